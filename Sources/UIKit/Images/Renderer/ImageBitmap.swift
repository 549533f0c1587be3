import Foundation

/// A bitmap for an image of so many points.
struct ImageBitmap {
  let context: CGContext
  let scale: CGFloat

  /// `scale` 0 or less is that of the screen.
  init(bounds: CGRect, scale: CGFloat, opaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : UIGraphicsImageRendererFormat.screenScale
    self.scale = scale
    let pixels = PixelBuffer(
      width: Self.pixels(bounds.width, scale), height: Self.pixels(bounds.height, scale), hasAlpha: !opaque)
    context = CGContext(pixels: pixels, scale: scale, origin: bounds.origin)
  }

  /// Rounded up, except for what is only a rounding error above a whole number. No side is longer than 2^15 − 1 pixels,
  /// which is as far as cairo draws.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exact = points * scale
    return exact.isFinite ? Int(max(0, min(32767, (exact - 1e-6).rounded(.up)))) : 0
  }
}

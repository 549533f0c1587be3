import Foundation

/// A bitmap for an image with a size in points.
struct ImageBitmap {
  let context: CGContext
  let scale: CGFloat

  /// Creates a bitmap. A `scale` of 0 or less means the screen's scale.
  init(bounds: CGRect, scale: CGFloat, opaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : UIGraphicsImageRendererFormat.screenScale
    self.scale = scale
    let pixels = PixelBuffer(
      width: Self.pixels(bounds.width, scale), height: Self.pixels(bounds.height, scale), hasAlpha: !opaque)
    context = CGContext(pixels: pixels, scale: scale, origin: bounds.origin)
  }

  /// Returns the number of pixels, rounded up unless the excess over a whole number is a rounding error. It is at most
  /// 2^15 − 1, the limit of cairo.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exact = points * scale
    return exact.isFinite ? Int(max(0, min(32767, (exact - 1e-6).rounded(.up)))) : 0
  }
}

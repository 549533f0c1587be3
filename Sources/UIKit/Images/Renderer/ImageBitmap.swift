import Foundation

/// A bitmap in which an image is drawn. Its size is specified in points.
struct ImageBitmap {
  let context: CGContext
  let scale: CGFloat

  /// Creates a bitmap. If `scale` is not positive, the scale of the screen is used.
  init(bounds: CGRect, scale: CGFloat, opaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : UIGraphicsImageRendererFormat.screenScale
    self.scale = scale
    let pixels = PixelBuffer(
      width: Self.pixelCount(bounds.width, scale), height: Self.pixelCount(bounds.height, scale), hasAlpha: !opaque)
    context = CGContext(pixels: pixels, scale: scale, origin: bounds.origin)
  }

  /// Converts a length in points to pixels and rounds it up, except for rounding errors. The maximum is 2^15 − 1, which
  /// is the limit of cairo.
  static func pixelCount(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let exactLength = points * scale
    return exactLength.isFinite ? Int(max(0, min(32767, (exactLength - 1e-6).rounded(.up)))) : 0
  }
}

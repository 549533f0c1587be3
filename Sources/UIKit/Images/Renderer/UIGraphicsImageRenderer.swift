import Foundation

/// Draws into bitmaps and makes images of them. May be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What an image is drawn by.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer for images of `size` points, at the main screen's scale.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Makes a renderer for images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images of what lies in `bounds`, in points. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  /// Makes a renderer for images of what lies in `bounds`, at the main screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Draws an image: as many points as the bounds, their pixels rounded up. A size without pixels gives an image of
  /// one, transparent.
  open func image(actions: DrawingActions) -> UIImage {
    let (pixels, scale) = draw(actions)
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Draws a PNG file; empty data where nothing can write one.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Draws a JPEG file, `compressionQuality` 0 (small) to 1 (good); empty data where nothing can write one.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> (CGImage, CGFloat) {
    let format = self.format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let bitmap = ImageBitmap(bounds: bounds, scale: format.scale, opaque: format.opaque)
    let context = UIGraphicsImageRendererContext(bitmap.context, format)
    UIGraphicsPushContext(bitmap.context)
    actions(context)
    UIGraphicsPopContext()
    return (bitmap.context.finishImage(), bitmap.scale)
  }
}

import Foundation

/// A renderer that draws images. The renderer can be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image in a renderer context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images of a size, at the scale of the main screen.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images of a size. A format specifies the scale and the other properties of the images.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: The format of the images, which is copied.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle. A format specifies the scale and the other properties of the images.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is drawn, in points.
  ///   - format: The format of the images, which is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  /// Creates a renderer for images of a rectangle, at the scale of the main screen.
  ///
  /// - Parameter bounds: The rectangle that is drawn, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Draws an image with the scale and opacity of the renderer's format, and returns it.
  ///
  /// - Parameter actions: A closure that draws the content.
  /// - Returns: The image. Its size in pixels is rounded up, and an empty size results in a transparent image of one
  ///   pixel.
  open func image(actions: DrawingActions) -> UIImage {
    let (pixels, scale) = draw(actions)
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Draws an image and encodes it as a PNG file.
  ///
  /// - Parameter actions: A closure that draws the content.
  /// - Returns: The contents of the file, or empty data if the image cannot be encoded.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Draws an image and encodes it as a JPEG file.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
  ///   - actions: A closure that draws the content.
  /// - Returns: The contents of the file, or empty data if the image cannot be encoded.
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

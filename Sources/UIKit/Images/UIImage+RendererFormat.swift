extension UIImage {
  /// A renderer format with the scale and opacity of this image. Accessing it decodes the image's file.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { !$0.pixels.hasAlpha } ?? false
    return format
  }
}

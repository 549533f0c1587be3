extension UIImage {
  /// The format of a renderer for images like this one, with the same scale and opacity. Accessing it decodes the file
  /// of the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { !$0.pixels.hasAlpha } ?? false
    return format
  }
}

extension UIImage {
  /// The format with which a renderer draws images like this one: the same scale and opaqueness. A file is decoded.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { !$0.pixels.hasAlpha } ?? false
    return format
  }
}

extension UIImage {
  /// What a renderer needs to draw a picture like this one: its scale, and whether it lets nothing through. Decodes a
  /// file.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { !$0.pixels.hasAlpha } ?? false
    return format
  }
}

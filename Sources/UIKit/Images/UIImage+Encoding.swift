import RuntimeInterface

extension UIImage {
  /// The picture as a PNG file, the right way up; nil when it has no pixels. Takes time: call it off the main thread.
  public func pngData() -> Data? {
    guard let image = drawnImage(scale: scale) else { return nil }
    return try? Runtime.imageCodec.encodePNG(image.pixels)
  }

  /// The picture as a JPEG file; `compressionQuality` from 0 (small) to 1 (good). The orientation is kept as EXIF;
  /// transparent parts become white. nil when it has no pixels. Takes time: call it off the main thread.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let isPlain = !isDrawnAsTemplate && values.tint == nil
    guard let image = isPlain ? storage.image(scale: scale) : drawnImage(scale: scale) else { return nil }
    return try? Runtime.imageCodec.encodeJPEG(
      image.pixels, quality: Double(compressionQuality), orientation: isPlain ? values.orientation.exif : 1)
  }
}

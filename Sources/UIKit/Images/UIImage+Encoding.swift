import RuntimeInterface

extension UIImage {
  /// Encodes the image as a PNG file. The orientation is applied to the pixels. Encoding is slow, so call the method on
  /// a background thread.
  ///
  /// - Returns: The contents of the file, or nil if the image has no pixels.
  public func pngData() -> Data? {
    guard let image = renderedImage(scale: scale) else { return nil }
    return try? Runtime.imageCodec.encodePNG(image.pixels)
  }

  /// Encodes the image as a HEIC file. The result is always nil in Tessera, which has no encoder for it; UIKit returns nil
  /// on devices without one.
  ///
  /// - Returns: The contents of the file, or nil.
  public func heicData() -> Data? { nil }

  /// Encodes the image as a JPEG file. The orientation is stored as EXIF data, and transparent parts become white.
  /// Encoding is slow, so call the method on a background thread.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
  /// - Returns: The contents of the file, or nil if the image has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let isPlain = !isDrawnAsTemplate && values.tint == nil
    guard let image = isPlain ? storage.image(scale: scale) : renderedImage(scale: scale) else { return nil }
    return try? Runtime.imageCodec.encodeJPEG(
      image.pixels, quality: Double(compressionQuality), orientation: isPlain ? values.orientation.exif : 1)
  }
}

import Foundation
import RuntimeInterface

/// The image formats that can be decoded. The format of a file is determined by its first bytes, never by its name.
enum ImageFormat: String {
  case jpeg, png, gif, webp

  /// Determines the format of a file from its first bytes.
  ///
  /// - Parameter start: The first 32 bytes of the file.
  /// - Throws: An `ImageError` that names the format if it is not supported.
  init(_ start: [UInt8]) throws {
    func begins(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    if start.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else {
      // gdk-pixbuf has loaders for most of these formats. They decode before they report a size: 9 KB of TIFF took 1.6
      // GB.
      let unsupportedFormats: [(name: String, isMatch: Bool)] = [
        ("a TIFF picture", start.starts(with: [0x49, 0x49, 42, 0]) || start.starts(with: [0x4D, 0x4D, 0, 42])),
        ("a BMP picture", begins("BM")), ("an icon", start.starts(with: [0, 0, 1, 0]) || begins("icns")),
        ("an SVG picture", begins("<svg") || begins("<?xml")), ("a Photoshop picture", begins("8BPS")),
        ("an HEIC or AVIF picture or a video", begins("ftyp", at: 4)), ("a PDF document", begins("%PDF")),
        ("a JPEG XL picture", start.starts(with: [0xFF, 0x0A]) || begins("JXL ", at: 4)),
        ("an X pixmap", begins("/* XPM")),
      ]
      guard let name = unsupportedFormats.first(where: \.isMatch)?.name else {
        throw ImageError("the file is not an image")
      }
      throw ImageError("the file is \(name), which is not supported; supported formats: JPEG, PNG, GIF, WebP")
    }
  }
}

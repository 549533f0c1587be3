import Foundation
import RuntimeInterface

/// An image format that can be decoded. The format of a file is determined by its first bytes, never by its name.
enum ImageFormat: String {
  case jpeg, png, gif, webp, tiff, avif, heif, jxl

  /// The name of the format in messages.
  var name: String {
    switch self {
    case .jpeg, .png, .gif, .tiff, .avif: rawValue.uppercased()
    case .webp: "WebP"
    case .heif: "HEIC"
    case .jxl: "JPEG XL"
    }
  }

  /// The names of gdk-pixbuf's loaders for the format, the preferred one first. The loader of libheif has two names,
  /// and also reads AVIF.
  var loaders: [String] {
    switch self {
    case .jpeg, .png, .gif, .webp, .tiff, .jxl: [rawValue]
    case .avif: ["avif", "heif/avif", "heif"]
    case .heif: ["heif", "heif/avif"]
    }
  }

  /// The Debian package that contains the loader of gdk-pixbuf, or `nil` if it is a part of gdk-pixbuf.
  var package: String? {
    switch self {
    case .jpeg, .png, .gif, .tiff: nil
    case .webp: "webp-pixbuf-loader"
    case .avif: "libavif-gdk-pixbuf"
    case .heif: "heif-gdk-pixbuf"
    case .jxl: "libjxl-gdk-pixbuf"
    }
  }

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
    } else if start.starts(with: [0x49, 0x49, 42, 0]) || start.starts(with: [0x4D, 0x4D, 0, 42]) {
      self = .tiff
    } else if start.starts(with: [0xFF, 0x0A]) || begins("JXL ", at: 4) {
      self = .jxl
    } else if begins("ftyp", at: 4), let format = ImageFormat(brands: start) {
      self = format
    } else {
      // gdk-pixbuf has loaders for most of these formats.
      let unsupportedFormats: [(name: String, isMatch: Bool)] = [
        ("a BMP picture", begins("BM")), ("an icon", start.starts(with: [0, 0, 1, 0]) || begins("icns")),
        ("an SVG picture", begins("<svg") || begins("<?xml")), ("a Photoshop picture", begins("8BPS")),
        ("a video", begins("ftyp", at: 4)), ("a PDF document", begins("%PDF")),
        ("an X pixmap", begins("/* XPM")),
      ]
      guard let name = unsupportedFormats.first(where: \.isMatch)?.name else {
        throw ImageError("the file is not an image")
      }
      throw ImageError(
        "the file is \(name), which is not supported; supported formats: JPEG, PNG, GIF, WebP, TIFF, AVIF, HEIC, JPEG XL"
      )
    }
  }

  /// Determines the format from the brands of a file (ISO/IEC 14496-12, 4.3), or returns `nil` for a video.
  private init?(brands start: [UInt8]) {
    let length = min(start.bigEndianUInt32(at: 0) ?? 0, start.count)
    // The first brand, then the version, then the compatible brands.
    let brands = ([8] + Array(stride(from: 16, to: max(16, length - 3), by: 4))).compactMap { start.text($0, 4) }
    if brands.contains(where: ["avif", "avis"].contains) {
      self = .avif
    } else if brands.contains(where: ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains) {
      self = .heif
    } else {
      return nil
    }
  }
}

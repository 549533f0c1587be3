import Foundation
import RuntimeInterface

/// Reads what the headers of the usual formats say, without decoding anything.
enum ImageHeader {
  /// Nil for formats that are not known here.
  static func read(_ reader: ByteReader) throws -> ImageInfo? {
    let start = reader.bytes(0, 32)
    if start.starts(with: [0xFF, 0xD8]) { return try jpeg(reader) }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return try png(reader) }
    if start.text(0, 4) == "GIF8" {
      guard let width = start.little16(6), let height = start.little16(8) else { throw truncated("GIF") }
      return ImageInfo(
        pixelWidth: width, pixelHeight: height, type: "gif", orientation: 1, captureDate: nil,
        isAnimated: AnimationFrames.countGIF(reader) > 1)
    }
    if start.text(0, 4) == "RIFF" && start.text(8, 4) == "WEBP" { return try webp(reader) }
    return nil
  }

  static func truncated(_ format: String) -> ImageError { ImageError("the \(format) file ends too early") }

  // MARK: JPEG

  private static func jpeg(_ reader: ByteReader) throws -> ImageInfo {
    var exif = Exif()
    var offset = 2
    for _ in 0..<10_000 {
      let mark = reader.bytes(offset, 4)
      guard mark.count == 4 else { throw truncated("JPEG") }
      guard mark[0] == 0xFF else { throw ImageError("damaged JPEG header") }
      let kind = mark[1]
      if kind == 0xFF {
        offset += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += 2
        continue
      }
      if kind == 0xD9 || kind == 0xDA { throw ImageError("damaged JPEG header: no picture size before the pixels") }
      guard let length = mark.big16(2), length >= 2 else { throw ImageError("damaged JPEG header") }
      if (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC {
        let frame = reader.bytes(offset + 4, 6)
        guard let height = frame.big16(1), let width = frame.big16(3) else { throw truncated("JPEG") }
        guard width > 0, height > 0 else { throw ImageError("the JPEG picture has no size") }
        return ImageInfo(
          pixelWidth: width, pixelHeight: height, type: "jpeg", orientation: exif.orientation, captureDate: exif.date,
          isAnimated: false)
      }
      if kind == 0xE1 && length > 8 {
        let block = reader.bytes(offset + 4, length - 2)
        if block.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { exif = Exif(Array(block.dropFirst(6))) }
      }
      offset += 2 + length
    }
    throw ImageError("damaged JPEG header")
  }

  /// Whether a JPEG has its end mark: decoders paint what is missing grey and say nothing.
  static func isCompleteJPEG(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes -> Bool in
      guard let base = bytes.baseAddress else { return false }
      var offset = 2
      var inScan = false
      while offset + 1 < bytes.count {
        if inScan || bytes[offset] != 0xFF {
          guard let found = memchr(base + offset, 0xFF, bytes.count - offset) else { return false }
          offset = UnsafeRawPointer(found) - base
          guard offset + 1 < bytes.count else { return false }
        }
        let kind = bytes[offset + 1]
        switch kind {
        case 0xD9: return true
        case 0x00, 0x01, 0xD0...0xD8: offset += 2
        case 0xFF: offset += 1
        default:
          guard offset + 3 < bytes.count else { return false }
          inScan = kind == 0xDA || inScan
          offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
        }
      }
      return false
    }
  }

  // MARK: PNG, WebP

  /// Whether a PNG has its last chunk: gdk-pixbuf leaves missing rows empty and says nothing.
  static func isCompletePNG(_ reader: ByteReader) -> Bool {
    var offset = 8
    while offset + 12 <= reader.count {
      let chunk = reader.bytes(offset, 8)
      guard let length = chunk.big32(0), let name = chunk.text(4, 4), length < 0x7FFF_FFFF else { return false }
      offset += 12 + length
      if name == "IEND" { return offset <= reader.count }
    }
    return false
  }

  private static func png(_ reader: ByteReader) throws -> ImageInfo {
    let header = reader.bytes(8, 16)
    guard header.text(4, 4) == "IHDR", let width = header.big32(8), let height = header.big32(12) else {
      throw truncated("PNG")
    }
    guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw ImageError("the PNG picture has no size")
    }
    var exif = Exif()
    var offset = 8
    for _ in 0..<10_000 {
      let chunk = reader.bytes(offset, 8)
      guard let length = chunk.big32(0), let name = chunk.text(4, 4), length < 0x7FFF_FFFF else { break }
      if name == "eXIf" { exif = Exif(reader.bytes(offset + 8, min(length, 1 << 20))) }
      if name == "IDAT" || name == "IEND" { break }
      offset += 12 + length
    }
    return ImageInfo(
      pixelWidth: width, pixelHeight: height, type: "png", orientation: exif.orientation, captureDate: exif.date,
      isAnimated: false)
  }

  private static func webp(_ reader: ByteReader) throws -> ImageInfo {
    var info = ImageInfo(
      pixelWidth: 0, pixelHeight: 0, type: "webp", orientation: 1, captureDate: nil, isAnimated: false)
    var offset = 12
    for _ in 0..<10_000 {
      let chunk = reader.bytes(offset, 24)
      guard let name = chunk.text(0, 4), let length = chunk.little32(4) else { break }
      switch name {
      case "VP8X":
        guard chunk.count >= 18 else { throw truncated("WebP") }
        info.isAnimated = chunk[8] & 2 != 0
        info.pixelWidth = 1 + (Int(chunk[12]) | Int(chunk[13]) << 8 | Int(chunk[14]) << 16)
        info.pixelHeight = 1 + (Int(chunk[15]) | Int(chunk[16]) << 8 | Int(chunk[17]) << 16)
      case "VP8 ":
        if info.pixelWidth == 0, let width = chunk.little16(14), let height = chunk.little16(16) {
          info.pixelWidth = width & 0x3FFF
          info.pixelHeight = height & 0x3FFF
        }
      case "VP8L":
        if info.pixelWidth == 0, let bits = chunk.little32(9) {
          info.pixelWidth = 1 + bits & 0x3FFF
          info.pixelHeight = 1 + (bits >> 14) & 0x3FFF
        }
      case "EXIF":
        var block = reader.bytes(offset + 8, min(length, 1 << 20))
        if block.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { block.removeFirst(6) }
        let exif = Exif(block)
        info.orientation = exif.orientation
        info.captureDate = exif.date
      default: break
      }
      offset += 8 + length + (length & 1)
    }
    guard info.pixelWidth > 0, info.pixelHeight > 0 else { throw truncated("WebP") }
    return info
  }
}

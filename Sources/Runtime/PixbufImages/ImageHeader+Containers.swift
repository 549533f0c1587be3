import Foundation
import RuntimeInterface

// The sizes of images in TIFF, HEIF, AVIF and JPEG XL files. Their loaders report a size only after they have allocated
// the pixels, so the size has to be known before.
extension ImageHeader {
  // MARK: TIFF

  /// Returns the size of the first image of a TIFF file (TIFF 6.0, sections 2 and 15), and the orientation of the pixels
  /// that its loader returns.
  ///
  /// libtiff mirrors the pixels as the orientation of the file says, but does not exchange rows and columns. What remains is
  /// orientation 5 or 7 (measured with gdk-pixbuf 2.42.10 and libtiff 4.5.0).
  static func tiffSize(_ reader: ByteReader) throws -> (width: Int, height: Int, orientation: Int) {
    let start = reader.bytes(0, 8)
    let isBigEndian = start.first == 0x4D
    func short(_ bytes: [UInt8], _ offset: Int) -> Int? {
      isBigEndian ? bytes.bigEndianUInt16(at: offset) : bytes.littleEndianUInt16(at: offset)
    }
    func long(_ bytes: [UInt8], _ offset: Int) -> Int? {
      isBigEndian ? bytes.bigEndianUInt32(at: offset) : bytes.littleEndianUInt32(at: offset)
    }
    guard let directory = long(start, 4), let count = short(reader.bytes(directory, 2), 0) else {
      throw truncated("TIFF")
    }
    let entries = reader.bytes(directory + 2, count * 12)
    guard entries.count == count * 12 else { throw truncated("TIFF") }
    var values: [Int: Int] = [:]
    for entry in 0..<count {
      guard let tag = short(entries, entry * 12), let kind = short(entries, entry * 12 + 2) else { break }
      // Other types than SHORT and LONG are not valid for sizes.
      values[tag] = kind == 3 ? short(entries, entry * 12 + 8) : kind == 4 ? long(entries, entry * 12 + 8) : nil
    }
    guard let width = values[256], let height = values[257], width > 0, height > 0 else {
      throw ImageError("the TIFF header is damaged: it contains no image size")
    }
    // The loader allocates whole tiles.
    for (tile, side) in [(values[322], width), (values[323], height)] {
      guard tile ?? 0 <= side + 4096 else {
        throw ImageError("the TIFF header is damaged: its tiles are larger than the image")
      }
    }
    return (width, height, [5: 5, 6: 7, 7: 5, 8: 7][values[274] ?? 1] ?? 1)
  }

  // MARK: HEIF and AVIF

  /// Returns the size of the largest image of an HEIF or AVIF file, as it is shown (ISO/IEC 23008-12, 6.5.3 and 6.5.10).
  static func heifSize(_ reader: ByteReader) throws -> (width: Int, height: Int) {
    // A version and flags come before the boxes of the box "meta".
    guard let meta = box("meta", in: 0..<reader.count, reader), meta.count >= 4,
      let properties = box("iprp", in: meta.lowerBound + 4..<meta.upperBound, reader).flatMap({
        box("ipco", in: $0, reader)
      })
    else { throw ImageError("the HEIF header is damaged: it contains no image size") }
    var size = (width: 0, height: 0)
    var isRotated = false
    var offset = properties.lowerBound
    while let (name, content) = boxHeader(at: offset, in: properties, reader) {
      if name == "ispe" {
        let fields = reader.bytes(content.lowerBound + 4, 8)
        if let width = fields.bigEndianUInt32(at: 0), let height = fields.bigEndianUInt32(at: 4),
          Double(width) * Double(height) > Double(size.width) * Double(size.height)
        {
          size = (width, height)
        }
      } else if name == "irot", let angle = reader.bytes(content.lowerBound, 1).first {
        // The loader applies quarter turns.
        isRotated = angle & 1 == 1
      }
      offset = content.upperBound
    }
    guard size.width > 0, size.height > 0 else {
      throw ImageError("the HEIF header is damaged: it contains no image size")
    }
    return isRotated ? (size.height, size.width) : size
  }

  /// Returns the range of the content of the first box with a name in a range of the file, or `nil` if there is no such box.
  private static func box(_ name: String, in range: Range<Int>, _ reader: ByteReader) -> Range<Int>? {
    var offset = range.lowerBound
    while let (found, content) = boxHeader(at: offset, in: range, reader) {
      if found == name { return content }
      offset = content.upperBound
    }
    return nil
  }

  /// Returns the name and the content of a box (ISO/IEC 14496-12, 4.2), or `nil` at the end of the range.
  private static func boxHeader(
    at offset: Int, in range: Range<Int>, _ reader: ByteReader
  ) -> (name: String, content: Range<Int>)? {
    guard offset >= range.lowerBound, offset + 8 <= range.upperBound else { return nil }
    let header = reader.bytes(offset, 16)
    guard let length = header.bigEndianUInt32(at: 0), let name = header.text(4, 4) else { return nil }
    var (start, end) = (offset + 8, offset + length)
    if length == 0 { end = range.upperBound }
    if length == 1 {
      guard let high = header.bigEndianUInt32(at: 8), let low = header.bigEndianUInt32(at: 12), high < 1 << 16 else {
        return nil
      }
      (start, end) = (offset + 16, offset + (high << 32 | low))
    }
    guard end >= start, end <= range.upperBound else { return nil }
    return (name, start..<end)
  }

  // MARK: JPEG XL

  /// Returns the size of a JPEG XL image as it is shown (ISO/IEC 18181-1, D.2 and D.3), in its container or without one.
  static func jxlSize(_ reader: ByteReader) throws -> (width: Int, height: Int) {
    var start = 0
    if reader.bytes(0, 2) != [0xFF, 0x0A] {
      if let whole = box("jxlc", in: 0..<reader.count, reader) {
        start = whole.lowerBound
      } else if let part = box("jxlp", in: 0..<reader.count, reader) {
        start = part.lowerBound + 4
      } else {
        throw truncated("JPEG XL")
      }
    }
    let bytes = reader.bytes(start, 16)
    guard bytes.count >= 8, bytes[0] == 0xFF, bytes[1] == 0x0A else { throw truncated("JPEG XL") }
    var position = 16
    // Bits beyond the end are zeros.
    func bits(_ count: Int) -> Int {
      var value = 0
      for bit in 0..<count {
        let index = position >> 3
        if index < bytes.count, bytes[index] >> UInt8(position & 7) & 1 == 1 { value |= 1 << bit }
        position += 1
      }
      return value
    }
    let isSmall = bits(1) == 1
    func side() -> Int { isSmall ? (bits(5) + 1) * 8 : bits([9, 13, 18, 30][bits(2)]) + 1 }
    let height = side()
    let ratios = [(0, 1), (1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
    let ratio = bits(3)
    let width = ratio == 0 ? side() : height * ratios[ratio].0 / ratios[ratio].1
    // The loader applies the orientation. It follows two bits that tell that there are other fields than the default ones.
    let isRotated = bits(1) == 0 && bits(1) == 1 && bits(3) >= 4
    return isRotated ? (height, width) : (width, height)
  }
}

import CoreGraphics
import Foundation

/// The length and the size of a video, from the header of its file. MP4, QuickTime, Matroska and WebM files are read.
package struct VideoDetails: Equatable, Sendable {
  /// The length in seconds, or `nil` if the file does not contain it.
  package var duration: TimeInterval?
  /// The width in pixels, or 0 if it is unknown.
  package var width = 0
  /// The height in pixels, or 0 if it is unknown.
  package var height = 0

  /// The largest header that is read, in bytes. Headers of hours of video are smaller.
  private static let maximumHeader = 16 << 20

  /// Creates details without values.
  package init() {}

  /// Reads the details of a video file, and blocks the calling thread meanwhile. If the file is not a video of a known format,
  /// the duration is `nil`, and the width and height are 0.
  package init(_ file: RegularFile) {
    let start = Bytes(file, 0, 12)
    if start.text(4, 4) == "ftyp" || ["moov", "mdat", "free", "wide"].contains(start.text(4, 4)) {
      readMovie(file)
    } else if start.number(0, 4) == 0x1A45_DFA3 {
      readMatroska(Bytes(file, 0, min(file.size, 1 << 20)))
    }
  }

  // MARK: MP4 and QuickTime

  /// Finds the box `moov`, which is before or after the frames.
  private mutating func readMovie(_ file: RegularFile) {
    var offset = 0
    // A file has few boxes at its top level.
    for _ in 0..<64 {
      let header = Bytes(file, offset, 16)
      guard let (type, content, end) = Self.box(header, 0, file.size - offset) else { return }
      if type == "moov" {
        guard end - content <= Self.maximumHeader else { return }
        let bytes = Bytes(file, offset + content, end - content)
        return readBoxes(bytes, 0, bytes.count, depth: 0)
      }
      offset += end
    }
  }

  private mutating func readBoxes(_ bytes: Bytes, _ start: Int, _ end: Int, depth: Int) {
    var offset = start
    while offset < end, let (type, content, length) = Self.box(bytes, offset, end - offset) {
      let first = offset + content
      switch type {
      case "mvhd":
        let isLong = bytes.number(first, 1) == 1
        let scale = bytes.number(first + (isLong ? 20 : 12), 4)
        let units = bytes.number(first + (isLong ? 24 : 16), isLong ? 8 : 4)
        if let scale, let units, scale > 0, units < .max / 2 { duration = Double(units) / Double(scale) }
      case "trak" where depth == 0: readBoxes(bytes, first, offset + length, depth: 1)
      case "tkhd":
        // Sizes are numbers of 16 bits with a fraction of 16 bits, at the end of the box. Those of sound are 0.
        let columns = bytes.number(offset + length - 8, 2)
        let rows = bytes.number(offset + length - 4, 2)
        if let columns, let rows, columns > 0, rows > 0, width == 0 { (width, height) = (Int(columns), Int(rows)) }
      default: break
      }
      offset += length
    }
  }

  /// Returns the type of a box, the offset of its content, and its length. The result is `nil` for a damaged box.
  private static func box(_ bytes: Bytes, _ offset: Int, _ space: Int) -> (String, content: Int, length: Int)? {
    guard space >= 8, let short = bytes.number(offset, 4), let type = bytes.text(offset + 4, 4) else { return nil }
    var content = 8
    var length = UInt64(short)
    if short == 1 {
      guard let long = bytes.number(offset + 8, 8) else { return nil }
      (content, length) = (16, long)
    }
    if short == 0 { length = UInt64(space) }
    guard length >= UInt64(content), length <= UInt64(space) else { return nil }
    return (type, content, Int(length))
  }

  // MARK: Matroska

  private mutating func readMatroska(_ bytes: Bytes) { readElements(bytes, 0, bytes.count, depth: 0) }

  private mutating func readElements(_ bytes: Bytes, _ start: Int, _ end: Int, depth: Int) {
    var offset = start
    var scale = 1_000_000.0
    var units: Double?
    while offset < end, let (id, first, length) = Self.element(bytes, offset) {
      let last = min(end, first + length)
      switch id {
      // The segment with its information and its tracks, a track, and the settings of video.
      case 0x1853_8067, 0x1549_A966, 0x1654_AE6B, 0xAE, 0xE0:
        if depth < 4 { readElements(bytes, first, last, depth: depth + 1) }
      case 0x2AD7B1: if let number = bytes.number(first, length), number > 0 { scale = Double(number) }
      case 0x4489:
        if length == 4 { units = bytes.number(first, 4).map { Double(Float(bitPattern: UInt32($0))) } }
        if length == 8 { units = bytes.number(first, 8).map { Double(bitPattern: $0) } }
      case 0xB0: if width == 0 { width = bytes.number(first, length).map { Int(clamping: min($0, 1 << 20)) } ?? 0 }
      case 0xBA: if height == 0 { height = bytes.number(first, length).map { Int(clamping: min($0, 1 << 20)) } ?? 0 }
      default: break
      }
      offset = last
    }
    let seconds = units.map { $0 * scale / 1_000_000_000 }
    if let seconds, seconds.isFinite, seconds >= 0 { duration = seconds }
  }

  /// Returns the identifier of an element, and the offset and length of its content.
  private static func element(_ bytes: Bytes, _ offset: Int) -> (id: UInt64, content: Int, length: Int)? {
    guard let lead = bytes.number(offset, 1), lead > 0 else { return nil }
    let idLength = UInt8(lead).leadingZeroBitCount + 1
    guard idLength <= 4, let id = bytes.number(offset, idLength), let size = bytes.number(offset + idLength, 1),
      size > 0
    else { return nil }
    let sizeLength = UInt8(size).leadingZeroBitCount + 1
    guard let coded = bytes.number(offset + idLength, sizeLength) else { return nil }
    let length = coded & ((1 << (7 * UInt64(sizeLength))) - 1)
    let content = offset + idLength + sizeLength
    // If all bits of a length are ones, the length is unknown, and the element ends with the file.
    return (id, content, Int(clamping: min(length, UInt64(max(0, bytes.count - content)))))
  }
}

/// The bytes of a part of a file. Parts beyond the end of the file are cut off.
private struct Bytes {
  private let content: [UInt8]
  var count: Int { content.count }

  init(_ file: RegularFile, _ offset: Int, _ count: Int) {
    var bytes = [UInt8](repeating: 0, count: max(0, min(count, file.size - offset)))
    let read = bytes.withUnsafeMutableBytes { file.read(at: offset, into: $0) }
    content = Array(bytes.prefix(read))
  }

  /// Returns a number of 1 to 8 bytes with the most significant first, or `nil` at the end of the bytes.
  func number(_ offset: Int, _ length: Int) -> UInt64? {
    guard offset >= 0, (1...8).contains(length), offset <= content.count - length else { return nil }
    return content[offset..<offset + length].reduce(0) { $0 << 8 | UInt64($1) }
  }

  func text(_ offset: Int, _ length: Int) -> String? {
    guard offset >= 0, offset <= content.count - length else { return nil }
    return String(decoding: content[offset..<offset + length], as: UTF8.self)
  }
}

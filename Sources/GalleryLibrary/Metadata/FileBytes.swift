import CoreGraphics

/// A part of a file in memory, whose numbers have the most significant byte first. Reads outside of it have no result.
struct FileBytes {
  let content: [UInt8]
  var count: Int { content.count }

  init(_ content: [UInt8]) { self.content = content }

  /// Reads a part of a file. It is shorter if the file ends before.
  init(_ file: RegularFile, _ offset: Int, _ count: Int) {
    guard offset >= 0, offset < file.size, count > 0 else {
      content = []
      return
    }
    content = [UInt8](unsafeUninitializedCapacity: min(count, file.size - offset)) { buffer, initialized in
      initialized = file.read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Returns a number of 1 to 8 bytes with the most significant first, or `nil` at the end of the bytes.
  func number(_ offset: Int, _ length: Int) -> UInt64? {
    guard offset >= 0, (1...8).contains(length), offset <= content.count - length else { return nil }
    return content[offset..<offset + length].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a number of up to 4 bytes, or `nil` at the end of the bytes.
  func integer(_ offset: Int, _ length: Int) -> Int? {
    length <= 4 ? number(offset, length).map { Int($0) } : nil
  }

  func text(_ offset: Int, _ length: Int) -> String? {
    guard offset >= 0, length >= 0, offset <= content.count - length else { return nil }
    return String(decoding: content[offset..<offset + length], as: UTF8.self)
  }

  // MARK: Boxes

  /// A box of a file of the ISO base media format (ISO/IEC 14496-12, 4.2), such as MP4, HEIC and JPEG XL.
  struct Box {
    let type: String
    /// The length of the header.
    let content: Int
    /// The length with the header.
    let length: Int
  }

  /// Returns the header of a box, or `nil` for a damaged box.
  ///
  /// - Parameters:
  ///   - offset: The offset of the box.
  ///   - space: The number of bytes up to the end of the box that contains it, or of the file.
  func box(_ offset: Int, _ space: Int) -> Box? {
    guard space >= 8, let short = number(offset, 4), let type = text(offset + 4, 4) else { return nil }
    var content = 8
    var length = UInt64(short)
    if short == 1 {
      guard let long = number(offset + 8, 8) else { return nil }
      (content, length) = (16, long)
    }
    if short == 0 { length = UInt64(space) }
    guard length >= UInt64(content), length <= UInt64(space) else { return nil }
    return Box(type: type, content: content, length: Int(length))
  }

  /// Returns the range of the content of the first box of a type.
  func content(of type: String, in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound, let box = box(offset, range.upperBound - offset) {
      if box.type == type { return offset + box.content..<offset + box.length }
      offset += box.length
    }
    return nil
  }

  /// Returns the range of the content of the first box of a type at the top level of a file, whose other content is not
  /// read.
  ///
  /// - Parameters:
  ///   - type: The type, of four characters.
  ///   - prefix: The text with which the content begins, of at most four characters.
  ///   - file: The file.
  ///   - maximumVisits: The maximum number of boxes that are visited.
  static func content(
    of type: String, startingWith prefix: String = "", in file: RegularFile, maximumVisits: Int
  ) -> Range<Int>? {
    var offset = 0
    for _ in 0..<maximumVisits {
      let header = FileBytes(file, offset, 20)
      guard let box = header.box(0, file.size - offset) else { return nil }
      if box.type == type, header.text(box.content, prefix.utf8.count) == prefix {
        return offset + box.content..<offset + box.length
      }
      offset += box.length
    }
    return nil
  }
}

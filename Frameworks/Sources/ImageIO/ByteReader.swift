import Foundation

/// Reads numbers and texts from the bytes of a file. Positions outside the bytes give nil.
struct ByteReader {
  let data: Data

  /// Creates a reader. Positions count from the first byte, also in a part of other data.
  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  func byte(_ position: Int) -> Int? {
    guard position >= 0, position < data.count else { return nil }
    return Int(data[data.startIndex + position])
  }

  func bigEndian16(_ position: Int) -> Int? {
    guard let high = byte(position), let low = byte(position + 1) else { return nil }
    return high << 8 | low
  }

  func littleEndian16(_ position: Int) -> Int? {
    guard let low = byte(position), let high = byte(position + 1) else { return nil }
    return high << 8 | low
  }

  func littleEndian24(_ position: Int) -> Int? {
    guard let low = littleEndian16(position), let high = byte(position + 2) else { return nil }
    return high << 16 | low
  }

  func bigEndian32(_ position: Int) -> Int? {
    guard let high = bigEndian16(position), let low = bigEndian16(position + 2) else { return nil }
    return high << 16 | low
  }

  func littleEndian32(_ position: Int) -> Int? {
    guard let low = littleEndian16(position), let high = littleEndian16(position + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns the bytes in a range, or nil if a part of the range is outside the data.
  func bytes(_ position: Int, _ length: Int) -> Data? {
    guard position >= 0, length >= 0, position <= data.count, length <= data.count - position else { return nil }
    return data.subdata(in: data.startIndex + position..<data.startIndex + position + length)
  }

  /// Returns a text of one-byte characters without the zeros at its end.
  func text(_ position: Int, _ length: Int) -> String? {
    bytes(position, length).map { bytes in
      let end = bytes.firstIndex(of: 0) ?? bytes.endIndex
      let characters = bytes[bytes.startIndex..<end]
      return String(data: characters, encoding: .utf8)
        ?? String(String.UnicodeScalarView(characters.map { Unicode.Scalar($0) }))
    }
  }

  func hasText(_ text: String, at position: Int) -> Bool {
    bytes(position, text.utf8.count).map { $0.elementsEqual(text.utf8) } ?? false
  }
}

extension Data {
  mutating func appendBigEndian32(_ value: Int) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  mutating func appendBigEndian16(_ value: Int) {
    append(contentsOf: [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }

  mutating func appendLittleEndian16(_ value: Int) {
    append(contentsOf: [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)])
  }

  mutating func appendLittleEndian32(_ value: Int) {
    appendLittleEndian16(value)
    appendLittleEndian16(value >> 16)
  }
}

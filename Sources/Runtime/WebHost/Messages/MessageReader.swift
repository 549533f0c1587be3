/// Reads the fields of a page's message, which are little-endian and packed. Throws an error if a field is missing or invalid.
struct MessageReader {
  struct Malformed: Error, Equatable { var reason: String }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  private mutating func readInteger<Value: FixedWidthInteger>() throws(Malformed) -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - index >= size else {
      throw Malformed(
        reason: "The message is truncated: expected \(size) more bytes, but only \(bytes.count - index) remain.")
    }
    var value: Value = 0
    for offset in 0..<size { value |= Value(truncatingIfNeeded: bytes[index + offset]) << Value(offset * 8) }
    index += size
    return value
  }

  mutating func readUInt8() throws(Malformed) -> UInt8 { try readInteger() }
  mutating func readUInt16() throws(Malformed) -> UInt16 { try readInteger() }
  mutating func readUInt32() throws(Malformed) -> UInt32 { try readInteger() }

  mutating func readFlag() throws(Malformed) -> Bool {
    let value = try readUInt8()
    guard value < 2 else {
      throw Malformed(reason: "A Boolean field of the message has the value \(value), which is neither 0 nor 1.")
    }
    return value == 1
  }

  /// Reads a 32-bit floating-point number. Throws an error if its magnitude is larger than 1,000,000.
  mutating func readNumber() throws(Malformed) -> Double {
    let value = Double(Float(bitPattern: try readInteger()))
    guard abs(value) <= 1e6 else {
      throw Malformed(reason: "The number \(value) is out of range: its magnitude is limited to 1e6.")
    }
    return value
  }

  /// Reads a 64-bit floating-point number. Throws an error if its magnitude is larger than 1e15.
  mutating func readDouble() throws(Malformed) -> Double {
    let value = Double(bitPattern: try readInteger())
    guard abs(value) <= 1e15 else {
      throw Malformed(reason: "The number \(value) is out of range: its magnitude is limited to 1e15.")
    }
    return value
  }

  /// Reads data, which is encoded as a 32-bit length in bytes followed by the bytes.
  mutating func readBytes() throws(Malformed) -> [UInt8] {
    let count = Int(try readUInt32())
    guard bytes.count - index >= count else {
      throw Malformed(
        reason: "The message is truncated: expected \(count) more bytes, but only \(bytes.count - index) remain.")
    }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  /// Reads a string, which is encoded as a 32-bit length in bytes followed by UTF-8.
  mutating func readText() throws(Malformed) -> String {
    guard let text = String(validating: try readBytes(), as: UTF8.self) else {
      throw Malformed(reason: "A string of the message is not valid UTF-8.")
    }
    return text
  }
}

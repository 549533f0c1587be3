import Foundation

/// The tables of a TrueType or OpenType font. Reads outside of the data return nil.
///
/// The format is that of the OpenType specification, "The OpenType Font File" and "name - Naming Table".
struct FontTables {
  private let bytes: [UInt8]
  private var tables: [String: Range<Int>] = [:]

  /// Reads the table directory. The result is nil if the data does not begin with one, or lacks the tables that all
  /// fonts have.
  init?(_ data: Data) {
    bytes = Array(data)
    var start = 0
    if Self.tag(bytes, 0) == "ttcf" {
      guard let first = Self.number(bytes, 12, 4) else { return nil }
      start = first
    }
    guard let kind = Self.tag(bytes, start), ["\0\u{1}\0\0", "OTTO", "true"].contains(kind),
      let count = Self.number(bytes, start + 4, 2)
    else { return nil }
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let name = Self.tag(bytes, entry), let offset = Self.number(bytes, entry + 8, 4),
        let length = Self.number(bytes, entry + 12, 4), offset <= bytes.count, length <= bytes.count - offset
      else { return nil }
      tables[name] = offset..<offset + length
    }
    guard tables["head"] != nil, tables["name"] != nil, tables["maxp"] != nil else { return nil }
  }

  /// Returns a number of 2 bytes in a table.
  func unsigned(_ table: String, _ offset: Int) -> Int? {
    guard let range = tables[table], offset + 2 <= range.count else { return nil }
    return Self.number(bytes, range.lowerBound + offset, 2)
  }

  /// Returns a signed number of 2 bytes in a table.
  func signed(_ table: String, _ offset: Int) -> Int32? {
    unsigned(table, offset).map { Int32(Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns a name of the font by its number: 4 is the full name and 6 the PostScript name.
  func name(_ number: Int) -> String? {
    guard let range = tables["name"], let count = unsigned("name", 2), let texts = unsigned("name", 4) else {
      return nil
    }
    var result: String?
    for entry in (0..<count).map({ 6 + 12 * $0 }) where unsigned("name", entry + 6) == number {
      guard let platform = unsigned("name", entry), let length = unsigned("name", entry + 8),
        let offset = unsigned("name", entry + 10), texts + offset + length <= range.count
      else { continue }
      let start = range.lowerBound + texts + offset
      let text = Data(bytes[start..<start + length])
      // The names of the Macintosh platform are in Mac OS Roman, those of the others in UTF-16.
      if platform == 1 {
        result = result ?? String(data: text, encoding: .macOSRoman)
      } else if let decoded = String(data: text, encoding: .utf16BigEndian) {
        return decoded
      }
    }
    return result
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func tag(_ bytes: [UInt8], _ offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}

import Foundation

/// Reads old-style (OpenStep) property lists: `project.pbxproj` files, and `.strings` files, which have no outer
/// braces.
///
/// Foundation reads them too, but its errors contain neither the line of a mistake nor what was expected there.
package struct OldStyleParser {
  /// The maximum depth of nested values. Real project files have a depth of six. Deeper values are rejected, because
  /// parsing them could overflow the stack.
  static let depthLimit = 200

  private let path: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  private init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - data: The contents of the file, in UTF-8 or in UTF-16 with a byte order mark.
  ///   - path: The path that errors name.
  /// - Returns: The outermost value.
  /// - Throws: A `FileError` with the line of the first mistake.
  package static func parse(_ data: Data, path: String) throws -> OldStyleValue {
    var parser = OldStyleParser(path: path, bytes: utf8(data))
    let value = try parser.value(depth: 0)
    try parser.expectEnd()
    return value
  }

  /// Reads a `.strings` file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file, in UTF-8 or in UTF-16 with a byte order mark.
  ///   - path: The path that errors name.
  /// - Returns: The entries by key.
  /// - Throws: A `FileError` with the line of the first mistake.
  package static func parseStrings(_ data: Data, path: String) throws -> [String: String] {
    var parser = OldStyleParser(path: path, bytes: utf8(data))
    try parser.skipSpace()
    let hasBraces = parser.peek == UInt8(ascii: "{")
    let entries =
      hasBraces ? try parser.value(depth: 0).dictionary ?? [:] : try parser.entries(until: nil, from: 1, depth: 0)
    if hasBraces { try parser.expectEnd() }
    return entries.compactMapValues(\.string)
  }

  private static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { i in
      isLittle ? UInt16(bytes[i]) | UInt16(bytes[i + 1]) << 8 : UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  // MARK: Characters

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private func fail(_ message: String, line: Int? = nil) -> FileError {
    FileError(path, line: line ?? self.line, message)
  }

  private var found: String {
    guard let peek else { return "the end of the file" }
    return peek < 0x80 ? "'\(Character(UnicodeScalar(peek)))'" : "a character outside ASCII"
  }

  private mutating func skipSpace() throws {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n") { _ = byte; advance() }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = line
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
          advance()
        }
        guard index + 1 < bytes.count else { throw fail("this comment has no end", line: start) }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func expectEnd() throws {
    try skipSpace()
    guard peek == nil else { throw fail("the property list ends here, but \(found) follows") }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws -> OldStyleValue {
    try skipSpace()
    guard depth < Self.depthLimit else { throw fail("values are nested deeper than \(Self.depthLimit) levels") }
    let start = line
    switch peek {
    case UInt8(ascii: "{"):
      index += 1
      return .dictionary(try entries(until: UInt8(ascii: "}"), from: start, depth: depth + 1), line: start)
    case UInt8(ascii: "("):
      index += 1
      return .array(try elements(from: start, depth: depth + 1), line: start)
    case UInt8(ascii: "<"):
      return .string(try data(), line: start)
    default:
      return .string(try string(), line: start)
    }
  }

  private mutating func entries(until end: UInt8?, from start: Int, depth: Int) throws -> [String: OldStyleValue] {
    var entries: [String: OldStyleValue] = [:]
    while true {
      try skipSpace()
      if peek == end {
        if end != nil { index += 1 }
        return entries
      }
      guard peek != nil else {
        throw fail("the dictionary that begins in line \(start) has no '}': the file is cut short")
      }
      let key = try string()
      try skipSpace()
      if peek == UInt8(ascii: ";") {
        // A line `"key";` in a strings file has the key as its value.
        entries[key] = .string(key, line: line)
        index += 1
        continue
      }
      guard peek == UInt8(ascii: "=") else { throw fail("'=' is missing after \"\(key)\"; found \(found)") }
      index += 1
      entries[key] = try value(depth: depth)
      try skipSpace()
      guard peek == UInt8(ascii: ";") else {
        throw fail("';' is missing after the value of \"\(key)\"; found \(found)")
      }
      index += 1
    }
  }

  private mutating func elements(from start: Int, depth: Int) throws -> [OldStyleValue] {
    var elements: [OldStyleValue] = []
    while true {
      try skipSpace()
      guard peek != nil else { throw fail("the array that begins in line \(start) has no ')': the file is cut short") }
      if peek == UInt8(ascii: ")") {
        index += 1
        return elements
      }
      elements.append(try value(depth: depth))
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        index += 1
      } else if peek != UInt8(ascii: ")") {
        throw fail("',' or ')' is missing in the array that begins in line \(start); found \(found)")
      }
    }
  }

  private func isConflict(at start: Int) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[start...].starts(with: Array($0.utf8)) }
  }

  private mutating func data() throws -> String {
    if isConflict(at: index) { throw fail("a merge conflict is not resolved here") }
    let start = line
    var text = ""
    while let byte = peek {
      advance()
      text.unicodeScalars.append(UnicodeScalar(byte))
      if byte == UInt8(ascii: ">") { return text }
    }
    throw fail("this data has no '>': the file is cut short", line: start)
  }

  private mutating func string() throws -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = index
    while let byte = peek, Self.isPlain(byte) { index += 1 }
    let text = bytes[start..<index]
    if isConflict(at: start) { throw fail("a merge conflict is not resolved here") }
    guard !text.isEmpty else { throw fail("a value is missing; found \(found)") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns whether a byte may occur in a string without quotation marks. The parser accepts more bytes than Xcode
  /// writes, because files that are written by hand often lack quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private mutating func quoted(_ quote: UInt8) throws -> String {
    let start = line
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(into: &text, from: start) } else { text.append(byte) }
    }
    throw fail("the string that begins here has no closing quotation mark", line: start)
  }

  private mutating func escape(into text: inout [UInt8], from start: Int) throws {
    guard let byte = peek else { throw fail("the string that begins here has no closing quotation mark", line: start) }
    advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      // A pair of UTF-16 code units is written as two successive escapes.
      var units = [hexadecimal()]
      while UTF16.isLeadSurrogate(units[units.count - 1]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "U") || bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        units.append(hexadecimal())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - UInt8(ascii: "0"))
      var digits = 1
      while digits < 3, let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) {
        code = code * 8 + Int(next - UInt8(ascii: "0"))
        index += 1
        digits += 1
      }
      text += Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: code))).utf8)
    default: text.append(byte)
    }
  }

  private mutating func hexadecimal() -> UInt16 {
    var code: UInt16 = 0
    var digits = 0
    while digits < 4, let next = peek, let digit = Character(UnicodeScalar(next)).hexDigitValue {
      code = code << 4 | UInt16(digit)
      index += 1
      digits += 1
    }
    return code
  }
}

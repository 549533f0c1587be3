import Foundation

/// Reads the text of a `.strings` file: `"key" = "value";` with comments as in C.
///
/// After an error, parsing continues after the next semicolon.
struct StringsParser {
  /// The errors that were found, with line numbers.
  private(set) var errors: [String] = []
  private let characters: [Character]
  private var position = 0
  private var line = 1

  /// Creates a parser for the text of a file.
  init(_ text: String) { characters = Array(text) }

  /// Returns the pairs of keys and values in the order of the file.
  mutating func parse() -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    while true {
      skipSpace()
      guard position < characters.count else { return pairs }
      guard let key = readToken() else {
        recover("a key is expected")
        continue
      }
      skipSpace()
      if skip(";") {
        pairs.append((key, key))
        continue
      }
      guard skip("=") else {
        recover("“=” is expected after the key “\(key)”")
        continue
      }
      skipSpace()
      guard let value = readToken() else {
        recover("the value of “\(key)” is missing or not terminated")
        continue
      }
      skipSpace()
      pairs.append((key, value))
      if !skip(";") { recover("“;” is expected after the value of “\(key)”") }
    }
  }

  private mutating func recover(_ message: String) {
    if errors.count < 20 { errors.append("\(line): \(message)") }
    let start = position
    while position < characters.count, characters[position] != ";", position == start || characters[position] != "\n" {
      advance()
    }
    if position < characters.count { advance() }
  }

  private mutating func advance() {
    if characters[position].isNewline { line += 1 }
    position += 1
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  private func peek(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let character = peek() {
      if character.isWhitespace {
        advance()
      } else if character == "/", peek(1) == "/" {
        while let character = peek(), !character.isNewline { advance() }
      } else if character == "/", peek(1) == "*" {
        position += 2
        while position < characters.count, !(peek() == "*" && peek(1) == "/") { advance() }
        position = min(characters.count, position + 2)
      } else {
        return
      }
    }
  }

  /// Reads a quoted string or a word. Returns nil if there is neither, or if the quotation mark at the end is missing.
  private mutating func readToken() -> String? {
    guard let first = peek() else { return nil }
    guard first == "\"" || first == "'" else {
      let start = position
      while let character = peek(), character.isLetter || character.isNumber || "_-.$:/".contains(character) {
        position += 1
      }
      return position > start ? String(characters[start..<position]) : nil
    }
    position += 1
    var text = ""
    while let character = peek() {
      if character == first {
        position += 1
        return text
      }
      if character == "\\" {
        position += 1
        text += readEscape()
      } else {
        text.append(character)
        advance()
      }
    }
    return nil
  }

  /// Reads the escape sequence after a backslash, and returns the text that it represents.
  private mutating func readEscape() -> String {
    guard let character = peek() else { return "" }
    advance()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var units = [readHexadecimal()]
      // Characters beyond the basic plane are written as two escapes.
      if (0xD800...0xDBFF).contains(units[0]), peek() == "\\", peek(1) == "U" || peek(1) == "u" {
        position += 2
        units.append(readHexadecimal())
      }
      return String(decoding: units, as: UTF16.self)
    case "0"..."7":
      var value = character.wholeNumberValue ?? 0
      while let digit = peek()?.wholeNumberValue, digit < 8, value < 64 {
        value = value * 8 + digit
        position += 1
      }
      return UnicodeScalar(value).map { String(Character($0)) } ?? ""
    default: return String(character)
    }
  }

  private mutating func readHexadecimal() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek()?.hexDigitValue else { break }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}

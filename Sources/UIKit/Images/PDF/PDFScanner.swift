/// Reads the objects of a PDF file or of a content stream.
struct PDFScanner {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0 || (9...13).contains(byte) || byte == 32 }
  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Returns the next object, or nil at the end or at a bracket that closes an array or dictionary.
  ///
  /// - Parameter depth: The nesting depth of arrays and dictionaries, which is limited.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth < 40 else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"):
      position += 1
      return .name(readWord(isName: true))
    case UInt8(ascii: "("): return .string(readString())
    case UInt8(ascii: "["):
      position += 1
      var values: [PDFValue] = []
      while let value = next(depth: depth + 1) { append(value, to: &values) }
      if position < bytes.count, bytes[position] == UInt8(ascii: "]") { position += 1 }
      return .array(values)
    case UInt8(ascii: "<"):
      position += 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
        return .string(readHexadecimalString())
      }
      position += 1
      var values: [PDFValue] = []
      while let value = next(depth: depth + 1) { append(value, to: &values) }
      if position + 1 < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 2 }
      var entries: [String: PDFValue] = [:]
      for index in stride(from: 0, to: values.count - 1, by: 2) {
        if let key = values[index].name { entries[key] = values[index + 1] }
      }
      return .dictionary(entries)
    case UInt8(ascii: "]"), UInt8(ascii: ">"): return nil
    case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .null
    default:
      let word = readWord(isName: false)
      if word.isEmpty {
        position += 1
        return .null
      }
      if let number = Double(word), number.isFinite { return .number(number) }
      switch word {
      case "true", "false": return .bool(word == "true")
      case "null": return .null
      default: return .keyword(word)
      }
    }
  }

  /// Appends a value to the values that precede it. The keyword `R` replaces the two numbers before it with a
  /// reference, as in `12 0 R`.
  private func append(_ value: PDFValue, to values: inout [PDFValue]) {
    if case .keyword("R") = value, values.count >= 2, let number = values[values.count - 2].number, abs(number) < 1e9 {
      values.removeLast(2)
      values.append(.reference(Int(number)))
    } else {
      values.append(value)
    }
  }

  private mutating func readWord(isName: Bool) -> String {
    var word: [UInt8] = []
    while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
      if isName, bytes[position] == UInt8(ascii: "#"), position + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[(position + 1)...(position + 2)], as: UTF8.self), radix: 16)
      {
        word.append(byte)
        position += 3
        continue
      }
      word.append(bytes[position])
      position += 1
    }
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func readString() -> [UInt8] {
    var (text, depth): ([UInt8], Int) = ([], 0)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        if position < bytes.count { text.append(bytes[position]) }
        position += 1
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { break }
      }
      if depth > 1 || byte != UInt8(ascii: "(") { text.append(byte) }
    }
    return text
  }

  private mutating func readHexadecimalString() -> [UInt8] {
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue { digits.append(UInt8(digit)) }
      position += 1
    }
    position += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

import Foundation

/// Finds the modules that Swift files import, without parsing them.
package enum ImportScanner {
  /// An import of a module at a line of a file.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let line: Int
    /// Indicates whether the import is within an `#if`.
    package var isConditional = false

    package init(module: String, line: Int, isConditional: Bool = false) {
      self.module = module
      self.line = line
      self.isConditional = isConditional
    }
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// Returns the imports of a file. A line in a multiline comment or string that looks like an import is returned as
  /// well.
  ///
  /// - Parameter text: The contents of the file.
  package static func imports(_ text: String) -> [Import] {
    guard text.contains("import") else { return [] }
    var result: [Import] = []
    var number = 0
    var depth = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // Most lines are not imports. Checking the first letters before allocating memory makes the scan fast.
      let code = line.drop { $0 == 0x20 || $0 == 0x09 }
      if code.first == UInt8(ascii: "#") {
        if code.starts(with: "#if".utf8) { depth += 1 }
        if code.starts(with: "#endif".utf8) { depth -= 1 }
        continue
      }
      guard let first = code.first,
        [UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f")].contains(first),
        line.count < 400
      else { continue }
      var words = String(decoding: line, as: UTF8.self).split(whereSeparator: {
        $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";"
      })[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words = words.dropFirst() }
      guard words.first == "import" else { continue }
      words = words.dropFirst()
      if let kind = words.first, kinds.contains(kind) { words = words.dropFirst() }
      guard let path = words.first else { continue }
      let module = path.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      if !module.isEmpty {
        result.append(Import(module: String(module), line: number, isConditional: depth > 0))
      }
    }
    return result
  }

  /// Returns whether a line begins within a comment or a string of several lines, so that it cannot be an import.
  ///
  /// - Parameters:
  ///   - number: The number of the line, beginning with 1.
  ///   - text: The contents of the file.
  static func isInText(line number: Int, of text: String) -> Bool {
    let quote = UInt8(ascii: "\"")
    var comments = 0
    var isString = false
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if index + 1 == number { return comments > 0 || isString }
      let bytes = Array(line)
      var place = 0
      var isQuoted = false
      while place < bytes.count {
        let rest = bytes[place...]
        let isEscape = bytes[place] == UInt8(ascii: "\\")
        let isMark = rest.starts(with: "\"\"\"".utf8)
        if comments > 0, rest.starts(with: "*/".utf8) {
          comments -= 1
          place += 2
        } else if !isString, !isQuoted, rest.starts(with: "/*".utf8) {
          comments += 1
          place += 2
        } else if comments > 0 {
          place += 1
        } else if isString || isQuoted, isEscape {
          place += 2
        } else if isMark, !isQuoted {
          isString.toggle()
          place += 3
        } else if !isString, !isQuoted, rest.starts(with: "//".utf8) {
          break
        } else {
          if !isString, bytes[place] == quote { isQuoted.toggle() }
          place += 1
        }
      }
    }
    return false
  }
}

import Foundation

/// Encodes JSON for responses.
enum JSONText {
  static let type = "application/json; charset=utf-8"

  /// Returns a value as JSON with sorted keys. Special characters of HTML are escaped, in case a browser interprets the
  /// response as a page.
  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = String(decoding: try encoder.encode(value), as: UTF8.self)
    // The characters `<`, `>` and `&` occur only in strings, where JSON allows them to be escaped.
    for (character, number) in [("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")] {
      text = text.replacingOccurrences(of: character, with: number)
    }
    return Data(text.utf8)
  }
}

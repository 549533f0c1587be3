import Foundation

/// JSON as it is sent.
enum JSONText {
  static let type = "application/json; charset=utf-8"

  /// A value with its keys in order. What means something in HTML is written as numbers, for those who take it for a page.
  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = String(decoding: try encoder.encode(value), as: UTF8.self)
    // Outside of strings JSON has none of these.
    for (character, number) in [("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")] {
      text = text.replacingOccurrences(of: character, with: number)
    }
    return Data(text.utf8)
  }
}

/// A value of an old-style property list, with the line on which it begins.
package indirect enum OldStyleValue: Hashable, Sendable {
  case string(String, line: Int)
  case array([OldStyleValue], line: Int)
  case dictionary([String: OldStyleValue], line: Int)

  /// The line on which the value begins, counted from 1.
  package var line: Int {
    switch self {
    case .string(_, let line), .array(_, let line), .dictionary(_, let line): line
    }
  }

  /// The text of a string, or nil for other values.
  package var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  /// The elements of an array, or nil for other values.
  package var array: [OldStyleValue]? {
    if case .array(let elements, _) = self { elements } else { nil }
  }

  /// The entries of a dictionary, or nil for other values.
  package var dictionary: [String: OldStyleValue]? {
    if case .dictionary(let entries, _) = self { entries } else { nil }
  }

  /// The texts of an array of strings. A single string counts as an array of one.
  package var strings: [String] {
    switch self {
    case .string(let text, _): [text]
    case .array(let elements, _): elements.compactMap(\.string)
    case .dictionary: []
    }
  }
}

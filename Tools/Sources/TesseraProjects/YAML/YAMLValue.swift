import Foundation

/// A value of a YAML file.
indirect enum YAMLValue: Hashable, Sendable {
  /// A text, a number or another value without parts. A text in quotation marks is always a text.
  case scalar(String, isQuoted: Bool)
  case sequence([YAMLValue])
  /// The entries in the order of the file.
  case mapping([Entry])

  /// An entry of a mapping.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: YAMLValue
  }

  /// Returns a mapping with the value of its merge key `<<`: a mapping, or a list of them. The entries have priority over those
  /// that are merged, and earlier mappings over later ones.
  static func mapping(_ entries: [Entry], merging inherited: [YAMLValue]) -> YAMLValue {
    var result = entries
    for entry in inherited.flatMap(\.entries) where !result.contains(where: { $0.key == entry.key }) {
      result.append(entry)
    }
    return .mapping(result)
  }

  /// The value of a key, or nil if the value is no mapping or does not contain the key.
  subscript(key: String) -> YAMLValue? { entries.first { $0.key == key }?.value }

  /// The entries of a mapping. The list is empty for other values.
  var entries: [Entry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }

  /// The elements of a sequence. A scalar and a mapping are returned as a list of one, and null as an empty list.
  var elements: [YAMLValue] {
    switch self {
    case .sequence(let elements): elements
    case .mapping: [self]
    case .scalar: isNull ? [] : [self]
    }
  }

  /// The text of a scalar, or nil for another value and for null.
  var string: String? {
    guard case .scalar(let text, _) = self, !isNull else { return nil }
    return text
  }

  /// The texts of the elements that are scalars.
  var strings: [String] { elements.compactMap(\.string) }

  /// The value of a scalar such as `true` or `no`, or nil for another value.
  var bool: Bool? {
    guard case .scalar(let text, false) = self else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// Indicates whether the value is null, as that of a key without a value.
  var isNull: Bool {
    guard case .scalar(let text, false) = self else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The number of values in this one, including itself.
  var count: Int {
    switch self {
    case .scalar: 1
    case .sequence(let elements): elements.reduce(1) { $0 + $1.count }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }

  /// The value as it is in a property list: a text, a number, a Boolean value, a list or a dictionary.
  var plain: Any {
    switch self {
    case .sequence(let elements): return elements.map(\.plain)
    case .mapping(let entries):
      return Dictionary(entries.map { ($0.key, $0.value.plain) }, uniquingKeysWith: { $1 })
    case .scalar(let text, let isQuoted):
      if isQuoted { return text }
      if let bool { return bool }
      if let number = Int(text) { return number }
      if let number = Double(text) { return number }
      return text
    }
  }

  /// The value with the entries of another one, which has priority. Mappings are merged, and lists are joined.
  ///
  /// - Parameter other: The other value. Its keys may end with `:REPLACE`, so that their values are not merged.
  func merged(with other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.sequence(let first), .sequence(let second)): return .sequence(first + second)
    case (.mapping(var result), .mapping(let added)):
      for entry in added {
        let isReplaced = entry.key.hasSuffix(":REPLACE")
        let key = isReplaced ? String(entry.key.dropLast(8)) : entry.key
        if let place = result.firstIndex(where: { $0.key == key }) {
          result[place].value = isReplaced ? entry.value : result[place].value.merged(with: entry.value)
        } else {
          result.append(Entry(key: key, value: entry.value))
        }
      }
      return .mapping(result)
    default: return other
    }
  }

  /// The value with the texts of its keys and scalars changed.
  func mapTexts(_ change: (String) -> String) -> YAMLValue {
    switch self {
    case .scalar(let text, let isQuoted): .scalar(change(text), isQuoted: isQuoted)
    case .sequence(let elements): .sequence(elements.map { $0.mapTexts(change) })
    case .mapping(let entries):
      .mapping(entries.map { Entry(key: change($0.key), value: $0.value.mapTexts(change)) })
    }
  }
}

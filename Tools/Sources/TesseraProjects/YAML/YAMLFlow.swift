import Foundation

/// Reads a value of YAML in flow style: `[a, b]`, `{a: 1}`, or a scalar. Inside of a collection, `*name` is the value of an
/// anchor.
struct YAMLFlow {
  private static let depthLimit = 100
  private let characters: [Character]
  /// The anchors of the file, which count the values that are repeated.
  private(set) var anchors: YAMLAnchors
  private var place = 0

  init(_ text: String, anchors: YAMLAnchors) {
    characters = Array(text)
    self.anchors = anchors
  }

  /// Indicates whether nothing but spaces remains.
  var isAtEnd: Bool { characters[place...].allSatisfy(\.isWhitespace) }

  private var current: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipSpaces() { while current?.isWhitespace == true { place += 1 } }

  /// Returns the next value, or nil if it is not closed or names an anchor that does not exist.
  ///
  /// - Parameter depth: The number of collections around the value. Outside of collections, a text may contain commas and
  ///   brackets.
  mutating func value(depth: Int) -> YAMLValue? { value(isInside: false, depth: depth) }

  private mutating func value(isInside: Bool, depth: Int) -> YAMLValue? {
    guard depth < Self.depthLimit else { return nil }
    skipSpaces()
    switch current {
    case "[": return sequence(depth: depth)
    case "{": return mapping(depth: depth)
    case "\"", "'": return quoted().map { .scalar($0, isQuoted: true) }
    case "*" where isInside: return anchors.value(String(plain(isInside: true, isKey: false).dropFirst()))
    default: return .scalar(plain(isInside: isInside, isKey: false), isQuoted: false)
    }
  }

  private mutating func sequence(depth: Int) -> YAMLValue? {
    place += 1
    var result: [YAMLValue] = []
    while true {
      skipSpaces()
      if current == "]" {
        place += 1
        return .sequence(result)
      }
      guard current != nil, let value = value(isInside: true, depth: depth + 1) else { return nil }
      result.append(value)
      guard skipComma(before: "]") else { return nil }
    }
  }

  private mutating func mapping(depth: Int) -> YAMLValue? {
    place += 1
    var result: [YAMLValue.Entry] = []
    var inherited: [YAMLValue] = []
    while true {
      skipSpaces()
      if current == "}" {
        place += 1
        return .mapping(result, merging: inherited)
      }
      guard let first = current else { return nil }
      guard let key = first == "\"" || first == "'" ? quoted() : plain(isInside: true, isKey: true) else { return nil }
      skipSpaces()
      var value = YAMLValue.scalar("", isQuoted: false)
      if current == ":" {
        place += 1
        guard let own = self.value(isInside: true, depth: depth + 1) else { return nil }
        value = own
      }
      if key == "<<" { inherited += value.elements } else { result.append(.init(key: key, value: value)) }
      guard skipComma(before: "}") else { return nil }
    }
  }

  private mutating func skipComma(before end: Character) -> Bool {
    skipSpaces()
    if current == "," {
      place += 1
      return true
    }
    return current == end
  }

  private mutating func plain(isInside: Bool, isKey: Bool) -> String {
    let start = place
    while let character = current {
      if isInside, ",[]{}".contains(character) { break }
      if isKey, character == ":" { break }
      if isInside, character == ":", place + 1 < characters.count, characters[place + 1].isWhitespace { break }
      place += 1
    }
    return String(characters[start..<place]).trimmingCharacters(in: .whitespaces)
  }

  private mutating func quoted() -> String? {
    guard let quote = current else { return nil }
    place += 1
    var result = ""
    while let character = current {
      place += 1
      if character == quote {
        // Two apostrophes are one.
        guard quote == "'", current == "'" else { return result }
        place += 1
        result.append("'")
      } else if character == "\\", quote == "\"", let escaped = current {
        place += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "u":
          let digits = String(characters[place..<min(place + 4, characters.count)])
          guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
          result.unicodeScalars.append(scalar)
          place += 4
        default: result.append(escaped)
        }
      } else {
        result.append(character)
      }
    }
    return nil
  }
}

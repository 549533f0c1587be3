/// The build settings of a target in one configuration. Layers override each other, and variables are replaced by their
/// values.
package struct BuildSettings: Sendable {
  /// The settings of one layer, such as those of the project or of an `.xcconfig` file. The keys are names, which may
  /// have conditions.
  package typealias Layer = [String: String]

  /// The layers, beginning with the lowest one. Each layer overrides the layers before it.
  private var layers: [[String: String]] = []
  /// The SDKs for which conditions are true. A setting for the simulator or for devices is meant for iOS in both cases.
  private static let sdks = ["iphonesimulator26.0", "iphoneos26.0"]

  package init() {}

  /// Adds a layer that overrides the existing ones.
  ///
  /// - Parameters:
  ///   - layer: Values by name. A name can have conditions: `NAME[sdk=iphone*][config=Debug]`.
  ///   - configuration: The name of the build configuration, such as `Debug`.
  package mutating func add(_ layer: Layer, configuration: String) {
    var plain: [String: String] = [:]
    // Settings are added in the order of the lengths of their names, so that a setting with more conditions overrides
    // one with fewer.
    for (name, value) in layer.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      guard let bracket = name.firstIndex(of: "[") else {
        plain[name] = value
        continue
      }
      let conditions = name[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," })
      if conditions.allSatisfy({ Self.holds($0, configuration: configuration) }) {
        plain[String(name[..<bracket])] = value
      }
    }
    layers.append(plain)
  }

  private static func holds(_ condition: Substring, configuration: String) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let pattern = String(parts[1])
    switch parts[0] {
    case "sdk": return sdks.contains { matches($0, pattern) }
    case "config": return matches(configuration, pattern)
    case "arch": return matches("x86_64", pattern)
    default: return false
    }
  }

  /// Returns whether a text matches a pattern that can end with an asterisk.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }

  /// Returns the value of a setting with its variables replaced, or nil if no layer contains the setting.
  package subscript(name: String) -> String? { value(of: name, below: layers.count, within: [], Budget()) }

  /// Returns whether the value of a setting is `YES`, `TRUE` or `1`.
  package func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }

  /// Returns the elements of a setting whose value is a list, such as `OTHER_SWIFT_FLAGS`.
  package func list(_ name: String) -> [String] { self[name].map(Self.words) ?? [] }

  /// The names of all settings in ascending order.
  package var names: [String] { Set(layers.flatMap(\.keys)).sorted() }

  /// The number of variables that can still be replaced in a text. The limit ends the replacement of variables that
  /// contain each other.
  private final class Budget {
    var left = 20_000
  }

  /// Returns the value of a setting with its variables replaced, or nil if none of the first `top` layers contains the
  /// setting.
  ///
  /// - Parameter outer: The variables that are being replaced, each with its layer. A variable that contains itself is
  ///   empty.
  private func value(of name: String, below top: Int, within outer: [String], _ budget: Budget) -> String? {
    guard let level = layers[..<top].lastIndex(where: { $0[name] != nil }), let text = layers[level][name] else {
      return nil
    }
    let place = "\(level) \(name)"
    budget.left -= 1
    guard !outer.contains(place), budget.left > 0 else { return "" }
    return expand(text) { variable in
      variable == "inherited" || variable == name
        ? value(of: name, below: level, within: outer + [place], budget) ?? ""
        : value(of: variable, below: layers.count, within: outer + [place], budget)
    }
  }

  /// Replaces the variables `$(NAME)` and `${NAME}` in a text. A variable may have modifiers, as in
  /// `$(NAME:rfc1034identifier)`.
  ///
  /// - Parameter text: A text, for example a value of Info.plist.
  /// - Returns: The text with the values of the variables. Unknown variables are replaced by an empty string, as in
  ///   Xcode.
  package func expand(_ text: String) -> String {
    let budget = Budget()
    return expand(text) { value(of: $0, below: layers.count, within: [], budget) }
  }

  /// The maximum depth of variables in the names of variables. Real projects use a depth of one or two.
  private static let depthLimit = 8
  /// The maximum length of a value. Only variables that repeatedly double each other have longer values.
  private static let lengthLimit = 1 << 16

  private func expand(_ text: String, depth: Int = 0, _ lookUp: (String) -> String?) -> String {
    guard depth < Self.depthLimit, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.lengthLimit {
      result += rest[..<dollar]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, rest[next] == "(" || rest[next] == "{" else {
        result += "$"
        rest = rest[next...]
        continue
      }
      let (open, close): (Character, Character) = rest[next] == "(" ? ("(", ")") : ("{", "}")
      var level = 0
      guard
        let end = rest[next...].firstIndex(where: { character in
          if character == open { level += 1 }
          if character == close { level -= 1 }
          return level == 0
        })
      else {
        result += rest[dollar...]
        return result
      }
      let inner = expand(String(rest[rest.index(after: next)..<end]), depth: depth + 1, lookUp)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      result += parts.dropFirst().reduce(lookUp(parts.first ?? "") ?? "") { Self.modified($0, by: $1) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func modified(_ text: String, by modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return identifier(text)
    case "rfc1034identifier":
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "file": return Paths.name(text)
    case "base": return Paths.stem(text)
    case "dir": return Paths.folder(text) + "/"
    case "suffix": return Paths.suffix(text).isEmpty ? "" : "." + Paths.suffix(text)
    case "standardizepath": return Paths.normalized(text)
    default: return modifier.hasPrefix("default=") && text.isEmpty ? String(modifier.dropFirst(8)) : text
    }
  }

  /// Returns a name with `_` in place of the characters that an identifier of C cannot contain.
  package static func identifier(_ name: String) -> String {
    var result = String(name.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return result
  }

  /// Splits a list at spaces outside quotation marks.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

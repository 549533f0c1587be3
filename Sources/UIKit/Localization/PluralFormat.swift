import Foundation

/// A format string whose text depends on the numbers that are its arguments: an entry of a `.stringsdict` file, or a
/// string of a string catalog with plural variations.
struct PluralFormat: Sendable {
  /// A part of the format that depends on one number.
  struct Variable: Sendable {
    /// The texts by category: `zero`, `one`, `two`, `few`, `many`, `other`.
    var texts: [String: String]
    /// The number of the argument, from 1, or nil if the position of the variable in the format determines the
    /// argument.
    var argument: Int?
    /// The conversion for `%arg` in the texts, such as `lld`.
    var conversion = "lld"
  }

  /// The format, with variables as `%#@name@`.
  var format: String
  var variables: [String: Variable]
  /// The language of the texts, which determines the plural rules.
  var language: String

  /// The plural formats that were looked up, by the number that was passed to `markerString(_:)`. A string cannot contain a
  /// `PluralFormat`, so the variables in the marker string contain this number.
  private static let formats = SharedCache<Int, PluralFormat>()
  private static let prefix = "tessera."

  /// Returns a string that represents the format, and that `expand(_:_:)` recognizes.
  ///
  /// - Parameter number: A number that identifies this format uniquely.
  func markerString(_ number: Int) -> String {
    Self.formats.insert(self, for: number)
    return format.replacing(/#@([^@]*)@/) { "#@\(Self.prefix)\(number).\($0.output.1)@" }
  }

  /// Returns a format in which the parts that depend on numbers are replaced by the texts for the arguments, and all
  /// conversions contain the position of their argument, as in `%1$@`. Returns nil if the format has no such parts.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The arguments.
  static func expand(_ format: String, _ arguments: [any CVarArg]) -> String? {
    guard format.contains("#@\(prefix)") else { return nil }
    var state = Expansion()
    return expand(Substring(format), arguments, in: nil, &state, depth: 0)
  }

  /// The state of the expansion of a format.
  private struct Expansion {
    /// The position of the next argument that has no explicit position.
    var nextArgument = 1
    /// The number of variables that may still be expanded. A damaged catalog can contain texts that contain themselves many times.
    var remainingVariables = 1000
  }

  /// The greatest position of an argument in a format.
  private static let maximumPosition = 1000

  /// Expands a format or the text of a variable.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - arguments: The arguments.
  ///   - enclosingFormat: The format that contains the variable, or nil if `text` is the format itself.
  ///   - state: The state of the expansion.
  ///   - depth: The nesting depth of the variable, which is 0 for the format itself.
  private static func expand(
    _ text: Substring, _ arguments: [any CVarArg], in enclosingFormat: PluralFormat?, _ state: inout Expansion,
    depth: Int
  ) -> String {
    var result = ""
    var remaining = text
    while let percentIndex = remaining.firstIndex(of: "%") {
      result += remaining[..<percentIndex]
      remaining = remaining[percentIndex...].dropFirst()
      if remaining.first == "%" {
        result += "%%"
        remaining = remaining.dropFirst()
        continue
      }
      let digits = remaining.prefix { $0.isASCII && $0.isNumber }
      var position: Int?
      if !digits.isEmpty, remaining[digits.endIndex...].first == "$" {
        position = Int(digits)
        remaining = remaining[digits.endIndex...].dropFirst()
      }
      if remaining.hasPrefix("#@"), let end = remaining.dropFirst(2).firstIndex(of: "@") {
        let name = remaining.dropFirst(2)[..<end]
        remaining = remaining[end...].dropFirst()
        guard depth < 8, state.remainingVariables > 0, let (format, variable) = variable(name, enclosingFormat) else {
          continue
        }
        state.remainingVariables -= 1
        let argument = min(max(position ?? variable.argument ?? state.nextArgument, 1), maximumPosition)
        if position == nil { state.nextArgument = max(state.nextArgument, argument + 1) }
        let nextArgument = state.nextArgument
        state.nextArgument = argument
        let variantText = variable.text(
          for: argument <= arguments.count ? arguments[argument - 1] : 0, format.language)
        let replacedText = variantText.replacing("%arg", with: "%\(argument)$\(variable.conversion)")
        result += expand(Substring(replacedText), arguments, in: format, &state, depth: depth + 1)
        state.nextArgument = max(nextArgument, state.nextArgument)
        continue
      }
      if let position {
        result += "%\(position)$"
      } else {
        result += "%\(state.nextArgument)$"
        state.nextArgument += 1
      }
    }
    return result + remaining
  }

  private static func variable(_ name: Substring, _ enclosingFormat: PluralFormat?) -> (PluralFormat, Variable)? {
    if name.hasPrefix(prefix) {
      let nameComponents = name.dropFirst(prefix.count).split(separator: ".", maxSplits: 1)
      guard nameComponents.count == 2, let format = Int(nameComponents[0]).flatMap({ formats[$0] }) else { return nil }
      return format.variables[String(nameComponents[1])].map { (format, $0) }
    }
    return enclosingFormat.flatMap { format in format.variables[String(name)].map { (format, $0) } }
  }
}

extension PluralFormat.Variable {
  /// Returns the text for a number. If there is a text for the category `zero`, it is used for 0 in all languages.
  fileprivate func text(for argument: any CVarArg, _ language: String) -> String {
    let number: Double =
      switch argument {
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as any BinaryInteger: Double(Int(clamping: value))
      case let value as NSNumber: value.doubleValue
      default: 0
      }
    if number == 0, let text = texts["zero"] { return text }
    return texts[PluralRules.category(number, language: language)] ?? texts["other"] ?? texts.values.min() ?? ""
  }
}

import SwiftSyntax

/// Conditions of other platforms, in which code is never compiled here.
enum PlatformCondition {
  private static let never: Set<String> = [
    "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(xrOS)", "canImport(AppKit)",
    "canImport(Cocoa)", "canImport(WatchKit)", "targetEnvironment(macCatalyst)",
  ]

  /// Indicates whether a condition is false whatever else the module is built with.
  static func isFalse(_ condition: ExprSyntax) -> Bool {
    answer(condition.trimmedDescription.filter { !$0.isWhitespace }) == false
  }

  /// Returns what a condition is, or nil if that depends on more than platforms that are not this one.
  private static func answer(_ text: String) -> Bool? {
    let alternatives = parts(of: text, at: "||")
    if alternatives.count > 1 {
      let answers = alternatives.map(answer)
      return answers.contains(true) ? true : answers.allSatisfy { $0 == false } ? false : nil
    }
    let conditions = parts(of: text, at: "&&")
    if conditions.count > 1 {
      let answers = conditions.map(answer)
      return answers.contains(false) ? false : answers.allSatisfy { $0 == true } ? true : nil
    }
    if text.hasPrefix("!") { return answer(String(text.dropFirst())).map { !$0 } }
    if text.hasPrefix("("), text.hasSuffix(")") { return answer(String(text.dropFirst().dropLast())) }
    return never.contains(text) || text == "false" ? false : nil
  }

  /// Splits a condition at an operator that is in no parentheses.
  private static func parts(of text: String, at separator: String) -> [String] {
    var parts = [""]
    var depth = 0
    var rest = Substring(text)
    while let first = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      parts[parts.count - 1].append(first)
      rest = rest.dropFirst()
    }
    return parts
  }
}

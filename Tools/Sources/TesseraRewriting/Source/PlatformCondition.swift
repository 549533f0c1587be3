import SwiftSyntax

/// Conditions on the platform whose result is known: those of other platforms, in which code is never compiled here, and
/// those of this one.
package enum PlatformCondition {
  private static let never: Set<String> = [
    "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(xrOS)", "canImport(AppKit)",
    "canImport(Cocoa)", "canImport(WatchKit)", "targetEnvironment(macCatalyst)",
  ]

  private static let always: Set<String> = ["os(iOS)", "canImport(UIKit)", "canImport(Foundation)", "true"]

  /// Returns whether the code of a clause is never compiled, whatever else the module is built with.
  ///
  /// - Parameters:
  ///   - clause: A clause of a chain of conditions.
  ///   - keepsConditions: `true` if the module supports Linux, so that `os(iOS)` is false.
  static func excludes(_ clause: IfConfigClauseSyntax, keepsConditions: Bool) -> Bool {
    if let condition = clause.condition, answer(condition) == false { return true }
    if keepsConditions { return false }
    guard let chain = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    // A clause after one that is compiled is not.
    return chain.prefix { $0.id != clause.id }.contains { $0.condition.flatMap { answer($0) } == true }
  }

  private static func answer(_ condition: ExprSyntax) -> Bool? { answer(condition.trimmedDescription) }

  /// Returns the value of a condition in a build for iOS, or nil if it depends on more than the platform.
  ///
  /// - Parameters:
  ///   - condition: The text of the condition.
  ///   - leaf: Returns the value of a condition without operators and white space that this type does not know.
  package static func answer(_ condition: String, leaf: (String) -> Bool? = { _ in nil }) -> Bool? {
    // The conditions of real code are short, and others take a time that is the square of their length.
    condition.utf8.count > 2000 ? nil : value(of: condition.filter { !$0.isWhitespace }, leaf)
  }

  private static func value(of text: String, _ leaf: (String) -> Bool?) -> Bool? {
    let alternatives = parts(of: text, at: "||")
    if alternatives.count > 1 {
      let answers = alternatives.map { value(of: $0, leaf) }
      return answers.contains(true) ? true : answers.allSatisfy { $0 == false } ? false : nil
    }
    let conditions = parts(of: text, at: "&&")
    if conditions.count > 1 {
      let answers = conditions.map { value(of: $0, leaf) }
      return answers.contains(false) ? false : answers.allSatisfy { $0 == true } ? true : nil
    }
    if text.hasPrefix("!") { return value(of: String(text.dropFirst()), leaf).map { !$0 } }
    if text.hasPrefix("("), text.hasSuffix(")") { return value(of: String(text.dropFirst().dropLast()), leaf) }
    if always.contains(text) { return true }
    return never.contains(text) || text == "false" ? false : leaf(text)
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

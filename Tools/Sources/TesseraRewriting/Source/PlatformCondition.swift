import SwiftSyntax

/// Conditions on the platform whose result is known: those of other platforms, in which code is never compiled here, and
/// those of this one.
enum PlatformCondition {
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

  private static func answer(_ condition: ExprSyntax) -> Bool? {
    let text = condition.trimmedDescription
    // The conditions of real code are short, and others take a time that is the square of their length.
    return text.utf8.count > 2000 ? nil : answer(text.filter { !$0.isWhitespace })
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
    if always.contains(text) { return true }
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

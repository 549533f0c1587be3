import SwiftSyntax

/// Rewrites conditions on the platform, so that the code for iOS is compiled.
///
/// If a chain of conditions tests for iOS, or its code for other systems than Linux imports UIKit, `os(iOS)` becomes true and
/// `os(Linux)` becomes false. Other chains are unchanged, so that the code that a package contains for Linux is compiled. Code for
/// Objective-C that has no alternative for Linux is compiled, because the code for iOS uses its declarations.
enum ConditionRule: Rule {
  /// Frameworks of which Tessera has the functions that applications call directly, and not those that libraries use behind a
  /// condition (trust in servers, keys, contexts with functions of C). Without the framework, such code does what it can.
  private static let partial: Set<String> = ["Security", "SystemConfiguration"]

  static func apply(_ session: RewritingSession) {
    // SwiftPM defines these words, but the build that the code is written for does not.
    if !session.options.definesDebug { rename("DEBUG", in: session) }
    if session.options.keepsConditions { return hideFrameworks(in: session) }
    if !session.options.isPackageModule { rename("SWIFT_PACKAGE", in: session) }
    let needsObjectiveC = !hasAlternatives(session)
    for (number, file) in session.files.enumerated() {
      for node in file.nodes.conditions {
        let tests = node.clauses.compactMap { $0.condition }.flatMap { Self.tests(in: $0) }
        let knowsIOS =
          tests.contains { $0.name == "os" && $0.argument.text == "iOS" }
          || usesUIKit(node, file) || TestSupportRule.replacesXCTest(node)
          || session.options.isTestModule && onlyListsTests(node)
        for test in tests {
          let range = test.argument.start..<test.argument.end
          switch (test.name, test.argument.text) {
          case ("os", "iOS"): session.edits[number].replace(range, with: "Linux")
          case ("os", "Linux") where knowsIOS: session.edits[number].replace(range, with: "Windows")
          case ("canImport", "ObjectiveC") where session.options.isTestModule && listsTests(file):
            session.edits[number].replace(range, with: "Swift")
          case ("canImport", "ObjectiveC") where needsObjectiveC && node.clauses.count == 1:
            session.edits[number].replace(range, with: "Swift")
          case ("canImport", let module):
            // A test for Darwin is unchanged, because the code for other systems is the right one on Linux.
            guard module != "Darwin", !partial.contains(module), let first = session.options.importMap[module]?.first,
              !session.options.projectModules.contains(module)
            else { continue }
            session.edits[number].replace(range, with: first)
          default: continue
          }
        }
      }
    }
  }

  /// Makes conditions false that ask for a framework of Apple, as on Linux: code for Linux expects that all frameworks are
  /// missing, and not only some. Core Graphics remains, because its types belong to the interface of many such packages.
  private static func hideFrameworks(in session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for test in file.nodes.conditions.lazy.flatMap({ $0.clauses }).compactMap({ $0.condition }).flatMap({
        tests(in: $0)
      })
      where test.name == "canImport" {
        let module = test.argument.text
        guard AppleFrameworks.exports[module] != nil, session.options.importMap[module]?.isEmpty == false,
          !session.options.projectModules.contains(module)
        else { continue }
        session.edits[number].insert("_", at: test.argument.start)
      }
    }
  }

  /// Returns whether the code of a chain that is not for Linux imports UIKit: `#if !os(Linux)`.
  private static func usesUIKit(_ node: IfConfigDeclSyntax, _ file: ParsedFile) -> Bool {
    let imports = file.nodes.imports.filter { $0.path.first?.name.text == "UIKit" }
    return !imports.isEmpty
      && node.clauses.contains { clause in
        let condition = clause.condition?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
        let isForLinux =
          condition.contains("os(Linux)") && !condition.contains("!os(Linux)") && !condition.contains("!(os(")
        return !isForLinux && imports.contains { clause.start <= $0.start && $0.end <= clause.end }
      }
  }

  /// Replaces a word in conditions by another one, which is not defined.
  private static func rename(_ word: String, in session: RewritingSession) {
    for (number, file) in session.files.enumerated() {
      for clause in file.nodes.conditions.lazy.flatMap({ $0.clauses }) {
        guard let condition = clause.condition else { continue }
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == word {
          session.edits[number].replace(token.start..<token.end, with: "_" + word)
        }
      }
    }
  }

  /// Returns whether the code in a condition on Objective-C is compiled, because the module has no other code in its place.
  static func compilesCodeForObjectiveC(_ node: IfConfigDeclSyntax, _ session: RewritingSession) -> Bool {
    !session.options.keepsConditions && node.clauses.count == 1 && !hasAlternatives(session)
  }

  /// Returns whether a condition of the module is true only without Objective-C. Its code may declare what other files
  /// declare for Objective-C.
  private static func hasAlternatives(_ session: RewritingSession) -> Bool {
    session.files.contains { file in
      file.nodes.conditions.contains { node in
        node.clauses.contains { clause in
          clause.condition?.trimmedDescription.filter { !$0.isWhitespace }.contains("!canImport(ObjectiveC)") == true
        }
      }
    }
  }

  /// Returns whether a file lists tests for older versions of XCTest on Linux: `#if !canImport(ObjectiveC)`. On iOS, the
  /// list is not compiled, and may name tests that do not exist.
  private static func listsTests(_ file: ParsedFile) -> Bool {
    file.nodes.identifiers.contains { ["XCTestCaseEntry", "allTests"].contains($0.text) }
  }

  /// Returns whether a condition only adds lists of tests to classes: `#if os(Linux)` around
  /// `extension MyTests { static var allTests … }`.
  private static func onlyListsTests(_ node: IfConfigDeclSyntax) -> Bool {
    guard node.clauses.count == 1, case .statements(let statements)? = node.clauses.first?.elements else {
      return false
    }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let members = statement.item.as(ExtensionDeclSyntax.self)?.memberBlock.members else { return false }
        return !members.isEmpty
          && members.allSatisfy { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "allTests"
          }
      }
  }

  /// Returns the tests of the form `name(argument)` in a condition.
  private static func tests(in condition: ExprSyntax) -> [(name: String, argument: TokenSyntax)] {
    let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
    return tokens.indices.dropLast(3).compactMap { place in
      guard ["os", "canImport"].contains(tokens[place].text), tokens[place + 1].tokenKind == .leftParen else {
        return nil
      }
      return (tokens[place].text, tokens[place + 2])
    }
  }
}

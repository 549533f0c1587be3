import SwiftSyntax

/// Rewrites conditions on the platform, so that the code for iOS is compiled.
///
/// If a chain of conditions tests for iOS, `os(iOS)` becomes true and `os(Linux)` becomes false. Other chains are
/// unchanged, so that the code that a package contains for Linux is compiled.
enum ConditionRule: Rule {
  static func apply(_ session: RewritingSession) {
    if session.options.keepsConditions { return }
    for (number, file) in session.files.enumerated() {
      for node in file.nodes.conditions {
        if !session.options.isPackageModule {
          // The generated package is not the package for which the project defines `SWIFT_PACKAGE`.
          for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "SWIFT_PACKAGE" {
              session.edits[number].replace(token.start..<token.end, with: "_SWIFT_PACKAGE")
            }
          }
        }
        let tests = node.clauses.compactMap { $0.condition }.flatMap { Self.tests(in: $0) }
        let knowsIOS = tests.contains { $0.name == "os" && $0.argument.text == "iOS" }
        for test in tests {
          let range = test.argument.start..<test.argument.end
          switch (test.name, test.argument.text) {
          case ("os", "iOS"): session.edits[number].replace(range, with: "Linux")
          case ("os", "Linux") where knowsIOS: session.edits[number].replace(range, with: "Windows")
          case ("canImport", "ObjectiveC") where session.options.isTestModule && listsTests(file):
            session.edits[number].replace(range, with: "Swift")
          case ("canImport", let module):
            // A test for Darwin is unchanged, because the code for other systems is the right one on Linux.
            guard module != "Darwin", let first = session.options.importMap[module]?.first,
              !session.options.projectModules.contains(module)
            else { continue }
            session.edits[number].replace(range, with: first)
          default: continue
          }
        }
      }
    }
  }

  /// Returns whether a file lists tests for older versions of XCTest on Linux: `#if !canImport(ObjectiveC)`. On iOS, the
  /// list is not compiled, and may name tests that do not exist.
  private static func listsTests(_ file: ParsedFile) -> Bool {
    file.nodes.identifiers.contains { ["XCTestCaseEntry", "allTests"].contains($0.text) }
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

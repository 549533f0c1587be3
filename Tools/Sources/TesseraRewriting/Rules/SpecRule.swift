import SwiftSyntax

/// Adds the examples of Quick's specifications to the tests of a module.
///
/// On iOS, Quick finds the subclasses of `QuickSpec` with the Objective-C runtime. On Linux, Quick expects a list of them in a
/// program of its own, and SwiftPM finds only methods of test cases whose names begin with `test`. The module therefore gets a
/// test case for each specification, which SwiftPM finds, and an overload of XCTest's `testCase(_:)` for it, which returns the
/// examples of the specification instead.
enum SpecRule: Rule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraQuick.swift"

  /// Adds the test case of a specification to its file, so that it is left out with the file.
  static func apply(_ session: RewritingSession) {
    guard session.options.isTestModule else { return }
    let isConfigured = !types(below: ["QuickConfiguration"], session).isEmpty
    for type in types(below: ["QuickSpec", "AsyncSpec"], session) {
      guard let file = type.declaration?.file else { continue }
      let imported = session.files[file].nodes.imports.compactMap { $0.path.first?.name.plainText }
      if !imported.contains("XCTest") { session.edits[file].add(import: "XCTest") }
      let examples = "Examples_" + type.name.replacing(".", with: "_")
      session.edits[file].add(
        declaration: """
          final class \(examples): XCTestCase { func testExamples() {} }
          nonisolated func testCase(_ tests: [(String, (\(examples)) -> () -> Void)]) -> XCTestCaseEntry {
            \(isConfigured ? "_configureQuick\n  " : "")return _examples(of: \(type.name).self, \(type.name).allTests)
          }
          """)
    }
  }

  /// Returns the text of the file that the module needs, or nil if it has no specifications.
  static func addition(_ session: RewritingSession) -> String? {
    guard session.options.isTestModule, !types(below: ["QuickSpec", "AsyncSpec"], session).isEmpty else { return nil }
    let configurations = types(below: ["QuickConfiguration"], session).map(\.name)
    return header(isTestable: !configurations.isEmpty)
      + (configurations.isEmpty ? "" : configuring(with: configurations))
  }

  /// Returns the classes of the module with one of the superclasses, in the order of their declarations. Classes that the added
  /// code cannot refer to are left out, which is reported.
  private static func types(below superclasses: Set<String>, _ session: RewritingSession) -> [TypeEntry] {
    session.index.entries.filter { type in
      guard let (file, _) = type.declaration, let node = type.classNode, !session.edits[file].isLeftOut(node),
        session.index.firstInChain(
          of: type,
          { superclasses.contains($0.firstInherited?.split(separator: ".").last.map(String.init) ?? "") ? true : nil })
          == true
      else { return false }
      guard !type.isPrivate, !type.isLocal, node.genericParameterClause == nil else {
        let message = session.files[file].diagnostic(
          node, .warning,
          "the examples of \(type.name) are not run, because code in other files cannot refer to the class")
        if !session.edits[file].diagnostics.contains(message) { session.edits[file].diagnostics.append(message) }
        return false
      }
      return true
    }
  }

  private static func header(isTestable: Bool) -> String {
    """
    // The examples of the specifications in this module. Quick finds them only with the Objective-C runtime.
    \(isTestable ? "@preconcurrency @testable import Quick" : "import Quick")
    import XCTest

    /// Returns the tests of a specification. Their names are identifiers, as on iOS.
    nonisolated func _examples<Spec: XCTestCase>(
      of type: XCTestCase.Type, _ tests: [(String, (Spec) -> () throws -> Void)]
    ) -> XCTestCaseEntry {
      var names: Set<String> = []
      return (
        type,
        tests.map { description, test in
          let name = String(description.map { $0.isLetter || $0.isNumber ? $0 : "_" })
          var unique = name
          var number = 2
          while !names.insert(unique).inserted {
            unique = "\\(name)_\\(number)"
            number += 1
          }
          return (unique, { try test($0 as! Spec)() })
        }
      )
    }


    """
  }

  private static func configuring(with names: [String]) -> String {
    """
    nonisolated let _configureQuick: Void = {
      let world = World.sharedWorld
      if world.isConfigurationFinalized { return }
      world.configure { configuration in
    \(names.map { "    \($0).configure(configuration)" }.joined(separator: "\n"))
      }
      world.finalizeConfiguration()
    }()

    """
  }
}

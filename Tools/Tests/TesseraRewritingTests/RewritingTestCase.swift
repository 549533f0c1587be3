import TesseraRewriting
import XCTest

/// A test that rewrites sources and compares the lines that change.
class RewritingTestCase: XCTestCase {
  /// The options of the rewriting.
  var options = ModuleRewriter.Options(moduleName: "App")

  /// Rewrites files of one module. The lines are compared with the original, unless declarations are left out.
  func rewrite(_ files: [String: String], leavesOut: Bool = false) -> ModuleRewriter.Result {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let result = ModuleRewriter(options: options).rewrite(sources)
    for (path, text) in result.texts where !leavesOut { assertSameLines(files[path] ?? "", text, path) }
    return result
  }

  /// Rewrites one file and returns its new text.
  func rewrite(_ text: String) -> String {
    rewrite(["A.swift": text]).texts["A.swift"] ?? text
  }

  /// Checks that a rewriting of one file contains lines, without spaces at their ends.
  func assert(_ text: String, contains lines: String..., file: StaticString = #filePath, line: UInt = #line) {
    let result = rewrite(text)
    for expected in lines {
      XCTAssertTrue(
        result.split(separator: "\n").contains { $0.trimmed == expected.trimmed },
        "“\(expected)” is missing in:\n\(result)", file: file, line: line)
    }
  }

  /// Checks that no line of the original is at another place: the rewritten text has at least as many lines, and what was
  /// a line without code still is.
  private func assertSameLines(_ original: String, _ rewritten: String, _ path: String) {
    let old = original.split(separator: "\n", omittingEmptySubsequences: false)
    let new = rewritten.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertGreaterThanOrEqual(new.count, old.count, path)
    for (place, (before, after)) in zip(old, new).enumerated() {
      let first = before.trimmed.prefix { $0.isLetter }
      if before.trimmed.hasPrefix("//") {
        XCTAssertEqual(before.trimmed, after.trimmed, "\(path):\(place + 1)")
      } else if ["func", "class", "return", "let"].contains(first) {
        XCTAssertTrue(after.contains(first), "\(path):\(place + 1): \(after)")
      }
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

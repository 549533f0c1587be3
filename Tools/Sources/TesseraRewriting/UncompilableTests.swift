import SwiftParser
import SwiftSyntax

/// Replaces the bodies of tests that do not compile, so that the other tests of a module can run.
///
/// A test that does not compile fails with the compiler's error as its message. It is therefore reported like any other
/// failure.
public enum UncompilableTests {
  /// The result for one file.
  public struct Result: Sendable {
    /// The text of the file. Each line corresponds to the line with the same number in the original.
    public var text: String
    /// The tests whose bodies were replaced: the name, and the line of the first error.
    public var tests: [(name: String, line: Int)]
    /// The names of all tests in the file.
    public var all: [String]
    /// The lines with errors that are in no body of a test. The file does not compile unless they change.
    public var otherLines: [Int]
  }

  /// Returns the text of a test file in which each test that contains an error fails with the error's message.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - errors: The messages of the compiler by line, beginning with 1.
  public static func replaceBodies(in text: String, errors: [Int: String]) -> Result {
    let tree = Parser.parse(source: text)
    let lines = SourceLocationConverter(fileName: "", tree: tree)
    let finder = TestFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var result = Result(text: "", tests: [], all: finder.tests.map(\.name.text), otherLines: [])
    var first: [Int: (line: Int, message: String)] = [:]
    for (line, message) in errors.sorted(by: { $0.key < $1.key }) {
      let place = finder.tests.firstIndex { test in
        guard let body = test.body else { return false }
        return lines.location(for: body.leftBrace.positionAfterSkippingLeadingTrivia).line <= line
          && line <= lines.location(for: body.rightBrace.positionAfterSkippingLeadingTrivia).line
      }
      if let place {
        // The first error of a test is its message.
        first[place] = first[place] ?? (line, message)
      } else {
        result.otherLines.append(line)
      }
    }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var offset = 0
    for (place, error) in first.sorted(by: { $0.key < $1.key }) {
      let test = finder.tests[place]
      guard let body = test.body else { continue }
      result.tests.append((test.name.text, error.line))
      output += bytes[offset..<body.start]
      let function = test.attributes.has("Test") ? "Issue.record" : "XCTFail"
      output += "{ \(function)(\"\(escaped("This test does not compile: " + error.message))\")".utf8
      output += bytes[body.start..<body.end].filter { $0 == UInt8(ascii: "\n") }
      output += " }".utf8
      offset = body.end
    }
    output += bytes[offset...]
    result.text = String(decoding: output, as: UTF8.self)
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "\\" || character == "\"" { result += "\\" }
      result += character.isNewline ? " " : String(character)
    }
  }
}

/// Finds the tests of a file: functions with the attribute `@Test`, and methods without parameters whose names begin
/// with `test`.
private final class TestFinder: SyntaxVisitor {
  private(set) var tests: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    if node.attributes.has("Test")
      || isMember && node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
    {
      tests.append(node)
    }
    // Functions in a function are no tests.
    return .skipChildren
  }
}

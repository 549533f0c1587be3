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
    LargeStack.perform { replaceBodiesHere(in: text, errors: errors) }
  }

  private static func replaceBodiesHere(in text: String, errors: [Int: String]) -> Result {
    let tree = Parser.parse(source: text)
    let lines = SourceLocationConverter(fileName: "", tree: tree)
    let finder = TestFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var result = Result(text: "", tests: [], all: finder.tests.map(\.name), otherLines: [])
    var first: [Int: (line: Int, message: String)] = [:]
    for (line, message) in errors.sorted(by: { $0.key < $1.key }) {
      let place = finder.tests.firstIndex { test in
        guard let first = test.body.firstToken(viewMode: .sourceAccurate) else { return false }
        return lines.location(for: first.positionAfterSkippingLeadingTrivia).line <= line
          && line <= lines.location(for: test.body.endPositionBeforeTrailingTrivia).line
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
      let body = test.body
      result.tests.append((test.name, error.line))
      output += bytes[offset..<body.start]
      output += "{ \(test.failure)(\"\(escaped("This test does not compile: " + error.message))\")".utf8
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

/// Finds the tests of a file: functions with the attribute `@Test`, methods without parameters whose names begin with `test`,
/// and the examples of Quick's specifications.
private final class TestFinder: SyntaxVisitor {
  /// A test that can be replaced by a failure.
  struct Test {
    let name: String
    /// The braces and what they enclose.
    let body: Syntax
    /// The function that reports a failure.
    let failure: String
  }

  private(set) var tests: [Test] = []
  private var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { modules.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // The examples of a specification are in its method.
    if node.name.text == "spec", modules.contains("Quick") { return .visitChildren }
    // `SpecRule` has added this one.
    if node.name.text == "testExamples", modules.contains("Quick") { return .skipChildren }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isNew = node.attributes.has("Test")
    if isNew || isMember && node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty,
      let body = node.body
    {
      tests.append(Test(name: node.name.text, body: Syntax(body), failure: isNew ? "Issue.record" : "XCTFail"))
    }
    // Functions in a function are no tests.
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard modules.contains("Quick"), let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["it", "fit", "xit", "pending"].contains(function.baseName.text), let body = node.trailingClosure,
      let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    // Quick does not export XCTest on Linux.
    tests.append(
      Test(
        name: name.segments.trimmedDescription, body: Syntax(body),
        failure: modules.contains("Nimble") ? "fail" : "XCTFail"))
    return .skipChildren
  }
}

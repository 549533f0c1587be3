/// `XCTExpectFailure` for unit tests.
///
/// XCTest on Linux reports a failure to the test case alone. The classes of a module that expects failures therefore get a
/// superclass that keeps the expected ones from the report.
extension TestSupportRule {
  /// The superclass of test cases, in place of `XCTestCase`.
  static let expectingClass = "TesseraTestCase"

  /// Returns whether a module of unit tests expects failures.
  static func expectsFailures(_ session: RewritingSession) -> Bool {
    session.options.isTestModule && !session.options.isUITestModule
      && session.files.contains { file in file.nodes.identifiers.contains { $0.text.hasPrefix("XCTExpect") } }
  }

  /// The declarations of expected failures.
  static let expectedFailureText = """
    // Declarations of Apple's XCTest for failures that a test expects. They are printed, and the test does not fail.
    import Foundation
    import XCTest

    struct XCTIssue {
      enum IssueType { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }
      let type: IssueType
      let compactDescription: String
      var detailedDescription: String? { nil }
      let sourceCodeContext: XCTSourceCodeContext
    }

    struct XCTSourceCodeContext { let location: XCTSourceCodeLocation? }
    struct XCTSourceCodeLocation { let fileURL: URL; let lineNumber: Int }

    final class XCTExpectedFailure {
      final class Options {
        var isEnabled = true
        var isStrict = true
        var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        init() {}
        static func nonStrict() -> Options {
          let options = Options()
          options.isStrict = false
          return options
        }
      }

      fileprivate let options: Options
      private let text: String
      private let place: (file: StaticString, line: UInt)
      fileprivate var isMatched = false

      fileprivate init(_ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
        self.options = options
        text = reason.map { ": " + $0 } ?? ""
        place = (file, line)
      }

      /// Reports that there was no failure.
      fileprivate func check() {
        guard options.isStrict, !isMatched else { return }
        XCTFail("a failure was expected, but there was none" + text, file: place.file, line: place.line)
      }
    }

    open class TesseraTestCase: XCTestCase {
      /// The test that is running. Tests run one after another.
      nonisolated(unsafe) fileprivate static weak var current: TesseraTestCase?
      /// The failures that the running blocks, or the rest of the test, expect. The innermost is the last one.
      fileprivate nonisolated(unsafe) var expected: [XCTExpectedFailure] = []
      private nonisolated let lock = NSLock()

      nonisolated open override func invokeTest() {
        let outer = TesseraTestCase.current
        TesseraTestCase.current = self
        super.invokeTest()
        let rest = lock.withLock { expected }
        lock.withLock { expected = [] }
        if testRun?.hasBeenSkipped != true { rest.forEach { $0.check() } }
        TesseraTestCase.current = outer
      }

      nonisolated open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected isExpected: Bool
      ) {
        let location = XCTSourceCodeLocation(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
        let issue = XCTIssue(
          type: isExpected ? .assertionFailure : .thrownError, compactDescription: description,
          sourceCodeContext: XCTSourceCodeContext(location: location))
        let candidates = lock.withLock { expected }
        guard let failure = candidates.last(where: { $0.options.issueMatcher(issue) }) else {
          super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
          return
        }
        failure.isMatched = true
        print("\\(filePath):\\(lineNumber): expected failure: \\(description)")
      }

      fileprivate func expect(_ failure: XCTExpectedFailure) { lock.withLock { expected.append(failure) } }
      fileprivate func stopExpecting(_ failure: XCTExpectedFailure) {
        lock.withLock { expected.removeAll { $0 === failure } }
      }
    }

    private func expectedOptions(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
      let options = XCTExpectedFailure.Options()
      options.isEnabled = enabled ?? true
      options.isStrict = strict ?? true
      if let matcher { options.issueMatcher = matcher }
      return options
    }

    /// Expects a failure in the rest of the test.
    func XCTExpectFailure(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line
    ) {
      guard options.isEnabled else { return }
      guard let test = TesseraTestCase.current else {
        XCTFail("failures can be expected only in test cases of this module, whose superclass is XCTestCase", file: file, line: line)
        return
      }
      test.expect(XCTExpectedFailure(failureReason, options, file, line))
    }

    func XCTExpectFailure(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
      issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) {
      XCTExpectFailure(failureReason, options: expectedOptions(enabled, strict, issueMatcher), file: file, line: line)
    }

    /// Expects a failure in a block.
    @discardableResult
    func XCTExpectFailure<R>(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line,
      failingBlock: () throws -> R
    ) rethrows -> R {
      guard options.isEnabled, let test = TesseraTestCase.current else { return try failingBlock() }
      let failure = XCTExpectedFailure(failureReason, options, file, line)
      test.expect(failure)
      defer { test.stopExpecting(failure) }
      let result = try failingBlock()
      test.stopExpecting(failure)
      failure.check()
      return result
    }

    @discardableResult
    func XCTExpectFailure<R>(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
      failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) rethrows -> R {
      try XCTExpectFailure(
        failureReason, options: expectedOptions(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
    }

    func XCTExpectFailureInBlock(_ failureReason: String?, _ failingBlock: () -> Void) {
      XCTExpectFailure(failureReason, failingBlock: failingBlock)
    }

    """
}

import XCTest

#if os(Linux)
  /// `continueAfterFailure = false` ends a test at its first failure. The next test runs.
  final class FailureTests: XCTestCase {
    private final class Failing: XCTestCase {
      static nonisolated(unsafe) var calls: [String] = []

      override func setUp() { continueAfterFailure = false }
      override func tearDown() { Self.calls.append("tearDown") }

      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
      ) {
        Self.calls.append("failure")
        // The failure itself is not reported.
        stopAtFailure()
      }

      func fail() {
        Self.calls.append("test")
        XCTFail("an expected failure")
        Self.calls.append("after the failure")
      }
    }

    func testTheRestOfATestIsLeftOut() {
      Failing.calls = []
      let test = Failing(name: "fail") { try ($0 as! Failing).fail() }
      test.perform(XCTestCaseRun(test: test))
      // XCTest forgets the running test, so that its own assertions would report nothing.
      guard Failing.calls == ["test", "failure", "tearDown"] else {
        return recordFailure(withDescription: "\(Failing.calls)", inFile: #filePath, atLine: #line, expected: true)
      }
    }
  }
#endif

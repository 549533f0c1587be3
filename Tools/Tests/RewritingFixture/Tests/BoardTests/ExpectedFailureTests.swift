import XCTest

/// Failures that tests expect. A missing failure is a failure itself, which the tests expect in turn.
final class ExpectedFailureTests: XCTestCase {
  private struct Broken: Error {}

  func testABlock() throws {
    let result = XCTExpectFailure("numbers differ") { () -> Int in
      XCTAssertEqual(1, 2)
      return 3
    }
    XCTAssertEqual(result, 3)
    XCTAssertThrowsError(try XCTExpectFailure("an error is no failure", strict: false) { throw Broken() })
  }

  func testABlockWithoutFailure() {
    XCTExpectFailure("the inner block does not fail") {
      XCTExpectFailure("nothing fails") {}
    }
    XCTExpectFailure("may fail", strict: false) {}
    let options = XCTExpectedFailure.Options()
    options.isStrict = false
    XCTExpectFailure("may fail", options: options) {}
    XCTExpectFailure("may fail", options: .nonStrict()) {}
  }

  func testADisabledExpectation() {
    XCTExpectFailure("the failure of the inner block counts") {
      XCTExpectFailure("disabled", enabled: false) { XCTFail("counts") }
    }
  }

  func testTheInnermostExpectationThatAcceptsAFailureGetsIt() {
    var texts: [String] = []
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      texts.append(issue.compactDescription)
      return issue.type == .assertionFailure && issue.compactDescription.contains("left")
    }
    XCTExpectFailure("for the outer block") {
      XCTExpectFailure("for the inner block", options: options) {
        XCTFail("left")
        XCTFail("right")
      }
    }
    XCTAssertEqual(texts.count, 2)
  }

  func testTheRestOfATest() {
    XCTExpectFailure("the rest fails")
    XCTAssertTrue(false)
    XCTAssertNil(1)
  }

  func testAnErrorOfATest() throws {
    XCTExpectFailure("the test throws", issueMatcher: { $0.type == .thrownError })
    throw Broken()
  }
}

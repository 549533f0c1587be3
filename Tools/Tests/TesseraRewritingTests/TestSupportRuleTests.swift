import XCTest

final class TestSupportRuleTests: RewritingTestCase {
  func testWhatAModuleUsesIsAdded() {
    let files = ["A.swift": "XCTContext.runActivity(named: \"a\") { _ in }"]
    XCTAssertEqual(rewrite(files).additions, [:])
    options.isTestModule = true
    XCTAssertEqual(Array(rewrite(files).additions.keys), ["TesseraXCTest.swift"])
    XCTAssertEqual(rewrite(["A.swift": "let a = 1"]).additions, [:])
  }

  func testTestsOnTheMainActor() {
    options.isTestModule = true
    assert(
      "@MainActor final class A: XCTestCase {}", contains: "@preconcurrency @MainActor final class A: XCTestCase {}")
  }

  func testReferencesToFulfill() {
    options.isTestModule = true
    assert(
      "source.apply(a, completion: self.done.fulfill)\ndone.fulfill()\nlet f = done.fulfill",
      contains: "source.apply(a, completion: { self.done.fulfill() })", "done.fulfill()",
      "let f = { done.fulfill() }")
  }
}

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
    assert(
      "class A: XCTestCase {\n  @MainActor func testA() {}\n}\nclass B: A {\n  @MainActor\n  func testB() async {}\n}\n",
      contains: "  @preconcurrency @MainActor func testA() {}", "  @preconcurrency @MainActor")
    let other = "class A {\n  @MainActor func testA() {}\n}\n"
    XCTAssertEqual(rewrite(other), other)
  }

  func testReferencesToFulfill() {
    options.isTestModule = true
    assert(
      "source.apply(a, completion: self.done.fulfill)\ndone.fulfill()\nlet f = done.fulfill",
      contains: "source.apply(a, completion: { self.done.fulfill() })", "done.fulfill()",
      "let f = { done.fulfill() }")
  }

  /// On iOS XCTest exports UIKit.
  func testTestFilesSeeUIKit() {
    let text = "import XCTest\nclass ViewTests: XCTestCase { let view = UIView() }\n"
    XCTAssertEqual(rewrite(text), text)
    options.isTestModule = true
    XCTAssertEqual(rewrite(text), text + "\nimport UIKit\n")
    options.keepsConditions = true
    XCTAssertEqual(rewrite(text), text)
  }
}

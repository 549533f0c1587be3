import XCTest

final class AttributeRuleTests: RewritingTestCase {
  func testAttributesOfObjectiveCBecomeSpaces() {
    XCTAssertEqual(
      rewrite("struct A {\n  @objc(b:) @discardableResult private dynamic func a(_ b: Int) -> Int { 1 }\n}\n"),
      "struct A {\n            @discardableResult private         func a(_ b: Int) -> Int { 1 }\n}\n")
  }

  func testAnAttributeOnALineOfItsOwnLeavesTheLine() {
    XCTAssertEqual(rewrite("@objc\nextension UIView {\n}\n"), "     \nextension UIView {\n}\n")
  }

  func testBlocksBecomeClosures() {
    XCTAssertEqual(rewrite("let a: @convention(block) () -> Void = {}"), "let a:                    () -> Void = {}")
  }

  func testApplicationMain() {
    assert(
      "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n",
      contains: "@main", "class AppDelegate: UIResponder, UIApplicationDelegate {")
  }
}

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

  func testUnavailableStoredProperties() {
    let text = "class A {\n  @available(*, unavailable) var a = 1\n  @available(*, unavailable) var b: Int { 1 }\n}\n"
    let spaces = String(repeating: " ", count: 26)
    XCTAssertEqual(rewrite(text), text.replacing("@available(*, unavailable) var a", with: spaces + " var a"))
  }

  func testBlocksBecomeClosures() {
    XCTAssertEqual(rewrite("let a: @convention(block) () -> Void = {}"), "let a:                    () -> Void = {}")
  }

  func testApplicationMain() {
    assert(
      "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n",
      contains: "@main", "class AppDelegate: UIResponder, UIApplicationDelegate {")
  }

  /// Hakuba (on GitHub) is written in Swift 4. The tables of members name the types of the methods.
  func testOldNamesInTablesOfMembers() {
    let text = rewrite(
      """
      class List: NSObject {
        @objc func edit(_ style: UITableViewCellEditingStyle, at place: Int) {}
        @objc func edit(_ style: UITableViewCellEditingStyle, in place: String) {}
      }
      """)
    XCTAssertFalse(text.contains("UITableViewCellEditingStyle"), text)
    XCTAssertTrue(text.contains("func edit(_ style: UITableViewCell.EditingStyle, at place: Int) {}"), text)
  }

  /// ImageSlideshow (on GitHub) declares the old names for itself.
  func testOldNamesThatTheModuleDeclares() {
    let text =
      "#if swift(>=4.2)\ntypealias UIViewContentMode = UIView.ContentMode\n#endif\nlet mode: UIViewContentMode = .top\n"
    XCTAssertEqual(rewrite(text), text)
  }
}

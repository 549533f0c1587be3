import XCTest

final class InheritedConformanceRuleTests: RewritingTestCase {
  func testAMethodWithoutResultIsCalled() {
    assert(
      "class A: UIViewController, UITableViewDelegate {\n}\nclass B: A {\n"
        + "  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\n}\n",
      contains: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }",
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}")
  }

  /// The default implementation cannot be called, because no object can conform without the required members.
  func testAMethodWithAResultOfAProtocolWithRequiredMembersIsReported() {
    let result = rewrite([
      "A.swift":
        "class A: UIViewController, UITableViewDataSource {}\nclass B: A {\n"
        + "  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }\n}\n"
    ])
    XCTAssertEqual(result.diagnostics.map(\.line), [3])
    XCTAssertEqual(
      result.texts["A.swift"]?.split(separator: "\n")[0], "class A: UIViewController, UITableViewDataSource {}")
  }

  /// CVCalendar (on GitHub) implements the methods in extensions of the subclasses.
  func testAMethodInAnExtensionOfTheSubclassIsCalled() {
    let result = rewrite([
      "A.swift": """
      public class A: UIViewController, UIScrollViewDelegate {
      }
      public class B: A {
      }
      extension B {
        public func scrollViewDidScroll(_ scrollView: UIScrollView) { print(1) }
      }
      """
    ])
    XCTAssertEqual(result.diagnostics, [])
    let text = result.texts["A.swift"] ?? ""
    for part in [
      "public func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
      "override public func scrollViewDidScroll(_ scrollView: UIScrollView) { _extension_scrollViewDidScroll(scrollView) }",
      "func _extension_scrollViewDidScroll(_ scrollView: UIScrollView) { print(1) }",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  func testWhatTheConformingClassImplementsIsLeft() {
    let text =
      "class A: UIViewController, UITableViewDelegate {\n"
      + "  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\nclass B: A {\n"
      + "  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n"
      + "  func numberOfThings() {}\n}\n"
    let lines = rewrite(text).split(separator: "\n")
    XCTAssertEqual(lines[1], "  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}")
    XCTAssertEqual(lines[4], "  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}")
  }
}

import XCTest

final class InheritedConformanceRuleTests: RewritingTestCase {
  func testAMethodWithoutResultIsCalled() {
    assert(
      "class A: UIViewController, UITableViewDelegate {\n}\nclass B: A {\n"
        + "  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\n}\n",
      contains: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }",
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}")
  }

  func testAMethodWithAResultIsReported() {
    let result = rewrite([
      "A.swift":
        "class A: UIViewController, UITableViewDelegate {}\nclass B: A {\n"
        + "  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }\n}\n"
    ])
    XCTAssertEqual(result.diagnostics.map(\.line), [3])
    XCTAssertEqual(
      result.texts["A.swift"]?.split(separator: "\n")[0], "class A: UIViewController, UITableViewDelegate {}")
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

import XCTest

final class ExtensionOverrideRuleTests: RewritingTestCase {
  func testAMethodIsForwardedFromTheClass() {
    let result = rewrite([
      "A.swift": "class A: UIView {\n}\n",
      "A+Touches.swift":
        "import UIKit\nextension A {\n  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {\n"
        + "    super.touchesBegan(touches, with: event)\n  }\n}\n",
    ])
    XCTAssertEqual(
      result.texts["A.swift"],
      "class A: UIView {\n override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) "
        + "{ _extension_touchesBegan(touches, with: event) } }\n\nimport UIKit\n")
    XCTAssertTrue(
      result.texts["A+Touches.swift"]!.contains(
        "           func _extension_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {"))
  }

  func testProperties() {
    assert(
      "public class A: UIView {}\nextension A {\n  override public var isHidden: Bool { didSet { update() } }\n"
        + "  open override var intrinsicContentSize: CGSize {\n    return .zero\n  }\n}\n",
      contains: "func _extension_isHidden_didSet(_ oldValue: Bool)  { do { update() } }",
      "public class A: UIView { override public var isHidden: Bool { didSet { _extension_isHidden_didSet(oldValue) } }; "
        + "override open var intrinsicContentSize: CGSize { return _extension_intrinsicContentSize } }",
      "var _extension_intrinsicContentSize: CGSize {")
  }

  func testAMethodOfAnExtensionThatASubclassOverrides() {
    assert(
      "class A: UIView {\n}\nextension A {\n  @objc func update() {}\n}\nclass B: A {\n  override func update() {}\n}\n",
      contains: "func _extension_update() {}", "override func update() {}")
  }

  func testClassesOfOtherModulesAreReported() {
    let result = rewrite(["A.swift": "extension UILabel {\n  open override func awakeFromNib() {}\n}\n"])
    XCTAssertEqual(result.diagnostics.map(\.line), [2])
    XCTAssertEqual(result.diagnostics.map(\.severity), [.error])
  }
}

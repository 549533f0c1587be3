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

  /// The class's override is unavailable; the code that it calls must not be.
  func testUnavailableOverrides() {
    assert(
      "public class A: UIScrollView {\n}\nextension A {\n  @available(*, unavailable)\n  open override func layoutSubviews() {}\n"
        + "  @available(iOS 13, *) override func removeFromSuperview() {}\n}\n",
      contains: "func _extension_layoutSubviews() {}", "@available(iOS 13, *)          func _extension_removeFromSuperview() {}",
      "@available(*, unavailable) override open func layoutSubviews() { _extension_layoutSubviews() }; "
        + "override public func removeFromSuperview() { _extension_removeFromSuperview() } }")
  }

  /// The members of `NSObject` are on no actor, and neither are their overrides in a class of the main actor.
  func testMembersOfObjectsAreOnNoActor() {
    assert(
      "@MainActor class A: NSObject {\n}\nextension A {\n  override var debugDescription: String { text }\n"
        + "  override func isEqual(_ object: Any?) -> Bool { false }\n}\n",
      contains: "nonisolated          var _extension_debugDescription: String { text }",
      "nonisolated          func _extension_isEqual(_ object: Any?) -> Bool { false }")
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

import XCTest

/// Overrides in extensions of UIKit's classes, which replace members that UIKit declares as `dynamic`.
final class FrameworkOverrideRuleTests: RewritingTestCase {
  private static let declarations: @Sendable (String) -> String? = { name in
    [
      "UIView":
        """
      open class UIView {
        open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        open dynamic var tintColor: UIColor! {
        open dynamic var frame: CGRect {
      """,
      "UIViewController": """
      open class UIViewController {
        open dynamic var preferredStatusBarStyle: UIStatusBarStyle {
        open dynamic func present(
          _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
      """,
      "UIButton": """
      open class UIButton {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) {
        open func setTitle(_ title: String?, for state: UIControl.State) {
      """,
      "UIControl": """
      open class UIControl {
        open dynamic var isEnabled: Bool {
        open class func frame(_ point: CGPoint) {
        open dynamic func sendAction(
          _ action: Selector, to target: Any? = (1, 2), for event: UIEvent?
        ) {
        open func sendAction(_ action: UIAction) {}
      """,
      "UITextField": "  open override dynamic func draw(_ rect: CGRect) {",
    ][name]
  }

  /// A category of Objective-C overrides what the class inherits.
  func testOverridesInExtensionsOfUIKit() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift":
        "extension UICollectionViewCell {\n  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n"
        + "    return super.hitTest(point, with: event)\n  }\n}\n"
        + "extension UINavigationController {\n  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n}\n"
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    XCTAssertTrue(
      text.contains("func _override_UICollectionViewCell_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"),
      text)
    XCTAssertTrue(
      text.contains("return _callSuper(\"hitTest\") { _replaced_App_UIView_hitTest(point, with: event) }"), text)
    XCTAssertTrue(
      text.contains(
        "extension UIView { @_dynamicReplacement(for: hitTest(_:with:)) @discardableResult func _replaced_App_UIView_hitTest(_ a0: CGPoint, with a1: UIEvent?) "
          + "-> UIView? { if _isCalledBySuper(\"hitTest\") { return hitTest(a0, with: a1) }; if let object = self as? "
          + "UICollectionViewCell { return object._override_UICollectionViewCell_hitTest(a0, with: a1) }; return hitTest(a0, with: a1) } }"
      ),
      text)
    XCTAssertTrue(
      text.contains(
        "var _replaced_App_UIViewController_preferredStatusBarStyle: UIStatusBarStyle { if _isCalledBySuper"), text)
  }

  /// Tests replace a method of a controller of the application in this way.
  func testOverridesInExtensionsOfClassesOfOtherModules() {
    options.protocolDeclaration = Self.declarations
    options.interfaces = [rewrite(["A.swift": "class Board: UINavigationController {}"]).interface]
    let result = rewrite([
      "A.swift": "extension Board {\n  override var preferredStatusBarStyle: UIStatusBarStyle { .default }\n}\n"
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    XCTAssertTrue(text.contains("var _override_Board_preferredStatusBarStyle: UIStatusBarStyle { .default }"), text)
    XCTAssertTrue(text.contains("if let object = self as? Board"), text)
  }

  func testMembersThatUIKitDoesNotLetReplaceAreReported() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift":
        "extension UIButton {\n  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }\n}\n"
    ])
    XCTAssertEqual(result.diagnostics.map(\.severity), [.error])
  }

  /// The observers become methods, which the replacement calls around UIKit's setter.
  func testObserversInExtensionsOfUIKit() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift": """
      extension UIButton {
        override open var isEnabled: Bool {
          willSet { if newValue { return } }
          didSet(last) {
            isEnabled = true
            later { isEnabled = last }
            super.isEnabled = last
          }
        }
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    for part in [
      "func _override_UIButton_isEnabled_willSet(_ newValue: Bool)  { if newValue { return } }",
      "; func _override_UIButton_isEnabled_didSet(_ last: Bool)  {",
      "      _callSuper(\"isEnabled=\") { _replaced_App_UIControl_isEnabled = true }", "later { isEnabled = last }",
      "      _callSuper(\"isEnabled=\") { _replaced_App_UIControl_isEnabled = last }",
      "extension UIControl { @_dynamicReplacement(for: isEnabled) var _replaced_App_UIControl_isEnabled: Bool { get { "
        + "if _isCalledBySuper(\"isEnabled\") { return isEnabled }; return isEnabled } set { "
        + "if _isCalledBySuper(\"isEnabled=\") { isEnabled = newValue; return }; if let object = self as? UIButton { "
        + "do { let oldValue = isEnabled; object._override_UIButton_isEnabled_willSet(newValue); isEnabled = newValue; "
        + "object._override_UIButton_isEnabled_didSet(oldValue) }; return }; isEnabled = newValue } } }",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  func testAccessorsInExtensionsOfUIKit() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift": """
      extension UILabel {
        open override var tintColor: UIColor? {
          get { super.tintColor ?? .red }
          set { super.tintColor = newValue }
        }
        open override var frame: CGRect {
          get { super.frame.insetBy(dx: 1, dy: 1) }
          set {
            super.frame = newValue
            super.frame.size.width += 2
            if super.frame == newValue { return }
          }
        }
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    for part in [
      "get { _callSuper(\"tintColor\") { _replaced_App_UIView_tintColor } ?? .red }",
      "set { _callSuper(\"tintColor=\") { _replaced_App_UIView_tintColor = newValue } }",
      "var _replaced_App_UIView_tintColor: UIColor! { get {",
      "_callSuper(\"frame=\") { _replaced_App_UIView_frame = newValue }",
      "{ return object._override_UILabel_frame }; return frame }",
      "if let object = self as? UILabel { object._override_UILabel_frame = newValue; return }; frame = newValue }",
      "_callSuper(\"frame\") { _callSuper(\"frame=\") { _replaced_App_UIView_frame.size.width += 2 } }",
      "if _callSuper(\"frame\") { _replaced_App_UIView_frame } == newValue",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  /// The class is the one whose member is replaced, and a subclass has an override of its own, whose `super` is the first.
  func testOverridesInExtensionsOfAClassAndItsSubclass() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift": """
      extension UIView { override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil } }
      extension UIScrollView {
        override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          super.hitTest(point, with: event)
        }
        override open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics.map(\.line), [6], "a scroll view has no such method")
    XCTAssertTrue(text.contains("    _override_UIView_hitTest(point, with: event)"), text)
    XCTAssertTrue(
      text.contains(
        "if let object = self as? UIScrollView { return object._override_UIScrollView_hitTest(a0, with: a1) }; "
          + "return _override_UIView_hitTest(a0, with: a1) } }"), text)
  }

  /// A method is found by its labels, also if its declaration has several lines.
  func testOverloadsAndDeclarationsOfSeveralLines() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift": """
      extension UIButton {
        open override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          super.sendAction(UIAction())
          super.sendAction(action, to: target, for: event)
        }
        open override func sendAction(_ action: UIAction) {}
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics.map(\.line), [6])
    XCTAssertTrue(text.contains("    super.sendAction(UIAction())"), text)
    XCTAssertTrue(
      text.contains(
        "_callSuper(\"sendAction\") { _replaced_App_UIControl_sendAction(action, to: target, for: event) }"), text)
  }

  /// The replacement of a method has no defaults.
  func testCallsOfSuperThatLeaveOutArguments() {
    options.protocolDeclaration = Self.declarations
    let result = rewrite([
      "A.swift": """
      extension UIViewController {
        open override func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          super.present(page, animated: animated)
          super.present(page, animated: animated) { done() }
          super.present(page, animated: animated, completion: completion)
        }
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    XCTAssertTrue(
      text.contains("{ _replaced_App_UIViewController_present(page, animated: animated, completion: nil) }"), text)
    XCTAssertTrue(
      text.contains("{ _replaced_App_UIViewController_present(page, animated: animated) { done() } }"), text)
    XCTAssertTrue(
      text.contains("{ _replaced_App_UIViewController_present(page, animated: animated, completion: completion) }"),
      text)
  }

  /// UIKit calls `draw(_:)` only for classes that draw.
  func testDrawingInExtensionsOfUIKit() {
    options.protocolDeclaration = Self.declarations
    let text =
      rewrite(["A.swift": "extension UITextField {\n  open override func draw(_ rect: CGRect) {}\n}\n"]).texts[
        "A.swift"] ?? ""
    XCTAssertTrue(
      text.contains(
        "extension _ExtensionOverrides { @_dynamicReplacement(for: contain(_:of:)) static func "
          + "_replaced_App_UITextField_draw_isOverridden(_ member: String, of type: AnyClass) -> Bool { "
          + "beginReplacement(); "
          + "if member == \"draw(_:)\", type is UITextField.Type { return true }; return contain(member, of: type) } }"),
      text)
  }
}

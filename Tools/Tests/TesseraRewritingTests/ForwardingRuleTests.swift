import XCTest

final class ForwardingRuleTests: RewritingTestCase {
  override func setUp() {
    options.protocolDeclaration = { name in
      [
        "TouchDelegate": """
        @preconcurrency @MainActor public protocol TouchDelegate: AnyObject {
          func touch(_ touch: Touch)
          func touch(_ touch: Touch, begins place: Int) -> Bool
        }
        extension TouchDelegate {
          public func touch(_ touch: Touch, begins place: Int) -> Bool { true }
        }
        """
      ][name]
    }
  }

  func testResponding() {
    let text = rewrite(
      "class A: NSObject {\n  override func responds(to aSelector: Selector!) -> Bool {\n"
        + "    return super.responds(to: aSelector)\n  }\n}\nclass B: A {\n"
        + "  override func responds(to aSelector: Selector!) -> Bool { return super.responds(to: aSelector) }\n}\n")
    XCTAssertTrue(text.contains("class A: NSObject, _MessageForwarding {\n           func responds("), text)
    XCTAssertTrue(text.contains("return self._respondsByName(to: aSelector)"), text)
    XCTAssertTrue(
      text.contains("_respondsItself(to selector: Selector) -> Bool { return responds(to: selector) }"), text)
    XCTAssertTrue(
      text.contains("override func responds(to aSelector: Selector!) -> Bool { return super.responds("), text)
  }

  func testRespondersKeepTheirOverride() {
    let text = "class A: UIView {\n  override func responds(to aSelector: Selector!) -> Bool { return true }\n}\n"
    XCTAssertEqual(rewrite(text), text + "\nimport UIKit\n")
  }

  /// Objective-C allows overrides whose parameter is not optional.
  func testParametersThatAreNotOptional() {
    assert(
      "class A: UIView {\n  override func responds(to aSelector: Selector) -> Bool { return true }\n}\n"
        + "class B: NSObject {\n  override func responds(to aSelector: Selector) -> Bool { return true }\n"
        + "  override func forwardingTarget(for s: Selector) -> Any? { return nil }\n}\n",
      contains: "override func responds(to aSelector: Selector!) -> Bool { return true }",
      "func responds(to aSelector: Selector!) -> Bool { return true }",
      "func forwardingTarget(for s: Selector!) -> Any? { return nil }")
  }

  func testParametersThatAreNotOptionalInAnExtension() {
    let text = rewrite(
      "class A: UIView {\n}\nextension A {\n"
        + "  override func responds(to aSelector: Selector) -> Bool { return true }\n}\n")
    XCTAssertTrue(text.contains("override func responds(to aSelector: Selector!) -> Bool"), text)
    XCTAssertTrue(text.contains("func _extension_responds(to aSelector: Selector!) -> Bool"), text)
  }

  func testDelegatesThatForward() {
    let text = rewrite(
      "class A: NSObject, TouchDelegate {\n  func touch(_ touch: Touch) {}\n"
        + "  override func forwardingTarget(for aSelector: Selector!) -> Any? { return super.forwardingTarget(for: aSelector) }\n}\n"
    )
    XCTAssertTrue(
      text.contains("func forwardingTarget(for aSelector: Selector!) -> Any? { return (nil as Any?) }"), text)
    XCTAssertTrue(
      text.contains(
        "@preconcurrency @MainActor func touch(_ a0: Touch, begins a1: Int) -> Bool { if let target = forwardingTarget(for: "
          + "Selector(\"touch:begins:\")) as? any TouchDelegate { return target.touch(a0, begins: a1) }; "
          + "return _NoTouchDelegate_A().touch(a0, begins: a1) }"), text)
    XCTAssertTrue(
      text.hasSuffix(
        "private final class _NoTouchDelegate_A: NSObject, TouchDelegate { func touch(_ a0: Touch) { fatalError() } }\n"
      ),
      text)
  }

  func testAskingDelegates() {
    assert(
      "if delegate?.responds(to: s) == true {}\nif a.b!.responds(to: s) {}\nlet c = a?.b.responds(to: s)\nself.responds(to: s)",
      contains: "if _responder(delegate)?.responds(to: s) == true {}", "if _responder(a.b!).responds(to: s) {}",
      "let c = _responder(a?.b)?.responds(to: s)", "self.responds(to: s)")
  }

  func testInitializersOfClasses() {
    assert(
      "guard Cell.instancesRespond(to: #selector(Cell.init(frame:))) else { return }",
      contains: "guard true else { return }")
  }

  // Gifu asks so before it calls the method of `super`.
  func testMethodsThatAreOverridden() {
    assert(
      """
      class Animated: UIImageView {
        override func display(_ layer: CALayer) {
          if UIImageView.instancesRespond(to: #selector(display(_:))) { super.display(layer) }
          if UIImageView.instancesRespond(to: #selector(show(_:))) {}
          if UILabel.instancesRespond(to: #selector(display(_:))) {}
        }
        func show(_ layer: CALayer) {}
      }
      """,
      contains: "if true { super.display(layer) }",
      "if UIImageView.instancesRespond(to: Selector(\"show:\", Animated.show(_:))) {}",
      "if UILabel.instancesRespond(to: Selector(\"display:\", Animated.display(_:))) {}")
  }

  func testSubclasses() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      """
      let a = mappings.filter({ $0.viewClass.isSubclass(of: viewType) })
      let b = UILabel.isSubclass(of: UIView.self)
      let c = type(of: view).isSubclass(of: UIView.self)
      let d = Cells.Row.isSubclass(of: UIView.self)
      """,
      contains: "let a = mappings.filter({ _isSubclass($0.viewClass, of: viewType) })",
      "let b = _isSubclass(UILabel.self, of: UIView.self)", "let c = _isSubclass(type(of: view), of: UIView.self)",
      "let d = _isSubclass(Cells.Row.self, of: UIView.self)",
      "import TesseraDarwin")
  }

  func testTypesOfImplementations() {
    assert(
      "typealias F = @convention(c) (AnyObject, Selector, Bool) -> Void\ntypealias G = @convention(c) (Int) -> Void",
      contains: "typealias F =                (AnyObject, Selector, Bool) -> Void",
      "typealias G = @convention(c) (Int) -> Void")
  }

  func testOverridesInExtensions() {
    let text = rewrite(
      "class A: UIView {\n}\nextension A {\n  override func forwardingTarget(for aSelector: Selector!) -> Any? {\n"
        + "    return super.forwardingTarget(for: aSelector)\n  }\n"
        + "  override func isKind(of aClass: AnyClass) -> Bool { return super.isKind(of: aClass) }\n}\n")
    XCTAssertTrue(text.contains("           func forwardingTarget(for aSelector: Selector!) -> Any? {"), text)
    XCTAssertTrue(text.contains("           func _own_isKind(of aClass: AnyClass) -> Bool {"), text)
    XCTAssertFalse(text.contains("_extension_"), text)
    XCTAssertTrue(text.contains("override func _forwardingTarget(for selector: Selector) -> Any?"), text)
  }

  // UIKit's protocols are objects of Objective-C, which `conforms(to:)` and the functions of its runtime compare.
  func testConformance() {
    assert(
      "XCTAssert(sut.conforms(to: UITableViewDelegate.self))\nif delegate?.conforms(to: A.B.self) == true {}\n"
        + "let a = b?.c.conforms(to: P.self)\nlet t = Bar.conforms(to: P.self)\nlet u = type(of: b).conforms(to: P.self)\n"
        + "let o = self.conforms(to: P.self) && conforms(to: P.self)\nlet i = type.conforms(to: .image)",
      contains: "XCTAssert(_responder(sut)._conforms({ $0 is any UITableViewDelegate }))",
      "if _responder(delegate)?._conforms({ $0 is any A.B }) == true {}",
      "let a = _responder(b?.c)?._conforms({ $0 is any P })", "let t = (Bar.self is any P.Type)",
      "let u = (type(of: b) is any P.Type)", "let o = (self is any P) && (self is any P)",
      "let i = type.conforms(to: .image)")
    // In a method of the class, `self` is the class.
    assert(
      "class A: NSObject {\n  class func f() -> Bool { conforms(to: P.self) }\n  func g() { _ = self.conforms(to: P.self) }\n}\n",
      contains: "class func f() -> Bool { (self is any P.Type) }", "func g() { _ = (self is any P) }")
    assert(
      "struct Kind { func conforms(to type: Any.Type) -> Bool { true } }\nlet a = Kind().conforms(to: P.self)\n",
      contains: "let a = Kind().conforms(to: P.self)")
  }

  func testProtocolsThatRefineEachOtherEnd() {
    assert(
      "@objc protocol A: B {}\n@objc protocol B: A {}\nlet d = protocol_getMethodDescription(A.self, s, true, true)\n",
      contains: "let d = protocol_getMethodDescription(_in: _tesseraProtocolMethods, A.self, s, true, true)")
  }

  func testMethodsOfProtocols() {
    options.importMap["Darwin"] = ["TesseraDarwin"]
    let result = rewrite([
      "A.swift": "import UIKit\n@objc protocol Own: TouchDelegate { func a(); @objc optional func b(_ c: Int) }\n"
        + "private protocol Hidden { func d() }\nfunc has(_ p: Protocol, _ s: Selector) -> Bool {\n"
        + "  return protocol_getMethodDescription(p, s, true, true).name != nil\n}\n"
        + "let known = has(Own.self, s) || has(TouchDelegate.self, s) || has(Hidden.self, s) || has(UIView.self, s)\n"
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(
      text.contains("protocol_getMethodDescription(_in: _tesseraProtocolMethods, p, s, true, true)"), text)
    XCTAssertTrue(text.contains("import TesseraDarwin"), text)
    XCTAssertEqual(
      result.additions["TesseraProtocols.swift"]?.split(separator: "\n").filter { $0.contains("if type") },
      [
        "  if type == Own.self { return ([\"a\", \"touch:\"], [\"b:\", \"touch:begins:\"]) }",
        "  if type == TouchDelegate.self { return ([\"touch:\"], [\"touch:begins:\"]) }",
      ])
    assert("import UIKit\nlet a = __CGPointEqualToPoint(b, c)\n", contains: "import TesseraDarwin")
    XCTAssertNil(rewrite(["A.swift": "import UIKit\nlet p = UIView.self\n"]).additions["TesseraProtocols.swift"])
  }
}

import XCTest

/// Members that Objective-C finds by name.
final class AnyObjectRuleTests: RewritingTestCase {
  /// Apple's sample AVCam, in the mode of Swift 4 (Lax/Learn-iOS-Swift-by-Examples on GitHub), reads a reason in this way.
  func testAnObjectThatIsCastInACondition() {
    let result = rewrite(
      "if let value = information[key] as AnyObject?, let number = value.integerValue, let reason = Reason(rawValue: number) {}\n"
    )
    XCTAssertTrue(result.contains("value as? NSNumber"), result)
    XCTAssertFalse(result.contains("value.integerValue"), result)
  }

  func testMembersOfOneClass() {
    assert(
      """
      class Controller: UIViewController {
        weak var target: AnyObject?
        var objects: [AnyObject] { [] }
        func a(_ sender: AnyObject) {
          print(sender.isOn)
          print(sender.description)
          sender.setTitle("a", for: .normal)
          _ = target?.perform(action, with: self)
          self.target!.perform(action)
          print(objects.first?.priority, objects[0].priority)
        }
      }
      func b(_ controller: Controller) { print(controller.objects.last!.constant) }
      """,
      contains: "print(_found((sender as? UISwitch)?.isOn))", "print(_found((sender as? NSObject)?.description))",
      "(sender as! UIButton).setTitle(\"a\", for: .normal)",
      "_ = (target as? any NSObjectProtocol)?.perform(action, with: self)",
      "(self.target! as! any NSObjectProtocol).perform(action)",
      "print((objects.first as? NSLayoutConstraint)?._priority(), _found((objects[0] as? NSLayoutConstraint)?._priority()))",
      "func b(_ controller: Controller) { print(_found((controller.objects.last! as? NSLayoutConstraint)?.constant)) }")
  }

  func testMembersOfSeveralClasses() {
    assert(
      "func a(_ sender: AnyObject, _ other: AnyObject?) {\n  let a = sender.tag\n  let b = other?.tag\n}",
      contains: "let a = _found((sender as? UIView)?.tag ?? (sender as? UIBarItem)?.tag)",
      "let b = ((other as? UIView)?.tag ?? (other as? UIBarItem)?.tag)")
    // Dodo aligns a view with a view or a layout guide.
    assert(
      "func a(_ item: AnyObject) { b.constraint(equalTo: item.topAnchor) }",
      contains: "func a(_ item: AnyObject) { b.constraint(equalTo: "
        + "_found((item as? UIView)?.topAnchor ?? (item as? UILayoutGuide)?.topAnchor)) }")
  }

  /// `(delegate as AnyObject).close?()` is nil if the object does not have the method.
  func testMethodsThatTheObjectNeedNotHave() {
    let text = """
      class A: UIViewController {
        @objc func close() {}
        @objc func open(_ sender: Any?) -> Int { 1 }
      }
      func b(_ delegate: UITextFieldDelegate) {
        (delegate as AnyObject).close?()
        let c = (delegate as AnyObject).open?(nil)
        _ = (delegate as AnyObject).unknown?()
      }
      """
    assert(
      text, contains: "((delegate as AnyObject) as? A)?.close ()",
      "let c = ((delegate as AnyObject) as? A)?.open (nil)", "_ = (delegate as AnyObject).unknown?()")
    assert(
      text + "\nclass B: UIView {\n  @objc func close() {}\n}\n",
      contains: "({ (object: AnyObject) -> (Void)? in if let object = object as? A { return object.close() }; "
        + "if let object = object as? B { return object.close() }; return nil })((delegate as AnyObject))")
  }

  /// jrendel/SwiftKeychainWrapper (on GitHub) deletes the items of each class of the keychain.
  func testConstantsOfCoreFoundationAsArguments() {
    let method = "class A {\n  class func delete(_ item: AnyObject, in group: String) {}\n"
    assert(
      method + "  class func a() { delete(kSecClassKey, in: kSecClassKey) }\n}\n",
      contains: "  class func a() { delete(kSecClassKey as AnyObject, in: kSecClassKey) }")
    assert(
      method + "  class func a() { delete(kSecOwn, in: b); delete(item, in: b) }\n  static let kSecOwn = A()\n}\n",
      contains: "  class func a() { delete(kSecOwn, in: b); delete(item, in: b) }")
  }

  func testCasts() {
    assert(
      """
      (recognizer as AnyObject).require(toFail: tap)
      func a() {
        let object = view as AnyObject
        print(object.superview)
        for object in objects.compactMap({ $0 as AnyObject }) {
          if object.isKind(of: UIView.self) {}
        }
      }
      """,
      contains: "((recognizer as AnyObject) as! UIGestureRecognizer).require(toFail: tap)",
      "print(_found((object as? UIView)?.superview))", "if (object as! NSObject).isKind(of: UIView.self) {}")
  }

  /// airbnb/epoxy-ios (on GitHub) reads the frame of the keyboard with `map`, others with a cast to an optional.
  func testCastsToOptionalObjects() {
    assert(
      """
      let a = information[key].map { $0 as AnyObject }?.cgRectValue
      let b = (information[key] as AnyObject?)?.cgRectValue.size.height ?? 0
      let c = (information[key]
        as AnyObject?)?.doubleValue
      let d = (information[key] as? AnyObject)?.isKind(of: UIView.self)
      let e = numbers.map { $0 as Number }?.doubleValue
      let f = (information[key] as Any?)?.doubleValue
      """,
      contains: "let a = (information[key].map { $0 as AnyObject } as? NSValue)?.cgRectValue",
      "let b = ((information[key] as AnyObject?) as? NSValue)?.cgRectValue.size.height ?? 0",
      "  as AnyObject?) as? NSNumber)?.doubleValue",
      "let d = ((information[key] as? AnyObject) as? NSObject)?.isKind(of: UIView.self)",
      "let e = numbers.map { $0 as Number }?.doubleValue", "let f = (information[key] as Any?)?.doubleValue")
  }

  /// The delays of animated images are read in this way.
  func testObjectsAtAddresses() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      """
      import UIKit
      func a(_ pointer: UnsafeRawPointer) -> Float {
        unsafeBitCast(pointer, to:AnyObject.self).floatValue
      }
      func b(_ pointer: UnsafeRawPointer) -> Double {
        let delay = unsafeBitCast(CFDictionaryGetValue(c, d), to: AnyObject.self)
        return delay.doubleValue
      }
      """,
      contains: "_found((unsafeBitCast(pointer, to:AnyObject.self) as? NSNumber)?.floatValue)",
      "return _found((delay as? NSNumber)?.doubleValue)")
    XCTAssertTrue(rewrite("import UIKit\nlet a = CFDictionaryGetValue(b, c)\n").contains("import TesseraDarwin"))
  }

  func testVariablesOfOtherTypes() {
    let text = """
      import UIKit
      class Controller: UIViewController {
        var target: UIView?
        func a(_ sender: UIButton, _ any: AnyObject) {
          print(sender.isOn, target?.tag, any.unknown)
          if let any = any as? UISwitch { print(any.isOn) }
          guard let any = any as? UISwitch else { return }
          print(any.isOn)
        }
      }
      func a(_ object: AnyObject) {
        switch object {
        case let object as UISwitch: print(object.isOn)
        default: break
        }
      }
      class Other { var target: AnyObject? }
      class Presenter { weak var panel: AnyObject! }
      func b(_ controller: Controller) { _ = controller.target?.tag }
      func c(_ other: Panels) {
        other.panel.isHidden = true
        other.panel.alpha -= 1
      }

      """
    XCTAssertEqual(rewrite(text), text)
  }

  /// Lightbox (on GitHub) calls a method that several of its views have.
  func testMethodsOfTheModule() {
    assert(
      """
      class Header: UIView { @objc func layOut() {} }
      class Footer: UIView { @objc func layOut() {} }
      class Page: UIView { @objc func move(to place: Int, fast: Bool) -> Bool { fast } }
      class Plain { func hidden() {} }
      [header, footer].forEach { ($0 as AnyObject).layOut() }
      let moved = (page as AnyObject).move(to: 1, fast: true)
      (plain as AnyObject).hidden()
      """,
      contains:
        "[header, footer].forEach { ({ (object: AnyObject) -> Void in if let object = object as? Header { return"
        + " object.layOut() }; if let object = object as? Footer { return object.layOut() }; fatalError(\"\\(object) has no"
        + " method layOut\") })(($0 as AnyObject)) }",
      "let moved = ((page as AnyObject) as! Page).move(to: 1, fast: true)", "(plain as AnyObject).hidden()")
    let result = rewrite([
      "A.swift": "private class Hidden: UIView { @objc func layOut() {} }\n",
      "B.swift": "class Header: UIView { @objc func layOut() {} }\nfunc a() { (view as AnyObject).layOut() }\n",
    ])
    let text = result.texts["B.swift"] ?? ""
    XCTAssertTrue(text.contains("((view as AnyObject) as! Header).layOut()"), text)
  }
}

import XCTest

/// Classes as targets and observers.
final class ClassObjectRuleTests: RewritingTestCase {
  private func rewriteMember(_ member: String) -> String {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    return rewrite("import UIKit\nclass A {\n  @objc static func s(_ n: Notification) {}\n  \(member)\n}\n")
  }

  /// kudoleh/iOS-Clean-Architecture-MVVM (on GitHub) has a class as the observer of notifications.
  func testClassesAreObjects() {
    for (code, expected) in [
      (
        "c.addObserver(self, selector: s, name: n, object: nil)",
        "c.addObserver(_classObject(self), selector: s, name: n, object: nil)"
      ),
      ("c.removeObserver(self)", "c.removeObserver(_classObject(self))"),
      ("c.removeObserver(self, name: n, object: nil)", "c.removeObserver(_classObject(self), name: n, object: nil)"),
      ("b.addTarget(self, action: s, for: e)", "b.addTarget(_classObject(self), action: s, for: e)"),
      ("g.removeTarget(self, action: s)", "g.removeTarget(_classObject(self), action: s)"),
      ("f { _ = UIBarButtonItem(title: t, target: self, action: s) }", "target: _classObject(self), action: s"),
      ("Timer(timeInterval: 1, target: self, selector: s)", "target: _classObject(self), selector: s"),
    ] {
      for modifier in ["static", "@objc private class"] {
        let text = rewriteMember("\(modifier) func start() { \(code) }")
        XCTAssertTrue(text.contains(expected), text)
        XCTAssertTrue(text.contains("import TesseraDarwin"), text)
      }
      XCTAssertFalse(rewriteMember("func start() { \(code) }").contains("_classObject"), code)
    }
    XCTAssertTrue(
      rewriteMember("static var a: Int { c.removeObserver(self); return 1 }").contains("(_classObject(self))"))
    XCTAssertTrue(rewriteMember("func f() { c.removeObserver(A.self) }").contains("(_classObject(A.self))"))
    XCTAssertTrue(
      rewriteMember("func f() { c.removeObserver(type(of: self)) }").contains("(_classObject(type(of: self)))"))
  }

  func testOtherCallsStay() {
    for member in [
      "static func swizzle(target: AnyClass, selector: Selector) { swizzle(target: self, selector: s) }",
      "struct B {}\n  func f() { c.removeObserver(B.self) }",
      "static func f() { model.addObserver(self) }", "static func f() { start(self) }",
      "func f() { view.addObserver(self, forKeyPath: p, options: [], context: nil) }",
      "static func f() { other.removeObserver(self) }; func removeObserver(_ type: A.Type) {}",
      "static func f() { make(target: self) }",
    ] { XCTAssertFalse(rewriteMember(member).contains("_classObject"), member) }
  }
}

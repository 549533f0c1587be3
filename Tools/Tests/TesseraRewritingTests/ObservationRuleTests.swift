import XCTest

final class ObservationRuleTests: RewritingTestCase {
  func testPropertiesNotify() {
    assert(
      """
      class A: NSObject {
        @objc dynamic var a = 1
        @objc dynamic var b: Int = 1 { didSet { c() } }
        @objc dynamic var d: Int { get { 1 } set { e = newValue } }
        @objc var f = 1
      }
      """,
      contains: "var a = 1 { didSet { _didChange(\"a\", from: oldValue, to: self.a) } }",
      "var b: Int = 1 { didSet { _didChange(\"b\", from: oldValue, to: self.b);  c() } }",
      "var d: Int { get { 1 } set { let _old = self.d; defer { _didChange(\"d\", from: _old, to: self.d) };  e = newValue } }",
      "var f = 1")
  }

  func testKeyPathsGetTheirNames() {
    assert(
      "token = object.observe(\\.address.street, options: [.new]) { _, _ in }\nlet b = c.observe(\\.d) { }\n"
        + "let e = c.publisher(for: \\.d).sink { _ in }\nlet f = center.publisher(for: name)",
      contains: "token = object.observe(\\.address.street, _key: \"address.street\", options: [.new]) { _, _ in }",
      "let b = c.observe(\\.d, _key: \"d\") { }", "let e = c.publisher(for: \\.d, _key: \"d\").sink { _ in }",
      "let f = center.publisher(for: name)")
  }

  func testObservers() {
    assert(
      "class A: UIViewController {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, "
        + "change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {}\n}",
      contains: "class A: UIViewController, _KeyValueObserving {")
  }

  func testUserDefaults() {
    assert(
      "let a = UserDefaults.standard\nlet b = UserDefaults(suiteName: \"x\")!\nlet c: UserDefaults = .standard\n"
        + "let d = UserDefaults.didChangeNotification",
      contains: "let a = ObservedUserDefaults.standard", "let b = ObservedUserDefaults(suiteName: \"x\")!",
      "let c: UserDefaults = ObservedUserDefaults.standard", "let d = UserDefaults.didChangeNotification")
    let own = "class UserDefaults {}\nlet a = UserDefaults.standard\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testObserversInExtensions() {
    let text = rewrite(
      "open class A: UIView {\n}\nextension A {\n  open override func observeValue(forKeyPath keyPath: String?, of object: "
        + "Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {}\n}\n")
    XCTAssertTrue(text.contains("open class A: UIView, _KeyValueObserving {"), text)
    XCTAssertTrue(text.contains("  public          func observeValue("), text)
    XCTAssertFalse(text.contains("_extension_observeValue"), text)
  }
}

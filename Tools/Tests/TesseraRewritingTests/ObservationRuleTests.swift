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

  // MARK: Classes of other modules

  /// Rewrites a class of a library, and then a file of the application, which subclasses it.
  private func rewrite(library: String, _ text: String) -> String {
    options.moduleName = "Kit"
    let interface = rewrite(["A.swift": "import UIKit\n" + library]).interface
    options.moduleName = "App"
    options.interfaces = [interface]
    defer { options.interfaces = [] }
    return rewrite("import Kit\n" + text)
  }

  /// In the library, the override became a method of the class, which the application overrides.
  func testOverridesOfMethodsThatALibraryOverrides() {
    let value = "override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }"
    let base = "open class Base: UIView {\n  open \(value)\n}\nopen class Middle: Base {}\n"
    for name in ["Base", "Middle", "Kit.Middle"] {
      let text = "class A: \(name) {\n  \(value)\n}\n"
      XCTAssertEqual(rewrite(library: base, text), "import Kit\n" + text)
    }
    let other = "override func value(forKey key: String) -> Any? { super.value(forKey: key) }"
    let mixed = rewrite(library: base, "class A: Base {\n  \(other)\n}\n")
    XCTAssertTrue(mixed.contains("class A: Base {\n           func value("), mixed)
    XCTAssertTrue(mixed.contains("{ self._value(forKey: key) }"), mixed)

    let observe =
      "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) {}"
    let observer = "class A: Base {\n  \(observe)\n}\n"
    let observed = rewrite(library: "open class Base: NSObject {\n  open \(observe)\n}\n", observer)
    XCTAssertTrue(observed.hasPrefix("import Kit\n" + observer), observed)

    let keys =
      "override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { "
      + "super.keyPathsForValuesAffectingValue(forKey: key) }"
    let dependent = "class A: Base {\n  \(keys)\n}\n"
    XCTAssertEqual(
      rewrite(library: "open class Base: NSObject {\n  open \(keys)\n}\n", dependent), "import Kit\n" + dependent)
  }

  /// The class of UIKit or Foundation above those of the project decides what can be overridden.
  func testClassesOfFrameworksAboveThoseOfALibrary() {
    let text = rewrite(
      library: "open class Base: UIView {}\nopen class Plain: CALayer {}\nopen class Pages: UIScrollView {}\n",
      "class A: Base {\n  override func responds(to selector: Selector!) -> Bool { true }\n}\n"
        + "class B: Plain {\n  override func setValue(_ value: Any?, forKey key: String) {}\n}\n"
        + "class C: Pages {\n  override var delegate: UIScrollViewDelegate? { didSet {} }\n}\n")
    XCTAssertTrue(text.contains("class A: Base {\n  override func responds("), text)
    XCTAssertTrue(text.contains("class B: Plain {\n  override func setValue("), text)
    XCTAssertTrue(text.contains("class C: Pages {\n           var delegate"), text)
  }

  func testOverridesOfMessageForwardingThatALibraryOverrides() {
    let responds = "override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }"
    let text = "class A: Base {\n  \(responds)\n}\n"
    let result = rewrite(library: "open class Base: NSObject {\n  open \(responds)\n}\n", text)
    XCTAssertTrue(result.contains(text), result)
  }
}

import XCTest

final class ExtensionDispatchRuleTests: RewritingTestCase {
  func testExtensionsOfUIKitOverrideEachOther() {
    let result = rewrite([
      "A.swift": """
      extension UIView {
        @objc @discardableResult func save(_ state: Int) -> Bool { return true }
        @objc var parts: [UIView] { return subviews }
      }
      """,
      "B.swift": """
      extension UIControl {
        override func save(_ state: Int) -> Bool { return super.save(state + 1) }
      }
      extension UIButton {
        override func save(_ state: Int) -> Bool { return super.save(state) }
        override var parts: [UIView] { return super.parts + [] }
      }
      """,
    ])
    XCTAssertEqual(result.diagnostics, [])
    let base = result.texts["A.swift"] ?? ""
    XCTAssertTrue(
      base.contains(
        "func _extension_UIView_save(_ state: Int) -> Bool { return true }; @discardableResult func save(_ state: Int) -> Bool"
          + " { if let object = self as? UIButton { return object._extension_UIButton_save(state) };"
          + " if let object = self as? UIControl { return object._extension_UIControl_save(state) };"
          + " return _extension_UIView_save(state) }"), base)
    XCTAssertTrue(
      base.contains(
        "; var parts: [UIView] { if let object = self as? UIButton { return object._extension_UIButton_parts };"
          + " return _extension_UIView_parts }"), base)
    let derived = result.texts["B.swift"] ?? ""
    for part in [
      "         func _extension_UIControl_save(_ state: Int) -> Bool { return _extension_UIView_save(state + 1) }",
      "         func _extension_UIButton_save(_ state: Int) -> Bool { return _extension_UIControl_save(state) }",
      "         var _extension_UIButton_parts: [UIView] { return _extension_UIView_parts + [] }",
    ] { XCTAssertTrue(derived.contains(part), "\(part) is missing in:\n\(derived)") }
  }

  /// Kingfisher 7 (on GitHub) has an alias for each platform, and a subclass that does not use it.
  func testExtensionsOfAnAliasOverrideEachOther() {
    let result = rewrite([
      "A.swift": """
      #if os(macOS)
      typealias PictureView = NSImageView
      #else
      typealias PictureView = UIImageView
      #endif
      extension PictureView {
        @objc func preloads() -> Bool { return true }
      }
      """,
      "B.swift": "class Movie: UIImageView {\n  override func preloads() -> Bool { return false }\n}\n",
      "C.swift": "class Sketch: PictureView {\n  override func preloads() -> Bool { return false }\n}\n",
    ])
    XCTAssertEqual(result.diagnostics, [])
    let base = result.texts["A.swift"] ?? ""
    for name in ["Movie", "Sketch"] {
      XCTAssertTrue(
        base.contains("if let object = self as? \(name) { return object._extension_\(name)_preloads() }"), base)
    }
    XCTAssertTrue(
      result.texts["B.swift"]?.contains("func _extension_Movie_preloads() -> Bool { return false }") == true)
  }

  func testParametersOfAnOverrideCanBeMoreGeneral() {
    // Found in vhesener/Closures: `table.update { $0.numberOfRows = … }` uses a member of the table's delegate only.
    let result = rewrite([
      "A.swift": """
      extension UIScrollView {
        @objc func update(handler: (_ delegate: ScrollDelegate) -> Void) -> Self { return self }
      }
      extension UITableView {
        @discardableResult
        @objc override public func update(handler: (_ delegate: TableDelegate) -> Void) -> Self { return self }
      }
      """
    ])
    XCTAssertEqual(result.diagnostics, [])
    let text = result.texts["A.swift"] ?? ""
    for part in [
      "{ return self }; func update(handler: (_ delegate: ScrollDelegate) -> Void) -> Self"
        + " { if let object = self as? UITableView { return object._extension_UITableView_update(handler: handler) as! Self };"
        + " return _extension_UIScrollView_update(handler: handler) }",
      "func _extension_UITableView_update(handler: (_ delegate: TableDelegate) -> Void) -> Self { return self };"
        + " @discardableResult public func update(handler: (_ delegate: TableDelegate) -> Void, _: Void = ()) -> Self"
        + " { return _extension_UITableView_update(handler: handler) }",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  func testOverloadsOfMethodsOfUIKitAreNotOverridden() {
    for (method, override) in [
      (
        "setTitle(_ t: String?, for states: [UIControl.State]) {}", "setTitle(_ t: String?, for s: UIControl.State) {}"
      ), ("addSubview(_ views: UIView...) {}", "addSubview(_ view: UIView) {}"),
      ("addSubview(_ text: String) {}", "addSubview(_ view: UIView) {}"),
    ] {
      for attribute in ["", "@objc(tessera_add:with:) "] {
        let text =
          "extension UIButton {\n  \(attribute)func \(method)\n}\nclass Mine: UIButton {\n  override func \(override)\n}\n"
        let result = rewrite(["A.swift": text])
        XCTAssertEqual(result.diagnostics, [])
        let rewritten = result.texts["A.swift"] ?? text
        XCTAssertTrue(rewritten.contains(" func \(method)\n"), rewritten)
        XCTAssertTrue(rewritten.contains("\n  override func \(override)\n"), rewritten)
        XCTAssertFalse(rewritten.contains("_extension_"), rewritten)
      }
    }
  }

  /// The selector of an extension's method is `setTitle:for:`, and that of `UIButton` is `setTitle:forState:`.
  func testMethodsOfObjectiveCThatOnlyLookLikeThoseOfUIKit() {
    for method in [
      "setTitle(_ t: Text, for s: UIControl.State) {}", "setTitle(_ t: Int, for s: UIControl.State) {}",
      "setTitle(_ t: String?, for states: [UIControl.State]) {}", "setTitle(_ t: String?, for s: UIControl.State?) {}",
    ] {
      let text =
        "struct Text {}\nextension UIButton {\n  @objc func \(method)\n}\nclass Mine: UIButton {\n"
        + "  override func setTitle(_ t: String?, for s: UIControl.State) {}\n}\n"
      let result = rewrite(["A.swift": text])
      XCTAssertEqual(result.diagnostics, [])
      let rewritten = result.texts["A.swift"] ?? text
      XCTAssertTrue(
        rewritten.contains("\n  override func setTitle(_ t: String?, for s: UIControl.State) {}\n"), rewritten)
      XCTAssertFalse(rewritten.contains("_extension_"), rewritten)
    }
  }

  func testParametersCanBeOfASuperclassOrOptional() {
    for (method, override) in [
      ("add(_ item: Item)", "add(_ item: Base)"), ("add(_ item: Item)", "add(_ item: Item?)"),
      ("add(_ item: UIButton)", "add(_ item: UIView)"), ("add(_ item: Item)", "add(_ item: any Marked)"),
      ("add(_ item: Item)", "add(_ item: AnyObject)"),
    ] {
      let text = rewrite([
        "A.swift": """
        @objc protocol Marked {}
        class Base: NSObject, Marked {}
        class Item: Base {}
        extension UIView { @objc func \(method) {} }
        extension UIButton { override func \(override) {} }
        """
      ]).texts["A.swift"]
      XCTAssertTrue(text?.contains("_extension_UIButton_add") == true, "\(override): \(text ?? "")")
    }
  }

  func testOverridesOfUIKitItselfAreReported() {
    let result = rewrite(["A.swift": "extension UIButton { override func layoutSubviews() {} }"])
    XCTAssertEqual(result.diagnostics.map(\.severity), [.error])
  }

  func testDescriptionsOfClasses() {
    assert(
      "let a = type(of: object).description() + object.description\nlet b = type(of: object).description(1)",
      contains: "let a = String(reflecting: type(of: object)) + object.description",
      "let b = type(of: object).description(1)")
  }
}

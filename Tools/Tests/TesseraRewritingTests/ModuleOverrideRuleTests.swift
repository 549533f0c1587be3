import TesseraRewriting
import XCTest

/// Overrides of members that another module of the build declares in an extension. Objective-C finds such members at run
/// time, so that any module can override them.
final class ModuleOverrideRuleTests: RewritingTestCase {
  private static let library = """
    extension UIViewController {
      @objc var insets: UIEdgeInsets { view.safeAreaInsets }
      @objc func close(_ animated: Bool, with reason: Int) -> Bool { false }
      var plain: Int { 1 }
      @objc private func hidden() {}
    }
    """

  /// The names are read from the texts, because the other modules are not parsed yet when a module is rewritten.
  func testNamesOfOverrides() {
    let text = """
      class A: B {
        override func viewDidLoad() {}
        open override class var layerClass: AnyClass { C.self }
        override public private(set) var state: Int { 1 }
        override init(frame: CGRect) {}
        func overrideIt() {} // an override of the delegate
        var other = 1
      }
      """
    XCTAssertEqual(ModuleRewriter.overriddenNames(in: text), ["viewDidLoad", "layerClass", "state"])
  }

  func testMembersThatOtherModulesOverrideAreDynamic() {
    options.overriddenNames = ["insets", "close", "plain", "hidden"]
    let result = rewrite(["A.swift": Self.library])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(text.contains("dynamic var insets: UIEdgeInsets"), text)
    XCTAssertTrue(text.contains("dynamic func close(_ animated: Bool"), text)
    XCTAssertFalse(text.contains("dynamic var plain"), text)
    XCTAssertEqual(result.interface.dynamicMembers, ["UIViewController": ["insets()", "close(_:with:)"]])
    options.overriddenNames = []
    XCTAssertFalse(rewrite(Self.library).contains("dynamic"))
  }

  func testOverridesReplaceTheMember() {
    options.overriddenNames = ["insets", "close"]
    options.interfaces = [rewrite(["A.swift": Self.library + "\nclass Panel: UIViewController {}"]).interface]
    options.overriddenNames = []
    options.moduleName = "PanelTests"
    let result = rewrite([
      "A.swift": """
      private class FixedPanel: Panel {
        override var insets: UIEdgeInsets { super.insets }
      }
      class OpenPanel: Panel {
        override func close(_ animated: Bool, with reason: Int) -> Bool { true }
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(result.diagnostics, [])
    for part in [
      "           var _override_FixedPanel_insets: UIEdgeInsets { _callSuper(\"insets\") { _replaced_PanelTests_UIViewController_insets_0 } }",
      "extension UIViewController { @_dynamicReplacement(for: insets) var _replaced_PanelTests_UIViewController_insets_0: UIEdgeInsets {",
      "if let object = self as? FixedPanel { return object._override_FixedPanel_insets }; return insets } }",
      "@_dynamicReplacement(for: close(_:with:)) @discardableResult func _replaced_PanelTests_UIViewController_close(",
      "if let object = self as? OpenPanel { return object._override_OpenPanel_close(a0, with: a1) };",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  /// The class is part of the module, so the member moves into it, and the other module overrides it as usual.
  func testMembersOfExtensionsOfTheModulesOwnClasses() {
    options.overriddenNames = ["reload", "tableView", "count", "helper"]
    let text = rewrite(
      """
      open class List: UIViewController {}
      extension List {
        @objc open func reload(_ animated: Bool) {}
        @objc var count: Int { 1 }
        func helper() {}
      }
      extension List: UITableViewDataSource {
        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      final class Fixed: UIView {}
      extension Fixed { @objc func reload(_ animated: Bool) {} }
      """)
    XCTAssertTrue(text.contains("func _extension_reload(_ animated: Bool) {}"), text)
    XCTAssertTrue(text.contains("open func reload(_ animated: Bool) { _extension_reload(animated) }"), text)
    // The property is internal, as in the extension, because its type may be, too.
    XCTAssertTrue(text.contains("; var count: Int { return _extension_count }"), text)
    XCTAssertTrue(
      text.contains("public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"),
      text)
    XCTAssertTrue(text.contains("    func helper() {}") || text.contains("\n  func helper() {}"), text)
    XCTAssertTrue(text.contains("extension Fixed {       func reload(_ animated: Bool) {} }"), text)
  }
}

import TesseraRewriting
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

  /// The cells of miku1958/ConfigableCollectionView (on GitHub) have their override for iOS 14 in `#if swift(>=5.3)`.
  func testOverridesUnderConditionsThatAreTrue() {
    for condition in [
      "swift(>=5.3)", "os(iOS)", "!os(macOS)", "compiler(>=5.7) && (os(iOS) || os(tvOS))", "canImport(UIKit)",
      "os(macOS)\n#elseif os(iOS)", "swift(<5)\n#else", "swift(>=6)\n#else",
    ] {
      assert(
        "class A: UIView {\n}\nextension A {\n#if \(condition)\n  override func layoutSubviews() {}\n#endif\n}\n",
        contains: "func _extension_layoutSubviews() {}",
        "override func layoutSubviews() { _extension_layoutSubviews() } }")
    }
    for condition in ["DEBUG", "os(macOS)", "swift(>=7)", "DEBUG\n#elseif os(iOS)", "os(iOS) && DEBUG"] {
      let result = rewrite(
        "class A: UIView {\n}\nextension A {\n#if \(condition)\n  override func layoutSubviews() {}\n#endif\n}\n")
      XCTAssertFalse(result.contains("_extension_"), condition)
    }
    options.swiftVersion = "4.2"
    let older = rewrite(
      "class A: UIView {\n}\nextension A {\n#if swift(>=5)\n  override func layoutSubviews() {}\n#endif\n}\n")
    XCTAssertFalse(older.contains("_extension_"))
  }

  /// The names that the build settings define are known.
  func testOverridesUnderDefinitions() {
    options.definitions = ["PRO"]
    options.definesDebug = false
    func text(_ condition: String) -> ModuleRewriter.Result {
      rewrite([
        "A.swift":
          "class A: UIView {\n}\nextension A {\n#if \(condition)\n  override func layoutSubviews() {}\n#endif\n}\n"
      ])
    }
    for condition in ["PRO", "os(iOS) && PRO", "!DEBUG", "DEBUG\n#elseif PRO", "DEBUG\n#else"] {
      XCTAssertEqual(text(condition).texts["A.swift"]?.contains("_extension_layoutSubviews() }"), true, condition)
      XCTAssertEqual(text(condition).diagnostics, [], condition)
    }
    for condition in ["!PRO", "DEBUG", "os(macOS)", "PRO\n#else"] {
      XCTAssertNotEqual(text(condition).texts["A.swift"]?.contains("_extension_"), true, condition)
      XCTAssertEqual(text(condition).diagnostics, [], condition)
    }
  }

  /// The compiler's message about an override that stays in its extension does not say why.
  func testOverridesUnderUnknownConditionsAreReported() {
    func messages(_ type: String, _ condition: String) -> [String] {
      rewrite([
        "A.swift":
          "extension \(type) {\n#if \(condition)\n  override func layoutSubviews() {}\n  func other() {}\n#endif\n}\n"
          + "class A: UIView {}\n"
      ]).diagnostics.map { "\($0.line) \($0.severity): \($0.message)" }
    }
    for type in ["A", "UIStackView"] {
      for (condition, unknown) in [("DEBUG", "DEBUG"), ("os(iOS) && PRO", "os(iOS) && PRO"), ("PRO\n#else", "PRO")] {
        XCTAssertEqual(
          messages(type, condition),
          [
            "\(condition.contains("\n") ? 4 : 3) warning: \(type).layoutSubviews is overridden in an extension, in #if "
              + "\(unknown), whose value is unknown here; put the condition into the override"
          ])
      }
    }
    XCTAssertEqual(messages("A", "os(macOS) && PRO"), [])
  }

  /// The condition can be around the extension. If it is unknown, it is taken for true.
  func testOverridesInExtensionsUnderConditions() {
    func text(_ condition: String) -> String {
      rewrite("class A: UIView {\n}\n#if \(condition)\nextension A {\n  override func layoutSubviews() {}\n}\n#endif\n")
    }
    for condition in ["os(iOS)", "swift(<5)\n#else", "DEBUG", "os(macOS)\n#elseif DEBUG"] {
      XCTAssertTrue(
        text(condition).contains("override func layoutSubviews() { _extension_layoutSubviews() } }"), condition)
    }
    for condition in ["os(macOS)", "os(iOS)\n#else", "os(iOS)\n#elseif DEBUG", "os(iOS)\n#if os(tvOS)\n#endif\n#else"] {
      XCTAssertFalse(text(condition).contains("_extension_"), condition)
    }
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
      contains: "func _extension_layoutSubviews() {}",
      "@available(iOS 13, *)          func _extension_removeFromSuperview() {}",
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

  func testTheDelegateOfAScrollView() {
    assert(
      "class Pager: UIScrollView {\n  override var delegate: UIScrollViewDelegate? { didSet {} }\n}\n"
        + "class Grid: UICollectionView {\n  override var delegate: UICollectionViewDelegate? { didSet {} }\n}\n"
        + "class Small: Pager {\n  override var delegate: UIScrollViewDelegate? { didSet {} }\n}\n",
      contains: "         var delegate: UIScrollViewDelegate? { get { return super.delegate } set { "
        + "func _didSet(_ oldValue: UIScrollViewDelegate?) {} "
        + "; let _old = super.delegate; super.delegate = newValue; _didSet(_old) } }",
      "override var delegate: UICollectionViewDelegate? { didSet {} }",
      "override var delegate: UIScrollViewDelegate? { didSet {} }")
  }

  /// The observers of a property do not run for assignments in the observers themselves.
  func testObserversOfTheDelegateOfAScrollView() {
    assert(
      "class Pager: UIScrollView {\n  override weak var delegate: UIScrollViewDelegate? {\n"
        + "    willSet(next) { if next == nil { return } }\n"
        + "    didSet(last) {\n      self.delegate = inner\n      later { self.delegate = last }\n    }\n  }\n}\n",
      contains: "var delegate: UIScrollViewDelegate? { get { return super.delegate } set {",
      "func _willSet(_ next: UIScrollViewDelegate?) { if next == nil { return } }",
      "func _didSet(_ last: UIScrollViewDelegate?) {", "super.delegate = inner", "later { self.delegate = last }",
      "; let _old = super.delegate; _willSet(newValue); super.delegate = newValue; _didSet(_old) } }")
  }

  func testAccessorsOfTheDelegateOfAScrollView() {
    assert(
      "class Pager: UIScrollView {\n  override var delegate: UIScrollViewDelegate? {\n"
        + "    get { outer }\n    set { outer = newValue }\n  }\n}\n",
      contains: "var delegate: UIScrollViewDelegate? {", "get { outer }", "set { outer = newValue }")
  }

  /// A text field's delegate can be overridden in Tessera too.
  func testTheDelegateOfATextField() {
    let text = "class Field: UITextField {\n  override open var delegate: UITextFieldDelegate? { didSet {} }\n}\n"
    assert(text, contains: "  override open var delegate: UITextFieldDelegate? { didSet {} }")
  }

  /// The text of the parameters is on one line.
  func testDefaultArgumentsOfSeveralLines() {
    let result = rewrite([
      "A.swift": """
      class A: UIView {}
      class B: A {}
      extension B {
        override func show(
          _ text: String = \"""
            one "\\(name)"
              two
            \""", // a comment
          done: () -> Void = {
            first()
            second { a in
              third(a)
            }
          }
        ) {}
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(
      text.contains(
        "func show(_ text: String = \"one \\\"\\(name)\\\"\\n  two\", done: () -> Void = { first(); second { a in third(a) } })"
      ),
      text)
  }

  /// The code in the extension of the subclass is no override of the code in that of the superclass.
  func testOverridesOfOneMemberInExtensionsOfAClassAndItsSubclass() {
    let text = rewrite(
      """
      class Entry: NSObject {}
      extension Entry { open override func isEqual(_ object: Any?) -> Bool { true } }
      class PointEntry: Entry {}
      extension PointEntry { open override func isEqual(_ object: Any?) -> Bool { false } }
      """)
    XCTAssertTrue(text.contains("func _extension_isEqual(_ object: Any?) -> Bool { true }"), text)
    XCTAssertTrue(text.contains("func _extension_PointEntry_isEqual(_ object: Any?) -> Bool { false }"), text)
    XCTAssertTrue(text.contains("return _extension_PointEntry_isEqual(object)"), text)
  }

  /// kodecocodes/i10t (on GitHub) continues a search of Core Spotlight. The class must not call the method that is left out.
  func testOverridesThatAreLeftOut() {
    let text =
      rewrite(
        [
          "A.swift": "import UIKit\nclass A: UIViewController {\n}\n",
          "B.swift": """
          import UIKit
          import CoreSpotlight
          extension A {
            override func restoreUserActivityState(_ activity: NSUserActivity) { show(CSItem(activity)) }
            func show(_ item: CSItem) {}
          }
          extension A {
            override func updateUserActivityState(_ activity: NSUserActivity) { title = nil }
          }
          """,
        ], leavesOut: true)
    let own = text.texts["A.swift"] ?? ""
    XCTAssertEqual(
      own.contains("_extension_restore"), text.texts["B.swift"]?.contains("_extension_restore"), "\(text.texts)")
    XCTAssertTrue(own.contains("_extension_updateUserActivityState(activity)"), own)
  }
}

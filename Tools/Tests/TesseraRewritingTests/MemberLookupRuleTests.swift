import TesseraRewriting
import XCTest

final class MemberLookupRuleTests: RewritingTestCase {
  func testOutletsAndActionsOfAController() {
    let text = rewrite(
      "class A: UIViewController {\n  @IBOutlet private weak var label: UILabel!\n  @IBAction func go(_ sender: Any) {}\n}\n"
    )
    XCTAssertEqual(
      text,
      "class A: UIViewController {\n            private weak var label: UILabel!\n            func go(_ sender: Any) {}\n"
        + " nonisolated override func _selector(named name: String) -> Selector? { switch name "
        + "{ case \"go:\": return Selector(\"go:\", A.go(_:)); default: return super._selector(named: name) } }; "
        + "override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { switch name "
        + "{ case \"label\": return _assign(value, like: self.label) { self.label = $0 }; "
        + "default: return super._setMember(name, to: value) } }; override func _member(_ name: String) -> _MemberValue? "
        + "{ switch name { case \"label\": return _MemberValue(self.label); default: return super._member(name) } } }\n"
        + "\nimport UIKit\n")
  }

  func testAPlainObjectConforms() {
    let text = rewrite("class A: NSObject {\n  @IBOutlet var label: UILabel!\n}\n")
    XCTAssertTrue(text.hasPrefix("class A: NSObject, _MemberLookup {"))
    XCTAssertTrue(text.contains("@MainActor func _setMember("))
    XCTAssertTrue(text.contains("nonisolated func _selector(named name: String) -> Selector? { return nil }"))
    XCTAssertTrue(rewrite("class A {\n  @objc func a() {}\n}").hasPrefix("class A: _MemberLookup {"))
  }

  /// dSunny90/SendingState (on GitHub) has such a class for the targets of controls.
  func testAClassThatInlinableCodeUses() {
    let text = rewrite("@usableFromInline\nclass A: NSObject {\n  @objc func a() {}\n}\n")
    XCTAssertTrue(text.contains("@usableFromInline nonisolated func _selector("), text)
    XCTAssertTrue(text.contains("@usableFromInline @MainActor func _setMember("), text)
    XCTAssertTrue(text.contains("@usableFromInline @MainActor func _member("), text)
  }

  func testASubclassOfAPlainObjectOverrides() {
    let text = rewrite(
      "class A: NSObject {\n  @objc func a() {}\n}\nclass B: A {\n  @objc func b() {}\n}\nclass C: NSObject {}\n"
        + "class D: C {\n  @objc func d() {}\n}")
    XCTAssertTrue(text.contains("class B: A {"))
    XCTAssertTrue(text.contains("class C: NSObject {}"))
    XCTAssertTrue(text.contains("class D: C, _MemberLookup {"))
  }

  /// "Declarations that satisfy requirements of an @objc protocol" are `@objc` implicitly (SE-0160).
  func testMethodsThatSatisfyProtocolsOfObjectiveC() {
    let text = rewrite(
      "@objc protocol Routing {\n  func route(segue: UIStoryboardSegue?)\n}\nprotocol Plain {\n  func plain()\n}\n"
        + "class A: NSObject, Routing, Plain {\n  func route(segue: UIStoryboardSegue?) {}\n  func plain() {}\n"
        + "  func other() {}\n}\n")
    XCTAssertTrue(text.contains("case \"routeWithSegue:\": return Selector(\"routeWithSegue:\", A.route(segue:))"))
    XCTAssertFalse(text.contains("\"plain\""))
    XCTAssertFalse(text.contains("\"other\""))
    XCTAssertTrue(text.contains("class A: NSObject, Routing, Plain, _MemberLookup {"))
  }

  func testPublicAndOpenClasses() {
    XCTAssertTrue(
      rewrite("public class A: UIView {\n  @objc func a() {}\n}").contains(
        "nonisolated override public func _selector("))
    XCTAssertTrue(
      rewrite("open class A: UIView {\n  @objc func a() {}\n}").contains("nonisolated override open func _selector("))
  }

  func testOnlyTheSameFileReachesPrivateMembersOfExtensions() {
    let extensionText = "extension A {\n  @objc private func hidden() {}\n  @objc func seen() {}\n}\n"
    let apart = rewrite(["A.swift": "class A: UIView {\n}\n", "B.swift": extensionText])
    XCTAssertFalse(apart.texts["A.swift"]!.contains("hidden"))
    XCTAssertTrue(apart.texts["A.swift"]!.contains("\"seen\""))
    XCTAssertTrue(rewrite("class A: UIView {\n}\n" + extensionText).contains("\"hidden\""))
  }

  func testClassesThatExposeAllMembers() {
    let text = rewrite("@objcMembers class A: NSObject {\n  func a() {}\n  private func b() {}\n  let c = 1\n}\n")
    XCTAssertTrue(text.contains("case \"a\""))
    XCTAssertFalse(text.contains("case \"b\""))
    XCTAssertTrue(text.contains("case \"c\": return _MemberValue(self.c)"))
    XCTAssertFalse(text.contains("self.c = $0"))
  }

  func testOneLineClasses() {
    let text = rewrite("class A: UIView { @objc func a() {} }")
    XCTAssertTrue(text.contains("func a() {} ;  nonisolated") || text.contains("func a() {} ; nonisolated"), text)
  }

  func testManagedProperties() {
    assert(
      "class A: NSManagedObject {\n  @NSManaged var name: String?\n  @NSManaged var date: Date\n}\n",
      contains:
        "var name: String? { get { return _managedValue(forKey: \"name\") } set { _setManagedValue(newValue, forKey: \"name\") } }",
      "var date: Date { get { return _managedValue(forKey: \"date\") } set { _setManagedValue(newValue, forKey: \"date\") } }"
    )
  }

  func testSnapshotsOfFetchedResults() {
    let text =
      "var a = s as NSDiffableDataSourceSnapshot<String, Int>\ng(s as? NSDiffableDataSourceSnapshot<A, B>)\n"
    assert(
      "import CoreData\n" + text, contains: "var a = NSDiffableDataSourceSnapshot<String, Int>(_reference: s)")
    XCTAssertTrue(
      rewrite("import CoreData\n" + text).contains("g(Optional(NSDiffableDataSourceSnapshot<A, B>(_reference: s))"))
    XCTAssertFalse(rewrite(text).contains("_reference"))
  }

  func testManagedMethods() {
    assert(
      "class A: NSManagedObject {\n  @NSManaged func insertIntoB(_ value: B, at idx: Int)\n  @NSManaged func c() -> Int\n}\n",
      contains: "func insertIntoB(_ value: B, at idx: Int) { _managedCall(\"insertIntoB\", [value, idx]) }",
      "func c() -> Int { fatalError(\"A.c has a result, which no method of a relationship has\") }")
  }

  func testPropertiesOfExtensionsOfUIKit() {
    let text =
      "extension UIView {\n  @IBInspectable var corner: CGFloat { get { 1 } set {} }\n  @objc private var a: Int { 1 }\n}\n"
    let addition = rewrite(["A.swift": text]).additions["TesseraMembers.swift"]
    XCTAssertEqual(
      addition?.split(separator: "\n").filter { $0.contains("object as?") }.map(\.trimmed),
      [
        "if let object = object as? UIView { return object._assign(value, like: object.corner) { object.corner = $0 } }",
        "if let object = object as? UIView { return _MemberValue(object.corner) }",
      ])
  }

  /// Code cannot use members that are unavailable, as those with the old names in IQKeyboardManager.
  func testUnavailableMembers_areNotListed() {
    let text = """
      extension UIView {
        @available(*, unavailable, renamed: "b") @objc func a() {}
        @available(iOS 13, *) @objc func b() { log("unavailable") }
      }
      @available(*, unavailable) extension UIView {
        @objc func c() {}
      }
      @available(iOSApplicationExtension, unavailable) extension UIView {
        @objc func f() {}
      }
      class A: UIView {
        @available(*, unavailable) @objc func d() {}
        @available(iOS 13, *) @objc func e() { log("unavailable") }
      }
      """
    let result = rewrite(["A.swift": text])
    let cases = (result.additions["TesseraMembers.swift"] ?? "").split(separator: "\n").filter { $0.contains("case ") }
    XCTAssertEqual(cases.map(\.trimmed), ["case \"b\":", "case \"f\":"])
    XCTAssertFalse(result.texts["A.swift"]?.contains("\"d\"") ?? true)
    XCTAssertTrue(result.texts["A.swift"]?.contains("\"e\"") ?? false)
  }

  /// Blueprints conforms to UIKit's protocol by the name that a type alias of the library gives it.
  func testMethodsOfAProtocolWithATypeAlias() {
    let library = """
      #if os(macOS)
      public typealias LayoutDelegate = NSCollectionViewDelegateFlowLayout
      #else
      public typealias LayoutDelegate = UICollectionViewDelegateFlowLayout
      #endif
      """
    let interface = ModuleRewriter(options: .init(moduleName: "Library"))
      .rewrite([SourceFile(path: "B.swift", text: library)]).interface
    let text = """
      import Library
      class Tests: XCTestCase {}
      extension Tests: LayoutDelegate {
        func collectionView(_ collectionView: View, layout: Layout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 1 }
      }
      """
    XCTAssertFalse(rewrite(text).contains("minimumLineSpacingForSectionAt:\""))
    options.interfaces = [interface]
    XCTAssertTrue(rewrite(text).contains("collectionView:layout:minimumLineSpacingForSectionAt:"), rewrite(text))
  }

  // RAMAnimatedTabBarController's animations are objects of a storyboard.
  func testObjectsThatAwakeFromNibs() {
    let text = rewrite(
      "import UIKit\nopen class A: NSObject {\n  open override func awakeFromNib() {\n    super.awakeFromNib()\n  }\n}\n"
        + "class B: A {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n"
        + "class C: UIView {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n"
        + "class D: UIBarButtonItem {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n")
    let lines = text.split(separator: "\n").map(\.trimmed)
    XCTAssertTrue(lines.contains("open          func awakeFromNib() {"), text)
    XCTAssertTrue(lines.contains("()"), text)
    XCTAssertEqual(lines.count { $0 == "override func awakeFromNib() { super.awakeFromNib() }" }, 3, text)
    XCTAssertTrue(text.contains("case \"awakeFromNib\": return"), text)
    XCTAssertTrue(text.contains("class C: UIView {"), text)
  }
}

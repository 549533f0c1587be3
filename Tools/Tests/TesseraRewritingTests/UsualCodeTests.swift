import XCTest

/// Constructs that many applications contain, and which a rule of their own, or an exception of a rule, is for.
final class UsualCodeTests: RewritingTestCase {
  private func assert(_ text: String, has part: String, file: StaticString = #filePath, line: UInt = #line) {
    let result = rewrite(text)
    XCTAssertTrue(result.contains(part), "“\(part)” is missing in:\n\(result)", file: file, line: line)
  }

  private func assert(_ text: String, lacks part: String, file: StaticString = #filePath, line: UInt = #line) {
    let result = rewrite(text)
    XCTAssertFalse(result.contains(part), "“\(part)” is in:\n\(result)", file: file, line: line)
  }

  // MARK: Selectors

  /// Without labels, a name also refers to UIKit's `dismiss(animated:completion:)`.
  func testActionsWithoutArgumentsHaveTheirType() {
    assert(
      "class DetailController: UIViewController {\n  @IBAction func dismiss() { dismiss(animated: true) }\n}\n",
      has:
        "case \"dismiss\": return Selector(\"dismiss\", DetailController.dismiss as (DetailController) -> () -> Void)")
    assert(
      "class A: UIView {\n  @objc func show() -> Self { self }\n}\n",
      has: "Selector(\"show\", A.show as (A) -> () -> A)")
  }

  /// The compiler rejects `(UIButton!) -> Void`.
  func testTypesOfOverloadsHaveNoExclamationMark() {
    assert(
      "class A: UIView {\n  @IBAction func save(_ sender: UIButton!) { print(sender) }\n  func save(_ item: Item!) {}\n}\n",
      has: "Selector(\"save:\", A.save(_:) as (A) -> (UIButton?) -> Void)")
  }

  /// Objective-C does not check the class of an argument.
  func testActionsThatDoNotUseTheirSender() {
    let call = "{ (object: A) in { (sender: AnyObject?) in object.done("
    let controller = "class A: UIViewController {\n"
    assert(
      controller + "  @IBAction func done(_ sender: UIButton) { close() }\n}\n",
      has: "return Selector(\"done:\", \(call)unsafeBitCast(sender ?? object, to: UIButton.self)) } })")
    assert(
      controller + "  @IBAction func done(_ sender: UIButton?) { close() }\n}\n",
      has: "\(call)unsafeBitCast(sender, to: UIButton?.self)) } })")
    assert(
      controller + "  @IBAction func done(_ sender: UIButton!) { close() }\n}\n",
      has: "\(call)unsafeBitCast(sender, to: UIButton?.self)) } })")
    assert(
      controller + "  @objc func done(_ sender: Wheel) { close() }\n  func a() { b(#selector(done(_:))) }\n}\n"
        + "class Wheel: UIControl {}\n",
      has: "b(Selector(\"done:\", \(call)unsafeBitCast(sender ?? object, to: Wheel.self)) } }))")
    assert(
      controller + "  @IBAction func done(_ sender: UIButton) { sender.isHidden = true }\n}\n",
      has: "Selector(\"done:\", A.done(_:))")
    assert(controller + "  @IBAction func done(_ sender: Int) { close() }\n}\n", has: "Selector(\"done:\", A.done(_:))")
    assert(
      controller + "  @IBAction func done(_ sender: UIButton) { close() }\n}\n"
        + "class B: A { override func done(_ sender: UIButton) { sender.a() } }\n",
      has: "Selector(\"done:\", A.done(_:))")
  }

  /// A nib finds actions that an extension of a class of UIKit declares.
  func testActionsInExtensionsOfUIKit() {
    let result = rewrite([
      "A.swift": "extension UIViewController {\n  @IBAction func close(_ sender: Any) { dismiss(animated: true) }\n}\n"
    ])
    let text = result.additions["TesseraMembers.swift"] ?? ""
    XCTAssertTrue(
      text.contains(
        "    case \"close:\":\n      if object is UIViewController { return Selector(\"close:\", UIViewController.close(_:)) }"
      ),
      text)
    assert(
      "protocol Hiding {}\nextension Hiding where Self: UIViewController {\n  func a() { b(#selector(hide)) }\n}\n"
        + "extension UIViewController {\n  @objc func hide() {}\n}\n",
      has: "b(Selector(\"hide\", UIViewController.hide as (UIViewController) -> () -> Void))")
  }

  func testPropertiesInExtensionsOfLayers() {
    let result = rewrite([
      "A.swift": "extension CALayer {\n  @objc var edge: UIColor? { get { nil } set { } }\n}\n"
    ])
    let text = result.additions["TesseraMembers.swift"] ?? ""
    XCTAssertTrue(text.contains("if let object = object as? CALayer { return object._assign(value"), text)
  }

  /// PhoneNumberKit (on GitHub) overrides methods of `Formatter` that Foundation on Linux does not have.
  func testFormatters() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let method =
      "open func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, "
      + "errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { false }"
    let text = rewrite(
      "open class A: Formatter {\n  override \(method)\n}\nclass B: A {\n  override \(method)\n}\n"
        + "class C: Formatter {}\nextension C {\n  override \(method)\n}\n")
    XCTAssertTrue(text.contains("class A: Formatter, _ObjectValueFormatting {\n           \(method)\n"), text)
    XCTAssertTrue(text.contains("class B: A {\n  override \(method)\n"), text)
    XCTAssertTrue(text.contains("extension C {\n           public\(method.dropFirst(4))\n"), text)
    XCTAssertTrue(text.contains("import TesseraDarwin"), text)
  }

  /// The method of `super` calls that of the object's class, which would call it again.
  func testCallsOfTheFormattersOfFoundation() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    func method(_ name: String) -> String {
      "func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, "
        + "errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool "
        + "{ super.\(name)(obj, for: string, errorDescription: error) }\n"
    }
    let own = method("getObjectValue")
    let text = rewrite("class A: NumberFormatter {\n  override \(own)}\nclass B: A {\n  override \(own)}\n")
    XCTAssertTrue(
      text.contains("class A: NumberFormatter, _ObjectValueFormatting {\n           \(method("_getObjectValue"))"), text
    )
    XCTAssertTrue(text.contains("class B: A {\n  override \(own)"), text)
  }

  /// miku1958/ConfigableCollectionView (on GitHub) compares delegates in this way.
  func testEqualityOfDelegates() {
    let uses =
      "let a = delegate.isEqual(other)\nlet b = view.delegate?.isEqual(other) == true\nlet c = view.isEqual(other)\n"
    assert(
      uses, contains: "let a = _responder(delegate).isEqual(other)",
      "let b = _responder(view.delegate)?.isEqual(other) == true", "let c = view.isEqual(other)")
    // The delegate may be one of the module, whose method isn't that of objects.
    let own = "protocol LoginDelegate { func isEqual(_ other: Login) -> Bool }\n"
    XCTAssertEqual(rewrite(own + uses), own + uses)
  }

  /// PhoneNumberKit (on GitHub) asks for the class of a navigation controller's delegate.
  func testClassesOfDelegates() {
    assert(
      "let a = hostDelegate.isKind(of: A.self)\nlet b = controller.delegate?.isMember(of: A.self) == true\n"
        + "let c = controller?.dataSource.isKind(of: A.self) ?? true\nlet d = view.isKind(of: A.self)\n",
      contains: "let a = _responder(hostDelegate).isKind(of: A.self)",
      "let b = _responder(controller.delegate)?.isMember(of: A.self) == true",
      "let c = _responder(controller?.dataSource)?.isKind(of: A.self) ?? true", "let d = view.isKind(of: A.self)")
  }

  // MARK: Values of the application

  func testInjectedUserDefaults() {
    let store =
      "struct Store {\n  let defaults: UserDefaults\n  init(defaults: UserDefaults = .standard, b: Int = .max) {}\n"
      + "  var other: UserDefaults? = .standard\n}\n"
    assert(
      store, contains: "  init(defaults: UserDefaults = ObservedUserDefaults.standard, b: Int = .max) {}",
      "  var other: UserDefaults? = ObservedUserDefaults.standard")
    assert(
      store + "let a = Store(defaults: .standard)\nlet b = Other(style: .standard)\n",
      contains: "let a = Store(defaults: ObservedUserDefaults.standard)", "let b = Other(style: .standard)")
    assert(
      store + "class C { func f(defaults: Kind) {} }\nlet a = f(defaults: .standard)\n",
      contains: "let a = f(defaults: .standard)")
  }

  func testImplicitFoldersAndLocales() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "let a: URL = .documentsDirectory\nlet b = f(.cachesDirectory.appending(path: \"a\"))\nformatter.locale = .current\n"
        + "func g(locale: Locale = .current) {}\nlet c: Locale = .autoupdatingCurrent\nlet d = x.formatted(locale: .current)\n"
        + "let e: Calendar = .current\nlet h = manager.urls(for: .cachesDirectory)\nlet i: URL = .cachesDirectory\n",
      contains: "let a: URL = ._documentsDirectory", "let b = f(._cachesDirectory.appending(path: \"a\"))",
      "formatter.locale = ._user", "func g(locale: Locale = ._user) {}", "let c: Locale = ._user",
      "let d = x.formatted(locale: ._user)", "let e: Calendar = ._user",
      "let h = manager.urls(for: .cachesDirectory)", "let i: URL = ._cachesDirectory")
    assert(
      "enum Language { case current }\nx.locale = .current\nenum Place { case documentsDirectory }\nlet a: Place = .documentsDirectory\n",
      contains: "x.locale = .current", "let a: Place = .documentsDirectory")
  }

  /// A method of the module with the same name does not hide that of the file manager.
  func testFoldersOfTheFileManagerItself() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "protocol Files { func urls(for a: Int, in b: Int) -> [URL] }\n"
        + "let a = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)\nlet b = files.urls(for: 1, in: 2)\n",
      contains: "let a = FileManager.default._urls(for: .documentDirectory, in: .userDomainMask)",
      "let b = files.urls(for: 1, in: 2)")
  }

  /// Frameworks are linked into the program, whose bundle contains their resources.
  func testBundlesOfFrameworks() {
    options.bundleIdentifiers = ["com.me.Kit"]
    assert(
      "let a = Bundle(identifier: \"com.me.Kit\")!\nlet b = Bundle(identifier: \"com.me.Other\")\n"
        + "let c = Bundle(identifier: \"org.cocoapods.Lib\")?.path\nlet d = Bundle(identifier: name)\n",
      contains: "let a = Optional(Bundle.main)!", "let b = Bundle(identifier: \"com.me.Other\")",
      "let c = Optional(Bundle.main)?.path", "let d = Bundle(identifier: name)")
  }

  // MARK: Optional members of protocols

  func testPropertiesWithTheNameOfAnOptionalMethod() {
    let source =
      "@objc protocol EmptySource {\n  @objc optional func backgroundColor(for view: UIView) -> UIColor?\n"
      + "  @objc optional func calendar() -> Calendar?\n}\n"
    for line in ["view.backgroundColor = .white", "let a = view.backgroundColor", "formatter.calendar = c"] {
      assert(source + line + "\n", contains: line)
    }
    assert(
      source + "class A { weak var emptySource: EmptySource?\n  func a() { if emptySource?.calendar != nil {} }\n}\n",
      contains: "func a() { if emptySource?._optional_calendar != nil {} }")
    assert(
      source + "if let color = emptyDataSource?.backgroundColor {}\n",
      contains: "if let color = emptyDataSource?._optional_backgroundColor_for_1 {}")
  }

  func testCallsOfOptionalMethodsWithATrailingClosure() {
    let source =
      "@objc protocol SheetDelegate {\n  @objc optional func sheet(_ s: Sheet, confirm done: @escaping () -> Void)\n}\n"
    assert(source + "delegate?.sheet?(self) { print(1) }\n", contains: "(try? delegate?.sheet(self) { print(1) })")
  }

  func testClosuresWithTheNameOfAnOptionalMethod() {
    let source =
      "@objc protocol CellDelegate {\n  @objc optional func didTap()\n}\n"
      + "class Button: UIView {\n  var didTap: (() -> Void)?\n  weak var owner: CellDelegate?\n"
    assert(source + "  func go() { self.didTap?() }\n}\n", contains: "  func go() { self.didTap?() }")
    assert(source + "  func go() { owner?.didTap?() }\n}\n", contains: "  func go() { (try? owner?.didTap()) }")
    assert(source + "  func go() { delegate?.didTap?() }\n}\n", contains: "  func go() { (try? delegate?.didTap()) }")
  }

  /// wayfair/brickkit-ios (on GitHub) asks whether the bundle contains a nib before it registers it.
  func testCompiledNibsInBundles() {
    assert(
      "let a = bundle.path(forResource: name, ofType: \"nib\") != nil\n"
        + "let b = Bundle.main.url(forResource: \"Main\", withExtension: \"storyboardc\")\n"
        + "let c = bundle.paths(forResourcesOfType: \"nib\", inDirectory: nil)\nlet d = f(ofType: \"nib\")\n",
      contains: "let a = bundle.path(forResource: name, ofType: \"xib\") != nil",
      "let b = Bundle.main.url(forResource: \"Main\", withExtension: \"storyboard\")",
      "let c = bundle.paths(forResourcesOfType: \"xib\", inDirectory: nil)", "let d = f(ofType: \"nib\")")
  }

  /// On iOS, the result is nil if the object does not have the method. The default implementation has another result.
  func testResultsOfOptionalMethodsOfUIKit() {
    let name = "collectionView:layout:insetForSectionAt:"
    let arguments = "(view, layout: self, insetForSectionAt: 0)"
    assert(
      "let a = d?.collectionView?\(arguments) ?? inset\nguard let b = d.collectionView?\(arguments) else { return }\n"
        + "d?.collectionView?(view, didSelectItemAt: i)\n",
      contains: "let a = _ifResponds(d, to: \"\(name)\")?.collectionView \(arguments) ?? inset",
      "guard let b = _ifResponds(d, to: \"\(name)\")?.collectionView \(arguments) else { return }",
      "d?.collectionView (view, didSelectItemAt: i)")
  }

  /// On iOS, a method of a subclass is found by its name.
  func testMethodsWithAResultThatOnlyTheSubclassHas() {
    options.protocolDeclaration = { name in
      name == "UITableViewDelegate"
        ? """
        @MainActor public protocol UITableViewDelegate: AnyObject {
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        }
        extension UITableViewDelegate {
          public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """ : nil
    }
    let result = rewrite([
      "A.swift": """
      class Base: UIViewController, UITableViewDelegate {
      }
      class Contacts: Base {
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 80 }
      }

      """
    ])
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(text.contains("override func tableView(_ t: UITableView, heightForRowAt"), text)
    XCTAssertTrue(
      text.contains(
        "func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) -> CGFloat { return _DefaultUITableViewDelegate_Base()"
          + ".tableView(a0, heightForRowAt: a1) }"), text)
    XCTAssertTrue(
      text.contains("private final class _DefaultUITableViewDelegate_Base: NSObject, UITableViewDelegate {"), text)
    XCTAssertEqual(result.diagnostics, [])
  }

  /// "Overriding instance method must be as accessible as the declaration it overrides" (the compiler).
  func testMethodsThatOnlyAPublicSubclassHas() {
    assert(
      "public class Base: UIViewController, UITableViewDelegate {\n}\npublic class Sub: Base {\n"
        + "  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n",
      has: "  override public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}")
  }

  /// A method that can throw is overridden by one that cannot.
  func testMethodsOfOwnProtocolsThatOnlyTheSubclassHas() {
    let text = rewrite(
      "@objc protocol PagerDelegate {\n  @objc optional func pages() -> Int\n}\nclass Base: NSObject, PagerDelegate {\n}\n"
        + "class Sub: Base {\n  func pages() -> Int { 3 }\n}\n")
    XCTAssertTrue(text.contains("func pages() throws -> Int { throw CancellationError() }"), text)
    XCTAssertTrue(text.contains("override func pages() -> Int { 3 }"), text)
  }

  /// The rest of a line after a comment would be a part of the comment.
  func testCommentsInSignatures() {
    let text = rewrite(
      "@objc protocol PagerDelegate {\n  @objc optional func pager(_ pager: Pager, // the pager\n"
        + "                            didMoveTo index: Int /* index */) -> Int // result\n}\n")
    XCTAssertTrue(
      text.contains(
        "extension PagerDelegate { func pager(_ pager: Pager, didMoveTo index: Int) throws -> Int "
          + "{ throw CancellationError() }; "), text)
    let moved = rewrite(
      "class A: UIView {}\nextension A {\n  override func a(_ b: Int, // first\n    c: Int) -> Int { 1 }\n}\n")
    XCTAssertFalse(moved.split(separator: "\n").first?.contains("//") ?? true, moved)
  }

  // MARK: Errors

  /// Foundation converts errors to `NSError` by `as`, but its casts fail for errors that are Swift types.
  func testErrors() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "print((error as NSError).code)\ndo {} catch let e as NSError { a() }\nlet d = error as? NSError\n"
        + "do {} catch let e as NSError where e.code == 3 { a() }\nlet f = a.error as! NSError\n",
      contains: "print((error as NSError).code)", "do {} catch let _caught      { let e = _caught as NSError; a() }",
      "let d = _error(error) as? NSError",
      "do {} catch let _caught      where (_caught as NSError).code == 3 { let e = _caught as NSError; a() }",
      "let f = _error(a.error) as! NSError", "import TesseraDarwin")
    assert(
      "do {} catch let error as NSError where isOld(error: error) { a() }\n",
      has: "where isOld(error: (_caught as NSError)) { let error = _caught as NSError; a() }")
    XCTAssertEqual(
      rewrite("switch error { case let e as NSError: a() }"), "switch error { case let e as NSError: a() }")
  }

  // MARK: Names of modules

  /// On iOS, every framework exports the functions of the C library and the types of Core Foundation.
  func testFunctionsWithModules() {
    assert(
      "import UIKit\nlet a = (1 + CoreFoundation.sqrt(5.0)) / Darwin.log(2.0)\n",
      contains: "let a = (1 + Foundation.sqrt(5.0)) / Foundation.log(2.0)")
    assert("import UIKit\nenum Darwin { static let log = 1 }\nlet a = Darwin.log\n", contains: "let a = Darwin.log")
  }

  /// SpreadsheetView (on GitHub) overrides the method in an extension, in the mode of Swift 4.
  func testOverridesOfOldMethods() {
    assert(
      "class A: UIView {\n  override func bringSubview(toFront view: UIView) {\n    super.bringSubview(toFront: view)\n  }\n}",
      contains: "override func bringSubviewToFront(_ view: UIView) {", "super.bringSubviewToFront( view)")
    assert(
      "class A: UIView {\n}\nextension A {\n  override func sendSubview(toBack view: UIView) { a(view) }\n}",
      contains: " override func sendSubviewToBack(_ view: UIView) { _extension_sendSubview(toBack: view) } }",
      "func _extension_sendSubview(toBack view: UIView) { a(view) }")
  }

  /// Calls of a method of the module itself keep its name, and so do overrides.
  func testOverridesOfMethodsWithNamesOfOldOnes() {
    let text = """
      class Stack { func bringSubview(toFront view: Int) {} }
      class A: Stack {
        override func bringSubview(toFront view: Int) { super.bringSubview(toFront: view) }
      }
      """
    assert(text, contains: "override func bringSubview(toFront view: Int) { super.bringSubview(toFront: view) }")
  }

  /// In Swift 4, rates of deceleration are numbers.
  func testRatesOfDeceleration() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let code = "let a: CGFloat = b.decelerationRate + UIScrollViewDecelerationRateFast\n"
    options.swiftVersion = "4"
    let old = rewrite(["A.swift": code])
    XCTAssertEqual(
      old.texts["A.swift"], "let a: CGFloat = b.decelerationRate + UIScrollView.DecelerationRate.fast.rawValue\n")
    XCTAssertTrue(old.additions["TesseraDecelerationRates.swift"]?.contains("import TesseraDarwin") == true)
    // kitasuke/PagingMenuController (on GitHub) sets it in a subclass, without `self`.
    let bare = rewrite(["A.swift": "class A: UIScrollView {\n  func a(b: CGFloat) { decelerationRate = b }\n}\n"])
    XCTAssertNotNil(bare.additions["TesseraDecelerationRates.swift"])
    options.swiftVersion = "4.2"
    let new = rewrite(["A.swift": code])
    XCTAssertEqual(new.texts["A.swift"], "let a: CGFloat = b.decelerationRate + UIScrollView.DecelerationRate.fast\n")
    XCTAssertNil(new.additions["TesseraDecelerationRates.swift"])
  }

  /// Reachability.swift (on GitHub) describes its context with such a reference.
  func testReferencesToStrings() {
    assert(
      """
      import UIKit
      let a: (UnsafeRawPointer) -> Unmanaged<CFString> = { _ in Unmanaged.passRetained("a" as CFString) }
      func b(_ d: UnsafeRawPointer) -> String { Unmanaged<CFString>.fromOpaque(d).takeUnretainedValue() as String }
      func c(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>, _ d: Unmanaged<CFDictionary>?) {}
      """,
      contains: "let a: (UnsafeRawPointer) -> Unmanaged<NSString> = { _ in Unmanaged.passRetained(\"a\" as CFString) }",
      "func b(_ d: UnsafeRawPointer) -> String { Unmanaged<NSString>.fromOpaque(d).takeUnretainedValue() as String }",
      "func c(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>, _ d: Unmanaged<NSDictionary>?) {}")
  }

  /// PhoneNumberKit (on GitHub) removes characters from an inverted set, which ends the program on Linux.
  func testInvertedSets() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "import Foundation\nvar set = CharacterSet.decimalDigits.inverted\nlet own = Shape.square.inverted\n",
      contains: "var set = CharacterSet.decimalDigits._inverted", "let own = Shape.square.inverted",
      "import TesseraDarwin")
  }

  func testNamesWithTheirModule() {
    options.importMap = ["os": ["TesseraOS"], "Combine": ["TesseraCombine"], "Darwin": ["TesseraDarwin"]]
    assert(
      "import os\nimport Combine\nimport Darwin\nimport Foundation\nlet a = os.Logger(subsystem: \"a\", category: \"b\")\n"
        + "struct P: Combine.Publisher {}\nlet b: Set<Combine.AnyCancellable> = []\nlet c: Foundation.URLSession\n"
        + "let d = Foundation.URL(string: \"\")\nlet e = Foundation.URLSession.shared\nlet f = Darwin.exit(0)\n"
        + "#if os(iOS)\n#endif\n",
      contains: "let a = TesseraOS.Logger(subsystem: \"a\", category: \"b\")", "struct P: TesseraCombine.Publisher {}",
      "let b: Set<TesseraCombine.AnyCancellable> = []", "let c: FoundationNetworking.URLSession",
      "let d = Foundation.URL(string: \"\")", "let e = FoundationNetworking.URLSession.shared",
      "let f = TesseraDarwin.exit(0)", "#if os(Linux)")
    assert(
      "import UIKit\nlet c: Foundation.URLSession\nlet e = Foundation.URLSession.shared\n",
      contains: "let c: FoundationNetworking.URLSession", "let e = FoundationNetworking.URLSession.shared")
    let own = "enum Combine { case all }\nlet a = Combine.all\n"
    XCTAssertEqual(rewrite(own), own)
    let variable = "let os = 1\nlet a = os.description\n"
    XCTAssertEqual(rewrite(variable), variable)
  }

  func testFilesThatNeedUIKitForNamesOfFoundation() {
    for name in ["NSUserActivity", "UndoManager", "NSItemProvider", "FileWrapper", "NSKeyValueObservedChange<Int>"] {
      assert("import Foundation\nvar a: \(name)?\n", contains: "import UIKit")
    }
    for name in ["CGAffineTransform", "CGVector"] {
      assert("import Foundation\nvar a: \(name)?\n", contains: "import CoreGraphics")
    }
  }

  func testFrameworksWithoutAReplacement() {
    for name in ["ActivityKit", "Symbols", "JavaScriptCore", "GroupActivities", "FileProvider", "Compression"] {
      XCTAssertTrue(
        ["import UIKit", "import Foundation"].contains(
          rewrite("import \(name)\n").trimmed.split(separator: "\n").first.map { $0.trimmed } ?? ""), name)
    }
  }

  // MARK: Conditions

  /// After a condition that is true here, the other branches are those of other platforms.
  func testBranchesAfterThisPlatform() {
    for condition in ["os(iOS)", "canImport(UIKit)", "!os(macOS)", "os(iOS) || os(tvOS)"] {
      let text = rewrite(
        "#if \(condition)\nopen class Chart: UIView {}\n#else\nopen class Chart: NSView {}\n"
          + "extension Chart { open override var isFlipped: Bool { true } }\n#endif\n")
      XCTAssertTrue(text.contains("extension Chart { open override var isFlipped: Bool { true } }"), text)
    }
    let text = rewrite(
      "#if !canImport(UIKit)\nclass A { func b() {} }\n#else\nclass A: UIView {\n  @objc func c() {}\n}\n#endif\n")
    XCTAssertTrue(text.contains("A.c"), text)
    options.keepsConditions = true
    XCTAssertTrue(rewrite("#if os(iOS)\n#else\nclass A: UIView {\n  @objc func c() {}\n}\n#endif\n").contains("A.c"))
  }

  func testOverridesOfStaticPropertiesInExtensions() {
    assert(
      "class Card: UIView {\n}\nextension Card {\n  override static var layerClass: AnyClass { CAGradientLayer.self }\n}\n",
      has: "override static var layerClass: AnyClass { return _extension_layerClass }")
  }

  // MARK: Key-value coding and observing

  func testObservationInModulesWithAnotherMethodOfTheName() {
    let box = "class Box<T> { func observe(_ f: @escaping (T) -> Void) {} }\n"
    assert(
      box + "let a = scroll.observe(\\.contentSize, options: .new) { _, _ in }\n",
      contains: "let a = scroll.observe(\\.contentSize, _key: \"contentSize\", options: .new) { _, _ in }")
    let own = "class Box { func observe<T>(_ path: KeyPath<Box, T>, _ f: () -> Void) {} }\nbox.observe(\\.a) { }\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testNotificationsByKeyPath() {
    assert(
      "class A: NSObject { func a() { willChangeValue(for: \\.progress); self.didChangeValue(for: \\.progress) } }\n"
        + "class B: Operation { func a() { didChangeValue(for: \\Operation.isFinished); didChangeValue(for: \\.isFinished) } }\n",
      contains:
        "class A: NSObject { func a() { willChangeValue(for: \\.progress, _key: \"progress\"); self.didChangeValue(for: \\.progress, _key: \"progress\") } }",
      "class B: Operation { func a() { didChangeValue(for: \\Operation.isFinished); didChangeValue(for: \\.isFinished) } }"
    )
  }

  func testOverridesOfKeyValueCoding() {
    let text = rewrite(
      """
      class Anchor: NSObject {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
      }
      class Sub: Anchor {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      class Layer: CALayer {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      """)
    let lines = text.split(separator: "\n").map(\.trimmed)
    XCTAssertEqual(lines[0], "class Anchor: NSObject, _KeyValueCoding {")
    XCTAssertEqual(
      lines[1], "func setValue(_ value: Any?, forKey key: String) { self._setValue(value, forKey: key) }")
    XCTAssertEqual(lines[2], "func setValue(_ value: Any?, forUndefinedKey key: String) {}")
    XCTAssertEqual(
      lines[3], "func value(forUndefinedKey key: String) -> Any? { self._value(forUndefinedKey: key) }")
    XCTAssertEqual(
      lines[6], "override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }")
    XCTAssertEqual(
      lines[9], "override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }")
  }

  /// Foundation on Linux has no such methods, and an operation is finished when its queue is told so.
  func testDependentKeys() {
    let text = rewrite(
      """
      class Work: Operation {
        @objc private dynamic var state = 0
        override var isFinished: Bool { state == 1 }
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          return super.keyPathsForValuesAffectingValue(forKey: key)
        }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { super.automaticallyNotifiesObservers(forKey: key) }
        @objc class func keyPathsForValuesAffectingIsReady() -> Set<String> { ["state"] }
      }
      """)
    let lines = text.split(separator: "\n").map(\.trimmed)
    XCTAssertTrue(
      lines[1].contains(
        "_didChange(\"state\", from: oldValue, to: self.state); for _key in [\"isExecuting\", \"isFinished\", \"isReady\"]"
          + " where Self.keyPathsForValuesAffectingValue(forKey: _key).contains(\"state\") { didChangeValue(forKey: _key) }; "
          + "if Self.keyPathsForValuesAffectingIsReady().contains(\"state\") { didChangeValue(forKey: \"isReady\") }"),
      lines[1])
    XCTAssertEqual(lines[3], "class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {")
    XCTAssertEqual(lines[4], "return ([] as Set<String>)")
    XCTAssertEqual(lines[6], "class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }")
  }

  /// In a module whose declarations are on the main actor, the function is called from other actors, too.
  func testRectanglesAreNotIsolated() {
    let text = rewrite(["A.swift": "let a = b.intersects(c)\n"]).additions["TesseraRectangles.swift"] ?? ""
    XCTAssertTrue(text.contains("nonisolated func intersects"), text)
  }

  // MARK: Comparing numbers

  /// SwiftyJSON/SwiftyJSON (on GitHub) declares the operator, and so does Foundation on Linux.
  func testOperatorsThatFoundationDeclares() {
    assert(
      "public func < (a: NSNumber, b: NSNumber) -> Bool { true }\n",
      has: "@_disfavoredOverload public func < (a: NSNumber")
    assert(
      "extension NSDate: Comparable {\n  static func <(a: NSDate, b: NSDate) -> Bool { true }\n}\n",
      has: "  @_disfavoredOverload static func <(a: NSDate")
    for other in ["func > (a: NSNumber, b: NSNumber)", "func < (a: JSON, b: JSON)", "func < (a: NSNumber, b: Int)"] {
      assert("\(other) -> Bool { true }\n", lacks: "@_disfavoredOverload")
    }
  }

  // MARK: Objects of any class

  /// Ramotion/circle-menu (on GitHub) declares its delegate as `AnyObject`, so that it can be connected in a storyboard.
  func testDelegatesOfAnyClass() {
    let menu =
      "@objc protocol MenuDelegate {\n  @objc optional func menuOpened(_ menu: Menu)\n}\n"
      + "class Menu: UIButton {\n  @IBOutlet weak var delegate: AnyObject?\n"
    assert(
      menu + "  func a() { self.delegate?.menuOpened?(self) }\n}\n",
      has: "(try? (self.delegate as? any MenuDelegate)?.menuOpened(self))")
    assert(
      menu + "  func a() { if let delegate = self.delegate { delegate.menuOpened?(self) } }\n}\n",
      has: "(try? (delegate as? any MenuDelegate)?.menuOpened(self))")
    assert(
      menu + "  func a() { delegate!.menuOpened?(self) }\n}\n",
      has: "(try? (delegate as? any MenuDelegate)!.menuOpened(self))")
    assert(
      menu.replacingOccurrences(of: "AnyObject?", with: "MenuDelegate?")
        + "  func a() { delegate?.menuOpened?(self) }\n}\n",
      has: "(try? delegate?.menuOpened(self))")
  }

  /// Templates of older versions of Xcode contain such code.
  func testConditionsThatUnwrapObjects() {
    let controller = "class A: UIViewController {\n  var item: AnyObject?\n  func a() { "
    let found = "_found((detail as? NSObject)?.description)"
    for condition in ["detail: AnyObject = item", "detail = self.item", "detail = item"] {
      assert(controller + "if let \(condition) { b = detail.description } }\n}\n", has: "b = \(found)")
      assert(controller + "guard let \(condition) else { return }; b = detail.description }\n}\n", has: "b = \(found)")
    }
    let same = "_found((item as? NSObject)?.description)"
    assert(controller + "if let item = item { b = item.description } }\n}\n", has: "b = \(same)")
    assert(controller + "if let item { b = item.description } }\n}\n", has: "b = \(same)")
    assert(controller + "guard let item = item else { return }; b = item.description }\n}\n", has: "b = \(same)")
    assert(controller + "while let item = item, let item = item { b = item.description } }\n}\n", has: "b = \(same)")
    let view = "class A: UIViewController {\n  var item: AnyObject?\n  var view: UIView\n  func a() { "
    assert(view + "if let view = item { b = 1 } else { b = view.description } }\n}\n", lacks: "_found")
    assert(
      controller + "if let item = item, let item: String = item as? String { b = item.description } }\n}\n",
      lacks: "_found")
    assert(controller + "if let detail = item as? String { b = detail.description } }\n}\n", lacks: "_found")
    assert(controller + "if let detail: String = item as? String { b = detail.description } }\n}\n", lacks: "_found")
  }

  /// TobiasRuano/Notes-iOS (on GitHub) decodes a part of a response.
  func testValuesOfKeyPathsOfAnyObject() {
    assert(
      "let a = (json as AnyObject).value(forKeyPath: path)\n",
      has: "let a = ((json as AnyObject) as! any NSObjectProtocol).value(forKeyPath: path)")
  }

  // MARK: Private methods

  /// shima11/FlexiblePageControl (on GitHub) has one. Xcode offers to make a method private that is like one of a protocol.
  func testPrivateMethodsWithTheNameOfAnOptionalOne() {
    assert(
      "class A: NSObject, UIScrollViewDelegate {\n  private func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
      has: "scrollViewDidScroll(_ scrollView: UIScrollView, _: Void = ())")
    assert(
      "class A: UIResponder, UIApplicationDelegate {\n  private func applicationDidBecomeActive(_ a: UIApplication) {}\n}\n",
      has: "applicationDidBecomeActive(_ a: UIApplication, _: Void = ())")
    assert(
      "class A: NSObject, UIWindowSceneDelegate {\n  private func sceneDidDisconnect(_ scene: UIScene) {}\n}\n",
      has: "sceneDidDisconnect(_ scene: UIScene, _: Void = ())")
    for other in [
      "class A: NSObject, UIScrollViewDelegate {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
      "class A: NSObject {\n  private func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
      "class A: UIResponder, UIApplicationDelegate {\n  private func applicationLog(_ items: Any...) {}\n}\n",
      "private class A: NSObject, UIScrollViewDelegate {\n  fileprivate func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
    ] {
      assert(other, lacks: "Void = ()")
    }
  }

  // MARK: Calendars

  func testRangesOfCalendars() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let call = "import Foundation\nlet a = calendar.range(of: .day, start: &b, interval: &c, for: d)\n"
    assert(call, has: "import TesseraDarwin")
    assert("import Foundation\nlet a = text.range(of: b)\n", lacks: "import TesseraDarwin")
  }

  // MARK: Conditions of packages

  /// Alamofire/Alamofire (on GitHub) 5.5 uses names of both frameworks if one of them is there.
  func testCodeForLinuxFindsNoFrameworks() {
    options.keepsConditions = true
    options.importMap = ["UniformTypeIdentifiers": ["UniformTypeIdentifiers"], "Combine": ["TesseraCombine"]]
    XCTAssertEqual(
      rewrite("#if canImport(UniformTypeIdentifiers)\nlet a = 1\n#elseif canImport(Combine)\nlet b = 1\n#endif\n"),
      "#if canImport(_UniformTypeIdentifiers)\nlet a = 1\n#elseif canImport(_Combine)\nlet b = 1\n#endif\n")
    let other = "#if canImport(Glibc) || canImport(Foundation) || canImport(MapKit)\nlet a = 1\n#endif\n"
    XCTAssertEqual(rewrite(other), other)
  }

  // MARK: Sound

  /// objcio/app-architecture (on GitHub) is written in Swift 4.
  func testOldCategoriesOfSound() {
    options.importMap = ["AVFoundation": ["AVFoundation"]]
    options.frameworkNames = ["AVAudioSession"]
    let start = "import AVFoundation\nclass A {\n  init?() {\n    do { try AVAudioSession.sharedInstance().setCategory("
    assert(
      start + "AVAudioSessionCategoryPlayAndRecord) } catch { return nil }\n  }\n}\n",
      has: "setCategory(AVAudioSession.Category.playAndRecord)")
    assert(
      start + "AVAudioSessionCategoryPlayback, with: .mixWithOthers) } catch { return nil }\n  }\n}\n",
      has: "AVAudioSession.Category.playback, options: .mixWithOthers)")
    assert(start + "AVAudioSessionCategoryUnknown) } catch { return nil }\n  }\n}\n", lacks: "setCategory(")
  }

  /// daeyunkwon/inflearn-ios-uikit-15apps (on GitHub) imports only AVFoundation.
  func testSystemSoundsWithAVFoundation() {
    options.importMap = ["AVFoundation": ["AVFoundation"], "AudioToolbox": ["AudioToolbox"]]
    options.frameworkNames = ["AudioServicesPlayAlertSound", "SystemSoundID"]
    let call = "let a = 1\nfunc b() { AudioServicesPlayAlertSound(SystemSoundID(1000)) }\n"
    assert("import AVFoundation\n" + call, has: "import AudioToolbox")
    assert("import Foundation\n" + call, lacks: "import AudioToolbox")
  }
}

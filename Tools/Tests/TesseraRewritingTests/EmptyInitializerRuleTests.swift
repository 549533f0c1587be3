import TesseraRewriting
import XCTest

/// `init()` of classes that are known only at run time. Found in airbnb/epoxy-ios, which creates views by `View.init`.
final class EmptyInitializerRuleTests: RewritingTestCase {
  private func added(_ name: String) -> String {
    "override class func _makeWithInit() -> AnyObject? { self == \(name).self ? \(name)() : super._makeWithInit() } }"
  }

  func testClassesThatDeclareIt() {
    assert(
      """
      import UIKit
      class Row: UIView {
        init() { super.init(frame: .zero) }
      }
      public class Page: UIViewController { private convenience init() { self.init(nibName: nil, bundle: nil) } }
      class Drag: UIPanGestureRecognizer {
      }
      extension Drag { convenience init() { self.init(target: nil, action: nil) } }
      struct Rows { class Row: UITableViewCell { init() { super.init(style: .default, reuseIdentifier: nil) } } }
      """,
      contains: " " + added("Row"),
      "public class Page: UIViewController { private convenience init() { self.init(nibName: nil, bundle: nil) } ; public "
        + added("Page"),
      " " + added("Drag"),
      "struct Rows { class Row: UITableViewCell { init() { super.init(style: .default, reuseIdentifier: nil) } ; "
        + added("Row") + " }")
  }

  /// The subclass in another module overrides the method. Found in tilltue/TLPhotoPicker, whose example subclasses its picker.
  func testMethodsOfOpenClassesAreOpen() {
    let text = rewrite(
      """
      import UIKit
      open class Picker: UIViewController { public init() { super.init(nibName: nil, bundle: nil) } }
      public class Page: UIViewController { public init() { super.init(nibName: nil, bundle: nil) } }
      """)
    XCTAssertTrue(text.contains("; open " + added("Picker")), text)
    XCTAssertTrue(text.contains("; public " + added("Page")), text)
  }

  func testClassesThatInheritIt() {
    let text = rewrite(
      """
      import UIKit
      class Row: UIView {
        init() { super.init(frame: .zero) }
      }
      class WideRow: Row {
        convenience init(width: CGFloat) { self.init() }
      }
      class StyledRow: Row {
        init(style: Int) { super.init() }
      }
      class LoadedRow: Row {
        required init?(coder: NSCoder) { nil }
      }
      """)
    XCTAssertTrue(text.contains(added("Row")), text)
    XCTAssertTrue(text.contains(added("WideRow")), text)
    XCTAssertFalse(text.contains("StyledRow()"), text)
    XCTAssertFalse(text.contains("LoadedRow()"), text)
  }

  func testClassesWithoutIt() {
    let text = """
      import UIKit
      class Plain: UIView {}
      class Styled: UIView { init(style: Int = 1) { super.init(frame: .zero) } }
      class Unavailable: UIView { @available(*, unavailable) init() { fatalError() } }
      class Throwing: UIView { init() throws { super.init(frame: .zero) } }
      class Model: NSObject { override init() { super.init() } }
      class Layer: CALayer { override init() { super.init() } }
      class Value { init() {} }
      class Some: UIView {
        #if BETA
        init() { super.init(frame: .zero) }
        #endif
      }
      """
    XCTAssertFalse(rewrite(text).contains("_makeWithInit"), rewrite(text))
  }

  func testClassesOfOtherModules() {
    let kit = ModuleRewriter(options: ModuleRewriter.Options(moduleName: "Kit")).rewrite([
      SourceFile(
        path: "Kit.swift",
        text: """
          import UIKit
          open class Base: UIView { public init() { super.init(frame: .zero) } }
          open class Hidden: UIView { init() { super.init(frame: .zero) } }
          """)
    ])
    options.interfaces = [kit.interface]
    let text = rewrite(
      "import Kit\nclass A: Base {\n}\nclass B: Kit.Base {\n}\nclass C: Hidden {\n}\nclass D: Base { init(a: Int) { super.init() } }\n"
    )
    XCTAssertTrue(text.contains(added("A")), text)
    XCTAssertTrue(text.contains(added("B")), text)
    XCTAssertFalse(text.contains(" C()"), text)
    XCTAssertFalse(text.contains(" D()"), text)
  }
}

import UIKit
import XCTest

/// Objects that are created with generic parameters and metatypes, as in code for iOS: `T(frame:)`, `type(of:
/// x).init()`.
@preconcurrency @MainActor
final class GenericMakingTests: XCTestCase {
  private class Plain: UIView {
    var note = "plain"
    override init(frame: CGRect) {
      super.init(frame: frame.insetBy(dx: 1, dy: 1))
      note = "framed"
    }
    required init?(coder: NSCoder) { nil }
    func twin() -> UIView { type(of: self).init(frame: frame) }
    static func small() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
  }

  private final class Sub: Plain {}

  private class Cell: UITableViewCell {
    var note = "plain"
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note = reuseIdentifier ?? "nil"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {}

  /// A class with its own initializers, which are called if the class is known.
  private final class WithDefault: UIView {
    let model: Int
    init(model: Int = 5) {
      self.model = model
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The class as `tessera` compiles it: on iOS a message finds its `init()` (airbnb/epoxy-ios).
  private class WithEmptyInitializer: UIView {
    let note: String
    init() {
      note = "by init()"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override class func _makeWithInit() -> AnyObject? {
      self == WithEmptyInitializer.self ? WithEmptyInitializer() : super._makeWithInit()
    }
  }

  private final class Container<Content: UIView>: UIView {
    lazy var content = Content(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let other = Content()
    static func maker() -> () -> Content { Content.init }
  }

  private func make<T: UIView>(_ type: T.Type) -> T { T(frame: CGRect(x: 0, y: 0, width: 30, height: 40)) }
  private func makeController<T: UIViewController>() -> T { T() }
  private func makeController<T: UIViewController>(nibName: String?, bundle: Bundle?) -> T {
    T(nibName: nibName, bundle: bundle)
  }
  private func makeLayout<T: UICollectionViewLayout>(_ type: T.Type) -> T { type.init() }

  private final class Badge: UIButton {
    var note = "plain"
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "framed"
    }
    required init?(coder: NSCoder) { nil }
  }

  private func makeButton<Button: UIButton>(_ type: Button.Type, _ kind: UIButton.ButtonType) -> Button {
    Button(type: kind)
  }

  /// On iOS, `init(type:)` is a class method of Objective-C, which any class has.
  func testButtons_byGenericParameters() {
    let button = makeButton(Badge.self, .contactAdd)
    XCTAssertTrue(type(of: button) == Badge.self)
    XCTAssertEqual(button.note, "framed")
    XCTAssertEqual(button.buttonType, .contactAdd)
    XCTAssertEqual(button.frame, UIButton(type: .contactAdd).frame)
    XCTAssertFalse(button.frame.isEmpty)
    XCTAssertEqual(makeButton(UIButton.self, .custom).buttonType, .custom)
    XCTAssertEqual(makeButton(UIButton.self, .custom).frame, .zero)
  }

  private class Board: UITableView {
    var note = "plain"
    override init(frame: CGRect, style: Style) {
      super.init(frame: frame, style: style)
      note = "styled"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Wide: Board {}

  private class Grid: UICollectionView {
    nonisolated(unsafe) static var alive = 0
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      Self.alive += 1
    }
    required init?(coder: NSCoder) { nil }
    deinit { Self.alive -= 1 }
  }

  private class Page: UIViewController {
    let text: String
    override init(nibName: String?, bundle: Bundle?) {
      text = nibName ?? "none"
      super.init(nibName: nil, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
    static func make() -> Self { self.init(nibName: String(describing: self), bundle: .main) }
  }
  private final class LastPage: Page {}
  private final class Stack: UINavigationController {}

  private func makeTable(_ type: UITableView.Type) -> UITableView {
    type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4), style: .insetGrouped)
  }
  private func makeGrid<T: UICollectionView>(_ type: T.Type, _ layout: UICollectionViewLayout) -> T {
    type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: layout)
  }
  private func makeStack<T: UINavigationController>(_ root: UIViewController) -> T { T(rootViewController: root) }

  // JXSegmentedView creates the collection view of a class that its data source returns.
  func testTablesAndCollectionViews_byTheirClass() {
    let table = makeTable(Wide.self)
    XCTAssertTrue(type(of: table) == Wide.self)
    XCTAssertEqual((table as? Wide)?.note, "styled")
    XCTAssertEqual(table.style, .insetGrouped)
    XCTAssertEqual(table.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    weak var layout: UICollectionViewLayout?
    autoreleasepool {
      let own = UICollectionViewFlowLayout()
      layout = own
      let grid = makeGrid(Grid.self, own)
      XCTAssertTrue(grid.collectionViewLayout === own)
      XCTAssertEqual(grid.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(Grid.alive, 1)
    }
    XCTAssertEqual(Grid.alive, 0)
    XCTAssertNil(layout, "the layout is retained once too often")
  }

  func testControllers_byTheirClass() {
    let page = LastPage.make()
    XCTAssertEqual(page.text, "LastPage")
    XCTAssertEqual(page.nibBundle, .main)
    let long = (Page.self as Page.Type).init(nibName: "a name that does not fit into two words", bundle: nil)
    XCTAssertEqual(long.text, "a name that does not fit into two words")
    let plain: UIViewController.Type = LastPage.self
    XCTAssertEqual((plain.init(nibName: nil, bundle: nil) as? LastPage)?.text, "none")
    let stack: Stack = makeStack(page)
    XCTAssertTrue(stack.viewControllers == [page])
    XCTAssertTrue(type(of: stack) == Stack.self)
  }

  // TweenKit and Stagehand create colors of the class of another color.
  func testColors_byTheirClass() {
    let color = UIColor.red.half()
    XCTAssertEqual(color, UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.gray(nil), UIColor(white: 0.25, alpha: 1))
    XCTAssertEqual(UIColor.gray(UIColor.green.cgColor), UIColor(cgColor: UIColor.green.cgColor))
  }

  // An initializer owns its arguments, and the function behind it has to release them.
  func testTheArgumentsOfInitializers_areReleased() throws {
    final class Root: UIViewController {}
    weak var root: UIViewController?
    weak var bundle: Bundle?
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let own = Root()
      root = own
      let stack: Stack = makeStack(own)
      XCTAssertTrue(stack.topViewController === own)
      let files = try XCTUnwrap(Bundle(path: folder.path))
      bundle = files
      let page = (Page.self as Page.Type).init(nibName: "a", bundle: files)
      XCTAssertTrue(page.nibBundle === files)
    }
    XCTAssertNil(root)
    XCTAssertNil(bundle)
  }

  func testViews_byGenericParameters() {
    let view = make(Sub.self)
    XCTAssertTrue(type(of: view) == Sub.self)
    XCTAssertEqual(view.note, "framed")
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 1, width: 28, height: 38))
    XCTAssertTrue(type(of: view.twin()) == Sub.self)
    XCTAssertTrue(type(of: Sub.small()) == Sub.self)
    let container = Container<Sub>(frame: .zero)
    XCTAssertEqual(container.content.note, "framed")
    XCTAssertEqual(container.other.note, "framed")
    XCTAssertEqual(make(UILabel.self).text, nil)
    let types: [UIView.Type] = [UILabel.self, UIImageView.self, Plain.self]
    XCTAssertEqual(types.map { $0.init(frame: .zero) }.map { "\(type(of: $0))" }, ["UILabel", "UIImageView", "Plain"])
  }

  /// QuickTableViewController (by bcylin, on GitHub) creates cells of types that its rows name.
  func testCellsAndHeaders_byMetatypes() {
    let types: [UITableViewCell.Type] = [Cell.self, UITableViewCell.self]
    let cells = types.map { $0.init(style: .value1, reuseIdentifier: "a") }
    XCTAssertEqual(cells.map { "\(type(of: $0))" }, ["Cell", "UITableViewCell"])
    XCTAssertEqual(cells.map(\.reuseIdentifier), ["a", "a"])
    XCTAssertEqual((cells[0] as? Cell)?.note, "a")
    XCTAssertNotNil(cells[0].detailTextLabel, "the style is passed")
    XCTAssertEqual(Cell(style: .default, reuseIdentifier: nil).note, "nil")
    let header: UITableViewHeaderFooterView.Type = Header.self
    XCTAssertTrue(type(of: header.init(reuseIdentifier: "b")) == Header.self)
    XCTAssertEqual(header.init(reuseIdentifier: "b").reuseIdentifier, "b")
  }

  /// The compiler synthesizes the members of `Codable` for a subclass of `NSObject`, as on iOS.
  private final class Note: NSObject, Codable {
    var text = "a"
  }

  func testObjectsByGenericParameters_andCodableClasses() throws {
    func make<T: NSObject>(_ type: T.Type) -> T { T() }
    XCTAssertEqual(make(Note.self).text, "a")
    XCTAssertEqual([NSError().domain, make(NSError.self).domain], ["", ""])
    XCTAssertEqual(NSError().code, 0)
    let note = try JSONDecoder().decode(Note.self, from: Data(#"{"text": "b"}"#.utf8))
    XCTAssertEqual(note.text, "b")
    XCTAssertEqual(try JSONEncoder().encode(note), Data(#"{"text":"b"}"#.utf8))
  }

  func testWhereTheClassIsKnown_itsOwnInitializersAreCalled() {
    XCTAssertEqual(WithDefault().model, 5)
    XCTAssertEqual(WithDefault(model: 6).model, 6)
    XCTAssertEqual(Plain(frame: CGRect(x: 0, y: 0, width: 6, height: 6)).frame.width, 4)
    XCTAssertEqual([CGRect.zero].map(UIView.init(frame:)).count, 1)
  }

  private class Slide: UIStoryboardSegue {
    var note = "plain"
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      note = "slide to \(destination.title ?? "nil")"
    }
  }

  private final class FastSlide: Slide {}

  private func makeSegue<T: UIStoryboardSegue>(_ source: UIViewController, _ destination: UIViewController) -> T {
    T(identifier: "generic", source: source, destination: destination)
  }

  /// Found in xmartlabs/Eureka: a row has the class of its segue.
  func testSegues_byTheirClass() throws {
    let source = UIViewController()
    let destination = UIViewController()
    destination.title = "B"
    for type in [UIStoryboardSegue.self, Slide.self, FastSlide.self] {
      let segue = type.init(identifier: "row", source: source, destination: destination)
      XCTAssertTrue(Swift.type(of: segue) == type)
      XCTAssertEqual(segue.identifier, "row")
      XCTAssertTrue(segue.source === source && segue.destination === destination)
    }
    let type: UIStoryboardSegue.Type = FastSlide.self
    let segue = try XCTUnwrap(type.init(identifier: nil, source: source, destination: destination) as? FastSlide)
    XCTAssertEqual(segue.note, "slide to B")
    XCTAssertNil(segue.identifier)
    XCTAssertEqual((makeSegue(source, destination) as Slide).note, "slide to B")
  }

  func testTheControllersOfSegues_areReleased() {
    weak var source: UIViewController?
    weak var destination: UIViewController?
    do {
      let type: UIStoryboardSegue.Type = Slide.self
      let segue = type.init(identifier: "a", source: UIViewController(), destination: UIViewController())
      (source, destination) = (segue.source, segue.destination)
      XCTAssertNotNil(source)
    }
    XCTAssertNil(source)
    XCTAssertNil(destination)
  }

  func testTheirOwnInitializerWithoutParameters() {
    func make<T: UIView>(_ type: T.Type) -> T { T() }
    func makeObject<T: NSObject>(_ type: T.Type) -> T { T() }
    XCTAssertEqual(make(WithEmptyInitializer.self).note, "by init()")
    XCTAssertEqual(makeObject(WithEmptyInitializer.self).note, "by init()")
    let maker: () -> WithEmptyInitializer = Container<WithEmptyInitializer>.maker()
    XCTAssertEqual(maker().note, "by init()")
    XCTAssertEqual(Container<WithEmptyInitializer>(frame: .zero).other.note, "by init()")
  }

  func testControllersLayoutsAndAttributes() {
    final class Controller: UIViewController {
      let text: String
      init() {
        text = "made"
        super.init(nibName: nil, bundle: nil)
      }
      override init(nibName: String?, bundle: Bundle?) {
        text = "by its nib"
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Attributes: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var tint = 3
    }
    XCTAssertEqual(Controller().text, "made")
    let controller: UIViewController = makeController()
    XCTAssertNil(controller.viewIfLoaded)
    // Saxahan's iTunesAPILegacy (on GitHub) creates its controllers in a generic method of an extension.
    let bundle = Bundle(for: GenericMakingTests.self)
    let named: Controller = makeController(nibName: "Board", bundle: bundle)
    XCTAssertEqual(named.text, "by its nib")
    XCTAssertEqual(named.nibName, "Board")
    XCTAssertTrue(named.nibBundle === bundle)
    let unnamed: UIViewController.Type = Controller.self
    XCTAssertEqual((unnamed.init(nibName: nil, bundle: nil) as? Controller)?.text, "by its nib")
    XCTAssertTrue(type(of: unnamed.init(nibName: nil, bundle: nil)) == Controller.self)
    XCTAssertTrue(type(of: makeLayout(UICollectionViewFlowLayout.self)) == UICollectionViewFlowLayout.self)
    let attributesType: UICollectionViewLayoutAttributes.Type = Attributes.self
    let attributes = attributesType.init(forCellWith: [1, 2])
    XCTAssertEqual((attributes as? Attributes)?.tint, 3)
    XCTAssertEqual(attributes.indexPath, [1, 2])
    XCTAssertEqual(attributes.representedElementCategory, .cell)
    let header = attributesType.init(forSupplementaryViewOfKind: "header", with: [4, 0])
    XCTAssertEqual(header.representedElementKind, "header")
    XCTAssertEqual(header.representedElementCategory, .supplementaryView)
    XCTAssertEqual(
      attributesType.init(forDecorationViewOfKind: "back", with: [0, 0]).representedElementCategory, .decorationView)
  }
}

extension UIColor {
  fileprivate func half() -> Self {
    var red: CGFloat = 0
    getRed(&red, green: nil, blue: nil, alpha: nil)
    return type(of: self).init(red: red / 2, green: 0, blue: 0, alpha: 1)
  }
  fileprivate static func gray(_ color: CGColor?) -> Self {
    color.map(self.init(cgColor:)) ?? self.init(white: 0.25, alpha: 1)
  }
}

import UIKit
import UIKitTesting
import XCTest

/// Creates an object of every public class, and of a subclass of it, with each initializer that UIKit has.
///
/// `UITableViewCell()` is the common case: on iOS it is `init` of `NSObject`, which calls `init(frame:)`, which calls
/// `init(style:reuseIdentifier:)`. A subclass inherits the first two if it overrides the third and `init?(coder:)`,
/// because the two are convenience initializers of the class (Apple, "The Swift Programming Language", Automatic
/// Initializer Inheritance; UITableViewCell.h marks the other two NS_DESIGNATED_INITIALIZER).
@preconcurrency @MainActor
final class EveryInitializerTests: XCTestCase {
  /// The arguments of initializers.
  @MainActor
  final class Ingredients {
    let coder: NSCoder = EmptyCoder()
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let target = Everything()
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let layout = UICollectionViewFlowLayout()
    let url = URL(fileURLWithPath: "/nowhere")
    let controller = UIViewController()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    var image: CGImage { picture.cgImage! }
    let data = Data()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: .zero, style: .plain)
    var group: NSCollectionLayoutGroup {
      .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }
    var scene: UIWindowScene { UIApplication.shared.connectedScenes.first as! UIWindowScene }

    init() { window.addSubview(view) }
  }

  final class EmptyCoder: NSCoder {}

  final class Everything: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIContextMenuInteractionDelegate
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private var count = 0
  private var names: Set<String> = []

  /// Checks that an initializer created an object of exactly the class on which it was called.
  func made(_ name: String, _ object: AnyObject, _ expected: AnyClass) {
    count += 1
    names.insert(name)
    XCTAssertTrue(type(of: object) == expected, "\(name) made a \(type(of: object))")
  }

  /// Checks an initializer that may return `nil`, because no file exists or nothing is read from a coder.
  func mayMake(_ name: String, _ object: AnyObject?, _ expected: AnyClass) {
    count += 1
    names.insert(name)
    if let object { XCTAssertTrue(type(of: object) == expected, "\(name) made a \(type(of: object))") }
  }

  func testEveryClassAndASubclassOfEach_byEveryInitializer() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    app.show(UIView())
    let ingredients = Ingredients()
    makeAll(ingredients)
    makeTheRest(ingredients)
    XCTAssertGreaterThan(count, 800, "the list of initializers")
    for name in Self.declaredByUIKit.split(separator: "\n").map(String.init) where !name.hasPrefix("UIWindowScene.Act")
    {
      let isMade = names.contains(name)
      XCTAssertNotEqual(isMade, Self.leftOut[name] != nil, "\(name) is \(isMade ? "made and left out" : "not made")")
    }
  }

  /// Calls the initializers that the generated code cannot call, because they need special arguments.
  private func makeTheRest(_ i: Ingredients) {
    made(
      "CASpringAnimation.init(perceptualDuration:bounce:)", CASpringAnimation(perceptualDuration: 1, bounce: 0),
      CASpringAnimation.self)
    made(
      "UIAction.init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)",
      UIAction(title: "title", selectedImage: nil) { _ in }, UIAction.self)
    made(
      "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)",
      UICollectionViewDiffableDataSource<Int, Int>(collectionView: i.collection) { _, _, _ in nil },
      UICollectionViewDiffableDataSource<Int, Int>.self)
    made(
      "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
      UITableViewDiffableDataSource<Int, Int>(tableView: i.table) { _, _, _ in nil },
      UITableViewDiffableDataSource<Int, Int>.self)
    made(
      "UIImage.Configuration.init(locale:)", UIImage.Configuration(locale: Locale(identifier: "en")),
      UIImage.Configuration.self)
    made(
      "UIImage.Configuration.init(traitCollection:)", UIImage.Configuration(traitCollection: UITraitCollection()),
      UIImage.Configuration.self)
    made(
      "UISpringTimingParameters.init(duration:bounce:)", UISpringTimingParameters(duration: 1, bounce: 0),
      UISpringTimingParameters.self)
    made(
      "UISpringTimingParameters.init(duration:bounce:initialVelocity:)",
      UISpringTimingParameters(duration: 1, bounce: 0, initialVelocity: .zero), UISpringTimingParameters.self)
    let traits: [(String, UITraitCollection)] = [
      ("_:value:", UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)),
      ("imageDynamicRange:", UITraitCollection(imageDynamicRange: .high)),
      ("listEnvironment:", UITraitCollection(listEnvironment: .plain)),
      ("mutations:", UITraitCollection { $0.userInterfaceStyle = .dark }),
      ("sceneCaptureState:", UITraitCollection(sceneCaptureState: .active)),
      ("typesettingLanguage:", UITraitCollection(typesettingLanguage: "de")),
    ]
    for (labels, collection) in traits {
      made("UITraitCollection.init(\(labels))", collection, UITraitCollection.self)
    }
    made("UIUpdateLink.init(view:actionHandler:)", UIUpdateLink(view: i.view) { _, _ in }, UIUpdateLink.self)
    made(
      "UIUpdateLink.init(windowScene:actionHandler:)", UIUpdateLink(windowScene: i.scene) { _, _ in }, UIUpdateLink.self
    )
  }

  // MARK: Cells

  private final class StyledCell: UITableViewCell {
    var note = ""
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      note = "styled"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {
    var note = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      note = "header"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class FramedCell: UICollectionViewCell {
    var note = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "framed"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Material: UIVisualEffectView {
    var note = ""
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      note = "material"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Spinner: UIRefreshControl {
    var note = ""
    override init(frame: CGRect) { super.init(frame: frame) }
    override init() {
      super.init()
      note = "spinner"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Grid: UICollectionView {
    var note = ""
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      note = "grid"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func generic<T: UIView>(_ type: T.Type) -> T { T() }
  private func generic<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { T(frame: frame) }

  func testSubclassesThatOverrideOnlyTheDesignatedInitializer() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(UITableViewCell().frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    XCTAssertNil(UITableViewCell().reuseIdentifier)
    XCTAssertEqual(StyledCell().note, "styled")
    XCTAssertEqual(StyledCell(frame: frame).frame, frame)
    XCTAssertNotNil(StyledCell().detailTextLabel)
    XCTAssertEqual(generic(StyledCell.self).note, "styled")
    XCTAssertEqual(generic(StyledCell.self, frame).frame, frame)
    XCTAssertEqual(Header().note, "header")
    XCTAssertEqual(generic(Header.self).note, "header")
    XCTAssertEqual(Header(frame: frame).frame, frame)
    XCTAssertEqual(FramedCell().note, "framed")
    XCTAssertEqual(generic(FramedCell.self).note, "framed")
    XCTAssertEqual(Material().note, "material")
    XCTAssertEqual(Material(frame: frame).frame, frame)
    XCTAssertEqual(generic(Material.self).note, "material")
    XCTAssertEqual(Spinner().note, "spinner")
    XCTAssertEqual(UIRefreshControl().frame.height, 60)
  }

  func testCollectionViewWithoutALayout_isReported() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    defer { app.close() }
    var messages: [String] = []
    app.onReport = { messages.append($0) }
    XCTAssertEqual(Grid().note, "grid")
    XCTAssertTrue(UICollectionView(frame: .zero).collectionViewLayout is UICollectionViewFlowLayout)
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(
      messages.allSatisfy { $0.contains("must be initialized with a non-nil layout parameter") }, "\(messages)")
  }

  // MARK: Subclasses with custom initializers

  private final class Pin: NSLayoutConstraint {
    weak var owner: AnyObject?
    override var constant: CGFloat { didSet { changes += 1 } }
    var changes = 0
  }

  private final class Phone: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
  }

  private final class Screen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
    override var scale: CGFloat { 3 }
  }

  private final class Finger: UITouch {
    let place: CGPoint
    init(place: CGPoint) {
      self.place = place
      super.init()
    }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  /// Subclasses with properties of their own, such as SnapKit's `LayoutConstraint` and mocks in tests.
  func testSubclassesWithStateOfTheirOwn() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    let pins: [Pin] = [.left, .top, .width, .height].map { (attribute: NSLayoutConstraint.Attribute) in
      let isLength = attribute == .width || attribute == .height
      return Pin(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : box,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: 10)
    }
    NSLayoutConstraint.activate(pins)
    pins[2].constant = 30
    box.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 30, height: 10))
    XCTAssertTrue(pins[0].firstItem === view)
    XCTAssertTrue(pins[0].secondItem === box)
    XCTAssertEqual(pins[0].firstAttribute, .left)
    XCTAssertEqual(pins[2].secondAttribute, .notAnAttribute)
    XCTAssertGreaterThan(pins[2].changes, 0)

    XCTAssertEqual(Phone().horizontalSizeClass, .compact)
    XCTAssertEqual(Phone(displayScale: 2).displayScale, 2)
    XCTAssertEqual(Phone(displayScale: 2).userInterfaceStyle, .dark)
    let screen: UIScreen = Screen()
    XCTAssertEqual(screen.bounds.size, CGSize(width: 320, height: 480))
    XCTAssertEqual(screen.scale, 3)
    XCTAssertEqual(Finger(place: CGPoint(x: 3, y: 4)).location(in: nil), CGPoint(x: 3, y: 4))
  }
}

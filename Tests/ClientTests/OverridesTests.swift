import UIKit
import XCTest

/// Methods that iOS code overrides can be overridden, and the overrides are called.
final class OverridesTests: XCTestCase {
  private final class Layer: CALayer {
    override var needsDisplayOnBoundsChange: Bool {
      get { true }
      set {}
    }
    override func contentsAreFlipped() -> Bool { true }
  }

  private final class View: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { Layer.self }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      calls.append("layoutSublayers")
    }
    override func draw(_ rect: CGRect) {}
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      super.draw(layer, in: ctx)
      calls.append("draw in context")
    }
    override func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }
    override func action(for layer: CALayer, forKey event: String) -> CAAction? {
      calls.append("action \(event)")
      return super.action(for: layer, forKey: event)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.addGestureRecognizer(gestureRecognizer)
      calls.append("gesture")
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 3, dy: 3) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -3, dy: -3) }
    override func endEditing(_ force: Bool) -> Bool {
      calls.append("endEditing")
      return super.endEditing(force)
    }
    override var isMultipleTouchEnabled: Bool {
      didSet { calls.append("multiple \(isMultipleTouchEnabled)") }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var accessibilityElements: [Any]? {
      get { ["one"] }
      set {}
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      didSet { calls.append("translates \(translatesAutoresizingMaskIntoConstraints)") }
    }
    let label = UILabel()
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
    let ownGuide = UILayoutGuide()
    override var safeAreaLayoutGuide: UILayoutGuide { ownGuide }
    override var accessibilityIgnoresInvertColors: Bool {
      get { true }
      set {}
    }
    override var showsLargeContentViewer: Bool {
      get { true }
      set {}
    }
    override var largeContentTitle: String? {
      get { "Large" }
      set {}
    }
    override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
      get { nil }
      set { calls.append("activity items") }
    }
  }

  func testPropertiesOfViews_thatAreDeclaredWithOtherFrameworkParts() {
    let view = View()
    // Callers know the view only as a `UIView`.
    let base: UIView = view
    XCTAssertTrue(base.firstBaselineAnchor.constraint(equalTo: base.topAnchor).firstItem === view.label)
    XCTAssertTrue(base.lastBaselineAnchor.constraint(equalTo: base.topAnchor).firstItem === view.label)
    XCTAssertTrue(base.safeAreaLayoutGuide === view.ownGuide)
    XCTAssertTrue(base.accessibilityIgnoresInvertColors)
    let item: any UILargeContentViewerItem = base
    XCTAssertTrue(item.showsLargeContentViewer)
    XCTAssertEqual(item.largeContentTitle, "Large")
    base.activityItemsConfiguration = nil
    XCTAssertEqual(view.calls, ["activity items"])
  }

  func testViews() {
    // Settings of previous tests for actions end with their transaction.
    CATransaction.flush()
    CATransaction.setDisableActions(false)
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertTrue(view.layer is Layer)
    view.calls = []
    view.layoutIfNeeded()
    view.layer.displayIfNeeded()
    XCTAssertEqual(view.calls, ["layoutSublayers", "willDraw", "draw in context"])
    view.calls = []
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    XCTAssertEqual(view.calls.filter { $0 == "action opacity" }.count, 1)
    view.calls = []
    view.addGestureRecognizer(UITapGestureRecognizer())
    XCTAssertEqual(view.gestureRecognizers?.count, 1)
    view.isMultipleTouchEnabled = true
    view.translatesAutoresizingMaskIntoConstraints = false
    _ = view.endEditing(true)
    XCTAssertEqual(view.calls, ["gesture", "multiple true", "translates false", "endEditing"])
    XCTAssertEqual(view.accessibilityElements as? [String], ["one"])
  }

  func testALayerThatIsDrawnAgain_whenItsSizeChanges() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.displayIfNeeded()
    view.calls = []
    view.frame.size.width = 50
    view.layer.displayIfNeeded()
    XCTAssertTrue(view.calls.contains("draw in context"), "\(view.calls)")
  }

  func testAlignmentRects_areAskedByTheSolver() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    parent.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 7, y: 7, width: 56, height: 56))
    // Subviews are positioned by the alignment rectangle, too.
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: view.leftAnchor), inside.rightAnchor.constraint(equalTo: view.rightAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor), inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    XCTAssertEqual(inside.frame, CGRect(x: 3, y: 3, width: 50, height: 50))
  }

  func testTheReadingDirection_isAskedOfTheOverride() {
    let layout = Mirrored()
    layout.itemSize = CGSize(width: 50, height: 50)
    let list = RightToLeftList(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let source = Source()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    XCTAssertEqual(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 150)
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
  private final class RightToLeftList: UICollectionView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A cell that is the delegate of its own recognizer. `UITableViewCell` conforms to the protocol, so the class does not
  /// declare the conformance and overrides the methods.
  private final class SwipeCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  func testACellIsADelegateOfGestureRecognizers() throws {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let recognizer = UIPanGestureRecognizer()
    recognizer.delegate = cell
    let delegate = try XCTUnwrap(recognizer.delegate)
    XCTAssertTrue(delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()))
    XCTAssertFalse(delegate.gestureRecognizerShouldBegin(recognizer))
    XCTAssertFalse(delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: UITapGestureRecognizer()))
    XCTAssertTrue(delegate.gestureRecognizer(recognizer, shouldReceive: UIPress()))
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    XCTAssertFalse(plain.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()))
    XCTAssertTrue(plain.gestureRecognizerShouldBegin(recognizer))
  }

  private final class Controller: UIViewController {
    override var isMovingToParent: Bool { true }
    override var isBeingPresented: Bool { true }
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
      UITraitCollection(horizontalSizeClass: .compact)
    }
    let ownPresentation = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    override var popoverPresentationController: UIPopoverPresentationController? { ownPresentation }
    override var presentationController: UIPresentationController? { ownPresentation }
    override var sheetPresentationController: UISheetPresentationController? { nil }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override var editButtonItem: UIBarButtonItem {
      UIBarButtonItem(title: "Change", style: .plain, target: nil, action: nil)
    }
  }

  func testControllers() {
    let controller = Controller()
    XCTAssertTrue(controller.isMovingToParent)
    XCTAssertEqual(controller.editButtonItem.title, "Change")
    XCTAssertEqual(controller.overrideTraitCollection(forChild: UIViewController())?.horizontalSizeClass, .compact)
    let base: UIViewController = controller
    XCTAssertTrue(base.popoverPresentationController === controller.ownPresentation)
    XCTAssertTrue(base.presentationController === controller.ownPresentation)
    XCTAssertNil(base.sheetPresentationController)
    XCTAssertNil(base.transitionCoordinator)
  }

  private final class ScaledLabel: UILabel {
    var changes = 0
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { super.minimumContentSizeCategory }
      set {
        super.minimumContentSizeCategory = newValue
        changes += 1
      }
    }
    override var appliedContentSizeCategoryLimitsDescription: String {
      "own: " + super.appliedContentSizeCategoryLimitsDescription
    }
    override var largeContentTitle: String? {
      get { "large" }
      set {}
    }
    override var accessibilityIgnoresInvertColors: Bool {
      get { true }
      set {}
    }
  }

  private final class Sheet: UIViewController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override var presentationController: UIPresentationController? { own }
    lazy var own = UISheetPresentationController(presentedViewController: self, presenting: nil)
  }

  private final class Item: UIBarButtonItem {
    override var accessibilityHint: String? {
      get { "hint" }
      set {}
    }
  }

  /// MarqueeLabel overrides the limits of the content size category and their description, Tabman's protocol requires `accessibilityHint` of navigation items.
  func testMembersOfCategories() {
    let label = ScaledLabel()
    label.minimumContentSizeCategory = .large
    XCTAssertEqual(label.changes, 1)
    XCTAssertEqual(label.minimumContentSizeCategory, .large)
    XCTAssertTrue((label as UIView).appliedContentSizeCategoryLimitsDescription.hasPrefix("own: ScaledLabel: minimum"))
    XCTAssertEqual((label as any UILargeContentViewerItem).largeContentTitle, "large")
    XCTAssertTrue((label as UIView).accessibilityIgnoresInvertColors)
    let sheet = Sheet()
    XCTAssertTrue(sheet.sheetPresentationController === sheet.own)
    let item: NSObject = Item()
    XCTAssertEqual(item.accessibilityHint, "hint")
    item.accessibilityValue = "value"
    XCTAssertEqual((item as? UIBarItem)?.accessibilityValue, "value")
    let described: any Described = UINavigationItem(title: "Title")
    described.accessibilityHint = "opens"
    XCTAssertEqual((described as? NSObject)?.accessibilityHint, "opens")
    XCTAssertNil(described.accessibilityLabel)
  }

  /// TabPageViewController keeps a copy without a cast: UIKit's headers declare `- (instancetype)copy`.
  func testCopiesOfAppearances() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let copy = appearance.copy()
    copy.backgroundColor = .blue
    XCTAssertEqual(appearance.backgroundColor, .red)
    var kept: UINavigationBarAppearance?
    kept = appearance.copy()
    XCTAssertEqual(kept?.backgroundColor, .red)
    XCTAssertTrue((appearance as NSObject).copy() is UINavigationBarAppearance)
    let item: UITabBarItemAppearance = UITabBarItemAppearance().copy()
    let button: UIBarButtonItemAppearance = UIBarButtonItemAppearance().copy()
    XCTAssertTrue(type(of: item) == UITabBarItemAppearance.self && type(of: button) == UIBarButtonItemAppearance.self)
    UIApplication.shared.isStatusBarHidden = false
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden, "there is no status bar")
    UIApplication.shared.setStatusBarHidden(false, with: .slide)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden, "there is no status bar")
    // As by onevcat/Kingfisher (on GitHub) before version 8, without unwrapping.
    let application = UIApplication.perform(NSSelectorFromString("sharedApplication")).takeUnretainedValue()
    XCTAssertTrue(application === UIApplication.shared)
    let style = UIApplication.shared.statusBarStyle
    UIApplication.shared.setStatusBarStyle(style == .lightContent ? .darkContent : .lightContent, animated: true)
    XCTAssertEqual(UIApplication.shared.statusBarStyle, style, "the visible view controller determines the style")
  }

  /// Static's protocol of cells requires the class method of Objective-C's `NSObject`.
  func testTheDescriptionOfAClass() {
    let type: any ClassDescribed.Type = DescribedCell.self
    XCTAssertEqual(type.description(), "ClientTests.DescribedCell")
  }
}

@preconcurrency @MainActor private protocol Described: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
}

/// A protocol with defaults, so that a class has the members twice unless it declares them.
extension Described {
  var accessibilityLabel: String? {
    get { "default" }
    set {}
  }
  var accessibilityHint: String? {
    get { nil }
    set {}
  }
}

extension UINavigationItem: Described {}

private protocol ClassDescribed { static func description() -> String }

final class DescribedCell: UITableViewCell, ClassDescribed {}

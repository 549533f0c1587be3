import UIKitTesting
@testable import UIKit
import XCTest

/// Split view controllers in a running application: animations, drags, the mouse, keys, and right-to-left layouts.
@preconcurrency @MainActor
final class SplitBehaviorTests: XCTestCase {
  private typealias Controller = UISplitViewController
  private var app: TestApplication!
  private var log: Log!
  private var recorder: SplitRecorder!

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func start(
    _ style: Controller.Style = .doubleColumn, width: CGFloat = 900,
    direction: UISemanticContentAttribute = .unspecified,
    _ change: (Controller) -> Void = { _ in }
  ) throws -> Controller {
    app = TestApplication(size: CGSize(width: width, height: 600), scale: 2)
    app.onReport = { XCTFail($0) }
    log = Log()
    recorder = SplitRecorder(log)
    let split = Controller(style: style)
    for column in [.primary, .supplementary, .secondary] as [Controller.Column]
    where style == .tripleColumn || column != .supplementary {
      let controller = Recorder("\(column)", Log())
      controller.view.backgroundColor = .systemBackground
      split.setViewController(controller, for: column)
    }
    split.delegate = recorder
    split.view.semanticContentAttribute = direction
    change(split)
    app.show(split)
    try app.waitUntilIdle()
    log.lines = []
    return split
  }

  private func frame(_ split: Controller, _ column: Controller.Column) -> CGRect {
    let view = split.columns.view(of: column)
    return (view.layer.presentation() ?? view.layer).frame
  }

  private func phase(_ split: Controller, _ column: Controller.Column) -> AppearanceState.Phase? {
    split.viewController(for: column)?.appearance.phase
  }

  // MARK: The delegate

  /// The protocol does not require an `NSObject`: ekazaev/route-composer (on GitHub) has such a delegate in its tests.
  private final class PlainDelegate: UISplitViewControllerDelegate {
    var modes: [Controller.DisplayMode] = []
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
      modes.append(displayMode)
    }
  }

  func testADelegateThatIsNoObjectOfFoundation() throws {
    let delegate = PlainDelegate()
    let split = try start { $0.delegate = delegate }
    XCTAssertTrue(split.delegate === delegate)
    split.hide(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.modes.last, .secondaryOnly)
  }

  // MARK: Animations

  func testShowingAndHidingIsAnimated() throws {
    let split = try start()
    split.hide(.primary)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(phase(split, .primary), .disappearing)
    app.advance(by: 0.1)
    let x = frame(split, .primary).minX
    XCTAssertTrue(x < 10 && x > -330, "\(x)")
    try app.waitUntilIdle()
    XCTAssertEqual(phase(split, .primary), .disappeared)
    XCTAssertEqual(split.columns.container(of: .secondary)?.view.safeAreaInsets.left, 0)
    XCTAssertTrue(split.columns.view(of: .primary).isHidden)
    split.show(.primary)
    app.advance(by: 0.1)
    split.hide(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(phase(split, .primary), .disappeared, "an interrupted change leaves no state behind")
    split.show(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(phase(split, .primary), .appeared)
    XCTAssertEqual(frame(split, .primary), CGRect(x: 10, y: 10, width: 320, height: 580))
    XCTAssertEqual(log.take(), ["willChangeTo(1)", "willChangeTo(2)", "willChangeTo(1)", "willChangeTo(2)"])
  }

  /// During a change of the display mode, the delegate can use a transition coordinator.
  func testTheCoordinatorOfAChange() throws {
    let split = try start()
    let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    split.view.addSubview(follower)
    var ends: [Bool] = []
    recorder.onCall = { [unowned split] call in
      guard call.hasPrefix("willChangeTo") else { return }
      XCTAssertEqual(split.transitionCoordinator?.isAnimated, true)
      split.transitionCoordinator?.animate(
        alongsideTransition: { _ in follower.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    }
    split.hide(.primary)
    XCTAssertNotNil(split.viewController(for: .secondary)?.transitionCoordinator, "the columns find it, too")
    app.advance(by: 0.1)
    let alpha = try XCTUnwrap(follower.layer.presentation()).opacity
    XCTAssertTrue(alpha > 0 && alpha < 1, "\(alpha)")
    XCTAssertEqual(ends, [])
    try app.waitUntilIdle()
    XCTAssertEqual(ends, [false])
    XCTAssertNil(split.transitionCoordinator)
    recorder.onCall = { [unowned split] call in
      guard call.hasPrefix("willChangeTo") else { return }
      XCTAssertEqual(split.transitionCoordinator?.isAnimated, false)
      split.transitionCoordinator?.animate(alongsideTransition: { _ in follower.alpha = 1 }, completion: nil)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    XCTAssertEqual(follower.alpha, 1)
    XCTAssertNil(split.transitionCoordinator)
  }

  func testTheCoordinatorOfADrag() throws {
    for completes in [false, true] {
      app?.close()
      let split = try start { $0.preferredSplitBehavior = .overlay }
      let finger = app.touch(at: CGPoint(x: 1, y: 300))
      finger.drag(to: CGPoint(x: 150, y: 300), duration: 0.5)
      let coordinator = try XCTUnwrap(split.transitionCoordinator)
      XCTAssertTrue(coordinator.isInteractive)
      XCTAssertEqual(coordinator.percentComplete, 0.45, accuracy: 0.1)
      var changes: [String] = []
      coordinator.notifyWhenInteractionChanges { changes.append("interactive \($0.isInteractive) \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { changes.append("ended \($0.isCancelled)") }
      finger.drag(to: CGPoint(x: completes ? 320 : 20, y: 300), duration: 0.5)
      finger.lift()
      try app.waitUntilIdle()
      XCTAssertEqual(changes, ["interactive false \(!completes)", "ended \(!completes)"])
      XCTAssertEqual(split.displayMode, completes ? .oneOverSecondary : .secondaryOnly)
      XCTAssertNil(split.transitionCoordinator)
    }
  }

  func testAPreferredModeInAnAnimationBlock() throws {
    let split = try start()
    UIView.animate(withDuration: 0.4) { split.preferredDisplayMode = .secondaryOnly }
    app.advance(by: 0.1)
    XCTAssertGreaterThan(frame(split, .primary).minX, -330)
    XCTAssertEqual(log.take(), ["willChangeTo(1)", "willHide(0)"])
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["didHide(0)"])
    XCTAssertEqual(phase(split, .primary), .disappeared)
  }

  // MARK: Overlay

  func testATapBesideAnOverlayHidesIt() throws {
    let split = try start { $0.preferredSplitBehavior = .overlay }
    XCTAssertEqual(split.displayMode, .secondaryOnly, "an overlay is not shown at first")
    split.show(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(split.accessoryViews.dimming.alpha, 1)
    app.tap(at: CGPoint(x: 700, y: 300))
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertTrue(split.accessoryViews.dimming.isHidden)
    split.show(.primary)
    try app.waitUntilIdle()
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testADragFromTheEdge() throws {
    let split = try start { $0.preferredSplitBehavior = .overlay }
    let finger = app.touch(at: CGPoint(x: 1, y: 300))
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.3)
    XCTAssertEqual(log.lines, ["drag begins"])
    XCTAssertEqual(phase(split, .primary), .appearing)
    let x = frame(split, .primary).minX
    XCTAssertTrue(x > -330 && x < 10, "the column follows the finger: \(x)")
    finger.drag(to: CGPoint(x: 320, y: 300), duration: 0.3)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(log.take(), ["drag begins", "drag ended", "willChangeTo(3)", "willShow(0)", "didShow(0)"])
    XCTAssertEqual(phase(split, .primary), .appeared)
  }

  func testADragThatEndsEarlyIsCancelled() throws {
    let split = try start { $0.preferredSplitBehavior = .overlay }
    let finger = app.touch(at: CGPoint(x: 1, y: 300))
    finger.drag(to: CGPoint(x: 80, y: 300), duration: 0.5)
    finger.drag(to: CGPoint(x: 60, y: 300), duration: 0.5)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(log.take(), ["drag begins", "drag ended"])
    XCTAssertEqual(phase(split, .primary), .disappeared)
    split.presentsWithGesture = false
    app.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 400, y: 300))
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  // MARK: The divider

  func testTheMouseDragsTheDivider() throws {
    let split = try start(.doubleColumn, width: 1200)
    let border = frame(split, .primary).maxX
    XCTAssertEqual(border, 330)
    app.hover(at: CGPoint(x: border, y: 300))
    XCTAssertEqual(app.host.windows.first?.cursor, .resizeHorizontal)
    let mouse = app.press(at: CGPoint(x: border, y: 300))
    mouse.drag(to: CGPoint(x: border + 80, y: 300), duration: 0.2)
    XCTAssertEqual(split.primaryColumnWidth, 400, accuracy: 12)
    XCTAssertEqual(
      split.columns.container(of: .secondary)?.view.safeAreaInsets.left ?? 0, split.primaryColumnWidth + 10)
    mouse.drag(to: CGPoint(x: 20, y: 300), duration: 0.2)
    XCTAssertEqual(split.primaryColumnWidth, 240, "the smallest width")
    mouse.drag(to: CGPoint(x: 1190, y: 300), duration: 0.2)
    XCTAssertEqual(split.primaryColumnWidth, 1200 - 464 - 10, "the secondary column keeps 464 points")
    mouse.lift()
    try app.waitUntilIdle()
    split.preferredPrimaryColumnWidth = 300
    try app.waitUntilIdle()
    XCTAssertEqual(split.primaryColumnWidth, 300, "a preference replaces the dragged width")
  }

  // MARK: Right to left

  func testRightToLeft() throws {
    let split = try start(.tripleColumn, width: 1200, direction: .forceRightToLeft)
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    XCTAssertEqual(frame(split, .primary), CGRect(x: 910, y: 10, width: 280, height: 580))
    XCTAssertEqual(frame(split, .supplementary), CGRect(x: 590, y: 0, width: 610, height: 600))
    XCTAssertEqual(frame(split, .secondary), CGRect(x: 0, y: 0, width: 589.5, height: 600))
    XCTAssertEqual(split.columns.container(of: .supplementary)?.view.safeAreaInsets.right, 290)
    split.primaryEdge = .trailing
    try app.waitUntilIdle()
    XCTAssertEqual(frame(split, .primary).minX, 10)
    XCTAssertEqual(frame(split, .secondary).maxX, 1200)
    split.hide(.primary)
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
  }

  /// The background of a toolbar begins where the navigation bar begins, and not behind the floating sidebar.
  func testAToolbarIsBesideTheSidebar() throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      app?.close()
      let split = try start(direction: direction)
      let content = try XCTUnwrap(split.columns.container(of: .secondary) as? UINavigationController)
      content.topViewController?.toolbarItems = [UIBarButtonItem(title: "Delete")]
      content.setToolbarHidden(false, animated: false)
      app.frame()
      let toolbar = try XCTUnwrap(content.toolbar)
      let background = try XCTUnwrap(toolbar.subviews.first { $0 is UIImageView })
      let bar = content.navigationBar.convert(content.navigationBar.bounds, to: nil)
      let shown = background.convert(background.bounds, to: nil)
      XCTAssertGreaterThan(content.view.safeAreaInsets.left + content.view.safeAreaInsets.right, 200)
      XCTAssertEqual(shown.minX, bar.minX)
      XCTAssertEqual(shown.maxX, bar.maxX)
    }
  }

  /// The symbol of the leading sidebar shows the side on which the sidebar is.
  func testTheButtonOfTheSidebarIsMirrored() throws {
    let split = try start()
    XCTAssertEqual(split.displayModeButtonItem.image?.flipsForRightToLeftLayoutDirection, true)
  }

  // MARK: Buttons and keys

  private func items(_ split: Controller, _ column: Controller.Column) -> [UIBarButtonItem] {
    (split.columns.container(of: column) as? UINavigationController)?.navigationBar.columnItems ?? []
  }

  func testButtons() throws {
    let split = try start(.tripleColumn, width: 1200)
    let button = split.displayModeButtonItem
    XCTAssertTrue(items(split, .primary).first === button)
    XCTAssertTrue(items(split, .supplementary).isEmpty)
    app.key(.keyboardS, modifiers: [.control, .command])
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertTrue(items(split, .supplementary).first === button, "the button moves to the next column")
    split.showsSecondaryOnlyButton = true
    XCTAssertEqual(items(split, .secondary).count, 1)
    split.toggleSecondaryOnly()
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(items(split, .secondary).count, 2)
    split.displayModeButtonVisibility = .never
    XCTAssertEqual(items(split, .secondary).count, 1)
    split.displayModeButtonVisibility = .always
    split.presentsWithGesture = false
    XCTAssertEqual(items(split, .secondary).count, 2)
    split.displayModeButtonVisibility = .automatic
    XCTAssertEqual(items(split, .secondary).count, 1)
    recorder.target = .twoOverSecondary
    split.toggleDisplayMode()
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .twoOverSecondary, "the delegate decides")
  }

  // MARK: A collapsed interface

  func testTheBackButtonAndTheStack() throws {
    let split = try start(.tripleColumn, width: 390)
    XCTAssertTrue(split.isCollapsed)
    XCTAssertTrue(split.isShowing(.secondary))
    let inner = try XCTUnwrap(split.columns.navigation[.secondary])
    XCTAssertNotNil(inner.navigationBar.content?.backButton, "the nested bar has a back button")
    inner.navigationBar.backTapped()
    try app.waitUntilIdle()
    XCTAssertTrue(split.isShowing(.supplementary))
    XCTAssertEqual(log.take(), ["willHide(2)", "willShow(1)", "didShow(1)", "didHide(2)"])
    XCTAssertNil(inner.parent)
    app.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 350, y: 300))
    try app.waitUntilIdle()
    XCTAssertTrue(split.isShowing(.primary), "the drag from the edge pops, too")
    XCTAssertEqual(split.columns.navigation[.primary]?.navigationBar.alpha, 1)
    log.lines = []
    split.show(.secondary)
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take(),
      ["willShow(1)", "willHide(0)", "willHide(1)", "willShow(2)", "didHide(1)", "didShow(2)", "didHide(0)"])
    XCTAssertEqual(phase(split, .secondary), .appeared)
    XCTAssertEqual(phase(split, .primary), .disappeared)
  }

  func testControllersPushedOnTheStackStayInTheirColumn() throws {
    let split = try start(.doubleColumn, width: 390)
    let inner = try XCTUnwrap(split.columns.navigation[.secondary])
    inner.pushViewController(Recorder("pushed", Log()), animated: false)
    split.columns.navigation[.primary]?.setViewControllers(
      (split.columns.navigation[.primary]?.viewControllers ?? []) + [Recorder("above", Log())], animated: false)
    try app.waitUntilIdle()
    app.resize(to: CGSize(width: 900, height: 600))
    try app.waitUntilIdle()
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(inner.viewControllers.map { $0.title ?? "" }, ["secondary", "pushed", "above"])
    XCTAssertEqual(split.columns.navigation[.primary]?.viewControllers.count, 1)
    XCTAssertNil(inner.navigationBar.outerBackItem)
  }

  func testAResizeDuringAnAnimationAndAPresentation() throws {
    let split = try start()
    split.hide(.primary)
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 390, height: 600))
    try app.waitUntilIdle()
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(phase(split, .primary), .disappeared)
    XCTAssertEqual(phase(split, .secondary), .appeared)
    let sheet = Recorder("sheet", Log())
    split.viewController(for: .secondary)?.present(sheet, animated: true)
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 900, height: 600))
    try app.waitUntilIdle()
    XCTAssertFalse(split.isCollapsed)
    XCTAssertTrue(split.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(phase(split, .secondary), .appeared)
  }

  // MARK: The inspector

  func testTheInspector() throws {
    let split = try start(.doubleColumn, width: 1200)
    let inspector = Recorder("inspector", Log())
    split.setViewController(inspector, for: .inspector)
    split.show(.inspector)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["willShow(4)", "didShow(4)"])
    XCTAssertEqual(frame(split, .inspector), CGRect(x: 920, y: 0, width: 280, height: 600))
    XCTAssertEqual(frame(split, .secondary).maxX, 919.5)
    XCTAssertEqual(inspector.appearance.phase, .appeared)
    split.hide(.inspector)
    try app.waitUntilIdle()
    XCTAssertEqual(inspector.appearance.phase, .disappeared)
    XCTAssertEqual(frame(split, .secondary).maxX, 1200)
    app.resize(to: CGSize(width: 390, height: 600))
    try app.waitUntilIdle()
    split.show(.inspector)
    try app.waitUntilIdle()
    XCTAssertTrue(inspector.presentingViewController != nil, "a narrow window presents it")
  }
}

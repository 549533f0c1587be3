import UIKitTesting
@testable import UIKit
import XCTest

/// Tab bar controllers in a window: taps, keys, the More list, transitions, hidden bars and appearance.
@preconcurrency @MainActor
final class TabBarControllerTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func page(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    controller.view.backgroundColor = .white
    controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
    return controller
  }

  private func start(
    _ names: [String], size: CGSize = CGSize(width: 375, height: 667), navigation: Bool = false
  ) throws -> UITabBarController {
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { navigation ? UINavigationController(rootViewController: page($0)) : page($0) }
    app.show(tabs)
    try app.waitUntilIdle()
    return tabs
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func titles(_ tabs: UITabBarController) -> [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

  func testTapsSelect() throws {
    let tabs = try start(["One", "Two", "Three"])
    XCTAssertEqual(tabs.selectedIndex, 0)
    app.tap(at: middle(tabs.tabBar.tabButtons[1]))
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "Two")
    XCTAssertTrue(tabs.viewControllers?[1].view.window === tabs.view.window)
    XCTAssertNil(tabs.viewControllers?[0].view.window)
    XCTAssertEqual(tabs.tabBar.platter.indicator.frame, tabs.tabBar.tabButtons[1].frame)
    // Content beside the platter receives its touches.
    XCTAssertFalse(tabs.view.hitTest(CGPoint(x: 187, y: 300), with: nil) is TabButton)
    app.click(at: middle(tabs.tabBar.tabButtons[2]))
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, 2)
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    app.tap(at: middle(tabs.tabBar.tabButtons[1]))
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, 2, "a disabled item ignores taps")
  }

  func testKeysSelect() throws {
    let tabs = try start(["One", "Two", "Three"])
    app.key(.keyboardTab, modifiers: .control)
    XCTAssertEqual(tabs.selectedIndex, 1)
    app.key(.keyboardTab, modifiers: [.control, .shift])
    app.key(.keyboardTab, modifiers: [.control, .shift])
    XCTAssertEqual(tabs.selectedIndex, 2, "the last one precedes the first one")
    app.key(.keyboardPageDown, modifiers: .control)
    XCTAssertEqual(tabs.selectedIndex, 0)
    try app.waitUntilIdle()
    // The Tab key moves the focus to the bar, the arrows within it.
    app.key(.keyboardTab)
    try app.waitUntilIdle()
    XCTAssertTrue(UIFocusSystem.existing(for: tabs.view.window)?.focusedItem === tabs.tabBar.tabButtons[0])
    app.key(.keyboardRightArrow)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(UIFocusSystem.existing(for: tabs.view.window)?.focusedItem === tabs.tabBar.tabButtons[1])
    app.key(.keyboardLeftArrow)
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func testSelectedControllers() throws {
    let tabs = try start(["One", "Two", "Three"])
    let controllers = try XCTUnwrap(tabs.viewControllers)
    tabs.selectedViewController = controllers[2]
    XCTAssertEqual(tabs.selectedIndex, 2)
    tabs.setViewControllers([controllers[2], controllers[0]], animated: true)
    XCTAssertEqual(tabs.selectedIndex, 0, "the selected controller remains selected")
    XCTAssertTrue(tabs.selectedViewController === controllers[2])
    XCTAssertNil(controllers[1].parent)
    tabs.viewControllers = [controllers[1], controllers[0]]
    XCTAssertTrue(tabs.selectedViewController === controllers[1], "that with the same index")
    try app.waitUntilIdle()
    XCTAssertTrue(controllers[1].view.window === tabs.view.window)
    tabs.viewControllers = nil
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertNil(tabs.selectedViewController)
    XCTAssertNil(controllers[1].view.window)

    var reports: [String] = []
    app.onReport = { reports.append($0) }
    tabs.viewControllers = [controllers[0]]
    tabs.selectedIndex = 4
    tabs.selectedViewController = controllers[2]
    tabs.viewControllers = [controllers[1], controllers[1]]
    tabs.tabs = ["a", "a"].map { UITab(title: $0, image: nil, identifier: $0) }
    XCTAssertEqual(reports.count, 4)
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func testSelectedTabsScrollToTheTop() throws {
    let tabs = try start(["One", "Two"], navigation: true)
    let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    navigation.pushViewController(page("Detail"), animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    app.tap(at: middle(tabs.tabBar.tabButtons[0]))
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1, "a tap on the selected item pops to the root")
    let table = UITableViewController()
    navigation.setViewControllers([table], animated: false)
    table.tableView.contentSize.height = 3000
    try app.waitUntilIdle()
    let rest = table.tableView.contentOffset.y
    table.tableView.contentSize.height = 3000
    table.tableView.contentOffset.y = 500
    app.tap(at: middle(tabs.tabBar.tabButtons[0]))
    try app.waitUntilIdle()
    XCTAssertEqual(table.tableView.contentOffset.y, rest, "and then scrolls to the top")
  }

  func testSafeAreas() throws {
    let tabs = try start(["One", "Two"], navigation: true)
    let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.setToolbarHidden(false, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.toolbar.frame.maxY, 584, "the toolbar is above the tab bar")
    navigation.setToolbarHidden(true, animated: false)
    tabs.setTabBarHidden(true, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY, 667)
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 0)
    tabs.isTabBarHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
    tabs.tabBar.isTranslucent = false
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.view.frame.height, 584, "content does not extend behind an opaque bar")
  }

  func testTheBarIsHiddenWhenAPageIsPushed() throws {
    let tabs = try start(["One", "Two"], navigation: true)
    let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    let detail = page("Detail")
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    app.frame()
    app.advance(by: 0.1)
    let y = try XCTUnwrap(tabs.barWrapper.layer.presentation()).frame.minY
    XCTAssertTrue(y > 584 && y < 667, "it moves along: \(y)")
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.barWrapper.frame.minY, 667)
    XCTAssertEqual(detail.view.safeAreaInsets.bottom, 0)
    navigation.pushViewController(page("Deeper"), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.barWrapper.frame.minY, 667, "it stays hidden above that page")
    tabs.selectedIndex = 1
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.barWrapper.frame.minY, 584, "another stack shows it")
    tabs.selectedIndex = 0
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.barWrapper.frame.minY, 667)
    navigation.popToRootViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.barWrapper.frame.minY, 584)
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
  }

  // MARK: The More list

  func testMore() throws {
    let names = ["One", "Two", "Three", "Four", "Five", "Six"]
    let tabs = try start(names)
    XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
    let recorder = ControllerRecorder()
    tabs.delegate = recorder
    app.tap(at: middle(tabs.tabBar.tabButtons[4]))
    try app.waitUntilIdle()
    XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertEqual(recorder.calls.count, 2, "the delegate is told of the More list")
    let list = try XCTUnwrap(tabs.moreNavigationController.topViewController as? UITableViewController)
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    let row = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    app.tap(at: middle(row))
    try app.waitUntilIdle()
    let six = try XCTUnwrap(tabs.viewControllers?[5])
    XCTAssertEqual(tabs.selectedIndex, 5)
    XCTAssertTrue(tabs.selectedViewController === six)
    XCTAssertTrue(six.view.window === tabs.view.window)
    XCTAssertTrue(six.tabBarController === tabs)
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    XCTAssertEqual(recorder.calls.count, 2, "rows are no taps on the bar")
    tabs.moreNavigationController.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertTrue(six.parent === tabs)
    tabs.selectedIndex = 4
    try app.waitUntilIdle()
    XCTAssertTrue(tabs.viewControllers?[4].view.window === tabs.view.window)
    XCTAssertEqual(tabs.moreNavigationController.viewControllers.count, 2)
    tabs.selectedIndex = 0
    try app.waitUntilIdle()
    XCTAssertTrue(tabs.viewControllers?[0].view.window === tabs.view.window)
    XCTAssertTrue(tabs.viewControllers?[4].parent === tabs)
    app.resize(to: CGSize(width: 900, height: 700), scale: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(titles(tabs), names, "a wide window has space for all")
    app.resize(to: CGSize(width: 375, height: 667), scale: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
  }

  func testNavigationControllersInTheMoreList() throws {
    let tabs = try start(["One", "Two", "Three", "Four", "Five", "Six"], navigation: true)
    tabs.selectedIndex = 5
    try app.waitUntilIdle()
    let six = try XCTUnwrap(tabs.viewControllers?[5] as? UINavigationController)
    XCTAssertTrue(six.view.window === tabs.view.window)
    XCTAssertTrue(tabs.moreNavigationController.isNavigationBarHidden, "its own bar is shown")
    XCTAssertEqual(six.topViewController?.navigationItem.leftBarButtonItem?.title, "More")
    XCTAssertEqual(six.topViewController?.view.safeAreaInsets.bottom, 83)
    six.pushViewController(page("Deeper"), animated: false)
    six.popViewController(animated: false)
    tabs.selectedIndex = 0
    try app.waitUntilIdle()
    XCTAssertNil(six.topViewController?.navigationItem.leftBarButtonItem)
    XCTAssertTrue(six.parent === tabs)
  }

  // MARK: Transitions

  private final class Slide: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var interaction: UIPercentDrivenInteractiveTransition?
    var asked = 0

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return self
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
      let width = context.containerView.bounds.width
      context.containerView.addSubview(to)
      to.frame = from.frame.offsetBy(dx: width, dy: 0)
      UIView.animate(
        withDuration: 0.5,
        animations: {
          to.frame = context.containerView.bounds
          from.frame.origin.x = -width
        }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  func testAnimatedTransitions() throws {
    let tabs = try start(["One", "Two", "Three"])
    let slide = Slide()
    tabs.delegate = slide
    app.tap(at: middle(tabs.tabBar.tabButtons[1]))
    app.advance(by: 0.2)
    XCTAssertEqual(slide.asked, 1)
    XCTAssertEqual(tabs.selectedIndex, 1)
    let controllers = try XCTUnwrap(tabs.viewControllers)
    let x = try XCTUnwrap(controllers[1].view.layer.presentation()).frame.minX
    XCTAssertTrue(x > 0 && x < 375, "\(x)")
    XCTAssertNotNil(controllers[1].transitionCoordinator)
    try app.waitUntilIdle()
    XCTAssertEqual(controllers[1].view.frame.minX, 0)
    XCTAssertNil(controllers[0].view.window)

    slide.interaction = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = 2
    app.frame()
    slide.interaction?.update(0.4)
    app.frame()
    slide.interaction?.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedIndex, 1, "a cancelled transition restores the selection")
    XCTAssertEqual(tabs.tabBar.selectedItem?.title, "Two")
    XCTAssertTrue(controllers[1].view.window === tabs.view.window)
    XCTAssertNil(controllers[2].view.window)

    slide.interaction = nil
    tabs.selectedIndex = 2
    app.advance(by: 0.1)
    tabs.selectedIndex = 0
    try app.waitUntilIdle()
    XCTAssertEqual(
      controllers.map { $0.view.window != nil }, [true, false, false], "an interrupted transition leaves nothing")
  }

  /// The animation tests of quickbirdstudios/XCoordinator (on GitHub, AnimationTests.swift) expect that the animator moves the
  /// selected controllers when `setViewControllers(_:animated:)` replaces all.
  func testAnimatedReplacementOfAllControllers() throws {
    let tabs = try start(["One", "Two"])
    let slide = Slide()
    tabs.delegate = slide
    let old = try XCTUnwrap(tabs.viewControllers)
    let new = [page("Three"), page("Four")]
    tabs.setViewControllers(new, animated: true)
    app.advance(by: 0.2)
    XCTAssertEqual(slide.asked, 1)
    XCTAssertTrue(tabs.selectedViewController === new[0])
    XCTAssertTrue(old[0].view.window === tabs.view.window, "it is moving out")
    XCTAssertNil(old[1].parent)
    try app.waitUntilIdle()
    XCTAssertTrue(new[0].view.window === tabs.view.window)
    XCTAssertEqual(new[0].view.frame.minX, 0)
    XCTAssertNil(old[0].view.window)
    XCTAssertNil(old[0].parent)

    slide.interaction = UIPercentDrivenInteractiveTransition()
    tabs.setViewControllers(old, animated: true)
    app.frame()
    slide.interaction?.update(0.4)
    app.frame()
    slide.interaction?.cancel()
    slide.interaction = nil
    try app.waitUntilIdle()
    XCTAssertTrue(old[0].view.window === tabs.view.window, "a cancelled transition cannot bring back what is not a tab")
    XCTAssertNil(new[0].parent)
    XCTAssertNil(new[0].view.window)

    tabs.viewControllers = new
    XCTAssertNil(old[0].parent, "without an animation, they are removed at once")
    XCTAssertEqual(slide.asked, 2)
  }

  // MARK: Appearance

  func testTheEdgeOfTheContent() throws {
    let tabs = try start(["One", "Two"])
    let table = UITableViewController()
    tabs.viewControllers = [table]
    try app.waitUntilIdle()
    XCTAssertTrue(tabs.tabBar.isAtScrollEdge, "short content ends above the bar")
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.stackedLayoutAppearance.selected.iconColor = .green
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    tabs.tabBar.standardAppearance = look
    look.backgroundColor = .black
    table.tableView.contentSize.height = 2000
    table.tableView.contentOffset.y = 100
    try app.waitUntilIdle()
    table.tabBarItem.badgeValue = "4"
    let button = tabs.tabBar.tabButtons[0]
    XCTAssertEqual(tabs.tabBar.background.backgroundColor, .red, "the bar has copied the appearance")
    XCTAssertEqual(button.selectedLabel.textColor, .green)
    XCTAssertEqual(button.imageView.tintColor, .green)
    XCTAssertEqual(button.badge.backgroundColor, .blue)
    tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 3)
    table.tabBarItem.badgeColor = .purple
    try app.waitUntilIdle()
    XCTAssertEqual(button.selectedLabel.frame.minY, button.item.image == nil ? 24 : 38)
    XCTAssertEqual(button.badge.backgroundColor, .purple)
  }

  func testTwoBarsAreMirrored() throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    let tabs = UITabBarController()
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    tabs.viewControllers = ["One", "Two", "Three"].map(page)
    app.show(tabs)
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.tabBar.tabButtons.map(\.frame.minX), [176, 90, 4])
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.tabBar.tabButtons[0].badge.frame, CGRect(x: 18.5, y: 2, width: 20, height: 20))
  }

  func testABarOfItsOwn() throws {
    final class Owner: NSObject, UITabBarDelegate {
      var selected: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title ?? "") }
    }
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    let host = UIViewController()
    app.show(host)
    let owner = Owner()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 375, height: 83))
    bar.delegate = owner
    let kinds: [UITabBarItem.SystemItem] = [.favorites, .search, .bookmarks]
    bar.items = kinds.map { UITabBarItem(tabBarSystemItem: $0, tag: $0.rawValue) }
    host.view.addSubview(bar)
    try app.waitUntilIdle()
    XCTAssertNil(bar.selectedItem)
    XCTAssertTrue(bar.platter.indicator.isHidden)
    app.tap(at: middle(bar.tabButtons[1]))
    app.tap(at: middle(bar.tabButtons[1]))
    try app.waitUntilIdle()
    XCTAssertEqual(owner.selected, ["Search", "Search"])
    XCTAssertTrue(bar.selectedItem === bar.items?[1])
    bar.itemPositioning = .fill
    try app.waitUntilIdle()
    XCTAssertEqual(bar.platter.frame, CGRect(x: 21, y: 0, width: 333, height: 62))
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 10
    try app.waitUntilIdle()
    XCTAssertEqual(bar.tabButtons.map(\.frame.minX), [4, 74, 144])
    bar.setItems([bar.items![0]], animated: true)
    try app.waitUntilIdle()
    XCTAssertNil(bar.selectedItem)
    XCTAssertEqual(bar.tabButtons.count, 1)
  }

  func testFiveAreNarrower() throws {
    let tabs = try start(["A", "B", "C", "D", "E"], size: CGSize(width: 402, height: 874))
    XCTAssertEqual(tabs.tabBar.platter.frame.width, 360, accuracy: 0.01)
    XCTAssertEqual(tabs.tabBar.tabButtons[0].frame.width, 76.8, accuracy: 0.01)
  }
}

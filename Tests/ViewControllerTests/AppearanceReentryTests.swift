import UIKit
import UIKitTesting
import XCTest

/// Appearance callbacks that change the container or the presentation whose transition calls them.
@preconcurrency @MainActor
final class AppearanceReentryTests: XCTestCase {
  /// A controller that calls a closure once in one of its callbacks.
  private final class Caller: UIViewController {
    var log: [String] = []
    private var actions: [String: () -> Void] = [:]

    func once(_ callback: String, _ action: @escaping () -> Void) { actions[callback] = action }
    private func call(_ callback: String) {
      log.append(callback)
      actions.removeValue(forKey: callback)?()
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      call("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      call("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      call("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      call("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      actions.removeValue(forKey: parent == nil ? "willRemove" : "willAdd")?()
    }
  }

  private var app: TestApplication!
  private var reports: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    app.onReport = { [unowned self] in self.reports.append($0) }
  }
  override func tearDown() async throws { app.close() }

  /// UIKit reports "Attempt to dismiss from view controller while a presentation or dismiss is in progress!", and the
  /// controller remains.
  func testDismissingInViewWillAppearOfThePresentedController() throws {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      for animated in [false, true] {
        reports = []
        let (root, presented) = (Caller(), Caller())
        app.show(root)
        presented.modalPresentationStyle = style
        presented.once("willAppear") { presented.dismiss(animated: animated) }
        root.present(presented, animated: animated)
        try app.waitUntilIdle()
        XCTAssertEqual(presented.log, ["willAppear", "didAppear"], "\(style)")
        XCTAssertTrue(root.presentedViewController === presented)
        XCTAssertNotNil(presented.view.window)
        XCTAssertEqual(reports.count, 1, "\(reports)")
        root.dismiss(animated: animated)
        try app.waitUntilIdle()
        XCTAssertEqual(presented.log.suffix(2), ["willDisappear", "didDisappear"])
        XCTAssertEqual(root.log.last, "didAppear")
        XCTAssertNotNil(root.view.window)
        XCTAssertEqual(app.window.subviews.count, 1)
      }
    }
  }

  func testDismissingInViewDidAppearOfThePresentedController() throws {
    for animated in [false, true] {
      let (root, presented) = (Caller(), Caller())
      app.show(root)
      presented.modalPresentationStyle = .fullScreen
      presented.once("didAppear") { presented.dismiss(animated: animated) }
      root.present(presented, animated: animated)
      try app.waitUntilIdle()
      XCTAssertEqual(presented.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      XCTAssertEqual(root.log.last, "didAppear", "\(root.log)")
      XCTAssertNotNil(root.view.window)
      XCTAssertNil(root.presentedViewController)
    }
    XCTAssertEqual(reports, [])
  }

  /// Each callback of a push pushes or pops once more. Afterwards the top controller is visible and receives touches.
  func testChangingTheStackInTheCallbacksOfAPush() throws {
    for callback in ["willAppear", "didAppear", "willAdd"] {
      for animated in [false, true] {
        for pops in [false, true] {
          let (first, second, third) = (Caller(), Caller(), Caller())
          let navigation = UINavigationController(rootViewController: first)
          app.show(navigation)
          try app.waitUntilIdle()
          second.once(callback) {
            if pops {
              navigation.popToRootViewController(animated: animated)
            } else {
              navigation.pushViewController(third, animated: animated)
            }
          }
          navigation.pushViewController(second, animated: animated)
          try app.waitUntilIdle()
          let name = "\(callback) \(animated) \(pops)"
          let top = pops ? first : third
          XCTAssertTrue(navigation.topViewController === top, name)
          XCTAssertNotNil(top.view.window, name)
          XCTAssertEqual(top.log.last, "didAppear", name)
          for hidden in [first, second, third] where hidden !== top {
            XCTAssertNil(hidden.viewIfLoaded?.window, name)
            XCTAssertTrue(hidden.log.isEmpty || hidden.log.last == "didDisappear", "\(name): \(hidden.log)")
          }
          var view: UIView? = top.view
          while let current = view {
            XCTAssertTrue(current.isUserInteractionEnabled, "\(name): \(current)")
            view = current.superview
          }
        }
      }
    }
    XCTAssertEqual(reports, [])
  }

  /// Applications push a login in `viewWillAppear(_:)` of their first controller.
  func testPushingInTheFirstAppearance() throws {
    for animated in [false, true] {
      let (first, second) = (Caller(), Caller())
      let navigation = UINavigationController(rootViewController: first)
      first.once("willAppear") { navigation.pushViewController(second, animated: animated) }
      app.show(navigation)
      try app.waitUntilIdle()
      XCTAssertEqual(first.log.last, "didDisappear", "\(first.log)")
      XCTAssertEqual(second.log, ["willAppear", "didAppear"])
      XCTAssertNotNil(second.view.window)
      XCTAssertNil(first.view.window)
    }
    XCTAssertEqual(reports, [])
  }

  func testPoppingInViewDidAppearWhileAPopIsRunning() throws {
    let controllers = (0..<4).map { _ in Caller() }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    app.show(navigation)
    try app.waitUntilIdle()
    controllers[2].once("didAppear") { navigation.popToRootViewController(animated: false) }
    navigation.popViewController(animated: true)
    app.advance(by: 0.1)
    // This ends the transition, and its callback pops all controllers.
    navigation.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertNotNil(controllers[0].view.window)
    XCTAssertEqual(reports, [])
  }

  /// Callbacks that push and pop without end take turns with the frames.
  func testCallbacksThatPushAndPopWithoutEnd() {
    final class Endless: UIViewController {
      var callCount = 0
      var change: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        callCount += 1
        change()
      }
    }
    let (first, second) = (Endless(), Endless())
    let navigation = UINavigationController(rootViewController: first)
    first.change = { [unowned navigation] in navigation.pushViewController(second, animated: false) }
    second.change = { [unowned navigation] in navigation.popToRootViewController(animated: false) }
    app.show(navigation)
    for _ in 0..<3 { app.frame() }
    XCTAssertLessThan(first.callCount, 500)
    first.change = {}
    second.change = {}
    XCTAssertNoThrow(try app.waitUntilIdle())
    XCTAssertNotNil(navigation.topViewController?.view.window)
  }

  func testSelectingInTheCallbacksOfASelection() throws {
    for callback in ["willAppear", "didAppear"] {
      let controllers = (0..<3).map { _ in Caller() }
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      app.show(tabs)
      try app.waitUntilIdle()
      controllers[1].once(callback) { tabs.selectedIndex = 2 }
      tabs.selectedIndex = 1
      try app.waitUntilIdle()
      XCTAssertTrue(tabs.selectedViewController === controllers[2])
      XCTAssertEqual(controllers.map(\.log.last), ["didDisappear", "didDisappear", "didAppear"], callback)
      XCTAssertEqual(controllers.map { $0.view.window != nil }, [false, false, true])
    }
  }

  /// Controllers that contain each other would be traversed without end.
  func testAddingTheParentToItsChildInWillMove() {
    let (parent, child) = (Caller(), Caller())
    child.once("willAdd") { child.addChild(parent) }
    parent.addChild(child)
    XCTAssertTrue(parent.parent === child)
    XCTAssertNil(child.parent)
    XCTAssertEqual(reports.count, 1, "\(reports)")
    XCTAssertTrue(reports.first?.contains("contains or presents that view controller") ?? false, "\(reports)")
  }

  /// A full-screen presentation above a sheet removes the sheet's card, and the dismissal shows it with its content again.
  func testAFullScreenPresentationAboveASheet() throws {
    let (root, sheet, covering) = (Caller(), Caller(), Caller())
    app.show(root)
    sheet.modalPresentationStyle = .pageSheet
    covering.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    try app.waitUntilIdle()
    sheet.present(covering, animated: false)
    try app.waitUntilIdle()
    XCTAssertNil(sheet.view.window)
    XCTAssertEqual(sheet.log.last, "didDisappear")
    sheet.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertNotNil(sheet.view.window)
    XCTAssertEqual(sheet.log.last, "didAppear")
    XCTAssertTrue(sheet.view.isDescendant(of: try XCTUnwrap(sheet.presentationController?.presentedView)))
  }

  /// The child appears until the animation has ended, also if the container begins the transition in `viewDidAppear(_:)`.
  func testATransitionBetweenChildrenInViewDidAppear() throws {
    let (container, old, new) = (Caller(), Caller(), Caller())
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    container.addChild(new)
    var completionCount = 0
    container.once("didAppear") {
      container.transition(
        from: old, to: new, duration: 1, animations: { new.view.alpha = 0.5 }
      ) { _ in completionCount += 1 }
    }
    app.show(container)
    app.advance(by: 0.5)
    XCTAssertEqual(new.log, ["willAppear"])
    XCTAssertEqual(old.log.last, "willDisappear")
    XCTAssertEqual(completionCount, 0)
    try app.waitUntilIdle()
    XCTAssertEqual(new.log, ["willAppear", "didAppear"])
    XCTAssertEqual(old.log.last, "didDisappear")
    XCTAssertEqual(completionCount, 1)
  }

  /// Applications ask in `viewWillAppear(_:)` whether a controller appears for the first time or is uncovered.
  func testIsBeingPresentedAfterPresentingInViewDidAppear() throws {
    let (root, presented, covering) = (Caller(), Caller(), Caller())
    app.show(root)
    presented.modalPresentationStyle = .fullScreen
    covering.modalPresentationStyle = .fullScreen
    presented.once("didAppear") { presented.present(covering, animated: false) }
    root.present(presented, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(covering.log, ["willAppear", "didAppear"])
    XCTAssertFalse(presented.isBeingPresented)
    var wasBeingPresented: Bool?
    presented.once("willAppear") { wasBeingPresented = presented.isBeingPresented }
    presented.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(presented.log.last, "didAppear")
    XCTAssertEqual(wasBeingPresented, false)
  }

  /// A controller that was popped below the top, and so has not disappeared, is pushed again.
  func testIsMovingFromParentOfAControllerThatIsPushedAgain() throws {
    let (first, second, third) = (Caller(), Caller(), Caller())
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second, third], animated: false)
    app.show(navigation)
    try app.waitUntilIdle()
    navigation.popToRootViewController(animated: false)
    try app.waitUntilIdle()
    var wasMovingFromParent: Bool?
    second.once("willAppear") { wasMovingFromParent = second.isMovingFromParent }
    navigation.pushViewController(second, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(wasMovingFromParent, false)
  }

  /// A container that is added to a visible controller has appeared before its content. `viewDidAppear(_:)` of the content
  /// is called after its first layout, as in UIKit, which calls it after a commit.
  func testTheContentOfAnAddedContainerAppearsAfterItsLayout() throws {
    final class Content: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if log.last != "layout" { log.append("layout") }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
      }
    }
    for isTabs in [false, true] {
      let (root, content) = (UIViewController(), Content())
      let tabs = UITabBarController()
      tabs.viewControllers = isTabs ? [content] : []
      let container = isTabs ? tabs : UINavigationController(rootViewController: content)
      app.show(root)
      try app.waitUntilIdle()
      root.addChild(container)
      container.view.frame = root.view.bounds
      root.view.addSubview(container.view)
      container.didMove(toParent: root)
      try app.waitUntilIdle()
      XCTAssertEqual(content.log.prefix(3), ["willAppear", "layout", "didAppear"], "\(content.log)")
    }
    XCTAssertEqual(reports, [])
  }

  /// A child covers its container in `viewDidAppear(_:)`, which children receive first. The container has appeared then, too.
  func testAChildPresentsWhenItHasAppeared() throws {
    for animated in [false, true] {
      let (container, child, presented) = (Caller(), Caller(), Caller())
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      presented.modalPresentationStyle = .fullScreen
      child.once("didAppear") { child.present(presented, animated: animated) }
      app.show(container)
      try app.waitUntilIdle()
      let covered = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
      XCTAssertEqual(container.log, covered)
      XCTAssertEqual(child.log, covered)
      XCTAssertEqual(presented.log, ["willAppear", "didAppear"])
      container.dismiss(animated: animated)
      try app.waitUntilIdle()
      for controller in [container, child] {
        XCTAssertEqual(controller.log, covered + ["willAppear", "didAppear"])
        XCTAssertFalse(controller.isBeingPresented || controller.isMovingToParent)
      }
    }
    XCTAssertEqual(reports, [])
  }

  /// The presentation removes the view of the pages, which ends their turn before the old page has begun to disappear.
  func testANewPagePresentsBeforeTheOldOneDisappears() throws {
    let (first, second, presented) = (Caller(), Caller(), Caller())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    app.show(pages)
    try app.waitUntilIdle()
    presented.modalPresentationStyle = .fullScreen
    second.once("willAppear") { second.present(presented, animated: false) }
    pages.setViewControllers([second], direction: .forward, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(first.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    XCTAssertEqual(presented.log, ["willAppear", "didAppear"])
    pages.dismiss(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(second.log.last, "didAppear")
    XCTAssertEqual(first.log.count, 4)
  }

  /// The callbacks of the controllers that a tab bar controller removes see its new list.
  func testARemovedTabSelectsANewOne() throws {
    let (first, second, third) = (Caller(), Caller(), Caller())
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    app.show(tabs)
    try app.waitUntilIdle()
    var list: [UIViewController]?
    second.once("willRemove") {
      list = tabs.viewControllers
      tabs.selectedIndex = 1
    }
    tabs.setViewControllers([first, third], animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(list, [first, third])
    XCTAssertEqual(tabs.selectedViewController, third)
    XCTAssertNil(second.parent)
    XCTAssertEqual(second.log, [])
    XCTAssertEqual(third.log, ["willAppear", "didAppear"])
    XCTAssertEqual(first.log.suffix(2), ["willDisappear", "didDisappear"])
    XCTAssertEqual(reports, [])
  }

  /// The child begins to disappear while its view is being added, and would dismiss while the view of its parent is being removed.
  func testAChildPresentsWhileItsViewIsAdded() throws {
    let (root, child, presented) = (Caller(), Caller(), Caller())
    app.show(root)
    try app.waitUntilIdle()
    presented.modalPresentationStyle = .fullScreen
    child.once("willAppear") { child.present(presented, animated: false) }
    child.once("willDisappear") { child.dismiss(animated: true) }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try app.waitUntilIdle()
    XCTAssertEqual(child.log, ["willAppear", "willDisappear", "didDisappear"])
    XCTAssertTrue(root.presentedViewController === presented)
    XCTAssertNotNil(presented.view.window)
    XCTAssertEqual(reports.count, 1, "the dismissal during the presentation: \(reports)")
    root.dismiss(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(child.log.suffix(2), ["willAppear", "didAppear"])
    XCTAssertNotNil(root.view.window)
  }

  /// Shows a view controller with a child in the window.
  private func show(_ root: UIViewController, with child: UIViewController) throws {
    app.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try app.waitUntilIdle()
  }

  /// A transition between children goes back before it has ended.
  func testATransitionBackToAChild() throws {
    let (root, first, second) = (Caller(), Caller(), Caller())
    try show(root, with: first)
    root.transition(from: first, to: second, duration: 0.2, animations: nil)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("must have a common parent") ?? false, "\(reports)")
    XCTAssertNil(second.viewIfLoaded?.superview)
    root.addChild(second)
    var ends: [String] = []
    root.transition(from: first, to: second, duration: 0.2, animations: { second.view.alpha = 0.9 }) { _ in
      ends.append("there")
    }
    app.advance(by: 0.1)
    root.transition(from: second, to: first, duration: 0.2, animations: { first.view.alpha = 0.9 }) { _ in
      ends.append("back")
    }
    try app.waitUntilIdle()
    XCTAssertEqual(ends, ["there", "back"])
    XCTAssertEqual(first.view.superview, root.view)
    XCTAssertNil(second.view.superview)
    XCTAssertEqual(first.log, ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    XCTAssertEqual(second.log, ["willAppear", "willDisappear", "didDisappear"])
  }

  /// A child is shown in another parent while a transition replaces it.
  func testAChildIsMovedDuringATransition() throws {
    let (root, first, second) = (Caller(), Caller(), Caller())
    func add(_ child: UIViewController, to parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    app.show(root)
    add(first, to: root)
    try app.waitUntilIdle()
    root.addChild(second)
    root.transition(from: first, to: second, duration: 0.2, animations: { second.view.alpha = 0.9 })
    app.advance(by: 0.1)
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    XCTAssertEqual(first.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    add(first, to: second)
    try app.waitUntilIdle()
    XCTAssertEqual(second.log, ["willAppear", "didAppear"])
    XCTAssertEqual(first.log.suffix(2), ["willAppear", "didAppear"])
    XCTAssertEqual(first.log.count, 6)
    XCTAssertEqual(first.view.superview, second.view)
    // The view of a child that is no longer in its parent is removed all the same.
    add(second, to: root)
    let third = Caller()
    root.addChild(third)
    root.transition(from: second, to: third, duration: 0.2, animations: { third.view.alpha = 0.9 })
    second.removeFromParent()
    try app.waitUntilIdle()
    XCTAssertEqual(second.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    XCTAssertNil(second.view.superview)
    XCTAssertEqual(third.log, ["willAppear", "didAppear"])
    XCTAssertEqual(reports, [])
  }

  /// The child that a transition replaces removes the new one when it begins to disappear.
  func testTheNewChildIsRemovedWhileATransitionBegins() throws {
    let (root, first, second) = (Caller(), Caller(), Caller())
    try show(root, with: first)
    root.addChild(second)
    first.once("willDisappear") { second.removeFromParent() }
    var endCount = 0
    root.transition(from: first, to: second, duration: 0.2, animations: { root.view.alpha = 0.9 }) { _ in endCount += 1
    }
    try app.waitUntilIdle()
    XCTAssertEqual(endCount, 1)
    XCTAssertEqual(first.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    XCTAssertNil(first.view.superview)
    XCTAssertEqual(second.log, [])
    XCTAssertNil(second.viewIfLoaded?.superview)
    XCTAssertEqual(reports, [])
  }

  /// The new child of a transition disappears with its parent while it begins to appear, and the parent appears again before the
  /// view of the child is added.
  func testATransitionWhoseParentIsHiddenAndShown() throws {
    for duration in [0, 0.2] {
      let (root, first, second, other) = (Caller(), Caller(), Caller(), Caller())
      app.show(root)
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
      try app.waitUntilIdle()
      root.addChild(second)
      second.once("willAppear") {
        self.app.window.rootViewController = other
        self.app.window.rootViewController = root
      }
      var endCount = 0
      root.transition(from: first, to: second, duration: duration, animations: { second.view.alpha = 0.9 }) { _ in
        endCount += 1
      }
      try app.waitUntilIdle()
      XCTAssertEqual(endCount, 1)
      XCTAssertEqual(root.log, ["willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear", "didAppear"])
      XCTAssertEqual(second.log.first, "willAppear")
      XCTAssertEqual(second.log.suffix(2), ["willAppear", "didAppear"], "\(second.log)")
      XCTAssertEqual(first.log.suffix(2), ["willDisappear", "didDisappear"], "\(first.log)")
      XCTAssertNotNil(second.view.window)
      XCTAssertNil(first.view.superview)
    }
    XCTAssertEqual(reports, [])
  }

  /// The application has removed the view of the top controller, for example to show it elsewhere for a while.
  func testSettingAnUnchangedStackAfterItsViewWasRemoved() throws {
    let (first, second) = (Caller(), Caller())
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    app.show(navigation)
    try app.waitUntilIdle()
    for stack in [[first, second], [second]] {
      second.view.removeFromSuperview()
      navigation.setViewControllers(stack, animated: false)
      try app.waitUntilIdle()
      XCTAssertNotNil(second.view.window)
      XCTAssertEqual(second.log, ["willAppear", "didAppear"])
      XCTAssertEqual(navigation.viewControllers, stack)
    }
    XCTAssertEqual(reports, [])
  }

  /// A change in a callback is shown after the change that calls it. Applications read the new pages at once, for example for
  /// their page control.
  func testThePagesThatACompletionHandlerSets() throws {
    for animated in [false, true] {
      let (first, second, third) = (Caller(), Caller(), Caller())
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([first], direction: .forward, animated: false)
      app.show(pages)
      try app.waitUntilIdle()
      var pagesInHandler: [UIViewController]?
      var completionCount = 0
      pages.setViewControllers([second], direction: .forward, animated: animated) { _ in
        pages.setViewControllers([third], direction: .forward, animated: false) { _ in completionCount += 1 }
        pagesInHandler = pages.viewControllers
      }
      try app.waitUntilIdle()
      XCTAssertEqual(pagesInHandler, [third])
      XCTAssertEqual(pages.viewControllers, [third])
      XCTAssertEqual(completionCount, 1)
      XCTAssertEqual(third.log, ["willAppear", "didAppear"])
      XCTAssertNil(second.view.window)
    }
    XCTAssertEqual(reports, [])
  }

  /// A controller that is removed from the tabs while a transition shows it is a child until the transition has ended, as that of a
  /// navigation controller is: it could otherwise be shown elsewhere at the same time.
  func testATabThatIsRemovedWhileItDisappears() throws {
    let (first, second) = (Caller(), Caller())
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    app.show(tabs)
    try app.waitUntilIdle()
    first.once("willDisappear") {
      tabs.viewControllers = [second]
      first.modalPresentationStyle = .fullScreen
      tabs.present(first, animated: false)
    }
    tabs.selectedIndex = 1
    try app.waitUntilIdle()
    XCTAssertEqual(first.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    XCTAssertEqual(second.log, ["willAppear", "didAppear"])
    XCTAssertNil(first.parent)
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertEqual(reports.count, 1, "\(reports)")
    XCTAssertNotNil(second.view.window)
    // It can be shown again afterwards.
    tabs.present(first, animated: false)
    try app.waitUntilIdle()
    XCTAssertNotNil(first.view.window)
    XCTAssertEqual(first.log.suffix(2), ["willAppear", "didAppear"])
  }

  /// Outside of callbacks, the transition ends first, and the controller is free at once.
  func testATabThatIsRemovedDuringItsTransition() throws {
    let (first, second) = (Caller(), Caller())
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    app.show(tabs)
    try app.waitUntilIdle()
    tabs.selectedIndex = 1
    tabs.viewControllers = [second]
    XCTAssertNil(first.parent)
    first.modalPresentationStyle = .fullScreen
    tabs.present(first, animated: true)
    try app.waitUntilIdle()
    XCTAssertNotNil(first.view.window)
    XCTAssertEqual(reports, [])
    XCTAssertEqual(first.log.suffix(4), ["willDisappear", "didDisappear", "willAppear", "didAppear"])
  }

  /// `viewWillAppear` of a child whose view is being added hides the parent and shows it again, and `viewWillDisappear` of one whose
  /// view is being removed does. AppearanceStress found the first with seed 525.
  func testAParentThatIsHiddenAndShownWhileAViewOfAChildMoves() throws {
    let (host, parent, child) = (UIViewController(), Caller(), Caller())
    app.show(host)
    host.addChild(parent)
    host.view.addSubview(parent.view)
    parent.didMove(toParent: host)
    try app.waitUntilIdle()
    func hideAndShow() {
      parent.beginAppearanceTransition(false, animated: false)
      parent.endAppearanceTransition()
      parent.beginAppearanceTransition(true, animated: false)
      parent.endAppearanceTransition()
    }
    parent.addChild(child)
    child.once("willAppear", hideAndShow)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try app.waitUntilIdle()
    XCTAssertEqual(
      child.log, ["willAppear", "willDisappear", "didDisappear", "willAppear", "didAppear"])
    child.log = []
    child.once("willDisappear", hideAndShow)
    child.view.removeFromSuperview()
    try app.waitUntilIdle()
    XCTAssertNil(child.view.window)
    XCTAssertEqual(
      child.log, ["willDisappear", "didDisappear", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    XCTAssertEqual(parent.log.last, "didAppear")
  }

  /// A push without an animation ends while the navigation controller itself still appears. The new controller appears together with
  /// the navigation controller, and the delegate is notified once.
  func testPushingWhileTheNavigationControllerAppears() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { shown.append(viewController) }
    }
    let (root, first, second) = (Caller(), Caller(), Caller())
    app.show(root)
    let navigation = UINavigationController(rootViewController: first)
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: true)
    app.advance(by: 0.1)
    XCTAssertEqual(first.log, ["willAppear"])
    navigation.pushViewController(second, animated: false)
    app.advance(by: 0.05)
    XCTAssertTrue(navigation.isBeingPresented)
    XCTAssertEqual(second.log, ["willAppear"])
    try app.waitUntilIdle()
    XCTAssertEqual(second.log, ["willAppear", "didAppear"])
    XCTAssertEqual(first.log, ["willAppear", "willDisappear", "didDisappear"])
    XCTAssertEqual(delegate.shown, [second])
  }

  /// The compact column of an expanded split view is shown in another window, and is not part of the split view.
  func testAControllerOfTheCompactColumnThatIsShownElsewhere() throws {
    app.resize(to: CGSize(width: 1000, height: 600))
    let split = UISplitViewController(style: .doubleColumn)
    let compact = Caller()
    split.setViewController(Caller(), for: .primary)
    split.setViewController(Caller(), for: .secondary)
    split.setViewController(compact, for: .compact)
    app.show(split)
    try app.waitUntilIdle()
    XCTAssertFalse(split.isCollapsed)
    let scene = try XCTUnwrap(app.window.windowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = compact
    window.isHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(compact.log, ["willAppear", "didAppear"])
    split.preferredDisplayMode = .secondaryOnly
    split.view.setNeedsLayout()
    try app.waitUntilIdle()
    XCTAssertEqual(compact.log, ["willAppear", "didAppear"])
    window.isHidden = true
  }
}

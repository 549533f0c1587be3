import UIKitTesting
@testable import UIKit
import XCTest

/// The sidebar in wide windows, groups of tabs, and the tab bar at the top.
@preconcurrency @MainActor
final class SidebarTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func tab(_ name: String, badge: String? = nil) -> UITab {
    let tab = UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      controller.view.backgroundColor = .white
      return controller
    }
    tab.badgeValue = badge
    return tab
  }

  private func group(_ name: String, _ children: [String]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children.map { tab($0) })
  }

  private func start(
    _ tabs: [UITab], size: CGSize = CGSize(width: 1000, height: 700), isRightToLeft: Bool = false
  ) throws -> UITabBarController {
    app = TestApplication(size: size, scale: 1)
    app.onReport = { XCTFail($0) }
    let controller = UITabBarController(tabs: tabs)
    controller.mode = .tabSidebar
    if isRightToLeft {
      controller.loadViewIfNeeded()
      controller.view.semanticContentAttribute = .forceRightToLeft
      controller.floatingBar.semanticContentAttribute = .forceRightToLeft
    }
    app.show(controller)
    try app.waitUntilIdle()
    return controller
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func list(_ controller: UITabBarController) throws -> UICollectionView {
    try XCTUnwrap(controller.sidebarViews.controller?.list)
  }

  private func titles(_ list: UICollectionView) -> [[String]] {
    (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        let cell = list.cellForItem(at: IndexPath(item: item, section: section))
        return ((cell as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
      }
    }
  }

  private final class Recorder: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      calls.append("should \(tab.identifier)")
      return tab.identifier != "No"
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nil")") }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      calls.append("sidebar hidden \(sidebar.isHidden)")
      animator.addAnimations { self.calls.append("animation") }
      animator.addCompletion { self.calls.append("completion") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      guard case .tab(let tab) = request.content, tab.identifier == "Home" else { return item }
      var content = item.defaultContentConfiguration()
      content.text = "Own Home"
      item.contentConfiguration = content
      return item
    }

    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { calls.append("will edit") }
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { calls.append("did edit") }
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
      calls.append("visibility \(tabs.map(\.identifier))")
    }
  }

  func testTheBarAtTheTop() throws {
    let search = UISearchTab { _ in UIViewController() }
    let controller = try start([search, tab("Home"), tab("Browse", badge: "2")])
    let bar = controller.floatingBar
    XCTAssertEqual(
      bar.buttons.map { $0.item.title }, ["Home", "Browse", "Search"], "a search tab is pinned at the end")
    XCTAssertTrue(controller.tabBar.window == nil || controller.barWrapper.isHidden)
    XCTAssertEqual(bar.platter.frame.midX, 500, accuracy: 1)
    XCTAssertTrue(bar.buttons[2].plainLabel.isHidden || bar.buttons[2].imageView.image != nil)
    app.tap(at: middle(bar.buttons[1]))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedTab?.identifier, "Browse")
    let top = try XCTUnwrap(controller.selectedViewController).view.safeAreaInsets.top
    XCTAssertEqual(top, bar.frame.maxY)
    app.key(.keyboardTab, modifiers: .control)
    XCTAssertTrue(controller.selectedTab === search)
    app.resize(to: CGSize(width: 400, height: 700), scale: 1)
    try app.waitUntilIdle()
    XCTAssertTrue(bar.isHidden)
    XCTAssertFalse(controller.barWrapper.isHidden)
    XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.bottom, 83)
  }

  /// The bars have the same height at every text size, so their symbols do not grow with the text.
  func testTheButtonsOfTheSidebarFitInTheBar_withTheLargestText() throws {
    let controller = try start([group("Group", ["One", "Two"]), tab("Home")])
    let button = try XCTUnwrap(controller.floatingBar.sidebarButton as? UIButton)
    let size = try XCTUnwrap(button.imageView?.bounds.size)
    XCTAssertGreaterThan(size.width, 10)
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try app.waitUntilIdle()
    XCTAssertEqual(button.imageView?.bounds.size, size)
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    let sidebar = try XCTUnwrap(controller.sidebarViews.controller)
    XCTAssertEqual(sidebar.hideButton.imageView?.bounds.size, size)
  }

  func testTheBarIsInTheRowOfANavigationBar() throws {
    let controller = try start([
      UITab(title: "Home", image: nil, identifier: "Home") { tab in
        let root = UIViewController()
        root.title = tab.title
        return UINavigationController(rootViewController: root)
      }, tab("Browse"),
    ])
    let navigation = try XCTUnwrap(controller.selectedViewController as? UINavigationController)
    let bar = navigation.navigationBar
    XCTAssertEqual(bar.convert(bar.bounds, to: nil).minY, controller.floatingBar.frame.minY)
    let title = try XCTUnwrap(bar.content?.titleLabel)
    XCTAssertEqual(title.convert(title.bounds, to: nil).minX, 16, accuracy: 1, "the title is at the leading side")
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, bar.frame.maxY)
    controller.isTabBarHidden = true
    try app.waitUntilIdle()
    XCTAssertEqual(title.convert(title.bounds, to: nil).midX, 500, accuracy: 1)
  }

  func testTheSidebar() throws {
    let albums = group("Albums", ["One", "Two"])
    albums.sidebarActions = [UIAction(title: "New Album") { _ in }]
    let controller = try start([tab("Home"), tab("Browse", badge: "2"), albums])
    let recorder = Recorder()
    controller.delegate = recorder
    controller.sidebar.delegate = recorder
    XCTAssertTrue(controller.sidebar.isHidden)
    let button = try XCTUnwrap(controller.floatingBar.sidebarButton)
    app.tap(at: middle(button))
    try app.waitUntilIdle()
    XCTAssertEqual(recorder.calls, ["sidebar hidden false", "animation", "completion"])
    XCTAssertTrue(controller.floatingBar.isHidden, "the sidebar replaces the bar")
    XCTAssertEqual(controller.holder.frame, CGRect(x: 320, y: 0, width: 680, height: 700))
    let list = try list(controller)
    XCTAssertEqual(titles(list), [["Own Home", "Browse"], ["Albums", "One", "Two", "New Album"]])
    XCTAssertEqual(list.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])

    recorder.calls = []
    app.tap(at: middle(try XCTUnwrap(list.cellForItem(at: IndexPath(item: 2, section: 1)))))
    try app.waitUntilIdle()
    XCTAssertEqual(recorder.calls, ["should Two", "did Two after Home"])
    XCTAssertEqual(controller.selectedViewController?.title, "Two")
    XCTAssertEqual(controller.selectedIndex, 2)
    XCTAssertEqual(albums.selectedChild?.identifier, "Two")

    // A tap on the header of a group without a controller folds it.
    app.tap(at: middle(try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 1)))))
    try app.waitUntilIdle()
    XCTAssertEqual(titles(list), [["Own Home", "Browse"], ["Albums"]])

    recorder.calls = []
    controller.sidebar.isHidden = true
    try app.waitUntilIdle()
    XCTAssertEqual(recorder.calls, ["sidebar hidden true", "animation", "completion"])
    XCTAssertEqual(controller.holder.frame.width, 1000)
    XCTAssertFalse(controller.floatingBar.isHidden)
    controller.mode = .tabBar
    try app.waitUntilIdle()
    XCTAssertNil(controller.floatingBar.sidebarButton)
  }

  func testASidebarOverTheContent() throws {
    let controller = try start([tab("Home"), tab("Browse")], size: CGSize(width: 800, height: 700))
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(controller.holder.frame.width, 800, "it overlaps a narrower window")
    app.tap(at: CGPoint(x: 700, y: 400))
    try app.waitUntilIdle()
    XCTAssertTrue(controller.sidebar.isHidden, "a tap beside it hides it")
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    app.tap(at: middle(try XCTUnwrap(try list(controller).cellForItem(at: IndexPath(item: 1, section: 0)))))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedIndex, 1)
    XCTAssertTrue(controller.sidebar.isHidden, "so does a selection")
    controller.sidebar.preferredLayout = .tile
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(controller.holder.frame.width, 480)
  }

  func testRightToLeft() throws {
    let controller = try start([tab("Home"), tab("Browse")], isRightToLeft: true)
    let bar = controller.floatingBar
    XCTAssertGreaterThan(middle(bar.buttons[0]).x, middle(bar.buttons[1]).x)
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(controller.holder.frame, CGRect(x: 0, y: 0, width: 680, height: 700))
    XCTAssertEqual(controller.sidebarViews.controller?.view.frame.minX, 680)
  }

  func testEditing() throws {
    let home = tab("Home")
    let browse = tab("Browse")
    browse.allowsHiding = true
    let controller = try start([home, browse])
    let recorder = Recorder()
    controller.delegate = recorder
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    let side = try XCTUnwrap(controller.sidebarViews.controller)
    XCTAssertTrue(side.canEdit)
    side.toggleEditing()
    try app.waitUntilIdle()
    app.tap(at: middle(try XCTUnwrap(side.list.cellForItem(at: IndexPath(item: 1, section: 0)))))
    try app.waitUntilIdle()
    XCTAssertTrue(browse.isHidden)
    XCTAssertFalse(browse.hasVisiblePlacement)
    XCTAssertEqual(titles(side.list), [["Home", "Browse"]], "it can be shown again")
    side.toggleEditing()
    try app.waitUntilIdle()
    XCTAssertEqual(titles(side.list), [["Home"]])
    XCTAssertEqual(controller.tabBar.items?.map { $0.title }, ["Home"])
    XCTAssertEqual(recorder.calls, ["will edit", "did edit", "visibility [\"Browse\"]"])
  }

  // UITabGroup.h: inline "displays only the children alongside the group's siblings"; rootSection "displays the group and
  // its children as a top-level group of the sidebar".
  func testAppearancesOfGroups() throws {
    XCTAssertEqual(UITabGroup.SidebarAppearance.inline.rawValue, 1)
    XCTAssertEqual(UITabGroup.SidebarAppearance.rootSection.rawValue, 2)
    let inline = group("Inline", ["One", "Two"])
    inline.sidebarAppearance = .inline
    let section = group("Nested", ["Three"])
    section.sidebarAppearance = .rootSection
    let outer = group("Outer", ["Four"])
    outer.children += [section]
    let controller = try start([tab("Home"), inline, outer])
    controller.sidebar.isHidden = false
    try app.waitUntilIdle()
    XCTAssertEqual(try titles(list(controller)), [["Home", "One", "Two"], ["Outer", "Four"], ["Nested", "Three"]])
  }

  // UITabGroup.h: "Default is empty".
  func testTheOrderIsWhatWasSet() {
    let albums = group("Albums", ["One", "Two"])
    XCTAssertEqual(albums.displayOrderIdentifiers, [])
    albums.displayOrderIdentifiers = ["Two"]
    XCTAssertEqual(albums.displayOrderIdentifiers, ["Two"])
    XCTAssertEqual(albums.displayOrder.map(\.identifier), ["Two", "One"])
  }

  // UITab.h: "This returns the rootmost `UITabGroup` in the tab's parent hierarchy with an active
  // `managingNavigationController`". UITabBarController.h: "Each tab in the selection hierarchy will be called once", and
  // pushed controllers are "part of the last (leafmost) tab's proposedViewControllers such that they are preserved".
  func testTheStackOfAGroup() throws {
    final class Asked: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController] {
        calls.append("\(tab.identifier): \(proposedViewControllers.map { $0.title ?? "" })")
        return proposedViewControllers
      }
    }
    let inner = group("Inner", ["Leaf"])
    inner.managingNavigationController = UINavigationController()
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "Outer", children: [inner]) { _ in
      let controller = UIViewController()
      controller.title = "Outer"
      return controller
    }
    let navigation = UINavigationController()
    outer.managingNavigationController = navigation
    let controller = try start([tab("Home"), outer])
    let asked = Asked()
    controller.delegate = asked
    let leaf = try XCTUnwrap(controller.tab(forIdentifier: "Leaf"))
    XCTAssertTrue(leaf.managingTabGroup === outer)
    controller.selectedTab = leaf
    try app.waitUntilIdle()
    XCTAssertTrue(controller.selectedViewController === navigation)
    XCTAssertEqual(asked.calls, ["Outer: [\"Outer\"]", "Inner: []", "Leaf: [\"Leaf\"]"])
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["Outer", "Leaf"])
    let detail = UIViewController()
    detail.title = "Detail"
    navigation.pushViewController(detail, animated: false)
    controller.selectedIndex = 0
    asked.calls = []
    controller.selectedTab = leaf
    try app.waitUntilIdle()
    XCTAssertEqual(asked.calls.last, "Leaf: [\"Leaf\", \"Detail\"]")
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["Outer", "Leaf", "Detail"])
  }

  // "By default, UITabBarController will only change the view controller for root tabs" (an engineer of Apple in the
  // developer forums, thread 761231).
  func testAChildKeepsTheControllerOfItsGroup() throws {
    let lists = UITabGroup(title: "Lists", image: nil, identifier: "Lists", children: [tab("First")]) { _ in
      UIViewController()
    }
    let controller = try start([tab("Home"), lists])
    controller.selectedTab = controller.tab(forIdentifier: "First")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedTab?.identifier, "First")
    XCTAssertTrue(controller.selectedViewController === lists.viewController)
    XCTAssertNotNil(lists.viewController?.viewIfLoaded?.window)
  }

  // Rule 18.6: controllers that are no longer in the lists are detached.
  func testTheLastControllerLeavesWithTheNextTabs() throws {
    let controller = try start([tab("A")])
    let first = try XCTUnwrap(controller.selectedViewController)
    controller.tabs = []
    try app.waitUntilIdle()
    XCTAssertTrue(first.parent === controller, "it remains while there are no tabs")
    controller.tabs = [tab("B")]
    try app.waitUntilIdle()
    XCTAssertNil(first.parent)
    XCTAssertEqual(controller.children.map(\.title), ["B"])
    controller.tabs = []
    let next = UIViewController()
    controller.viewControllers = [next]
    try app.waitUntilIdle()
    XCTAssertEqual(controller.children, [next])
  }

  func testTheHeightOfTheWindowChangesTheItems() throws {
    let controller = try start((1...6).map { tab("\($0)") }, size: CGSize(width: 1000, height: 440))
    controller.mode = .tabBar
    controller.viewControllers = (1...6).map {
      let controller = UIViewController()
      controller.title = "\($0)"
      return controller
    }
    try app.waitUntilIdle()
    XCTAssertEqual(controller.tabBar.items?.map(\.title), ["1", "2", "3", "4", "More"])
    app.resize(to: CGSize(width: 1000, height: 800))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.tabBar.items?.map(\.title), ["1", "2", "3", "4", "5", "6"])
    app.resize(to: CGSize(width: 1000, height: 440))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.tabBar.items?.map(\.title), ["1", "2", "3", "4", "More"])
  }

  // UISearchTab.h: "the search field will be activated when the tab is selected. Moreover, when search is cancelled, the
  // previously selected tab in the tab bar will be restored and selected."
  func testASearchTabThatActivatesItsSearch() throws {
    let search = UISearchController(searchResultsController: nil)
    let searchTab = UISearchTab { _ in
      let content = UIViewController()
      content.navigationItem.searchController = search
      return UINavigationController(rootViewController: content)
    }
    XCTAssertFalse(searchTab.automaticallyActivatesSearch)
    let controller = try start([tab("Home"), tab("Library"), searchTab], size: CGSize(width: 390, height: 844))
    controller.selectedIndex = 1
    try app.waitUntilIdle()
    controller.selectedTab = searchTab
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive, "the default is false")
    controller.selectedIndex = 1
    try app.waitUntilIdle()
    searchTab.automaticallyActivatesSearch = true
    controller.selectedTab = searchTab
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(search.searchBar.searchTextField.isFirstResponder)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    XCTAssertEqual(controller.selectedTab?.identifier, "Library")
  }

  func testAnotherSearchInASearchTab_keepsTheTabWhenItIsCancelled() throws {
    let content = UIViewController()
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: content)
    let searchTab = UISearchTab { _ in navigation }
    searchTab.automaticallyActivatesSearch = true
    let controller = try start([tab("Home"), searchTab], size: CGSize(width: 390, height: 844))
    controller.selectedTab = searchTab
    try app.waitUntilIdle()
    let detail = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    detail.navigationItem.searchController = search
    navigation.pushViewController(detail, animated: false)
    try app.waitUntilIdle()
    search.isActive = true
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    search.searchBar.cancel()
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    XCTAssertTrue(controller.selectedTab === searchTab)
  }

  func testGroups() throws {
    let albums = group("Albums", ["One", "Two", "Three"])
    albums.defaultChildIdentifier = "Two"
    albums.displayOrderIdentifiers = ["Three", "One"]
    XCTAssertEqual(albums.displayOrder.map(\.identifier), ["Three", "One", "Two"])
    let navigation = UINavigationController()
    albums.managingNavigationController = navigation
    let controller = try start([tab("Home"), albums])
    XCTAssertTrue(controller.tab(forIdentifier: "Three")?.parent === albums)
    XCTAssertTrue(controller.tab(forIdentifier: "Three")?.managingTabGroup === albums)
    controller.selectedIndex = 1
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedTab?.identifier, "Two")
    XCTAssertTrue(controller.selectedViewController === navigation)
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["Two"])
    albums.selectedChild = controller.tab(forIdentifier: "Three")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedTab?.identifier, "Three")
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["Three"])
    XCTAssertTrue(navigation.view.window === controller.view.window)
    controller.selectedIndex = 0
    controller.selectedIndex = 1
    XCTAssertEqual(controller.selectedTab?.identifier, "Three", "the group remembers its child")

    var reports: [String] = []
    app.onReport = { reports.append($0) }
    albums.children = [tab("A"), tab("A")]
    albums.selectedChild = tab("Other")
    controller.selectedTab = tab("Other")
    XCTAssertEqual(reports.count, 3)
    XCTAssertEqual(albums.children.count, 3)
  }

  func testHiddenAndCompactTabs() throws {
    let one = tab("One")
    let two = tab("Two")
    let three = tab("Three")
    let controller = try start([one, two, three], size: CGSize(width: 400, height: 700))
    func titles() -> [String?] { (controller.tabBar.items ?? []).map(\.title) }
    two.isHidden = true
    XCTAssertEqual(titles(), ["One", "Three"])
    one.preferredPlacement = .pinned
    XCTAssertEqual(titles(), ["Three", "One"])
    three.preferredPlacement = .sidebarOnly
    XCTAssertFalse(three.hasVisiblePlacement)
    XCTAssertEqual(titles(), ["One"])
    controller.compactTabIdentifiers = ["Three", "One", "Nobody"]
    XCTAssertEqual(titles(), ["Three", "One"])
    one.title = "First"
    one.isEnabled = false
    XCTAssertEqual(titles(), ["Three", "First"])
    XCTAssertEqual(controller.tabBar.items?[1].isEnabled, false)
    XCTAssertEqual(one.viewController?.tabBarItem.title, "First")
  }

  func testTheBarIsMinimized() throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 1)
    app.onReport = { XCTFail($0) }
    let page = UIViewController()
    let scroll = UIScrollView()
    page.view = scroll
    page.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "star"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 0)
    let controller = UITabBarController()
    controller.viewControllers = [page, other]
    controller.tabBarMinimizeBehavior = .onScrollDown
    app.show(controller)
    try app.waitUntilIdle()
    let full = controller.tabBar.platter.frame.width
    scroll.contentSize = CGSize(width: 375, height: 3000)
    app.drag(from: CGPoint(x: 180, y: 450), to: CGPoint(x: 180, y: 250), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertTrue(controller.tabBar.isMinimized)
    XCTAssertLessThan(controller.tabBar.platter.frame.width, full)
    XCTAssertEqual(controller.tabBar.tabButtons.map(\.alpha), [1, 0])
    app.tap(at: middle(controller.tabBar.platter))
    try app.waitUntilIdle()
    XCTAssertFalse(controller.tabBar.isMinimized, "a tap shows the whole bar")
    XCTAssertEqual(controller.tabBar.platter.frame.width, full)
    XCTAssertEqual(controller.selectedIndex, 0)
    app.drag(from: CGPoint(x: 180, y: 450), to: CGPoint(x: 180, y: 350), duration: 0.3, hold: 0.3)
    app.drag(from: CGPoint(x: 180, y: 250), to: CGPoint(x: 180, y: 350), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertFalse(controller.tabBar.isMinimized, "so does a scroll back")
  }

  func testCustomizing() throws {
    final class Recorder: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      func tabBarController(_ controller: UITabBarController, willBeginCustomizing controllers: [UIViewController]) {
        calls.append("will begin \(controllers.count)")
      }
      func tabBarController(
        _ controller: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool
      ) { calls.append("will end \(changed)") }
      func tabBarController(
        _ controller: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool
      ) { calls.append("did end \(controllers.map { $0.title ?? "" }.joined())") }
    }
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 1)
    app.onReport = { XCTFail($0) }
    let controller = UITabBarController()
    controller.viewControllers = ["A", "B", "C", "D", "E", "F"].map { name in
      let child = UIViewController()
      child.title = name
      return child
    }
    let recorder = Recorder()
    controller.delegate = recorder
    app.show(controller)
    controller.selectedViewController = controller.moreNavigationController
    try app.waitUntilIdle()
    let list = try XCTUnwrap(controller.moreNavigationController.topViewController)
    XCTAssertNotNil(list.navigationItem.rightBarButtonItem, "Edit")
    controller.customizableViewControllers = nil
    XCTAssertNil(list.navigationItem.rightBarButtonItem)
    controller.customizableViewControllers = controller.viewControllers
    controller.beginCustomizingTabs()
    try app.waitUntilIdle()
    XCTAssertTrue(controller.tabBar.isCustomizing)
    let panel = try XCTUnwrap(controller.tabBar.customizing)
    XCTAssertEqual(panel.buttons.count, 6)
    app.drag(
      from: middle(panel.buttons[5]), to: middle(controller.tabBar.tabButtons[1]), duration: 0.5, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.tabBar.items?.map { $0.title }, ["A", "F", "C", "D", "More"])
    // Without dragging: choose in the panel, then tap in the bar. Two items of the bar exchange their places.
    app.tap(at: middle(panel.buttons[0]))
    app.tap(at: middle(controller.tabBar.tabButtons[2]))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.tabBar.items?.map { $0.title }, ["C", "F", "A", "D", "More"])
    app.tap(at: middle(panel.doneButton))
    try app.waitUntilIdle()
    XCTAssertFalse(controller.tabBar.isCustomizing)
    XCTAssertNil(panel.window)
    XCTAssertEqual(recorder.calls, ["will begin 6", "will end true", "did end CFADBE"])
    XCTAssertEqual(controller.viewControllers?.map { $0.title ?? "" }, ["C", "F", "A", "D", "B", "E"])
  }
}

import QuartzCore
import TestSupport
@testable import UIKit
import XCTest

/// The measured cases of tab bars and tabs (`tab-cases.json`, and the family `tab-bar` of `chrome-cases.json`).
@preconcurrency @MainActor
final class TabOracleTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private func begin(_ size: CGSize, top: CGFloat = 0, bottom: CGFloat = 0, scale: CGFloat = 2) {
    stage.end()
    stage = Stage(size, safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: scale)
  }

  private func size(_ entry: Oracle.Case) throws -> CGSize {
    let numbers = try entry.config.value("window", as: [Double].self)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  private func buttons(_ controller: UITabBarController) -> [TabButton] { controller.tabBar.tabButtons }

  private func tap(_ button: TabButton) { button.sendActions(for: .touchUpInside) }

  // MARK: Geometry

  func testTheFrameOfTheBar() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-bar-frame-3x")
    let safe = try entry.config.value("safe_area_tlbr", as: [Double].self)
    XCTAssertTrue(try entry.config.bool("in_controller"))
    begin(try size(entry), top: safe[0], bottom: safe[2], scale: 3)
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    stage.show(controller)
    entry.expect("bar", controller.tabBar.frame)
    entry.finish()
    XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.bottom, 83)

    let views = try Oracle.entry("tab-cases.json", "tab-container-views-3x")
    views.expect("container", controller.view.frame)
    views.expect("transition_view", controller.holder.frame)
    views.expect("bar_wrapper", controller.barWrapper.frame)
    views.expect("bar_container_in_wrapper", controller.barWrapper.container.frame)
    views.finish()
  }

  /// The frames of the bar, its platter, its buttons and their contents (measurements.md 18.1 and 18.2).
  func testButtons() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-buttons-three")
    begin(try size(entry))
    let controller = UITabBarController()
    controller.viewControllers = (0..<(try entry.config.value("tabs", as: Int.self))).map { index in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(
        title: ["Home", "Search", "Profile"][index], image: image(CGSize(width: 24, height: 24)), tag: index)
      return child
    }
    stage.show(controller)
    entry.expect("platter_width", controller.tabBar.platter.frame.width)
    let frames = try entry.expect.value("buttons_in_platter", as: [[Double]].self)
    XCTAssertEqual(
      frames,
      buttons(controller).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init) })
    entry.finish()

    let bar = try Oracle.entry("chrome-cases.json", "tab-bar-se")
    bar.expect("bar", controller.tabBar.frame)
    bar.expect("platter", controller.tabBar.platter.convert(controller.tabBar.platter.bounds, to: nil))
    bar.finish()

    let picture = try Oracle.entry("tab-cases.json", "tab-item-image-24")
    picture.expect("image_in_button", buttons(controller)[0].imageView.frame)
    picture.finish()

    let fonts = try Oracle.entry("tab-cases.json", "tab-item-title-fonts")
    let button = buttons(controller)[0]
    fonts.expect(
      "selected_layer",
      text: button.selectedLabel.font == .systemFont(ofSize: 10, weight: .semibold) ? "semibold 10" : "?")
    fonts.expect(
      "unselected_layer",
      text: button.plainLabel.font == .systemFont(ofSize: 10, weight: .medium) ? "medium 10" : "?")
    fonts.expect("y", button.plainLabel.frame.minY)
    fonts.expect("height", button.selectedLabel.frame.height)
    fonts.finish()
  }

  /// The positions of titles whose widths are the measured ones. Other fonts give the texts other widths.
  func testTitles() throws {
    begin(CGSize(width: 375, height: 667))
    let controller = UITabBarController()
    let child = UIViewController()
    child.tabBarItem = UITabBarItem(title: "Search", image: image(CGSize(width: 24, height: 24)), tag: 0)
    controller.viewControllers = [child]
    stage.show(controller)
    let button = buttons(controller)[0]
    for id in ["tab-item-title-search", "tab-item-title-tools"] {
      let entry = try Oracle.entry("tab-cases.json", id)
      let layout = TabItemLayout(style: .stacked, size: CGSize(width: 94, height: 54), scale: 2)
      for (key, label) in [("semibold", button.selectedLabel), ("medium", button.plainLabel)] {
        let wanted = try entry.expect.value(key, as: [Double].self)
        guard wanted.count == 4 else {
          XCTFail("\(id): \(key) is no frame: \(wanted)")
          continue
        }
        let size = CGSize(width: wanted[2], height: label.frame.height)
        entry.expect(key, layout.titleFrame(size, besideImage: 24))
      }
      entry.finish()
    }
  }

  /// The position of an image with a symbol's size, which is centered like other images. The symbols are Tessera's own
  /// drawings, so their own sizes are not compared.
  func testASymbol() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-item-symbol-29x21")
    let wanted = try entry.expect.value("image_in_button", as: [Double].self)
    let layout = TabItemLayout(style: .stacked, size: CGSize(width: 94, height: 54), scale: 2)
    let size = CGSize(width: wanted[2], height: wanted[3])
    entry.expect("image_in_button", layout.imageFrame(size, besideTitle: 35))
    try entry.differs("intrinsic")
    entry.finish()
  }

  func testTheFloatingBar() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-ipad-floating-bar")
    begin(try size(entry), top: 32, bottom: 20)
    let controller = UITabBarController(tabs: ["chats", "calls", "stories"].map(tab))
    stage.show(controller)
    entry.expect("floating_bar", controller.floatingBar.frame)
    entry.expect("mode", CGFloat(controller.mode.rawValue))
    entry.expect("sidebar_isHidden", controller.sidebar.isHidden)
    entry.finish()
    XCTAssertTrue(controller.barWrapper.isHidden, "there are no buttons of a phone")
  }

  /// The order of the callbacks when the selection changes, measured on Mac Catalyst (measurements.md 18.6).
  func testAMacsBar() throws {
    let entry = try Oracle.entry("chrome-cases.json", "tab-bar-catalyst")
    try entry.differs("bar")
    begin(CGSize(width: 375, height: 480))
    let log = Calls()
    let controller = UITabBarController()
    controller.viewControllers = ["old", "new", "third"].map { name in
      let child = Recorded(name: name, log: log)
      child.tabBarItem = UITabBarItem(title: name, image: image(CGSize(width: 24, height: 24)), tag: 0)
      return child
    }
    stage.show(controller)
    let platter = controller.tabBar.platter.frame
    let wanted = try entry.expect.value("platter", as: [Double].self)
    XCTAssertEqual([platter.minX, platter.width, platter.height], [wanted[0], wanted[2], wanted[3]])
    log.lines = []
    controller.selectedIndex = 1
    stage.frame()
    entry.expect("selection_order_on_switch", log.lines)
    entry.finish()
  }

  // MARK: Badges and titles

  func testBadges() throws {
    let chats = tab("chats")
    let controller = UITabBarController(tabs: [chats, tab("calls")])
    for (id, value) in [("tab-badge-tab-to-item", "7"), ("tab-badge-nil", nil)] as [(String, String?)] {
      let entry = try Oracle.entry("tab-cases.json", id)
      chats.badgeValue = value
      entry.expect("tabBar_item_badge", text: controller.tabBar.items?[0].badgeValue)
      entry.expect("controller_tabBarItem_badge", text: chats.viewController?.tabBarItem.badgeValue)
      entry.finish()
    }
  }

  /// The title of a controller replaces that of its tab bar item (measurements.md 18.5).
  func testTitlesOfControllers() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-title-controller-to-item")
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let item = UITabBarItem(title: "Search", image: nil, tag: 0)
    child.tabBarItem = item
    child.title = "Library"
    entry.expect("item_title", text: item.title)
    entry.expect("navigationItem_title", text: child.navigationItem.title)
    entry.finish()
    XCTAssertTrue(navigation.tabBarItem === item, "the item of a navigation controller is that of its root")

    let other = try Oracle.entry("tab-cases.json", "tab-title-navigationItem-only")
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: second)
    stack.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 0)
    second.navigationItem.title = "Library"
    other.expect("navigation_controller_item_title", text: stack.tabBarItem.title)
    other.expect("child_title", text: second.title)
    other.finish()
    second.title = "Library"
    XCTAssertEqual(stack.tabBarItem.title, "Library", "the root's title reaches the item of the navigation controller")
  }

  func testItemsFromTitles() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-item-from-title")
    let one = UIViewController()
    one.tabBarItem = UITabBarItem(title: "LA", image: nil, tag: 10)
    let other = UIViewController()
    other.title = "LegacyB"
    let controller = UITabBarController()
    controller.viewControllers = [one, other]
    let wanted = try entry.expect.value("bar_items", as: [[OracleValue]].self)
    let have = controller.tabBar.items ?? []
    XCTAssertEqual(wanted.map(\.count), have.map { _ in 2 })
    XCTAssertEqual(wanted.map { $0.first.flatMap(String.read) ?? "?" }, have.map { $0.title ?? "nil" })
    XCTAssertEqual(wanted.map { $0.last.flatMap(Int.read) ?? -1 }, have.map(\.tag))
    entry.finish()
  }

  // MARK: The model

  func testProviders() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-model-provider-lazy")
    var arguments: [UITab] = []
    let one = UITab(title: "One", image: nil, identifier: "one") { tab in
      arguments.append(tab)
      return UIViewController()
    }
    entry.expect("calls_after_init", CGFloat(arguments.count))
    let controller = one.viewController
    entry.expect("calls_after_first_read", CGFloat(arguments.count))
    entry.expect("argument", text: arguments.first === one ? "the tab itself" : "another")
    entry.expect("controller_tab_is_tab", controller?.tab === one)
    XCTAssertTrue(one.viewController === controller)
    XCTAssertEqual(arguments.count, 1)
    entry.finish()
  }

  func testAFreshController() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-model-before-tabs")
    begin(CGSize(width: 393, height: 852), top: 59, bottom: 34, scale: 3)
    let controller = UITabBarController()
    stage.show(controller)
    entry.expect("tabs", texts: controller.tabs.map(\.identifier))
    entry.expect("viewControllers", text: controller.viewControllers.map { "\($0)" })
    entry.expect("selectedIndex", text: controller.selectedIndex == NSNotFound ? "NSNotFound" : "found")
    entry.expect("selectedTab", text: controller.selectedTab?.identifier)
    entry.expect("selectedViewController", text: controller.selectedViewController.map { "\($0)" })
    entry.expect("tabBar_items", texts: controller.tabBar.items.map { $0.map { $0.title ?? "" } })
    entry.expect("bar_frame", controller.tabBar.frame)
    entry.finish()
    let tint = try Oracle.entry("tab-cases.json", "tab-bar-tint-default")
    tint.expect("barTintColor", text: UITabBar().barTintColor.map { "\($0)" })
    tint.finish()
  }

  /// When the tabs become empty, the selected tab remains and the index is `NSNotFound` (measurements.md 18.4).
  func testAttachedAndEmptyTabs() throws {
    let chats = tab("chats")
    let controller = UITabBarController()
    XCTAssertFalse(chats.hasVisiblePlacement)
    controller.tabs = [chats, tab("calls"), tab("stories")]
    let attached = try Oracle.entry("tab-cases.json", "tab-model-attached")
    attached.expect("hasVisiblePlacement", chats.hasVisiblePlacement)
    attached.expect("tabBarController", text: chats.tabBarController === controller ? "set" : nil)
    attached.finish()

    let empty = try Oracle.entry("tab-cases.json", "tab-model-empty")
    controller.tabs = []
    empty.expect("selectedIndex", text: controller.selectedIndex == NSNotFound ? "NSNotFound" : "found")
    empty.expect("tabBar_items", texts: controller.tabBar.items.map { $0.map { $0.title ?? "" } })
    empty.expect("selectedTab", text: controller.selectedTab?.identifier)
    empty.expect("selectedViewController", text: controller.selectedViewController?.title)
    empty.finish()
    XCTAssertNil(chats.tabBarController)
  }

  func testTabsAfterControllers() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-model-tabs-after-legacy")
    let tabs = ["chats", "calls", "stories"].map(tab)
    let controller = UITabBarController(tabs: tabs)
    let legacy = UIViewController()
    controller.viewControllers = [legacy]
    XCTAssertEqual(controller.tabs, [])
    XCTAssertNil(tabs[0].tabBarController)
    XCTAssertTrue(legacy.parent === controller)
    controller.tabs = tabs
    entry.expect("viewControllers", text: controller.viewControllers.map { "\($0)" })
    entry.expect("tabs", controller.tabs.map(\.identifier))
    entry.expect("selectedTab", text: controller.selectedTab?.identifier)
    entry.expect("legacy_child_parent", text: legacy.parent.map { "\($0)" })
    entry.finish()
  }

  // MARK: Selection

  /// Performs a change of the selection and compares the calls of the delegate with a case.
  private func select(
    _ id: String, from start: String?, _ stimulus: (UITabBarController, TabRecorder) -> Void
  ) throws -> (UITabBarController, [String]) {
    let entry = try Oracle.entry("tab-cases.json", id)
    begin(CGSize(width: 393, height: 852), scale: 3)
    let recorder = TabRecorder()
    let controller = UITabBarController()
    controller.delegate = recorder
    if let start {
      controller.tabs = ["chats", "calls", "stories"].map(tab)
      stage.show(controller)
      controller.selectedTab = controller.tab(forIdentifier: start)
      recorder.calls = []
    }
    stimulus(controller, recorder)
    XCTAssertEqual(recorder.calls, try entry.whole.strings("sequence"), id)
    XCTAssertFalse(try entry.whole.string("setup").isEmpty)
    XCTAssertFalse(try entry.whole.string("stimulus").isEmpty)
    recorder.calls = []
    if start == nil {
      stage.show(controller)
      XCTAssertEqual(recorder.calls, [], id)
    }
    return (controller, try entry.whole.strings("after"))
  }

  /// The calls of the delegate for each kind of selection (measurements.md 18.3).
  func testSelections() throws {
    var (controller, after) = try select("tab-select-initial", from: nil) { controller, _ in
      controller.tabs = ["chats", "calls", "stories"].map(tab)
    }
    XCTAssertEqual(after, ["nothing more is sent when the controller is shown"])

    (controller, after) = try select("tab-select-index-property", from: "calls") { controller, _ in
      controller.selectedIndex = 2
    }
    XCTAssertEqual(after, ["selectedTab \(controller.selectedTab?.identifier ?? "nil")"])

    (controller, after) = try select("tab-select-tap", from: "chats") { controller, _ in
      tap(buttons(controller)[1])
    }
    XCTAssertEqual(after, ["selectedIndex \(controller.selectedIndex)"])

    (controller, after) = try select("tab-select-veto", from: "calls") { controller, recorder in
      recorder.allows = false
      tap(buttons(controller)[2])
    }
    XCTAssertEqual(after, ["selectedIndex stays \(controller.selectedIndex)"])

    (controller, after) = try select("tab-select-dropped", from: "stories") { controller, _ in
      controller.tabs = Array(controller.tabs.prefix(2))
    }
    XCTAssertEqual(after, ["selectedIndex \(controller.selectedIndex)"])
  }

  func testTheOlderDelegate() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-legacy-programmatic-index")
    let recorder = ControllerRecorder()
    let controller = UITabBarController()
    controller.delegate = recorder
    controller.viewControllers = ["One", "Two"].map { name in
      let child = UIViewController()
      child.title = name
      return child
    }
    stage.show(controller)
    controller.selectedIndex = 1
    stage.frame()
    XCTAssertEqual(
      recorder.calls.isEmpty ? ["(no delegate call)"] : recorder.calls, try entry.whole.strings("sequence"))
    XCTAssertEqual(try entry.whole.strings("after"), ["selectedIndex \(controller.selectedIndex)"])
    XCTAssertEqual(
      [try entry.whole.string("setup"), try entry.whole.string("stimulus")],
      ["viewControllers, old-style delegate with every method", "shown, then selectedIndex = 1"])
    tap(buttons(controller)[0])
    XCTAssertEqual(recorder.calls, ["should One at 1", "did One at 0"], "the user's taps are told")
  }

  private final class Calls {
    var lines: [String] = []
  }

  private final class Recorded: UIViewController {
    private let name: String
    private let log: Calls

    init(name: String, log: Calls) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didDisappear") }
  }
}

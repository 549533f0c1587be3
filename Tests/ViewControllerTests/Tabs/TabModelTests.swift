import TestSupport
@testable import UIKit
import XCTest

/// Facts about tabs that were measured together with the cases of `tab-cases.json` (measurements.md 18.3 to 18.5; the values are
/// those of signallastrowsprobe).
@preconcurrency @MainActor
final class TabModelTests: XCTestCase {
  private var stage: Stage!
  private let recorder = BothRecorder()

  override func setUp() async throws { stage = Stage(CGSize(width: 393, height: 852), scale: 3) }
  override func tearDown() async throws { stage.end() }

  private func makeTab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  private func makeController() -> (UITabBarController, [UITab]) {
    let tabs = ["chats", "calls", "stories"].map(makeTab)
    let controller = UITabBarController()
    controller.delegate = recorder
    controller.tabs = tabs
    stage.show(controller)
    recorder.calls = []
    return (controller, tabs)
  }

  func testAnItemDoesNotChangeItsTab() throws {
    let (controller, tabs) = makeController()
    tabs[0].badgeValue = "7"
    let item = try XCTUnwrap(controller.tabBar.items?.first)
    item.badgeValue = "9"
    XCTAssertEqual(tabs[0].badgeValue, "7")
    XCTAssertEqual(controller.tabBar.items?.first?.badgeValue, "9")
    tabs[1].title = "Calls2"
    XCTAssertEqual(controller.tabBar.items?[1].title, "Calls2")
    XCTAssertEqual(tabs[1].viewController?.tabBarItem.title, "Calls2")
    XCTAssertEqual(tabs[1].viewController?.title, "Calls")
  }

  func testATapOnTheSelectedTabIsTold() {
    let (controller, _) = makeController()
    controller.selectedIndex = 1
    recorder.calls = []
    controller.tabBar.tabButtons[1].sendActions(for: .touchUpInside)
    XCTAssertEqual(recorder.calls, ["shouldSelectTab calls at 1", "didSelectTab calls from calls at 1"])
  }

  func testTheOlderMethodDoesNotPreventASelection() {
    let (controller, _) = makeController()
    recorder.allowsControllers = false
    controller.tabBar.tabButtons[2].sendActions(for: .touchUpInside)
    XCTAssertEqual(recorder.calls, ["shouldSelectTab stories at 0", "didSelectTab stories from chats at 2"])
    XCTAssertEqual(controller.selectedViewController?.title, "Stories")
  }

  func testARemovedTab() {
    let (controller, tabs) = makeController()
    controller.selectedTab = tabs[2]
    recorder.calls = []
    let child = tabs[2].viewController
    controller.tabs = Array(tabs.prefix(2))
    XCTAssertEqual(recorder.calls, ["didSelectTab chats from stories at 0"])
    XCTAssertFalse(tabs[2].hasVisiblePlacement)
    XCTAssertNil(tabs[2].tabBarController)
    XCTAssertNil(tabs[2].parent)
    XCTAssertTrue(child?.tab === tabs[2])
    controller.tabs = []
    recorder.calls = []
    controller.tabs = tabs
    XCTAssertEqual(recorder.calls, [])
    XCTAssertEqual(controller.selectedIndex, 0)
    XCTAssertTrue(tabs[2].viewController === child)
  }

  func testControllersReplaceTabs() {
    let (controller, tabs) = makeController()
    let first = UIViewController()
    first.title = "LegacyA"
    first.tabBarItem = UITabBarItem(title: "LA", image: nil, tag: 10)
    let second = UIViewController()
    second.title = "LegacyB"
    controller.viewControllers = [first, second]
    XCTAssertEqual(recorder.calls, [])
    XCTAssertEqual(controller.tabs, [])
    XCTAssertEqual(controller.selectedIndex, 0)
    XCTAssertTrue(controller.selectedViewController === first)
    XCTAssertNil(first.tab)
    XCTAssertNil(tabs[0].tabBarController)
    XCTAssertNotNil(controller.selectedTab)
    XCTAssertTrue(controller.tabBar.items?[0] === first.tabBarItem)
    XCTAssertFalse(controller.isTabBarHidden)
  }
}

private final class BothRecorder: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allowsControllers = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.append("shouldSelectTab \(tab.identifier) at \(tabBarController.selectedIndex)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let previous = previousTab?.identifier ?? "nil"
    calls.append("didSelectTab \(selectedTab.identifier) from \(previous) at \(tabBarController.selectedIndex)")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    allowsControllers
  }
}

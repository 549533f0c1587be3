import QuartzCore
import TestSupport
import UIKit
import XCTest

/// The navigation stack, its callbacks, and the measured cases of bars (`chrome-cases.json`).
@preconcurrency @MainActor
final class NavigationTests: XCTestCase {
  private let log = Log()
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(_ n: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      log.note("willShow \(viewController.title ?? "")")
    }
    func navigationController(_ n: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      log.note("didShow \(viewController.title ?? "")")
    }
  }

  private func make(_ names: String...) -> (UINavigationController, [Recorder]) {
    let controllers = names.map { Recorder($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.setViewControllers(controllers, animated: false)
    return (navigation, controllers)
  }

  // MARK: Calls

  // The rule of cb-cvc-clear-first-appearance-nav (callback-orders.json) in other hierarchies: the top view controller
  // appears with the layout of its container.

  func testTheTopOfAChildAppearsWithTheLayout() {
    let (navigation, controllers) = make("a")
    let root = UIViewController()
    root.addChild(navigation)
    root.view.addSubview(navigation.view)
    navigation.didMove(toParent: root)
    _ = log.take()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    XCTAssertFalse(controllers[0].isViewLoaded)
    stage.frame()
    XCTAssertEqual(log.take(), ["a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear"])
    XCTAssertNotNil(controllers[0].view.window)
  }

  func testTheTopOfAChildThatJoinsLater() {
    let root = UIViewController()
    stage.show(root)
    let delegate = Delegate(log)
    let (navigation, controllers) = make("a")
    navigation.delegate = delegate
    _ = log.take()
    root.addChild(navigation)
    root.view.addSubview(navigation.view)
    navigation.didMove(toParent: root)
    XCTAssertFalse(controllers[0].isViewLoaded)
    stage.frame()
    XCTAssertEqual(
      log.take(),
      ["a.viewDidLoad", "a.viewWillAppear", "willShow a", "a.viewIsAppearing", "a.viewDidAppear", "didShow a"])
  }

  func testAPushBeforeTheLayout_showsTheNewTopAlone() {
    let (navigation, controllers) = make("a")
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let second = Recorder("b", log)
    navigation.pushViewController(second, animated: true)
    _ = log.take()
    stage.frame()
    XCTAssertEqual(log.take(), ["b.viewDidLoad", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear"])
    XCTAssertFalse(controllers[0].isViewLoaded)
    XCTAssertTrue(navigation.navigationBar.topItem === second.navigationItem)
  }

  func testAContainerThatIsHiddenAndShownAgain() {
    let (navigation, _) = make("a")
    stage.show(navigation)
    _ = log.take()
    stage.window.isHidden = true
    XCTAssertEqual(log.take(), ["a.viewWillDisappear", "a.viewDidDisappear"])
    stage.window.isHidden = false
    stage.frame()
    XCTAssertEqual(log.take(), ["a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear"])
  }

  func testPushAndPop() {
    let delegate = Delegate(log)
    let (navigation, controllers) = make("a")
    navigation.delegate = delegate
    stage.show(navigation)
    XCTAssertEqual(
      log.take().filter { !$0.contains("Move") },
      ["a.viewDidLoad", "a.viewWillAppear", "willShow a", "a.viewIsAppearing", "a.viewDidAppear", "didShow a"])
    let second = Recorder("b", log)
    navigation.pushViewController(second, animated: false)
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(navigation.topViewController === second)
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "b.willMove(toParent: it)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "willShow b",
        "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear", "b.didMove(toParent: it)", "didShow b",
      ])
    XCTAssertNil(controllers[0].view.window)
    XCTAssertTrue(navigation.popViewController(animated: false) === second)
    stage.frame()
    XCTAssertEqual(
      log.take(),
      [
        "b.willMove(toParent: nil)", "b.viewWillDisappear", "a.viewWillAppear", "willShow a", "a.viewIsAppearing",
        "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(toParent: nil)", "didShow a",
      ])
    XCTAssertNil(second.parent)
    XCTAssertNil(navigation.popViewController(animated: false))
  }

  func testStackCases() throws {
    let cases = try Oracle.cases("chrome-cases.json", family: "navigation-stack")
    for one in cases {
      let result: [UIViewController]?
      let navigation: UINavigationController
      switch one.id {
      case "nav-pop-root":
        navigation = make("a", "b", "c", "d").0
        result = navigation.popToRootViewController(animated: false)
      case "nav-pop-root-at-root":
        navigation = make("a").0
        result = navigation.popToRootViewController(animated: false)
      case "nav-pop-to-a-animated":
        let (made, controllers) = make("a")
        navigation = made
        stage.show(navigation)
        navigation.pushViewController(Recorder("b", log), animated: true)
        result = navigation.popToViewController(controllers[0], animated: true)
      default: return XCTFail("no test for \(one.id)")
      }
      one.expect("returned", texts: result?.compactMap(\.title))
      if one.expect.has("stack") { one.expect("stack", navigation.viewControllers.compactMap(\.title)) }
      one.finish()
    }
  }

  func testPushingTwiceIsReported() {
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = nil }
    let (navigation, controllers) = make("a", "b")
    navigation.pushViewController(controllers[0], animated: false)
    XCTAssertEqual(reports.count, 1)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  // MARK: Touches

  func testTheBackButtonSaysWhereItLeads() {
    let (navigation, _) = make("First", "Second")
    stage.show(navigation)
    XCTAssertEqual(navigation.navigationBar.backItem?.title, "First")
    XCTAssertEqual(navigation.navigationBar.topItem?.title, "Second")
    navigation.navigationBar.backTapped()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testABarButtonSendsItsAction() {
    var sent: [AnyObject?] = []
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { sent.append($0.sender as AnyObject?) })
    item.perform(from: UIView(), event: nil)
    XCTAssertEqual(sent.count, 1)
    XCTAssertTrue(sent.first.flatMap { $0 } === item)
    item.isEnabled = false
    item.perform(from: UIView(), event: nil)
    XCTAssertEqual(sent.count, 1)
  }
}

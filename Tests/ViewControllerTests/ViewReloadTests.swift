import UIKit
import UIKitTesting
import XCTest

/// View controllers whose view is set to nil. The view is loaded again when it is next used ("If you access this property when its
/// value is nil, the view controller automatically calls the loadView() method", Apple's documentation of `view`). Applications
/// release views that are covered in this way when memory is short.
@preconcurrency @MainActor
final class ViewReloadTests: XCTestCase {
  private let log = Log()
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 480))
    app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private let appearance = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  private func calls(of name: String) -> [String] {
    let calls = log.take().filter { $0.hasPrefix("\(name).") && !$0.contains("Layout") }
    return calls.map { String($0.dropFirst(name.count + 1)) }
  }

  private func checkIsShown(_ controller: UIViewController, line: UInt = #line) {
    XCTAssertTrue(controller.viewIfLoaded?.window === app.window, line: line)
    XCTAssertEqual(
      controller.viewIfLoaded.map { $0.convert($0.bounds, to: nil) }, app.window.bounds, line: line)
  }

  func testACoveredControllerOfAStack() throws {
    let first = Recorder("a", log)
    let navigation = UINavigationController(rootViewController: first)
    app.show(navigation)
    for animated in [false, true] {
      let second = Recorder("b", log)
      navigation.pushViewController(second, animated: animated)
      try app.waitUntilIdle()
      weak let old = first.view
      XCTAssertNil(first.view.window)
      first.view = nil
      XCTAssertFalse(first.isViewLoaded)
      app.frame()
      XCTAssertNil(old, "the view is released")
      _ = log.take()
      navigation.popViewController(animated: animated)
      try app.waitUntilIdle()
      XCTAssertEqual(calls(of: "a"), appearance)
      checkIsShown(first)
    }
  }

  func testATabThatIsNotSelected() throws {
    let first = Recorder("a", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, Recorder("b", log)]
    app.show(tabs)
    tabs.selectedIndex = 1
    try app.waitUntilIdle()
    first.view = nil
    _ = log.take()
    tabs.selectedIndex = 0
    try app.waitUntilIdle()
    XCTAssertEqual(calls(of: "a"), appearance)
    checkIsShown(first)
  }

  func testAControllerThatIsCoveredByAnother() throws {
    let first = Recorder("a", log)
    app.show(first)
    for animated in [false, true] {
      let second = Recorder("b", log)
      second.modalPresentationStyle = .fullScreen
      first.present(second, animated: animated)
      try app.waitUntilIdle()
      XCTAssertNil(first.view.window)
      first.view = nil
      _ = log.take()
      first.dismiss(animated: animated)
      try app.waitUntilIdle()
      XCTAssertEqual(calls(of: "a"), appearance)
      checkIsShown(first)
    }
  }

  /// The parent has the view; it adds the new one.
  func testAChild() {
    let parent = Recorder("p", log)
    let child = Recorder("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    app.show(parent)
    let old = child.view
    child.view = nil
    XCTAssertTrue(old?.superview === parent.view, "the view itself stays where it is")
    XCTAssertTrue(old?.next === parent.view, "it does not belong to the controller any more")
    old?.removeFromSuperview()
    app.frame()
    _ = log.take()
    parent.view.addSubview(child.view)
    app.frame()
    XCTAssertTrue(calls(of: "c").contains("viewDidLoad"))
    XCTAssertTrue(child.view.next === child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    app.frame()
    XCTAssertEqual(calls(of: "c").filter { $0.hasPrefix("viewDid") }, ["viewDidDisappear"])
  }
}

@testable import UIKit
import UIKitTesting
import XCTest

/// Navigation controllers with deep stacks.
@preconcurrency @MainActor
final class DeepNavigationTests: XCTestCase {
  private final class ReadCounter { var count = 0 }

  /// A view controller that counts how often it is asked for its item.
  private final class CountingController: UIViewController {
    var counter: ReadCounter?
    override var navigationItem: UINavigationItem {
      counter?.count += 1
      return super.navigationItem
    }
  }

  /// Returns how often controllers are asked for their items while one is pushed onto a stack and popped again.
  private func reads(_ depth: Int, isShown: Bool) -> (push: Int, pop: Int) {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let navigation = UINavigationController()
    let counter = ReadCounter()
    let controllers = (0...depth).map { _ in CountingController() }
    navigation.viewControllers = Array(controllers.dropLast())
    if isShown {
      app.window.rootViewController = navigation
      app.frame()
    }
    for controller in controllers { controller.counter = counter }
    let top = controllers[depth]
    top.title = "Top"
    navigation.pushViewController(top, animated: false)
    if isShown { app.frame() }
    let push = counter.count
    XCTAssertEqual(navigation.navigationBar.items?.count, depth + 1)
    XCTAssertTrue(navigation.navigationBar.topItem === top.navigationItem)
    counter.count = 0
    navigation.popViewController(animated: false)
    if isShown { app.frame() }
    let pop = counter.count
    XCTAssertEqual(navigation.navigationBar.items?.count, depth)
    XCTAssertNil(top.parent)
    return (push, pop)
  }

  func testTheWorkOfAPushAndAPop_doesNotDependOnTheDepth() {
    for isShown in [false, true] {
      let (shallow, deep) = (reads(20, isShown: isShown), reads(200, isShown: isShown))
      XCTAssertEqual(deep.push, shallow.push, "shown: \(isShown)")
      XCTAssertEqual(deep.pop, shallow.pop, "shown: \(isShown)")
    }
  }

  /// The item of a controller that is a container can be that of its content, which changes while others are on top of it.
  private final class ForwardingController: UIViewController {
    var content = UINavigationItem(title: "First")
    override var navigationItem: UINavigationItem { content }
  }

  func testAContainerWithAnotherItem_showsItWhenItIsOnTopAgain() {
    let app = TestApplication(size: CGSize(width: 300, height: 500), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let forwarding = ForwardingController()
    let navigation = UINavigationController(rootViewController: forwarding)
    app.window.rootViewController = navigation
    app.frame()
    let others = (0..<4).map { _ in UIViewController() }
    for other in others {
      navigation.pushViewController(other, animated: false)
      app.frame()
    }
    forwarding.content = UINavigationItem(title: "Second")
    for expectedCount in (1...4).reversed() {
      navigation.popViewController(animated: false)
      app.frame()
      XCTAssertEqual(navigation.navigationBar.items?.count, expectedCount)
    }
    XCTAssertTrue(navigation.navigationBar.topItem === forwarding.content)
    navigation.viewControllers = [others[0], forwarding, others[1]]
    app.frame()
    XCTAssertTrue(navigation.navigationBar.items?[0] === others[0].navigationItem)
    XCTAssertTrue(navigation.navigationBar.backItem === forwarding.content)
    XCTAssertTrue(navigation.navigationBar.topItem === others[1].navigationItem)
  }
}

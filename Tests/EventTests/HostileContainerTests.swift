import UIKit
import UIKitTesting
import XCTest

/// Controllers that are shown elsewhere while a container accepts or removes them. UIKit's containers raise exceptions for some of
/// these calls; here they are reported and have no effect.
@preconcurrency @MainActor
final class HostileContainerTests: HostileTestCase {
  private final class Controller: UIViewController {
    var onMove: (() -> Void)?
    var events: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      let onMove = onMove
      self.onMove = nil
      onMove?()
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.append("disappeared")
    }
  }

  func testAControllerThatIsPresentedWhileItBecomesAChild() {
    let (container, child) = (UIViewController(), Controller())
    child.onMove = { [unowned self, unowned child] in root.present(child, animated: false) }
    container.addChild(child)
    app.frame()
    checkReports(["it is presented by"])
    XCTAssertNil(child.parent)
    XCTAssertEqual(container.children, [])
    XCTAssertEqual(root.presentedViewController, child)
    child.dismiss(animated: false)
    app.frame()
    XCTAssertEqual(child.events, ["appeared", "disappeared"])
  }

  func testContainersThatGetAPresentedController() {
    let presented = UIViewController()
    root.present(presented, animated: false)
    app.frame()
    UIViewController().addChild(presented)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(presented, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [presented]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(presented, for: .secondary)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([presented], direction: .forward, animated: false)
    checkReports(Array(repeating: "is presented by", count: 5))
    XCTAssertNil(presented.parent)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertNil(tabs.viewControllers)
    XCTAssertNil(split.viewController(for: .secondary))
    XCTAssertEqual(pages.viewControllers ?? [], [])
  }

  /// A controller that presents a container would be inside of itself.
  func testContainersThatGetTheControllerThatPresentsThem() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    root.present(pages, animated: false)
    app.frame()
    pages.setViewControllers([root], direction: .forward, animated: false)
    pages.addChild(root)
    checkReports(["contains or presents", "contains or presents"])
    XCTAssertNil(root.parent)
    XCTAssertEqual(pages.children, [])
    XCTAssertEqual(root.presentedViewController, pages)
  }

  /// A controller whose dismissal has begun can be moved, as applications do that replace a presentation by a child.
  func testAControllerThatBecomesAChildWhileItIsDismissed() throws {
    let presented = Controller()
    root.present(presented, animated: false)
    app.frame()
    root.dismiss(animated: false)
    root.addChild(presented)
    checkReports([])
    XCTAssertEqual(presented.parent, root)
    try app.waitUntilIdle()
    root.view.addSubview(presented.view)
    presented.didMove(toParent: root)
    app.frame()
    presented.events = []
    presented.view.removeFromSuperview()
    app.frame()
    XCTAssertEqual(presented.events, ["disappeared"])
  }

  private final class Navigation: UINavigationController {
    var onRemoval: (() -> Void)?
    var events: [String] = []
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      guard parent == nil else { return }
      let onRemoval = onRemoval
      self.onRemoval = nil
      onRemoval?()
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.append("disappeared")
    }
  }

  /// A column's controller that becomes the child of another controller in the callback of its removal gets the callbacks of that parent.
  func testAColumnThatMovesToAnotherParentInTheCallbackOfItsRemoval() {
    let split = UISplitViewController(style: .doubleColumn)
    let column = Navigation(rootViewController: UIViewController())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(column, for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    app.show(split)
    app.frame()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.windowScene = app.window.windowScene
    other.rootViewController = root
    other.isHidden = false
    app.frame()
    column.onRemoval = { [unowned self, unowned column] in
      root.addChild(column)
      root.view.addSubview(column.view)
      column.didMove(toParent: root)
    }
    split.setViewController(UIViewController(), for: .secondary)
    app.frame()
    XCTAssertEqual(column.parent, root)
    XCTAssertEqual(column.view.superview, root.view)
    column.events = []
    column.view.removeFromSuperview()
    app.frame()
    XCTAssertEqual(column.events, ["disappeared"])
    root.view.addSubview(column.view)
    app.frame()
    XCTAssertEqual(column.events, ["disappeared", "appeared"])
    other.isHidden = true
  }
}

import UIKit
import UIKitTesting
import XCTest

/// Views and controllers that would contain, mask or present themselves. UIKit raises exceptions, such as "Can't add self
/// as subview" and "Application tried to present modally an active controller"; here the call is reported and has no effect.
@preconcurrency @MainActor
final class HostileHierarchyTests: HostileTestCase {
  func testViewsThatWouldContainThemselves() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(outer)
    inner.insertSubview(inner, at: 0)
    inner.insertSubview(middle, aboveSubview: middle)
    root.view.addSubview(app.window)
    checkReports(Array(repeating: "cannot become a subview of", count: 4))
    XCTAssertNil(outer.superview)
    XCTAssertEqual(middle.superview, outer)
    XCTAssertEqual(inner.subviews, [])
    XCTAssertNil(app.window.superview)
  }

  func testMasksThatContainTheirView() {
    let (outer, inner, mask) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.mask = inner
    inner.mask = outer
    checkReports(["cannot be the mask of", "cannot be the mask of"])
    outer.mask = mask
    mask.mask = outer
    checkReports(["cannot be the mask of"])
    XCTAssertNil(inner.mask)
    XCTAssertEqual(outer.mask, mask)
    XCTAssertNil(mask.mask)
    root.view.addSubview(outer)
    app.frame()
  }

  func testControllersThatWouldContainThemselves() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(outer)
    outer.addChild(inner)
    inner.addChild(outer)
    checkReports(["cannot be its own child", "contains or presents that view controller"])
    XCTAssertNil(outer.parent)
    XCTAssertEqual(inner.children, [])

    let tabs = UITabBarController()
    tabs.viewControllers = [tabs]
    checkReports(["cannot be its own child"])
    let navigation = UINavigationController(rootViewController: tabs)
    tabs.viewControllers = [inner, navigation]
    navigation.setViewControllers([tabs, navigation], animated: false)
    checkReports(["contains or presents that view controller", "cannot be its own child"])
    XCTAssertNil(tabs.viewControllers)
    XCTAssertEqual(navigation.viewControllers, [tabs])
    let below = UINavigationController(rootViewController: UIViewController())
    let bar = UITabBarController()
    bar.viewControllers = [below]
    below.pushViewController(bar, animated: false)
    checkReports(["contains or presents that view controller"])
    XCTAssertEqual(below.viewControllers.count, 1)
    app.show(bar)
    app.frame()
  }

  func testControllersThatWouldPresentThemselves() {
    root.present(root, animated: false)
    let child = UIViewController()
    root.addChild(child)
    child.didMove(toParent: root)
    child.present(root, animated: false)
    let presented = UIViewController()
    root.present(presented, animated: false)
    app.frame()
    presented.present(root, animated: true)
    presented.present(presented, animated: true)
    checkReports(Array(repeating: "that controller is the presenting one, contains it or presents it", count: 4))
    XCTAssertEqual(root.presentedViewController, presented)
    XCTAssertNil(presented.presentedViewController)
  }

  func testAControllerThatLoadsNoView_getsAnEmptyOne() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let controller = Empty()
    app.show(controller)
    app.frame()
    checkReports(["loadView() has not set the view property"])
    XCTAssertEqual(controller.view.window, app.window)
  }

  func testASizeThatIsInvalidatedWhileItIsReturned() {
    final class Growing: UIView {
      var isInvalidating = false
      override var intrinsicContentSize: CGSize {
        if isInvalidating { invalidateIntrinsicContentSize() }
        return CGSize(width: 40, height: 30)
      }
    }
    let view = Growing()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    view.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    app.frame()
    view.isInvalidating = true
    view.invalidateIntrinsicContentSize()
    app.frame()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    checkReports([])
  }
}

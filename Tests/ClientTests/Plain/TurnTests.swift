import UIKit
import XCTest

/// Objects that live until the end of the run loop turn, as in the autorelease pool of a turn on iOS.
@preconcurrency @MainActor
final class TurnTests: XCTestCase {
  /// Runs the main run loop until a condition is true.
  private func run(_ what: String, until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    XCTAssertTrue(condition(), "\(what) did not happen")
  }

  /// Adds a view to a window and does not return the window, like a typical helper of test suites.
  private func putIntoWindow(_ view: UIView) {
    let window = UIWindow()
    window.addSubview(view)
  }

  func testAWindowThatOnlyALocalVariableHeld() {
    let view = UIView()
    putIntoWindow(view)
    XCTAssertNotNil(view.window)
    XCTAssertTrue(view.superview is UIWindow)
    run("the end of the window") { view.superview == nil }
    XCTAssertNil(view.window)
  }

  func testAWindowThatIsShownStays() {
    let controller = UIViewController()
    func show() {
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    show()
    for _ in 0..<3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    XCTAssertNotNil(controller.view.window)
    weak let window = controller.view.window
    window?.isHidden = true
    run("the end of the window") { window == nil }
  }

  func testARemovedView() {
    let parent = UIView()
    weak var child: UIView?
    func add() {
      let view = UIView()
      parent.addSubview(view)
      child = view
    }
    add()
    child?.removeFromSuperview()
    XCTAssertNotNil(child)
    run("the end of the view") { child == nil }
  }

  func testAReplacedRootViewController() {
    let window = UIWindow()
    weak var first: UIViewController?
    func fill() {
      let controller = UIViewController()
      window.rootViewController = controller
      first = controller
    }
    fill()
    window.rootViewController = UIViewController()
    XCTAssertNotNil(first)
    run("the end of the controller") { first == nil }
  }

  func testARemovedChildController() {
    let parent = UIViewController()
    weak var child: UIViewController?
    func add() {
      let controller = UIViewController()
      parent.addChild(controller)
      controller.didMove(toParent: parent)
      child = controller
    }
    add()
    child?.removeFromParent()
    XCTAssertNotNil(child)
    run("the end of the controller") { child == nil }
  }

  /// An autorelease pool releases the objects that its closure used, and no others. Tests for memory leaks rely on
  /// this.
  func testAutoreleasepool_releasesWhatItsClosureTouched_andNothingElse() {
    let parent = UIView()
    weak var before: UIView?
    weak var inside: UIView?
    weak var window: UIWindow?
    func add(_ made: (UIView) -> Void) {
      let view = UIView()
      parent.addSubview(view)
      made(view)
    }
    add { before = $0 }
    before?.removeFromSuperview()
    autoreleasepool {
      add { inside = $0 }
      inside?.removeFromSuperview()
      autoreleasepool {
        let made = UIWindow()
        made.rootViewController = UIViewController()
        window = made
      }
      XCTAssertNil(window)
      XCTAssertNotNil(inside)
    }
    XCTAssertNil(inside)
    XCTAssertNotNil(before)
    run("the end of what was removed before") { before == nil }
  }
}

@testable import UIKit
import UIKitTesting
import XCTest

/// Changes of the pages by the application: during animations and resizing, in containers, and with bad input.
@preconcurrency @MainActor
final class PageSettingTests: PageTestCase {
  /// The order of the completion handlers is that of iOS 26.1 (the source of page-cases.json:
  /// UIPageViewControllerTests.swift of openuikit).
  func testAChangeDuringAnAnimation() throws {
    try show()
    page.setViewControllers([named("b")], direction: .forward, animated: true) { self.log.add("first \($0)") }
    page.setViewControllers([named("c")], direction: .reverse, animated: false) { self.log.add("second \($0)") }
    XCTAssertEqual(
      log.take(),
      [
        "a willMove(nil)", "b willMove(page)", "b didMove(page)", "b loadView", "b viewDidLoad", "b willMove(nil)",
        "c willMove(page)", "c didMove(page)", "c loadView", "c viewDidLoad", "b willAppear(true)",
        "a willDisappear(true)", "first false", "c willAppear(false)", "b willDisappear(false)",
        "b didDisappear(false)", "a didDisappear(true)", "a willMove(nil)", "a didMove(nil)", "b willMove(nil)",
        "b didMove(nil)", "c didAppear(false)", "second true",
      ])
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), [])
    assertAtRest()
  }

  func testBackToTheFirstPageDuringAnAnimation() throws {
    try show()
    for isAnimated in [true, false] {
      page.setViewControllers([named("b")], direction: .forward, animated: true)
      app.advance(by: 0.1)
      page.setViewControllers([named("a")], direction: .reverse, animated: isAnimated)
      try app.waitUntilIdle()
      XCTAssertEqual(visible, "a")
      assertAtRest()
    }
  }

  func testAChangeDuringADrag() throws {
    try show()
    for isAnimated in [false, true] {
      let finger = app.touch(at: CGPoint(x: 300, y: 200))
      finger.drag(to: CGPoint(x: 200, y: 200), duration: 0.2)
      XCTAssertNotNil(page.turn)
      page.setViewControllers([named(isAnimated ? "d" : "c")], direction: .forward, animated: isAnimated) {
        self.log.add("completion \($0)")
      }
      finger.drag(to: CGPoint(x: 100, y: 200), duration: 0.2)
      finger.lift(after: 0)
      try app.waitUntilIdle()
      XCTAssertEqual(visible, isAnimated ? "d" : "c")
      assertAtRest()
      let calls = log.take()
      XCTAssertTrue(calls.contains { $0.hasSuffix("finished false completed false") }, "\(calls)")
      XCTAssertTrue(calls.contains("completion true"), "\(calls)")
    }
  }

  /// After a change of the pages, the data source is called again for their neighbors. UIKit's scroll style keeps the
  /// old ones after an animated change (a known defect, rdar://13162693).
  func testAChangeForgetsTheNeighbors() throws {
    try show()
    try swipe(-60, hold: 0.3)
    page.setViewControllers([named("d")], direction: .forward, animated: true)
    try app.waitUntilIdle()
    try swipe(200)
    XCTAssertEqual(visible, "c")
  }

  func testAChangeInTheDelegate() throws {
    try show()
    source.didFinish = { [weak self] page in
      self?.source.didFinish = nil
      page.setViewControllers([self!.named("d")], direction: .forward, animated: true)
    }
    try swipe(-200)
    XCTAssertEqual(visible, "d")
    assertAtRest()
  }

  // MARK: Resizing

  func testResizingDuringADrag() throws {
    try show(counted: true)
    let finger = app.touch(at: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 130, y: 200), duration: 0.2)
    XCTAssertEqual(page.scroller.position, 0.5, accuracy: 0.01)
    app.resize(to: CGSize(width: 600, height: 300))
    app.frame()
    XCTAssertEqual(page.scroller.position, 0.5, accuracy: 0.01, "between the same pages")
    XCTAssertEqual(named("a").view.frame.width, 600)
    XCTAssertEqual(named("b").view.frame.width, 600)
    finger.drag(to: CGPoint(x: 30, y: 200), duration: 0.1)
    finger.lift(after: 0)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    assertAtRest()
  }

  func testResizingDuringAnAnimationOrADeceleration() throws {
    try show()
    page.setViewControllers([named("b")], direction: .forward, animated: true) { self.log.add("completion \($0)") }
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 600, height: 300))
    try app.waitUntilIdle()
    XCTAssertTrue(log.take().contains("completion true"))
    assertAtRest()
    app.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.1)
    app.advance(by: 0.05)
    app.resize(to: CGSize(width: 320, height: 480))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "c")
    assertAtRest()
  }

  // MARK: Containers

  func testThePagesAppearTogetherWithTheController() throws {
    try show()
    app.show(UIViewController())
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["a willDisappear(false)", "a didDisappear(false)"])
    page.setViewControllers([named("b")], direction: .forward, animated: true) { self.log.add("completion \($0)") }
    XCTAssertFalse(log.take().contains { $0.contains("ppear") }, "nothing is visible")
    app.show(page)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["b willAppear(false)", "b didAppear(false)"])
    assertAtRest()
  }

  func testPagesThatAreSetBeforeTheViewIsLoaded() throws {
    begin()
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let child = LoggedPage("a", log)
    page.setViewControllers([child], direction: .forward, animated: true) { self.log.add("completion \($0)") }
    XCTAssertEqual(log.take(), ["a willMove(page)", "a didMove(page)", "completion true"])
    XCTAssertFalse(page.isViewLoaded)
    app.show(page)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["a loadView", "a viewDidLoad", "a willAppear(false)", "a didAppear(false)"])
    XCTAssertEqual(child.view.convert(child.view.bounds, to: nil), page.view.bounds)
  }

  func testADelegateOfTheScrollView() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }
    try show()
    let follower = Follower()
    let scroll = try XCTUnwrap(page.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = follower
    try swipe(-200)
    XCTAssertEqual(visible, "b", "the pages turn as before")
    XCTAssertGreaterThan(follower.offsets.count, 5)
    XCTAssertEqual(follower.offsets, follower.offsets.sorted())
  }

  func testNothingIsRetained() throws {
    weak var released: UIViewController?
    weak var controller: UIPageViewController?
    try autoreleasing {
      try show()
      controller = page
      released = named("b")
      try swipe(-200)
      try swipe(200)
      page.setViewControllers([named("b")], direction: .forward, animated: true)
      app.advance(by: 0.1)
      app.show(UIViewController())
      try app.waitUntilIdle()
    }
    end()
    try app.waitUntilIdle()
    app.close()
    XCTAssertNil(released)
    XCTAssertNil(controller)
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

  // MARK: Bad input

  func testBadInput() throws {
    try show()
    expectsReports = true
    func check(_ words: String, _ body: () -> Void, line: UInt = #line) {
      reports = []
      body()
      XCTAssertEqual(reports.count, 1, line: line)
      XCTAssertTrue(reports.first?.contains(words) ?? false, "\(reports)", line: line)
      XCTAssertEqual(visible, "a", line: line)
    }
    let page = page!
    check("0 view controllers were passed, but 1") {
      page.setViewControllers(nil, direction: .forward, animated: false) { _ in XCTFail("it is not called") }
    }
    check("2 view controllers were passed, but 1") {
      page.setViewControllers([named("b"), named("c")], direction: .forward, animated: true)
    }
    check("cannot be its own child") {
      page.setViewControllers([page], direction: .forward, animated: true)
    }
    reports = []
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: "middle"])
    XCTAssertEqual(book.spineLocation, .min)
    XCTAssertEqual(reports.count, 1)
    let double = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: 2 as NSNumber])
    reports = []
    double.isDoubleSided = false
    XCTAssertTrue(double.isDoubleSided)
    XCTAssertEqual(reports.count, 1)
    reports = []
    double.setViewControllers([UIViewController()], direction: .forward, animated: false)
    XCTAssertEqual(double.viewControllers, [])
    XCTAssertTrue(reports.first?.contains("1 view controllers were passed, but 2") ?? false, "\(reports)")
  }

  /// A data source that returns the visible page as its neighbor is reported.
  func testTheSamePageAgain() throws {
    try show("a")
    source.isCircular = true
    expectsReports = true
    try swipe(-200)
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports.first?.contains("it is visible already") ?? false, "\(reports)")
    XCTAssertEqual(visible, "a")
    assertAtRest()
  }
}

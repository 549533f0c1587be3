@testable import UIKit
import UIKitTesting
import XCTest

/// Page changes with touches, wheels, keys, taps and the page indicator.
@preconcurrency @MainActor
final class PageTurningTests: PageTestCase {
  func testASwipe_andAnother() throws {
    try show()
    try swipe(-200)
    XCTAssertEqual(
      log.take(),
      [
        "after a", "before a", "will b", "b willMove(page)", "b didMove(page)", "b loadView", "b viewDidLoad",
        "b willAppear(true)", "a willDisappear(true)", "b didAppear(true)", "a didDisappear(true)",
        "a willMove(nil)", "a didMove(nil)", "did a finished true completed true", "after b",
      ])
    XCTAssertEqual(visible, "b")
    assertAtRest()
    try swipe(200)
    XCTAssertEqual(
      log.take(),
      [
        "will a", "a willMove(page)", "a didMove(page)", "a willAppear(true)", "b willDisappear(true)",
        "a didAppear(true)", "b didDisappear(true)", "b willMove(nil)", "b didMove(nil)",
        "did b finished true completed true", "before a",
      ])
    XCTAssertEqual(visible, "a")
    assertAtRest()
  }

  func testASwipeThatGoesBack() throws {
    try show()
    try swipe(-60, hold: 0.3)
    XCTAssertEqual(
      log.take(),
      [
        "after a", "before a", "will b", "b willMove(page)", "b didMove(page)", "b loadView", "b viewDidLoad",
        "b willAppear(true)", "a willDisappear(true)", "b willDisappear(true)", "a willAppear(true)",
        "b didDisappear(true)", "a didAppear(true)", "b willMove(nil)", "b didMove(nil)",
        "did a finished true completed false",
      ])
    XCTAssertEqual(visible, "a")
    assertAtRest()
    try swipe(-60, hold: 0.3)
    XCTAssertFalse(log.take().contains { $0.hasPrefix("after") }, "the answers are kept")
  }

  /// The pages move with the finger and are beside one another.
  func testThePagesFollowTheFinger() throws {
    try show(options: [.interPageSpacing: 20])
    let finger = app.touch(at: CGPoint(x: 300, y: 200))
    finger.drag(to: CGPoint(x: 190, y: 200), duration: 0.2)
    app.frame()
    XCTAssertEqual(visible, "a", "the old page is the visible one until the end")
    let (a, b) = (named("a").view!, named("b").view!)
    XCTAssertEqual(a.convert(CGPoint.zero, to: nil).x, -100, "the first 10 points make it a drag")
    XCTAssertEqual(b.convert(CGPoint.zero, to: nil).x, 320 + 20 - 100)
    finger.drag(to: CGPoint(x: 150, y: 200), duration: 0.2)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "a", "less than half")
    assertAtRest()
  }

  /// A drag past the resting position to the other side ends the first page change and begins another.
  func testADragThatChangesItsDirection() throws {
    try show(start: [1])
    let finger = app.touch(at: CGPoint(x: 160, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 200), duration: 0.2)
    finger.drag(to: CGPoint(x: 300, y: 200), duration: 0.2)
    finger.lift(after: 0)
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") },
      ["will c", "did b finished true completed false", "will a", "did b finished true completed true"])
    XCTAssertEqual(visible, "a")
    assertAtRest()
  }

  func testTheEndsBounce() throws {
    try show("ab")
    let finger = app.touch(at: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 250, y: 200), duration: 0.2)
    XCTAssertLessThan(page.scroller.position, -0.05)
    XCTAssertGreaterThan(page.scroller.position, -0.35, "it resists")
    finger.lift(after: 0)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["after a", "before a"])
    assertAtRest()
  }

  func testWithoutADataSource_onlyTheApplicationTurnsPages() throws {
    try show()
    page.dataSource = nil
    try swipe(-200)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(visible, "a")
    page.dataSource = source
    try swipe(-200)
    XCTAssertEqual(visible, "b")
  }

  /// Each swipe changes the page by one, even if it begins during the deceleration of the previous one.
  func testFastSwipes() throws {
    try show("abcdefgh")
    for _ in 0..<4 {
      app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.1)
      app.advance(by: 0.05)
    }
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "e")
    assertAtRest()
    XCTAssertEqual(log.take().filter { $0.hasPrefix("did ") }.count, 4)
  }

  func testATouchThatStopsThePagesLetsThemGoOn() throws {
    try show()
    app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.1)
    app.advance(by: 0.05)
    let finger = app.touch(at: CGPoint(x: 160, y: 200))
    app.advance(by: 0.5)
    XCTAssertNotNil(page.turn, "it is held between the pages")
    finger.lift(after: 0)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    assertAtRest()
  }

  func testACircleOfTwoPages() throws {
    try show("ab")
    source.isCircular = true
    for expected in ["b", "a", "b"] {
      try swipe(-200)
      XCTAssertEqual(visible, expected)
      assertAtRest()
    }
  }

  // MARK: Directions

  func testRightToLeft() throws {
    try show(counted: true, isRightToLeft: true)
    try swipe(-200)
    XCTAssertEqual(visible, "a", "there is no page at the right of the first one")
    try swipe(200)
    XCTAssertEqual(visible, "b", "the next page is at the left")
    assertAtRest()
    page.setViewControllers([named("c")], direction: .forward, animated: true)
    app.advance(by: 0.15)
    let x = named("c").view.convert(CGPoint.zero, to: nil).x
    XCTAssertLessThan(x, -50)
    XCTAssertGreaterThan(x, -270)
    try app.waitUntilIdle()
    assertAtRest()
  }

  func testVertical() throws {
    try show(axis: .vertical)
    app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    assertAtRest()
    try swipe(-200)
    XCTAssertEqual(visible, "b")
  }

  func testWheelTouchpadAndKeys() throws {
    try show()
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    app.touchpad(at: CGPoint(x: 160, y: 200), delta: CGPoint(x: -260, y: 0))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "c")
    app.key(.keyboardLeftArrow)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    app.key(.keyboardEnd)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "c", "one page at a time")
    assertAtRest()
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: 1))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    XCTAssertEqual(log.take().filter { $0.hasPrefix("did ") }.count, 5)
  }

  // MARK: Books

  func testTwoPages() throws {
    try show("abcdef", style: .pageCurl, options: [.spineLocation: 2], start: [0, 1])
    XCTAssertEqual(named("a").view.frame.width, 160)
    XCTAssertEqual(named("b").view.convert(CGPoint.zero, to: nil).x, 160)
    try swipe(-200)
    XCTAssertEqual(visible, "c+d")
    assertAtRest()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") },
      ["will c+d", "did a+b finished true completed true"])
    try swipe(200)
    XCTAssertEqual(visible, "a+b")
    assertAtRest()
  }

  func testASpineAtTheRight_turnsToTheLeft() throws {
    try show(style: .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max])
    try swipe(200)
    XCTAssertEqual(visible, "b")
  }

  /// In a double-sided book, the back of the visible page is between it and the next one.
  func testADoubleSidedBook() throws {
    try show("abcd", style: .pageCurl)
    page.isDoubleSided = true
    try swipe(-200)
    XCTAssertEqual(visible, "c")
    page.setViewControllers([named("a"), named("b")], direction: .reverse, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "a")
    assertAtRest()
  }

  func testTapsAtTheEdges() throws {
    try show(style: .pageCurl)
    app.tap(at: CGPoint(x: 310, y: 200))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    app.tap(at: CGPoint(x: 160, y: 200))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "b")
    app.tap(at: CGPoint(x: 10, y: 200))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "a")
    app.tap(at: CGPoint(x: 10, y: 200))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "a")
    page.gestureRecognizers.forEach { $0.isEnabled = false }
    app.tap(at: CGPoint(x: 310, y: 200))
    try swipe(-200)
    XCTAssertEqual(visible, "a")
    XCTAssertEqual(log.take().filter { $0.hasPrefix("did ") }.count, 2)
  }

  func testARotationChoosesTheSpine() throws {
    final class Chooser: PageList, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation {
        log.add("spine \(orientation.isLandscape ? "landscape" : "portrait")")
        pageViewController.setViewControllers(
          Array(pages.prefix(orientation.isLandscape ? 2 : 1)), direction: .forward, animated: true)
        return orientation.isLandscape ? .mid : .min
      }
    }
    try show(style: .pageCurl)
    let chooser = Chooser(["a", "b", "c", "d"], log)
    page.delegate = chooser
    page.dataSource = chooser
    app.resize(to: CGSize(width: 600, height: 320))
    try app.waitUntilIdle()
    XCTAssertEqual(page.spineLocation, .mid)
    XCTAssertTrue(page.isDoubleSided)
    XCTAssertEqual(visible, "a+b")
    XCTAssertEqual(page.scroller.pages.map(\.frame.width), [300, 300])
    app.resize(to: CGSize(width: 320, height: 480))
    try app.waitUntilIdle()
    XCTAssertEqual(page.spineLocation, .min)
    XCTAssertEqual(visible, "a")
    XCTAssertEqual(page.scroller.pages.map(\.frame.width), [320])
    XCTAssertEqual(log.take().filter { $0.hasPrefix("spine") }, ["spine landscape", "spine portrait"])
  }

  // MARK: The page indicator

  func testTheIndicatorFollowsAndTurns() throws {
    try show(counted: true)
    let control = try XCTUnwrap(page.indicator.control)
    XCTAssertEqual(control.numberOfPages, 4)
    try swipe(-200)
    XCTAssertEqual(control.currentPage, 1)
    XCTAssertFalse(log.take().contains { $0.hasPrefix("dataSource") }, "it is not asked after a turn by the user")
    app.tap(at: CGPoint(x: 300, y: control.frame.midY))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "c")
    XCTAssertEqual(control.currentPage, 2)
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") },
      ["will c", "did b finished true completed true"])
    app.tap(at: CGPoint(x: 10, y: control.frame.midY))
    app.advance(by: 0.1)
    app.tap(at: CGPoint(x: 10, y: control.frame.midY))
    try app.waitUntilIdle()
    XCTAssertEqual(visible, "a")
    XCTAssertEqual(control.currentPage, 0)
    assertAtRest()
  }

  func testNoIndicator_withoutPagesOrWithoutTheMethods() throws {
    try show()
    XCTAssertNil(page.indicator.control, "the data source has no such methods")
    let counted = CountedPages(["a", "b"], log)
    counted.count = 0
    page.dataSource = counted
    try app.waitUntilIdle()
    XCTAssertEqual(page.indicator.control?.frame, .zero)
    XCTAssertEqual(page.scroller.frame, page.view.bounds)
    page.dataSource = nil
    XCTAssertNil(page.indicator.control)
  }
}

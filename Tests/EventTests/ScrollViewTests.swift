import TestSupport
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class ScrollViewTests: ScrollTestCase {
  /// Compares a new scroll view with its rows of `defaults.tsv`.
  func testDefaults() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let answers: [String: String] = [
      "contentOffset": "\(Int(view.contentOffset.x)),\(Int(view.contentOffset.y))",
      "contentSize": "\(Int(view.contentSize.width))x\(Int(view.contentSize.height))",
      "contentInset":
        "\(Int(view.contentInset.top)),\(Int(view.contentInset.left)),\(Int(view.contentInset.bottom)),\(Int(view.contentInset.right))",
      "isDirectionalLockEnabled": "\(view.isDirectionalLockEnabled)", "bounces": "\(view.bounces)",
      "alwaysBounceVertical": "\(view.alwaysBounceVertical)",
      "alwaysBounceHorizontal": "\(view.alwaysBounceHorizontal)",
      "isPagingEnabled": "\(view.isPagingEnabled)", "isScrollEnabled": "\(view.isScrollEnabled)",
      "showsVerticalScrollIndicator": "\(view.showsVerticalScrollIndicator)",
      "showsHorizontalScrollIndicator": "\(view.showsHorizontalScrollIndicator)",
      "delaysContentTouches": "\(view.delaysContentTouches)",
      "canCancelContentTouches": "\(view.canCancelContentTouches)",
      "minimumZoomScale": "\(Int(view.minimumZoomScale))", "maximumZoomScale": "\(Int(view.maximumZoomScale))",
      "bouncesZoom": "\(view.bouncesZoom)", "scrollsToTop": "\(view.scrollsToTop)",
      "keyboardDismissMode": "\(view.keyboardDismissMode)",
      "touchesShouldCancel(in: UIControl)": "\(view.touchesShouldCancel(in: UIControl(frame: .zero)))",
      "touchesShouldCancel(in: other view)": "\(view.touchesShouldCancel(in: UIView(frame: .zero)))",
      "touchesShouldBegin": "\(view.touchesShouldBegin([], with: nil, in: view))",
      "contentInsetAdjustmentBehavior":
        "\(view.contentInsetAdjustmentBehavior) (raw 0; scrollableAxes 1, never 2, always 3)",
      "decelerationRate": "\(view.decelerationRate.rawValue) (.normal)", "zoomScale": "\(Int(view.zoomScale))",
      "clipsToBounds": "\(view.clipsToBounds)",
    ]
    var checked = 0
    for row in try Oracle.rows("defaults.tsv", where: { $0 == "UIScrollView" }) {
      guard let answer = answers[row.property] else { continue }
      XCTAssertEqual(answer, row.value, row.name)
      checked += 1
    }
    XCTAssertEqual(checked, answers.count)
  }

  // MARK: Dragging

  /// The case scroll-touch_calib: the content does not scroll for 9 points of movement, and then by exactly the
  /// movement minus 10. After a pause there is no deceleration.
  func testSlowDragAndHold() throws {
    start()
    scroll.contentOffset = CGPoint(x: 0, y: 5000)
    log.take()
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    var seen: [Int: CGFloat] = [:]
    for step in 1...60 {
      finger.move(dx: 0, dy: -3, after: 0.016)
      seen[step * 3] = scroll.contentOffset.y
    }
    XCTAssertEqual(seen[9], 5000)
    XCTAssertEqual(seen[12], 5002)
    XCTAssertEqual(seen[15], 5005)
    XCTAssertEqual(seen[30], 5020)
    XCTAssertEqual(seen[180], 5170)
    XCTAssertTrue(scroll.isDragging)
    finger.lift(after: 0.304)
    XCTAssertEqual(listener.velocity.y, 0)
    XCTAssertEqual(listener.target.y, 5170)
    try log.expect(["willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(false)"], compact: true)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 5170)
  }

  /// The case scroll-decel_v3000 with touches: the reported velocity and target, the order of callbacks, and the final
  /// offset.
  func testThrow() throws {
    start()
    scroll.contentOffset = CGPoint(x: 0, y: 5000)
    log.take()
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    for _ in 1...14 { finger.move(dx: 0, dy: -24, after: 0.008) }
    finger.lift(after: 0.008)
    XCTAssertEqual(listener.velocity.y, 3, accuracy: 1e-6)
    XCTAssertEqual(listener.target.y, 6819.6667, accuracy: 0.34)
    XCTAssertTrue(scroll.isDecelerating)
    let lift = app.time
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 6818, accuracy: 1)
    XCTAssertEqual(listener.endTime - lift, 2.8521, accuracy: 0.04)
    try log.expect(
      [
        "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll*", "didEndDecelerating",
      ], compact: true)
    XCTAssertFalse(scroll.isDecelerating)
  }

  func testOverscrollSpringsBack() throws {
    start()
    let finger = app.touch(at: CGPoint(x: 200, y: 100))
    for _ in 1...120 { finger.move(dx: 0, dy: 5, after: 0.008) }
    XCTAssertEqual(scroll.contentOffset.y, -235, accuracy: 0.34)
    finger.lift(after: 0.304)
    XCTAssertEqual(listener.target.y, 0)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    try log.expect(
      [
        "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll*", "didEndDecelerating",
      ], compact: true)
  }

  func testThrowIntoTheEdgeBouncesAndRests() throws {
    start()
    scroll.contentOffset = CGPoint(x: 0, y: 38798)
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    for _ in 1...12 { finger.move(dx: 0, dy: -25, after: 0.008) }
    finger.lift(after: 0.008)
    XCTAssertEqual(listener.target.y, 39148)
    var peak: CGFloat = 0
    for _ in 0..<60 {
      app.frame()
      peak = max(peak, scroll.contentOffset.y)
    }
    XCTAssertEqual(peak, 39248.333, accuracy: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 39148)
  }

  func testWithoutBouncesTheEdgeHolds() throws {
    start()
    scroll.bounces = false
    app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500))
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testDelegateMayMoveTheTarget() throws {
    start()
    listener.wantedTarget = CGPoint(x: 0, y: 1000)
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.15)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 1000, accuracy: 0.34)
  }

  func testPagingRestsOnPages() throws {
    start(content: 8520)
    scroll.isPagingEnabled = true
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450), duration: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 852)
    // A slow drag by less than half a page returns.
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 1, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 852)
  }

  func testATouchCatchesMovingContentAndDoesNotReachIt() throws {
    start()
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
    var downs = 0
    button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    scroll.addSubview(button)
    app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
    app.advance(by: 0.1)
    XCTAssertTrue(scroll.isDecelerating)
    downs = 0
    app.tap(at: CGPoint(x: 200, y: 400))
    let caught = scroll.contentOffset.y
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(downs, 0)
    app.advance(by: 0.5)
    XCTAssertEqual(scroll.contentOffset.y, caught)
    XCTAssertTrue(log.lines.contains("didEndDecelerating"))
  }

  func testContentTouchesWaitAndAreCancelled() throws {
    start()
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
    scroll.addSubview(content)
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    app.advance(by: 0.1)
    XCTAssertEqual(content.log, [])
    app.advance(by: 0.1)
    XCTAssertEqual(content.log, ["began"])
    finger.move(dx: 0, dy: -30)
    XCTAssertEqual(content.log, ["began", "cancelled"])
    finger.lift()
    content.log = []
    try app.waitUntilIdle()
    // A quick tap reaches the content completely, a quick drag not at all.
    app.tap(at: CGPoint(x: 200, y: 400))
    XCTAssertEqual(content.log, ["began", "ended"])
    content.log = []
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.1)
    XCTAssertEqual(content.log, [])
  }

  func testAControlKeepsItsTouch() throws {
    start()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 40000))
    scroll.addSubview(control)
    scroll.delaysContentTouches = false
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.1)
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testNestedScrollViewsShareByDirection() throws {
    start()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    inner.contentSize = CGSize(width: 4000, height: 200)
    scroll.addSubview(inner)
    app.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 205), duration: 0.5, hold: 0.2)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertGreaterThan(inner.contentOffset.x, 150)
    app.drag(from: CGPoint(x: 300, y: 280), to: CGPoint(x: 302, y: 130), duration: 0.5, hold: 0.2)
    XCTAssertGreaterThan(scroll.contentOffset.y, 100)
  }

  // MARK: In code

  func testAnimatedOffsetSteps() throws {
    start()
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(log.lines, [])
    for _ in 0..<8 { app.frame() }
    XCTAssertEqual(scroll.contentOffset.y, 165.5, accuracy: 0.5)
    for _ in 0..<10 { app.frame() }
    XCTAssertEqual(scroll.contentOffset.y, 400)
    XCTAssertFalse(log.lines.contains("didEndScrollingAnimation"))
    app.frame()
    XCTAssertEqual(log.lines.last, "didEndScrollingAnimation")
    app.advance(by: 0.2)
    XCTAssertEqual(log.lines.filter { $0 == "didEndScrollingAnimation" }.count, 1)
  }

  func testBoundsDoNotReportAndOffsetsDo() throws {
    start()
    scroll.bounds.origin.y = 40
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(scroll.contentOffset.y, 40)
    scroll.contentOffset.y = 50.2
    try log.expect(["didScroll"])
    XCTAssertEqual(scroll.contentOffset.y, 50 + 1.0 / 3, accuracy: 1e-9)
  }

  func testScrollRectToVisibleMovesAsLittleAsNeeded() throws {
    start(CGSize(width: 200, height: 300), content: 2000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 40)
    log.take()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 200, height: 40), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 40)
    XCTAssertEqual(log.lines, [])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 200, height: 10), animated: false)
    XCTAssertEqual(scroll.contentOffset.y, 10)
  }

  func testInsetsAndSafeArea() throws {
    start()
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    XCTAssertEqual(scroll.contentOffset.y, -20)
    UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0)
    defer { UIScreen.main.safeAreaInsets = .zero }
    app.frame()
    XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 70, left: 0, bottom: 40, right: 0))
    XCTAssertEqual(scroll.contentOffset.y, -70)
    scroll.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(scroll.adjustedContentInset.top, 20)
    XCTAssertEqual(scroll.contentOffset.y, -20)
  }

  func testZoomKeepsThePlace() throws {
    start(CGSize(width: 300, height: 300), content: 300)
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.addSubview(image)
    listener.zoomed = image
    scroll.maximumZoomScale = 4
    app.pinch(at: CGPoint(x: 150, y: 150), from: 60, to: 140)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(scroll.zoomScale, 1.8)
    XCTAssertEqual(scroll.contentSize.width, 300 * scroll.zoomScale, accuracy: 0.01)
    XCTAssertEqual(image.frame.width, 300 * scroll.zoomScale, accuracy: 0.01)
    scroll.setZoomScale(9, animated: false)
    XCTAssertEqual(scroll.zoomScale, 4)
    scroll.zoom(to: CGRect(x: 30, y: 60, width: 100, height: 100), animated: false)
    XCTAssertEqual(scroll.zoomScale, 3)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 90, y: 180))
  }
}

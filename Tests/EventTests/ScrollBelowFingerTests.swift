import UIKit
import UIKitTesting
import XCTest

/// Animated scrolls that begin during a touch, by code or by a key.
@preconcurrency @MainActor
final class ScrollBelowFingerTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start(_ scroll: UIScrollView, content: CGSize) -> UIScrollView {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroll.contentSize = content
    app.show(scroll)
    return scroll
  }

  /// If code or a key scrolls during a touch, the next movement of the touch continues from the current offset, and the
  /// deceleration ends normally.
  func testAnAnimatedScrollBelowAFinger_isTakenByItsNextMove() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 4000))
    scroll.contentOffset.y = 1000
    let log = CallbackLog()
    let listener = ScrollListener(log)
    scroll.delegate = listener
    let finger = app.touch(at: CGPoint(x: 150, y: 300))
    finger.move(dx: 0, dy: -40)
    scroll.setContentOffset(.zero, animated: true)
    app.advance(by: 0.1)
    finger.move(dx: 0, dy: 0)
    XCTAssertTrue(scroll.isScrollAnimating, "it has not moved")
    let place = scroll.contentOffset.y
    finger.move(dx: 0, dy: -30, after: 0)
    XCTAssertFalse(scroll.isScrollAnimating)
    XCTAssertEqual(scroll.contentOffset.y, place + 30, accuracy: 0.5)
    finger.move(dx: 0, dy: -30)
    XCTAssertEqual(scroll.contentOffset.y, place + 60, accuracy: 0.5)
    finger.lift(after: 0.01)
    XCTAssertTrue(scroll.isDecelerating)
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.compact.filter { $0 != "didScroll*" },
      [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didEndDecelerating",
      ])
    XCTAssertFalse(scroll.isScrollAnimating)
  }

  func testAnAnimatedScrollBelowAFinger_goesOnWhenThatLeaves() throws {
    let scroll = start(UIScrollView(), content: CGSize(width: 300, height: 4000))
    scroll.contentOffset.y = 1000
    let finger = app.touch(at: CGPoint(x: 150, y: 300))
    finger.move(dx: 0, dy: -40)
    app.advance(by: 0.2)
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    app.advance(by: 0.1)
    finger.lift()
    XCTAssertFalse(scroll.isDragging)
    XCTAssertFalse(scroll.isDecelerating)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 200)
    XCTAssertFalse(scroll.isScrollAnimating)
  }
}

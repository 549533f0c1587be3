import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Nested scroll views, wheel callbacks, keys, indicators under the mouse, and other input.
@preconcurrency @MainActor
final class ScrollInputTests: XCTestCase {
  private var app: TestApplication!
  private let log = CallbackLog()
  private var scroll: UIScrollView!
  private var listener: ScrollListener!

  private func start(
    _ size: CGSize = CGSize(width: 300, height: 400), content: CGSize = CGSize(width: 300, height: 4000)
  ) {
    app = TestApplication(size: size, scale: 2)
    scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = content
    listener = ScrollListener(log)
    scroll.delegate = listener
    app.show(scroll)
    log.take()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func addInner(_ inner: UIScrollView, _ frame: CGRect, content: CGSize) -> (UIScrollView, CallbackLog) {
    inner.frame = frame
    inner.contentSize = content
    let innerLog = CallbackLog()
    innerListener = ScrollListener(innerLog)
    inner.delegate = innerListener
    scroll.addSubview(inner)
    app.frame()
    innerLog.take()
    return (inner, innerLog)
  }
  private var innerListener: ScrollListener?

  // MARK: Nested

  /// The inner scroll view scrolls first. Past its edge, the same drag scrolls the outer one, which also moves back
  /// first.
  func testADragGoesOnWithTheOuterScrollViewAtTheEdge() throws {
    start()
    let (inner, innerLog) = addInner(
      UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300), content: CGSize(width: 300, height: 350))
    let finger = app.touch(at: CGPoint(x: 150, y: 280))
    finger.move(dx: 0, dy: -40)
    XCTAssertEqual(inner.contentOffset.y, 30)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    finger.move(dx: 0, dy: -50)
    XCTAssertEqual(inner.contentOffset.y, 50, "the end of its content")
    XCTAssertEqual(scroll.contentOffset.y, 30)
    XCTAssertTrue(scroll.isDragging && inner.isDragging)
    finger.move(dx: 0, dy: 45)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(inner.contentOffset.y, 35)
    finger.move(dx: 0, dy: -95)
    XCTAssertEqual(scroll.contentOffset.y, 80)
    finger.lift(after: 0.3)
    XCTAssertFalse(scroll.isDragging || inner.isDragging)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 80)
    let story = ["willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(false)"]
    XCTAssertEqual(log.compact, story)
    XCTAssertEqual(innerLog.compact, story)
  }

  func testAThrowGoesToWhomTheFingerMoved() throws {
    start()
    let (inner, _) = addInner(
      UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300), content: CGSize(width: 300, height: 350))
    app.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 80), duration: 0.2)
    XCTAssertTrue(scroll.isDecelerating)
    XCTAssertFalse(inner.isDecelerating)
    try app.waitUntilIdle()
    XCTAssertEqual(inner.contentOffset.y, 50)
    XCTAssertGreaterThan(scroll.contentOffset.y, 400)
  }

  /// A drag that begins at the edge scrolls only the outer view.
  func testADragThatBeginsAtTheEdgeIsTheOuterViews() throws {
    start()
    let (inner, innerLog) = addInner(
      UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300), content: CGSize(width: 300, height: 350))
    inner.contentOffset.y = 50
    innerLog.take()
    app.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 180), duration: 0.5, hold: 0.3)
    XCTAssertEqual(scroll.contentOffset.y, 90)
    XCTAssertEqual(innerLog.lines, [])
    // If the outer view cannot scroll, either, the inner one bounces.
    scroll.contentOffset.y = 0
    inner.contentOffset.y = 0
    let finger = app.touch(at: CGPoint(x: 150, y: 100))
    finger.move(dx: 0, dy: 60)
    XCTAssertLessThan(inner.contentOffset.y, -10)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    finger.lift()
  }

  func testTransferringCanBeForbidden() throws {
    start()
    let (inner, _) = addInner(
      UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300), content: CGSize(width: 300, height: 350))
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 50
    let finger = app.touch(at: CGPoint(x: 150, y: 280))
    finger.move(dx: 0, dy: -110)
    XCTAssertGreaterThan(inner.contentOffset.y, 90)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    finger.lift()
  }

  // MARK: Axes

  func testBouncingIsPerAxis() throws {
    start(content: CGSize(width: 600, height: 800))
    XCTAssertTrue(scroll.bouncesHorizontally && scroll.bouncesVertically)
    scroll.bouncesHorizontally = false
    XCTAssertTrue(scroll.bounces)
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 60, dy: 60)
    XCTAssertEqual(scroll.contentOffset.x, 0)
    XCTAssertLessThan(scroll.contentOffset.y, -10)
    finger.lift(after: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset, .zero)
    // A deceleration toward an edge without bouncing stops there.
    app.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.1)
    var farthest: CGFloat = 0
    while scroll.isDecelerating {
      app.frame()
      farthest = max(farthest, scroll.contentOffset.x)
    }
    XCTAssertEqual(farthest, 300)
    scroll.bounces = false
    XCTAssertFalse(scroll.bouncesVertically)
  }

  func testDirectionalLock() throws {
    start(content: CGSize(width: 900, height: 900))
    scroll.isDirectionalLockEnabled = true
    let finger = app.touch(at: CGPoint(x: 200, y: 300))
    finger.move(dx: -4, dy: -30)
    finger.move(dx: -60, dy: -30)
    XCTAssertEqual(scroll.contentOffset.x, 0)
    XCTAssertGreaterThan(scroll.contentOffset.y, 40)
    finger.lift(after: 0.3)
    try app.waitUntilIdle()
    scroll.contentOffset = .zero
    let diagonal = app.touch(at: CGPoint(x: 200, y: 300))
    diagonal.move(dx: -30, dy: -30)
    diagonal.move(dx: -30, dy: -30)
    XCTAssertGreaterThan(scroll.contentOffset.x, 40)
    XCTAssertGreaterThan(scroll.contentOffset.y, 40)
    diagonal.lift()
  }

  func testSmallContentIsAligned() {
    start(content: CGSize(width: 100, height: 100))
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: -100, y: -300))
    scroll.contentSize.width = 1000
    XCTAssertEqual(scroll.contentOffset.y, -300)
    scroll.contentAlignmentPoint = .zero
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  // MARK: Content touches

  func testTouchesThatMayNotBeCancelledDoNotScroll() throws {
    start()
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    scroll.addSubview(content)
    scroll.canCancelContentTouches = false
    let finger = app.touch(at: CGPoint(x: 100, y: 300))
    app.advance(by: 0.2)
    XCTAssertEqual(content.log, ["began"])
    finger.move(dx: 0, dy: -60)
    finger.lift()
    XCTAssertEqual(content.log, ["began", "moved", "ended"])
    XCTAssertEqual(scroll.contentOffset.y, 0)
    // A touch that the content has not received yet scrolls nevertheless.
    app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1, hold: 0.3)
    XCTAssertEqual(scroll.contentOffset.y, 90)
  }

  func testAScrollViewMayKeepTouchesFromItsContent() throws {
    app = TestApplication(size: CGSize(width: 300, height: 400))
    let strict = StrictScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    strict.contentSize = CGSize(width: 300, height: 4000)
    strict.delaysContentTouches = false
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    strict.addSubview(content)
    app.show(strict)
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(content.log, [])
    strict.begins = true
    strict.cancels = false
    app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 290), duration: 0.05)
    app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
    XCTAssertEqual(strict.contentOffset.y, 0)
    XCTAssertEqual(Set(content.log), ["began", "moved", "ended"])
  }

  // MARK: Wheel

  func testNotchesEndWhereTheDelegateSays() throws {
    start()
    listener.steer = { ($0.y / 300).rounded() * 300 }
    // 80 points are rounded back to the current offset: the next notch continues from there.
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle(limit: 0.4)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(log.lines, ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    XCTAssertGreaterThan(listener.velocity.y, 0)
    log.take()
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    XCTAssertTrue(scroll.isDecelerating)
    try app.waitUntilIdle(limit: 1)
    XCTAssertEqual(scroll.contentOffset.y, 300)
    XCTAssertEqual(
      log.compact,
      [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didScroll*",
        "didEndDecelerating",
      ])
    // Also in quick succession, and never beyond the edges.
    for _ in 0..<100 { app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1)) }
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 3600)
    listener.steer = { _ in 99_999 }
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: 1))
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 3600)
  }

  func testANotchTurnsAPage() throws {
    start()
    scroll.isPagingEnabled = true
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 400)
  }

  // MARK: Scrolling to the top, keys, editing

  func testHomeScrollsToTheTopAndSaysSo() throws {
    start()
    scroll.contentOffset.y = 1000
    log.take()
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(log.compact, ["shouldScrollToTop", "didScroll*", "didScrollToTop"])
    scroll.contentOffset.y = 1000
    listener.scrollsToTop = false
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 1000)
    scroll.allowsKeyboardScrolling = false
    app.key(.keyboardPageDown)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 1000)
  }

  func testADragEndsEditing() throws {
    for (mode, ends) in [
      (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true), (.interactive, false),
      (.onDragWithAccessory, true),
    ] {
      start()
      let field = TextTaker(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      scroll.addSubview(field)
      scroll.keyboardDismissMode = mode
      XCTAssertTrue(field.becomeFirstResponder())
      app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
      XCTAssertEqual(field.isFirstResponder, !ends, "\(mode)")
    }
  }

  // MARK: Indicators

  private var bar: UIView? {
    scroll.subviews.first { $0.alpha > 0 && $0.frame.height > $0.frame.width && $0.frame.width < 10 }
  }

  func testTheMouseDragsTheIndicator() throws {
    start()
    XCTAssertNil(bar)
    app.hover(at: CGPoint(x: 150, y: 100))
    XCTAssertNil(bar, "far from the edge it stays away")
    app.hover(at: CGPoint(x: 295, y: 20))
    let bar = try XCTUnwrap(bar)
    XCTAssertEqual(bar.frame.width, 7)
    app.advance(by: 3)
    XCTAssertEqual(bar.alpha, 1, "it stays under the pointer")
    let mouse = app.press(at: CGPoint(x: 295, y: 20))
    XCTAssertTrue(scroll.isDragging)
    // The bar has a length of 39.4 in a track of 394 points, so a point of movement is worth 3600 / 354.6.
    mouse.move(dx: 0, dy: 100)
    XCTAssertEqual(scroll.contentOffset.y, 100 * 3600 / 354.6, accuracy: 0.5)
    mouse.move(dx: 0, dy: 900)
    XCTAssertEqual(scroll.contentOffset.y, 3600)
    mouse.lift(after: 0.1)
    XCTAssertFalse(scroll.isDragging)
    try log.expect(["willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(false)"], compact: true)
    app.hover(at: CGPoint(x: 100, y: 100))
    app.advance(by: 3)
    XCTAssertEqual(bar.alpha, 0)
    XCTAssertEqual(bar.frame.width, 3)
  }

  func testARemovedScrollViewIsNotNotifiedThatThePointerLeft() {
    start()
    app.hover(at: CGPoint(x: 150, y: 100))
    weak let gone = scroll
    scroll.removeFromSuperview()
    scroll = nil
    app.frame()
    XCTAssertNil(gone)
    app.hover(at: CGPoint(x: 100, y: 100))
    app.hover(at: nil)
  }

  func testAFingerAtTheEdgeDragsTheContent() throws {
    start()
    scroll.flashScrollIndicators()
    let finger = app.touch(at: CGPoint(x: 295, y: 200))
    finger.move(dx: 0, dy: -50)
    XCTAssertEqual(scroll.contentOffset.y, 40)
    finger.lift()
  }

  func testAFlashShowsOnlyIndicatorsOfContentThatDoesNotFit() throws {
    start()
    scroll.flashScrollIndicators()
    XCTAssertEqual(bar?.alpha, 1)
    app.advance(by: 2)
    XCTAssertNil(bar)
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.alwaysBounceVertical = true
    scroll.alwaysBounceHorizontal = true
    scroll.flashScrollIndicators()
    XCTAssertNil(bar, "there is nothing more to see")
    XCTAssertFalse(
      scroll.subviews.contains { $0.alpha > 0 && $0.frame.width > $0.frame.height && $0.frame.height < 10 })
  }

  /// A table flashes as it appears. A search as the user types then leaves two rows of many.
  func testAFlashEndsWhenTheContentFits() throws {
    start()
    scroll.alwaysBounceVertical = true
    scroll.flashScrollIndicators()
    XCTAssertEqual(bar?.alpha, 1)
    scroll.contentSize = CGSize(width: 100, height: 100)
    XCTAssertNil(bar, "there is nothing more to see")
    // A drag shows the indicator of content that bounces.
    let finger = app.touch(at: CGPoint(x: 150, y: 100))
    finger.move(dx: 0, dy: 50)
    XCTAssertEqual(bar?.alpha, 1)
    finger.lift()
  }

  func testIndicatorsShowForChangesThatSaySo() throws {
    start()
    scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 500 }
    XCTAssertEqual(bar?.alpha, 1)
    app.advance(by: 2)
    XCTAssertNil(bar)
  }

  /// A table whose rows are found by a search becomes shorter than its view while the indicator still fades.
  func testContentThatBecomesShortHasNoIndicator() throws {
    start()
    scroll.alwaysBounceVertical = true
    scroll.flashScrollIndicators()
    XCTAssertEqual(bar?.alpha, 1)
    scroll.contentSize.height = 50
    XCTAssertNil(bar)
  }
}

final class StrictScrollView: UIScrollView {
  var begins = false
  var cancels = true
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
  override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
}

/// A view that accepts text like a text field.
final class TextTaker: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

import UIKit
import UIKitTesting
import XCTest

/// Several input devices on one scroll view. Every operation that begins must end, in order. Random tests found these
/// cases.
@preconcurrency @MainActor
final class InputStressTests: XCTestCase {
  private var app: TestApplication!
  private var scroll: UIScrollView!
  private let log = CallbackLog()
  private var recorder: Recorder!

  @MainActor private final class Recorder: NSObject, UIScrollViewDelegate {
    let log: CallbackLog
    init(_ log: CallbackLog) { self.log = log }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
  }

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 200), scale: 1)
    app.onReport = { XCTFail($0) }
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 2000)
    recorder = Recorder(log)
    scroll.delegate = recorder
    app.show(scroll)
    scroll.contentOffset.y = 500
  }

  override func tearDown() async throws { app?.close() }

  func testATouchpad_leavesTheContentToTheFingerThatHasIt() throws {
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 80), duration: 0.1)
    XCTAssertEqual(scroll.contentOffset.y, 510)
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -60), hold: 0.2)
    XCTAssertEqual(scroll.contentOffset.y, 510)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["willBeginDragging", "didEndDragging false"])
  }

  func testAFinger_takesTheContentFromATouchpad() throws {
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -60), duration: 0.1)
    XCTAssertTrue(scroll.isDecelerating)
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    XCTAssertFalse(scroll.isDecelerating)
    finger.drag(to: CGPoint(x: 100, y: 70), duration: 0.1)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take(),
      [
        "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating", "willBeginDragging",
        "didEndDragging false",
      ])
  }

  /// If another gesture recognizer uses the touch until its end, the scroll view stops tracking it.
  func testTrackingEnds_whenAnotherGestureHadTheTouch() throws {
    scroll.addGestureRecognizer(UILongPressGestureRecognizer())
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    XCTAssertTrue(scroll.isTracking)
    app.advance(by: 0.6)
    finger.lift()
    XCTAssertFalse(scroll.isTracking)
    try app.waitUntilIdle()
  }

  /// The Home key ends a deceleration, and the delegate is notified.
  func testTheHomeKey_endsAThrow() throws {
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -60), duration: 0.1)
    _ = log.take()
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["didEndDecelerating"])
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  /// If the content becomes smaller during a movement, it does not remain past its end.
  func testContentThatShrinks_comesBack() throws {
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -4))
    app.advance(by: 0.1)
    scroll.contentSize.height = 900
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 700)
  }

  /// A scroll view can be removed during a touch in its content.
  func testAScrollViewThatGoes_underAFinger() throws {
    let inside = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 200))
    scroll.addSubview(inside)
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    inside.removeFromSuperview()
    scroll.removeFromSuperview()
    scroll = nil
    app.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 100, y: 20), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
  }
}

import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class GestureTests: GestureTestCase {
  /// Compares new recognizers with their rows of defaults.tsv.
  func testDefaults() {
    let press = UILongPressGestureRecognizer()
    XCTAssertEqual(press.minimumPressDuration, 0.5)
    XCTAssertEqual(press.allowableMovement, 10)
    XCTAssertEqual(press.numberOfTapsRequired, 0)
    let tap = UITapGestureRecognizer()
    XCTAssertEqual(tap.numberOfTapsRequired, 1)
    XCTAssertEqual(tap.numberOfTouchesRequired, 1)
    let pan = UIPanGestureRecognizer()
    XCTAssertEqual(pan.minimumNumberOfTouches, 1)
    XCTAssertEqual(pan.maximumNumberOfTouches, Int.max)
    XCTAssertEqual(pan.allowedScrollTypesMask.rawValue, 0)
    XCTAssertEqual(UIScrollTypeMask.all.rawValue, 3)
    let swipe = UISwipeGestureRecognizer()
    XCTAssertEqual(swipe.direction, .right)
    XCTAssertEqual(swipe.numberOfTouchesRequired, 1)
    XCTAssertTrue(swipe.cancelsTouchesInView)
    XCTAssertFalse(swipe.delaysTouchesBegan)
    XCTAssertTrue(swipe.delaysTouchesEnded)
  }

  // MARK: Taps

  func testTap() {
    start()
    _ = add(UITapGestureRecognizer(), "tap")
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, ["tap ended"])
    log = []
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    XCTAssertEqual(log, [])
    app.click(at: CGPoint(x: 100, y: 100), button: 2)
    XCTAssertEqual(log, [])
    app.click(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, ["tap ended"])
  }

  func testDoubleTapWithoutRequirement_thatBothFire() {
    start()
    _ = add(UITapGestureRecognizer(), "single")
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    app.tap(at: CGPoint(x: 100, y: 100), count: 2)
    XCTAssertEqual(log, ["single ended", "double ended"])
  }

  func testSingleTapWaitsForTheDoubleToFail() {
    start()
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, [])
    app.advance(by: 0.2)
    XCTAssertEqual(log, [])
    app.advance(by: 0.2)
    XCTAssertEqual(log, ["single ended"])
    log = []
    app.tap(at: CGPoint(x: 100, y: 100), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(log, ["double ended"])
    log = []
    // Two slow taps are two single ones.
    app.tap(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.5)
    app.tap(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.5)
    XCTAssertEqual(log, ["single ended", "single ended"])
  }

  func testTwoFingerTap() {
    start()
    let two = add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, [])
    app.tap(at: CGPoint(x: 100, y: 100), fingers: 2)
    XCTAssertEqual(log, ["two ended"])
  }

  // MARK: Press and pan

  func testLongPressBeginsByTheClock() {
    start()
    let press = add(UILongPressGestureRecognizer(), "press")
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.45)
    XCTAssertEqual(press.state, .possible)
    app.advance(by: 0.1)
    XCTAssertEqual(press.state, .began)
    finger.move(dx: 50, dy: 0)
    finger.lift()
    XCTAssertEqual(log, ["press began", "press changed", "press ended"])
    log = []
    let other = app.touch(at: CGPoint(x: 100, y: 100))
    other.move(dx: 11, dy: 0)
    app.advance(by: 1)
    other.lift()
    XCTAssertEqual(log, [])
  }

  func testPanBeginsAfterTenPointsAndKeepsThemBack() {
    start()
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 0, dy: 9, after: 0.01)
    XCTAssertEqual(pan.state, .possible)
    finger.move(dx: 0, dy: 6, after: 0.01)
    XCTAssertEqual(pan.state, .began)
    XCTAssertEqual(pan.translation(in: view), CGPoint(x: 0, y: 5))
    pan.setTranslation(.zero, in: view)
    finger.move(dx: 3, dy: 6, after: 0.01)
    XCTAssertEqual(pan.translation(in: view), CGPoint(x: 3, y: 6))
    finger.lift()
    XCTAssertEqual(log, ["pan began", "pan changed", "pan ended"])
  }

  /// The velocity of a pan is the weighted sum of its last two movements, with the weights 0.8 and 0.2 (see
  /// `FingerVelocity` for the source). Earlier movements do not count, so a uniform drag has its own velocity.
  func testThePansVelocityIsThatOfTheLastMovements() {
    start()
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 0, dy: 20, after: 0.01)
    XCTAssertEqual(pan.velocity(in: view).y, 2000, accuracy: 1e-6, "one movement has all of the weight")
    finger.move(dx: 2, dy: 5, after: 0.01)
    XCTAssertEqual(pan.velocity(in: view).y, 0.8 * 500 + 0.2 * 2000, accuracy: 1e-6)
    finger.move(dx: 4, dy: 10, after: 0.02)
    XCTAssertEqual(pan.velocity(in: view).y, 500, accuracy: 1e-6)
    XCTAssertEqual(pan.velocity(in: view).x, 200, accuracy: 1e-6)
    finger.move(dx: -3, dy: 0, after: 0.01)
    XCTAssertEqual(pan.velocity(in: view).x, 0.8 * -300 + 0.2 * 200, accuracy: 1e-6)
    XCTAssertEqual(pan.velocity(in: view).y, 100, accuracy: 1e-6)
    // When the finger is lifted the velocity is still there, but not after a pause.
    finger.lift(after: 0.09)
    XCTAssertEqual(log.last, "pan ended")
  }

  /// The deceleration of a scroll view begins with the weighted sum of the last three movements, with the weights 0.6,
  /// 0.35 and 0.05.
  func testAScrollIsLetGoWithTheLastThreeMovements() {
    start()
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 5000)
    let listener = ScrollListener(CallbackLog())
    scroll.delegate = listener
    view.addSubview(scroll)
    app.frame()
    let finger = app.touch(at: CGPoint(x: 100, y: 600))
    finger.move(dx: 0, dy: -40, after: 0.01)
    finger.move(dx: 0, dy: -20, after: 0.01)
    finger.move(dx: 0, dy: -10, after: 0.01)
    finger.move(dx: 0, dy: -30, after: 0.01)
    finger.lift(after: 0.005)
    XCTAssertEqual(listener.velocity.y, 0.6 * 3 + 0.35 * 1 + 0.05 * 2, accuracy: 1e-9, "points a millisecond")
    withExtendedLifetime(listener) {}
  }

  func testASecondFingerDoesNotMakeThePanJump() {
    start()
    let pan = add(UIPanGestureRecognizer(), "pan")
    let first = app.touch(at: CGPoint(x: 100, y: 100), finger: 1)
    first.move(dx: 0, dy: 30)
    let before = pan.translation(in: view)
    let second = app.touch(at: CGPoint(x: 300, y: 400), finger: 2)
    XCTAssertEqual(pan.translation(in: view), before)
    second.lift()
    first.move(dx: 0, dy: 0)
    XCTAssertEqual(pan.translation(in: view), before)
  }

  // MARK: Simultaneous and exclusive recognition

  func testTheFirstToRecogniseWins() {
    start()
    _ = add(UIPanGestureRecognizer(), "pan")
    _ = add(UILongPressGestureRecognizer(), "press")
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 0, dy: 20)
    app.advance(by: 1)
    finger.lift()
    XCTAssertEqual(log, ["pan began", "pan ended"])
    log = []
    let resting = app.touch(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.6)
    resting.move(dx: 0, dy: 40)
    resting.lift()
    XCTAssertEqual(log, ["press began", "press changed", "press ended"])
  }

  func testADelegateMayLetBothGoOn() {
    start()
    let referee = Referee()
    referee.together = true
    add(UIPanGestureRecognizer(), "one").delegate = referee
    _ = add(UIPanGestureRecognizer(), "two")
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.05)
    XCTAssertTrue(log.contains("one began") && log.contains("two began"), "\(log)")
  }

  func testADelegateMayRefuse() {
    start()
    let referee = Referee()
    referee.begins = false
    add(UITapGestureRecognizer(), "tap").delegate = referee
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, [])
    referee.begins = true
    referee.receives = false
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, [])
    referee.receives = true
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log, ["tap ended"])
  }

  func testRecognisedGesturesCancelTheViewsTouches() {
    start()
    let touched = TouchView(frame: view.bounds)
    view.addSubview(touched)
    let pan = add(UIPanGestureRecognizer(), "pan")
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.05)
    XCTAssertEqual(touched.log, ["began", "cancelled"])
    touched.log = []
    pan.cancelsTouchesInView = false
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.05)
    XCTAssertEqual(touched.log, ["began", "moved", "moved", "moved", "ended"])
  }

  func testDelayedTouches() {
    start()
    let touched = TouchView(frame: view.bounds)
    view.addSubview(touched)
    let press = add(UILongPressGestureRecognizer(), "press")
    press.delaysTouchesBegan = true
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.1)
    XCTAssertEqual(touched.log, [])
    finger.lift()
    XCTAssertEqual(touched.log, ["began", "ended"])
    touched.log = []
    app.longPress(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(touched.log, [])
  }

  func testAControlKeepsItsTapFromGesturesAround() {
    start()
    let control = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    _ = add(UITapGestureRecognizer(), "tap")
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(events, ["up"])
    XCTAssertEqual(log, [])
    app.tap(at: CGPoint(x: 300, y: 300))
    XCTAssertEqual(log, ["tap ended"])
  }

  func testTurningOffCancels() {
    start()
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 0, dy: 30)
    pan.isEnabled = false
    finger.move(dx: 0, dy: 30)
    finger.lift()
    XCTAssertEqual(log, ["pan began", "pan cancelled"])
  }
}

@MainActor private final class Referee: UIGestureRecognizerDelegate {
  var together = false
  var begins = true
  var receives = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}

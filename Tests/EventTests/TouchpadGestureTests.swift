import RuntimeInterface
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Rotation with two fingers, mouse buttons, the wheel with Control, and precedence that the delegate determines.
@preconcurrency @MainActor
final class TouchpadGestureTests: GestureTestCase {
  override func setUp() async throws { start() }

  private func turn(to degrees: CGFloat) {
    let radians = degrees * .pi / 180
    app.advance(by: 0.05)
    app.send(moves: [(2, CGPoint(x: 200 + 100 * cos(radians), y: 300 + 100 * sin(radians)))])
  }

  /// The first 5 degrees stay subtracted from the rotation, and the velocity uses the full angle (measurements.md 7.6).
  func testRotation() {
    let rotation = add(UIRotationGestureRecognizer(), "turn")
    app.touch(at: CGPoint(x: 200, y: 300), finger: 1)
    app.touch(at: CGPoint(x: 300, y: 300), finger: 2)
    turn(to: 4)
    XCTAssertEqual(rotation.state, .possible)
    turn(to: 90)
    XCTAssertEqual(rotation.state, .began)
    XCTAssertEqual(rotation.rotation * 180 / .pi, 85, accuracy: 1e-6)
    XCTAssertEqual(rotation.velocity, 86 * .pi / 180 / 0.05, accuracy: 0.01)
    rotation.rotation = 0
    turn(to: 135)
    XCTAssertEqual(rotation.rotation * 180 / .pi, 45, accuracy: 1e-6)
    // More than half a turn, in steps.
    for degrees in [200, 290, 380] { turn(to: CGFloat(degrees)) }
    XCTAssertEqual(rotation.rotation * 180 / .pi, 290, accuracy: 1e-6)
    XCTAssertEqual(notes.log.first, "turn began")
    XCTAssertEqual(rotation.location(ofTouch: 0, in: view), CGPoint(x: 200, y: 300))
  }

  func testPinchAndRotationTogether() {
    let together = Together()
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let rotation = add(UIRotationGestureRecognizer(), "turn")
    pinch.delegate = together
    app.touch(at: CGPoint(x: 200, y: 300), finger: 1)
    app.touch(at: CGPoint(x: 300, y: 300), finger: 2)
    app.send(moves: [(2, CGPoint(x: 340, y: 340))])
    XCTAssertEqual(pinch.state, .began)
    XCTAssertEqual(rotation.state, .began)
  }

  func testTheWheelWithControlPinches() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    app.modifiers = .control
    app.wheel(at: CGPoint(x: 100, y: 120), notches: CGPoint(x: 0, y: 1))
    XCTAssertEqual(pinch.scale, 1.1, accuracy: 1e-9)
    app.wheel(at: CGPoint(x: 100, y: 120), notches: CGPoint(x: 0, y: 1))
    XCTAssertEqual(pinch.scale, 1.21, accuracy: 1e-9)
    XCTAssertEqual(pinch.location(in: view), CGPoint(x: 100, y: 120))
    app.advance(by: 0.5)
    XCTAssertEqual(notes.log, ["pinch began", "pinch changed", "pinch ended"])
    XCTAssertEqual(pinch.state, .possible)
    XCTAssertEqual(pinch.scale, 1)
  }

  private func pad(_ phase: RawInput.Scroll.Phase, _ scale: Double = 1, cancelled: Bool = false) {
    app.send(
      .pinch(
        RawInput.Pinch(
          location: CGPoint(x: 100, y: 120), scale: scale, rotation: 0, phase: phase, isCancelled: cancelled,
          time: app.time)))
    app.frame()
  }

  /// If the touchpad reports when the fingers lift, a pause does not end a pinch.
  func testAPinchWithPhases_lastsAsLongAsTheFingersRest() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    pad(.began)
    XCTAssertEqual(pinch.state, .possible)
    pad(.changed, 1.25)
    XCTAssertEqual(pinch.state, .began)
    app.advance(by: 3)
    XCTAssertEqual(pinch.state, .began, "the fingers rest")
    pad(.changed, 1.2)
    XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
    pad(.ended)
    XCTAssertEqual(notes.log, ["pinch began", "pinch changed", "pinch ended"])
    notes.log = []
    pad(.began)
    pad(.changed, 0.5)
    pad(.ended, cancelled: true)
    XCTAssertEqual(notes.log, ["pinch began", "pinch cancelled"])
    // Without phases the pinch ends by itself, even after one with phases.
    notes.log = []
    pad(.changed, 1.1)
    app.advance(by: 0.5)
    XCTAssertEqual(notes.log, ["pinch began", "pinch ended"])
  }

  /// A pinch that begins before another one has ended ends it.
  func testAPinchThatBeginsTwice() {
    _ = add(UIPinchGestureRecognizer(), "pinch")
    pad(.began)
    pad(.changed, 1.25)
    pad(.began)
    XCTAssertEqual(notes.log, ["pinch began", "pinch ended"])
    pad(.changed, 0.8)
    pad(.ended)
    XCTAssertEqual(notes.log, ["pinch began", "pinch ended", "pinch began", "pinch ended"])
  }

  func testAViewThatWentUnderThePointer() {
    var scroll: UIScrollView? = UIScrollView(frame: view.bounds)
    scroll?.contentSize = CGSize(width: 375, height: 2000)
    if let scroll { app.show(scroll) }
    app.hover(at: CGPoint(x: 370, y: 100))
    scroll?.removeFromSuperview()
    scroll = nil
    app.close()
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let hover = UIHoverGestureRecognizer()
    next.addGestureRecognizer(hover)
    app.show(next)
    app.hover(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(hover.state, .began, "the pointer is over the view that is there now")
  }

  func testATapOfTheOtherButton() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.buttonMaskRequired = .secondary
    app.click(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(notes.log, [])
    app.click(at: CGPoint(x: 100, y: 100), button: 2)
    XCTAssertEqual(notes.log, ["tap ended"])
  }

  /// The delegate of either of two recognizers can make one of them wait for the failure of the other.
  func testTheDelegateOrdersTwoPans() {
    let first = add(UIPanGestureRecognizer(), "first")
    let second = add(UITapGestureRecognizer(), "second")
    let order = Order()
    order.waits = second
    first.delegate = order
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.1)
    // The tap failed when the finger had moved too far, and then the pan began.
    XCTAssertEqual(notes.log.first, "first began")
    notes.log = []
    first.delegate = nil
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    second.isEnabled = false
    let other = Order()
    other.isBefore = single
    double.delegate = other
    app.tap(at: CGPoint(x: 100, y: 100), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(notes.log, ["double ended"])
  }
}

@MainActor private final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor private final class Order: UIGestureRecognizerDelegate {
  weak var waits: UIGestureRecognizer?
  weak var isBefore: UIGestureRecognizer?
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waits }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isBefore }
}

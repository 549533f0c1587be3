import TestSupport
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class GestureTests: XCTestCase {
  private var app: TestApplication!
  private var view: UIView!

  private func start() {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    app.show(view)
    log = []
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private let notes = GestureNotes()
  private var log: [String] {
    get { notes.log }
    set { notes.log = newValue }
  }

  private func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String) -> Gesture {
    gesture.name = name
    gesture.addTarget(notes, action: Selector("note:", GestureNotes.note))
    view.addGestureRecognizer(gesture)
    return gesture
  }

  // MARK: Oracle

  /// The 39 swipes recorded on iOS 26.1.
  func testSwipeCases() throws {
    guard let cases = try Oracle.cases("gesture-cases.json", family: "swipe") else { throw XCTSkip("no oracle here") }
    var run = 0
    for entry in cases {
      start()
      let swipe = add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = direction(entry.config["direction"] as? String ?? "")
      swipe.numberOfTouchesRequired = (entry.config["numberOfTouchesRequired"] as? NSNumber)?.intValue ?? 1
      let touches = (entry.config["touches"] as? NSNumber)?.intValue ?? 1
      let starts = [CGPoint(x: 180, y: 300), CGPoint(x: 180, y: 380)]
      let fingers = (0..<touches).map { app.touch(at: starts[$0], finger: $0 + 1) }
      let down = app.time
      let moves = entry.config["moves"] as? [[NSNumber]] ?? []
      let second = entry.config["moves_second_touch"] as? [[NSNumber]] ?? []
      var recognisedAt: Int?
      for (index, move) in moves.enumerated() {
        let time = down + move[2].doubleValue
        let together: [(TestFinger, CGPoint, [NSNumber])] =
          [(fingers[0], starts[0], move)]
          + (index < second.count && fingers.count > 1 ? [(fingers[1], starts[1], second[index])] : [])
        for (number, (finger, from, move)) in together.enumerated() {
          finger.move(
            to: CGPoint(x: from.x + move[0].doubleValue, y: from.y + move[1].doubleValue),
            after: number == 0 ? max(0, time - app.time) : 0)
        }
        if recognisedAt == nil, !log.isEmpty { recognisedAt = index }
      }
      for finger in fingers { finger.lift() }
      XCTAssertEqual(recognisedAt, (entry.expect["recognised_at"] as? NSNumber)?.intValue, entry.id)
      if recognisedAt != nil { XCTAssertEqual(log, ["swipe ended"], entry.id) }
      XCTAssertEqual(swipe.state, .possible, entry.id)
      run += 1
    }
    XCTAssertEqual(run, 39)
  }

  private func direction(_ name: String) -> UISwipeGestureRecognizer.Direction {
    var result: UISwipeGestureRecognizer.Direction = []
    if name.contains("all four") { return [.left, .right, .up, .down] }
    if name.contains("right") { result.insert(.right) }
    if name.contains("left") { result.insert(.left) }
    if name.contains("up") { result.insert(.up) }
    if name.contains("down") { result.insert(.down) }
    return result
  }

  /// pinch-out, pinch-in, pinch-one-finger, pinch-one-lifts.
  func testPinchCases() {
    start()
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let left = app.touch(at: CGPoint(x: 100, y: 200), finger: 1)
    let right = app.touch(at: CGPoint(x: 200, y: 200), finger: 2)
    app.advance(by: 0.05)
    app.send(moves: [(1, CGPoint(x: 95, y: 200)), (2, CGPoint(x: 205, y: 200))])
    XCTAssertEqual(pinch.state, .began)
    XCTAssertEqual(pinch.scale, 1.0185185185185186, accuracy: 1e-6)
    XCTAssertEqual(pinch.velocity, 0.370370370370372, accuracy: 1e-6)
    app.advance(by: 0.05)
    app.send(moves: [(1, CGPoint(x: 50, y: 200)), (2, CGPoint(x: 250, y: 200))])
    XCTAssertEqual(pinch.state, .changed)
    XCTAssertEqual(pinch.scale, 1.8518518518518519, accuracy: 1e-6)
    XCTAssertEqual(pinch.location(in: nil), CGPoint(x: 150, y: 200))
    left.lift()
    XCTAssertEqual(pinch.state, .changed)
    right.lift()
    XCTAssertEqual(pinch.state, .possible)
    XCTAssertEqual(log, ["pinch began", "pinch changed", "pinch changed", "pinch ended"])

    start()
    let inwards = add(UIPinchGestureRecognizer(), "pinch")
    app.touch(at: CGPoint(x: 50, y: 300), finger: 1)
    app.touch(at: CGPoint(x: 250, y: 300), finger: 2)
    app.advance(by: 0.05)
    app.send(moves: [(1, CGPoint(x: 55, y: 300)), (2, CGPoint(x: 245, y: 300))])
    XCTAssertEqual(inwards.state, .began)
    XCTAssertEqual(inwards.scale, 0.9895833333333334, accuracy: 1e-6)

    start()
    let single = add(UIPinchGestureRecognizer(), "pinch")
    app.touch(at: CGPoint(x: 100, y: 200)).move(to: CGPoint(x: 160, y: 200), after: 0.05)
    XCTAssertEqual(single.state, .possible)
    XCTAssertEqual(log, [])
  }

  /// hover-states.
  func testHover() {
    start()
    let hover = add(UIHoverGestureRecognizer(), "hover")
    app.hover(at: CGPoint(x: 40, y: 60))
    XCTAssertEqual(hover.location(in: view), CGPoint(x: 40, y: 60))
    app.hover(at: CGPoint(x: 80, y: 60))
    app.hover(at: nil)
    XCTAssertEqual(log, ["hover began", "hover changed", "hover ended"])
    XCTAssertEqual(hover.zOffset, 0)
    XCTAssertEqual(hover.altitudeAngle, 0)
  }

  /// longpress-defaults, and the recognizer's rows of defaults.tsv.
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
    XCTAssertEqual(pan.velocity(in: view).y, 600, accuracy: 120)
    finger.lift()
    XCTAssertEqual(log, ["pan began", "pan changed", "pan ended"])
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

  // MARK: Together and against

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
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
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

/// Writes down what its gestures come to.
@MainActor final class GestureNotes {
  nonisolated init() {}
  var log: [String] = []
  func note(_ gesture: UIGestureRecognizer) { log.append("\(gesture.name ?? "?") \(gesture.state)") }
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

import UIKit
import UIKitTesting
import XCTest

/// The touch samples of one frame, as views, gesture recognizers and drawing code receive them.
@preconcurrency @MainActor
final class TouchSampleTests: XCTestCase {
  private var app: TestApplication!
  private var pad: Pad!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 400, height: 400), scale: 2)
      pad = Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      app.show(pad)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  /// A view that records the touches that drawing code uses.
  private final class Pad: UIView {
    var moves = 0
    var coalesced: [CGPoint] = []
    var previous: [CGPoint] = []
    var times: [TimeInterval] = []
    var predicted: [CGPoint] = []
    var predictedTimes: [TimeInterval] = []
    var counts: [Int] = []
    var last: (event: UIEvent, touch: UITouch)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.first!.tapCount)
      XCTAssertEqual(event?.coalescedTouches(for: touches.first!)?.count, 1)
      XCTAssertEqual(event?.predictedTouches(for: touches.first!)?.count, 0)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      moves += 1
      let all = event.coalescedTouches(for: touch) ?? []
      coalesced += all.map { $0.location(in: self) }
      previous += all.map { $0.previousLocation(in: self) }
      times += all.map(\.timestamp)
      XCTAssertTrue(all.allSatisfy { $0.phase == .moved && $0.view === self && $0 !== touch })
      XCTAssertEqual(all.last?.location(in: self), touch.location(in: self))
      let next = event.predictedTouches(for: touch) ?? []
      predicted = next.map { $0.location(in: self) }
      predictedTimes = next.map(\.timestamp)
      counts.append(touch.tapCount)
      last = (event, touch)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.first!.tapCount)
      XCTAssertEqual(event?.predictedTouches(for: touches.first!)?.count, 0)
    }
  }

  /// developer.apple.com, UIEvent.coalescedTouches(for:): the result contains all touches since the last event in
  /// order, and the last one is a copy of the touch itself. The event contains only the last one. The result is `nil`
  /// for a touch that is not part of the event.
  func testAFramesPlacesAreOneMove_andAllOfThemCanBeHad() throws {
    let finger = app.touch(at: CGPoint(x: 10, y: 20))
    let begin = app.time
    let curve = [CGPoint(x: 14, y: 21), CGPoint(x: 20, y: 24), CGPoint(x: 28, y: 29), CGPoint(x: 38, y: 36)]
    finger.move(through: curve, over: 0.016)
    XCTAssertEqual(pad.moves, 1)
    XCTAssertEqual(pad.coalesced, curve)
    XCTAssertEqual(pad.previous, [CGPoint(x: 10, y: 20)] + curve.dropLast())
    for (index, time) in pad.times.enumerated() {
      XCTAssertEqual(time, begin + 0.004 * Double(index + 1), accuracy: 1e-9)
    }
    let touch = try XCTUnwrap(pad.last?.touch)
    XCTAssertEqual(touch.previousLocation(in: pad), CGPoint(x: 10, y: 20))
    finger.move(to: CGPoint(x: 50, y: 50), after: 0.016)
    XCTAssertEqual(pad.coalesced.count, 5)
    XCTAssertEqual(pad.previous.last, CGPoint(x: 38, y: 36))
    XCTAssertEqual(touch.previousLocation(in: pad), CGPoint(x: 38, y: 36))
    let event = try XCTUnwrap(pad.last?.event)
    finger.lift()
    XCTAssertNil(event.coalescedTouches(for: touch))
    XCTAssertNil(event.predictedTouches(for: touch))
  }

  /// developer.apple.com, UIEvent.predictedTouches(for:): the result contains the expected touches in order, without
  /// the touch itself.
  func testWhatComesNextIsPredictedFromTheSpeed() throws {
    let finger = app.touch(at: CGPoint(x: 10, y: 20))
    for frame in 0..<4 {
      let x = 10 + CGFloat(frame) * 16
      finger.move(
        through: (1...4).map { CGPoint(x: x + CGFloat($0) * 4, y: 20 + CGFloat(frame * 4 + $0)) }, over: 1.0 / 60)
    }
    XCTAssertEqual(pad.predicted.count, 4)
    for (index, point) in pad.predicted.enumerated() {
      XCTAssertEqual(point.x, 74 + CGFloat(index + 1) * 4, accuracy: 0.01)
      XCTAssertEqual(point.y, 36 + CGFloat(index + 1), accuracy: 0.01)
    }
    XCTAssertEqual(pad.predictedTimes.last ?? 0, app.time + 1.0 / 60, accuracy: 1e-9)
    // With one position per frame, one position is predicted.
    finger.move(dx: 16, dy: 4)
    XCTAssertEqual(pad.predicted.count, 1)
    finger.lift()
  }

  /// Coalesced touches are not separate movements for the velocity of a pan (see `FingerVelocity` for the source).
  func testThePansSpeedIsThatOfItsEvents() throws {
    let pan = UIPanGestureRecognizer()
    pad.addGestureRecognizer(pan)
    let finger = app.touch(at: CGPoint(x: 10, y: 200))
    finger.move(through: (1...10).map { CGPoint(x: 10, y: 200 - CGFloat($0) * 2) }, over: 0.05)
    finger.move(through: (1...10).map { CGPoint(x: 10 + CGFloat($0) * 4, y: 180) }, over: 0.01)
    XCTAssertEqual(pan.state, .changed)
    // 0.8 of 40 points in 10 ms, 0.2 of none in 50 ms.
    XCTAssertEqual(pan.velocity(in: pad).x, 3200, accuracy: 1e-6)
    XCTAssertEqual(pan.velocity(in: pad).y, 0.2 * -400, accuracy: 1e-6)
    finger.lift()
  }

  /// A movement of 60 points is a swipe even if the finger has left the direction at the end of the frame
  /// (measurements.md 7.2). A movement that first changes its direction is not a swipe.
  func testASwipeSeesAllPlaces() throws {
    func swipes(_ points: [CGPoint]) -> Int {
      let target = Counter()
      let swipe = UISwipeGestureRecognizer(target: target, action: Selector("swiped:", Counter.swiped))
      pad.addGestureRecognizer(swipe)
      let finger = app.touch(at: CGPoint(x: 100, y: 200))
      finger.move(through: points, over: 0.1)
      finger.lift()
      app.frame()
      pad.removeGestureRecognizer(swipe)
      return target.count
    }
    XCTAssertEqual(swipes([CGPoint(x: 130, y: 200), CGPoint(x: 170, y: 200), CGPoint(x: 170, y: 290)]), 1)
    XCTAssertEqual(swipes([CGPoint(x: 110, y: 290), CGPoint(x: 170, y: 200)]), 0)
  }

  @MainActor private final class Counter: NSObject {
    var count = 0
    func swiped(_ gesture: UISwipeGestureRecognizer) { count += 1 }
  }

  /// The tap count at the end of a touch distinguishes a tap from a touch that was dragged (iPhone OS Programming
  /// Guide, Apple, 2008-07-08, "Handling Single and Multiple Tap Gestures"). It was observed to be 0 for dragged
  /// touches (discussions.unity.com/t/7061).
  func testATouchThatMovesAwayIsNoTap() throws {
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.move(dx: 3, dy: 0)
    finger.move(dx: 20, dy: 0)
    finger.move(dx: -23, dy: 0)
    finger.lift()
    XCTAssertEqual(pad.counts, [1, 1, 0, 0, 0], "it stays no tap where it comes back")
    pad.counts = []
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(pad.counts, [1, 1], "what follows a drag is a first tap")
    app.advance(by: 0.1)
    app.tap(at: CGPoint(x: 102, y: 100))
    XCTAssertEqual(pad.counts, [1, 1, 2, 2])
  }

  /// A third click selects the whole field, or a paragraph of a text view. If the pointer is then dragged, the
  /// selection remains, although the touch is no longer a tap.
  func testAThirdClickThatDragsKeepsWhatItSelects() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = "one two three"
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = "one two three\nfour five six"
    pad.addSubview(field)
    pad.addSubview(view)
    app.frame()
    func drag(at point: CGPoint) {
      app.click(at: point, count: 2)
      app.advance(by: 0.1)
      let button = app.press(at: point)
      button.move(dx: 30, dy: 0)
      button.move(dx: 10, dy: 0)
      button.lift()
      app.advance(by: 1)
    }
    drag(at: CGPoint(x: 20, y: 20))
    XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "one two three")
    drag(at: CGPoint(x: 20, y: 115))
    XCTAssertEqual((view.text as NSString).substring(with: view.selectedRange).prefix(13), "one two three")
  }
}

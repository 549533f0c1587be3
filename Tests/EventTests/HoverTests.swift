import UIKit
import UIKitTesting
import XCTest

/// Hovering is a gesture, but does not compete with others. UIGestureRecognizerDelegate: "called when a gesture
/// recognizer attempts to transition out of the possible state"; the recognizer receives new events first.
@preconcurrency @MainActor
final class HoverTests: GestureTestCase {
  private let referee = HoverReferee()
  private var pad: Refusing!

  private func start() {
    pad = Refusing(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    start(pad)
    app.onReport = { XCTFail($0) }
  }

  @discardableResult
  private func add(_ name: String = "hover", to other: UIView? = nil) -> UIHoverGestureRecognizer {
    add(UIHoverGestureRecognizer(), name, to: other)
  }

  private func hover(_ x: CGFloat, _ y: CGFloat = 100) { app.hover(at: CGPoint(x: x, y: y)) }

  func testTheDelegateDecides_onceEachTimeThePointerComes() {
    start()
    let gesture = add()
    gesture.delegate = referee
    referee.begins = false
    for x in [100, 110, 120] as [CGFloat] { hover(x) }
    XCTAssertEqual(referee.log, ["receive hover", "begin possible"])
    XCTAssertEqual(notes.log, [])
    XCTAssertEqual(gesture.state, .possible)
    hover(10)
    hover(100)
    XCTAssertEqual(referee.log.count, 4)
    referee.begins = true
    hover(10)
    referee.log = []
    for x in [100, 110, 10] as [CGFloat] { hover(x) }
    XCTAssertEqual(referee.log, ["receive hover", "begin possible"])
    XCTAssertEqual(notes.log, ["hover began", "hover changed", "hover ended"])
    referee.receives = false
    referee.log = []
    for x in [100, 110] as [CGFloat] { hover(x) }
    XCTAssertEqual(referee.log, ["receive hover"])
    XCTAssertEqual(notes.log.count, 3)
  }

  func testTheViewDecidesToo() {
    start()
    add()
    pad.refuses = true
    hover(100)
    pad.refuses = false
    hover(110)
    XCTAssertEqual(notes.log, [], "it was asked when the pointer came")
    hover(10)
    hover(110)
    XCTAssertEqual(notes.log, ["hover began"])
  }

  /// Two nested hover recognizers both recognize, without a call for simultaneous recognition.
  func testItCompetesWithNone() {
    start()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    add("outer").delegate = referee
    add("inner", to: inner).delegate = referee
    hover(80)
    XCTAssertEqual(notes.log, ["inner began", "outer began"])
    hover(200)
    XCTAssertEqual(notes.log.suffix(2), ["inner ended", "outer changed"])
    XCTAssertFalse(referee.log.contains("simultaneously"))
    // A click while hovering is a tap, and hovering continues after it.
    add(UITapGestureRecognizer(), "tap")
    notes.log = []
    app.click(at: CGPoint(x: 200, y: 100))
    hover(210)
    XCTAssertEqual(notes.log, ["outer changed", "tap ended", "outer changed"])
  }

  func testTurningOff_cancels() {
    start()
    let gesture = add()
    hover(100)
    gesture.isEnabled = false
    hover(110)
    XCTAssertEqual(notes.log, ["hover began", "hover cancelled"])
    gesture.isEnabled = true
    hover(120)
    XCTAssertEqual(notes.log.last, "hover began")
    view.removeGestureRecognizer(gesture)
    XCTAssertEqual(notes.log.last, "hover cancelled")
    hover(10)
    XCTAssertEqual(notes.log.count, 4)
  }

  func testAViewThatGoesWhileItIsHoveredOver() {
    start()
    let gesture = add()
    app.modifiers = .shift
    hover(100)
    XCTAssertEqual(gesture.modifierFlags, .shift)
    app.modifiers = []
    hover(10)
    // A view that is removed while hovering: no action is called, and no state remains.
    hover(100)
    notes.log = []
    view.removeFromSuperview()
    hover(110)
    XCTAssertEqual(notes.log, ["hover ended"])
    XCTAssertEqual(gesture.state, .possible)
  }

  private final class Refusing: UIView {
    var refuses = false
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
  }
}

@MainActor private final class HoverReferee: UIGestureRecognizerDelegate {
  nonisolated init() {}
  var begins = true
  var receives = true
  var log: [String] = []
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.append("begin \(gestureRecognizer.state)")
    return begins
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    log.append("receive \(event.type)")
    return receives
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    log.append("touch")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log.append("simultaneously")
    return false
  }
}

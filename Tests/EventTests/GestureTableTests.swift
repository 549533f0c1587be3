import UIKit
import UIKitTesting
import XCTest

/// Tables with the gesture recognizers that recognize each script of touches.
///
/// Sources: UIGestureRecognizer.h and the documentation of `UIGestureRecognizer` ("the gesture recognizer that
/// recognizes first fails the others on the same touches"; `require(toFail:)`; the delegate's methods), and the
/// measured thresholds in measurements.md, 7 (tap, press 0.5 s and 10 points, pan 10 points, swipe 50 points at once,
/// pinch 8 to 10 points, rotation 5 degrees, edge pans fail at touch-down away from their edge).
@preconcurrency @MainActor
final class GestureTableTests: GestureTestCase {
  /// The scripts of touches.
  enum Script: String, CaseIterable {
    case tap, doubleTap, press, slowDrag, flick, pinch, turn, edgeDrag, hover, twoFingerTap, pressThenDrag
  }

  /// The kinds of gesture recognizers, with UIKit's defaults.
  enum Kind: String, CaseIterable {
    case tap, doubleTap, press, pan, swipe, pinch, rotation, edge, hover

    @MainActor func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .press: return UILongPressGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      case .swipe: return UISwipeGestureRecognizer()
      case .pinch: return UIPinchGestureRecognizer()
      case .rotation: return UIRotationGestureRecognizer()
      case .edge:
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        return edge
      case .hover: return UIHoverGestureRecognizer()
      }
    }
  }

  private var fired: [String] = []

  override func start(_ content: UIView? = nil) {
    super.start(content)
    app.onReport = { XCTFail($0) }
    view.isMultipleTouchEnabled = true
  }

  @discardableResult
  private func add(_ kind: Kind, to view: UIView? = nil) -> UIGestureRecognizer {
    add(kind.make(), kind.rawValue, to: view)
  }

  /// Performs a script and returns the recognizers that recognized, in the order of their first action.
  private func play(_ script: Script) -> String {
    let middle = CGPoint(x: 180, y: 300)
    func drag(_ from: CGPoint, _ to: CGPoint, _ seconds: Double) {
      let finger = app.touch(at: from)
      finger.drag(to: to, duration: seconds)
      finger.lift(after: 0.1)
    }
    switch script {
    case .tap: app.tap(at: middle)
    case .doubleTap: app.tap(at: middle, count: 2)
    case .press: app.longPress(at: middle)
    case .slowDrag: drag(middle, CGPoint(x: 280, y: 300), 3)
    case .flick: drag(middle, CGPoint(x: 300, y: 300), 0.1)
    case .pinch: app.pinch(at: middle, from: 80, to: 240)
    case .turn: turn(around: middle)
    case .edgeDrag: drag(CGPoint(x: 2, y: 300), CGPoint(x: 120, y: 300), 3)
    case .hover:
      app.hover(at: middle)
      app.hover(at: CGPoint(x: 190, y: 300))
      app.hover(at: nil)
    case .twoFingerTap: app.tap(at: middle, fingers: 2)
    case .pressThenDrag:
      let finger = app.touch(at: middle)
      app.advance(by: 0.6)
      finger.drag(to: CGPoint(x: 280, y: 300), duration: 0.5)
      finger.lift(after: 0.1)
    }
    // A single tap may wait for a second one.
    app.advance(by: 1)
    var names: [String] = []
    for line in notes.log {
      let name = String(line.prefix { $0 != " " })
      if !names.contains(name) { names.append(name) }
    }
    notes.log = []
    return names.joined(separator: " ")
  }

  private func turn(around middle: CGPoint) {
    func place(_ degrees: Double, _ side: Double) -> CGPoint {
      let angle = degrees * .pi / 180
      return CGPoint(x: middle.x + side * 80 * cos(angle), y: middle.y + side * 80 * sin(angle))
    }
    let one = app.touch(at: place(0, 1), finger: 1)
    let other = app.touch(at: place(0, -1), finger: 2)
    for step in 1...20 {
      app.advance(by: 0.02)
      app.send(moves: [(1, place(Double(step) * 3, 1)), (2, place(Double(step) * 3, -1))])
    }
    one.lift()
    other.lift()
  }

  // MARK: Single recognizers

  /// The scripts that each recognizer recognizes if it is the only one.
  func testAlone() {
    let table: [Kind: Set<Script>] = [
      // A single tap may be long; each of several has 0.75 s.
      .tap: [.tap, .doubleTap, .press], .doubleTap: [.doubleTap], .press: [.press, .pressThenDrag],
      .pan: [.slowDrag, .flick, .edgeDrag, .pressThenDrag, .pinch, .turn], .swipe: [.flick], .pinch: [.pinch],
      .rotation: [.turn], .edge: [.edgeDrag], .hover: [.hover],
    ]
    for kind in Kind.allCases {
      for script in Script.allCases {
        start()
        add(kind)
        let expected = table[kind]?.contains(script) == true
        // If two fingers move apart or rotate evenly, their middle does not move, so there is no pan.
        let still = kind == .pan && (script == .pinch || script == .turn)
        XCTAssertEqual(play(script), expected && !still ? kind.rawValue : "", "\(kind) for \(script)")
      }
    }
  }

  // MARK: Pairs of recognizers

  /// Two recognizers on one view, in both orders. The first one to recognize wins. A pair that is not listed behaves
  /// like each recognizer alone.
  func testPairs_theFirstToRecogniseWins() {
    // For two recognizers that would both recognize the script, the one that is first.
    let winners: [Script: [(Kind, Kind, String)]] = [
      // A single tap is recognized at the first lift and does not prevent the later double tap, which has its own
      // touches.
      .doubleTap: [(.tap, .doubleTap, "tap doubleTap")],
      // 10 points are reached before 50.
      .flick: [(.pan, .swipe, "pan")],
      // Half a second is over before the lift.
      .press: [(.tap, .press, "press")],
      // Half a second is over before a movement of 10 points.
      .pressThenDrag: [(.press, .pan, "press")],
    ]
    for script in Script.allCases {
      for (index, first) in Kind.allCases.enumerated() {
        for second in Kind.allCases[(index + 1)...] {
          var alone: [String] = []
          for kind in [first, second] {
            start()
            add(kind)
            let names = play(script)
            if !names.isEmpty { alone.append(names) }
          }
          let winner = winners[script]?.first { $0.0 == first && $0.1 == second }?.2 ?? alone.first ?? ""
          if alone.count == 2, script != .edgeDrag {
            XCTAssertNotNil(
              winners[script]?.first { $0.0 == first && $0.1 == second }, "\(script): \(first) and \(second) both fire")
          }
          for order in [[first, second], [second, first]] {
            start()
            for kind in order { add(kind) }
            // Both recognize with the same movement, so the one that was added first wins.
            let isTie = script == .edgeDrag && first == .pan && second == .edge
            XCTAssertEqual(play(script), isTie ? order[0].rawValue : winner, "\(script): \(order.map(\.rawValue))")
          }
        }
      }
    }
  }

  /// `require(toFail:)`: a recognizer that waits for another one recognizes only after the other has failed.
  func testRequirements() {
    let table: [(waits: Kind, other: Kind, script: Script, fires: String)] = [
      (.tap, .doubleTap, .tap, "tap"), (.tap, .doubleTap, .doubleTap, "doubleTap"),
      (.pan, .swipe, .flick, "swipe"), (.pan, .swipe, .slowDrag, "pan"),
      (.pan, .press, .pressThenDrag, "press"), (.pan, .press, .slowDrag, "pan"),
      (.press, .tap, .tap, "tap"), (.tap, .press, .tap, "tap"),
      (.swipe, .pan, .flick, "pan"), (.pinch, .rotation, .turn, "rotation"), (.tap, .swipe, .flick, "swipe"),
      (.pan, .edge, .edgeDrag, "edge"), (.pan, .edge, .slowDrag, "pan"), (.press, .tap, .press, "tap"),
    ]
    for row in table {
      start()
      let waiting = add(row.waits)
      waiting.require(toFail: add(row.other))
      XCTAssertEqual(play(row.script), row.fires, "\(row.waits) waits for \(row.other): \(row.script)")
    }
  }

  /// "shouldRecognizeSimultaneouslyWith": if either delegate returns true, both recognizers continue.
  func testSimultaneous() {
    let table: [(Kind, Kind, Script, String)] = [
      (.pan, .swipe, .flick, "pan swipe"), (.press, .pan, .pressThenDrag, "press pan"),
      (.pinch, .rotation, .pinch, "pinch"), (.pan, .press, .slowDrag, "pan"),
      (.tap, .doubleTap, .doubleTap, "tap doubleTap"),
    ]
    for (first, second, script, fires) in table {
      for asked in [0, 1] {
        start()
        let pair = [add(first), add(second)]
        let delegate = Together()
        pair[asked].delegate = delegate
        XCTAssertEqual(play(script), fires, "\(first) and \(second) together: \(script)")
        withExtendedLifetime(delegate) {}
      }
    }
  }

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  // MARK: Other views

  /// Recognizers on a view and on its superview: neither takes precedence, and the first one to recognize wins. If both
  /// would recognize at the same time, the inner one comes first.
  func testInsideAndAround() {
    for (kind, script) in [(Kind.tap, Script.tap), (.pan, .slowDrag), (.press, .press), (.swipe, .flick)] {
      start()
      let inner = UIView(frame: view.bounds)
      inner.isMultipleTouchEnabled = true
      view.addSubview(inner)
      add(kind).name = "outer"
      add(kind, to: inner).name = "inner"
      XCTAssertEqual(play(script), "inner", "\(kind)")
    }
    start()
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    add(.pan)
    add(.swipe, to: inner)
    XCTAssertEqual(play(.flick), "pan", "ten points come first, wherever they are watched")
  }

  /// In a scroll view, its pan recognizer receives drags, and the content receives taps and presses.
  func testInAScrollView() {
    let table: [(Kind, Script, String, Bool)] = [
      (.tap, .tap, "tap", false), (.press, .press, "press", false), (.pan, .slowDrag, "pan", false),
      (.swipe, .flick, "", true), (.pinch, .pinch, "pinch", false), (.press, .pressThenDrag, "press", false),
    ]
    for (kind, script, fires, scrolls) in table {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scroll.contentSize = CGSize(width: 1500, height: 667)
      scroll.contentOffset.x = 500
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 1500, height: 667))
      content.isMultipleTouchEnabled = true
      scroll.addSubview(content)
      start(scroll)
      add(kind, to: content)
      XCTAssertEqual(play(script), fires, "\(kind) inside: \(script)")
      XCTAssertEqual(scroll.contentOffset.x != 500, scrolls, "\(kind) inside: \(script) scrolls")
    }
  }

  /// "A control keeps its own gesture": an outer tap recognizer does not get taps on a button, but an outer swipe or
  /// press does (documentation of `UIGestureRecognizer`, "Interacting with other user interface controls": single taps
  /// of buttons, switches, sliders …, swipes of sliders, pans of switches).
  func testOnAControl() {
    for (kind, script, fires, pressed) in [
      (Kind.tap, Script.tap, "", 1), (.press, .press, "press", 0), (.pan, .slowDrag, "pan", 0),
      // Controls do not keep this gesture. The ends of both touches are delayed (`delaysTouchesEnded`: "the view
      // receives touchesBegan, touchesBegan, touchesCancelled, touchesCancelled").
      (.doubleTap, .doubleTap, "doubleTap", 0),
    ] as [(Kind, Script, String, Int)] {
      start()
      let button = UIButton(type: .custom)
      button.frame = view.bounds
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      view.addSubview(button)
      add(kind)
      let names = play(script)
      XCTAssertEqual(names, fires, "\(kind) around a button: \(script)")
      XCTAssertEqual(count, pressed, "\(kind) around a button: \(script)")
    }
  }

  /// The touches that the view receives with different values of `delaysTouchesBegan` and `cancelsTouchesInView`.
  func testTheViewsTouches() {
    let table: [(Kind, Script, Bool, Bool, String)] = [
      (.tap, .tap, true, false, "began cancelled"), (.tap, .tap, false, false, "began ended"),
      (.tap, .tap, true, true, ""), (.tap, .slowDrag, true, true, "began moved ended"),
      (.pan, .slowDrag, true, false, "began moved cancelled"), (.pan, .slowDrag, false, false, "began moved ended"),
      (.pan, .slowDrag, true, true, ""), (.pan, .tap, true, true, "began ended"),
      (.press, .press, true, false, "began cancelled"), (.press, .tap, true, true, "began ended"),
    ]
    for (kind, script, cancels, delays, heard) in table {
      let recorder = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      start(recorder)
      let gesture = add(kind)
      gesture.cancelsTouchesInView = cancels
      gesture.delaysTouchesBegan = delays
      _ = play(script)
      XCTAssertEqual(
        recorder.log.joined(separator: " "), heard, "\(kind), \(script), cancels \(cancels), delays \(delays)")
    }
  }

  private final class TouchRecorder: UIView {
    var log: [String] = []
    private func add(_ what: String) { if log.last != what { log.append(what) } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled") }
  }
}

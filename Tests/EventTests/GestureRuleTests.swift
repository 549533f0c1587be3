import UIKit
import UIKitTesting
import XCTest

/// The methods with which subclasses of gesture recognizers and responders make decisions.
@preconcurrency @MainActor
final class GestureRuleTests: XCTestCase {
  private var app: TestApplication!
  private var pad: Pad!
  private let notes = Notes()

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 300), scale: 2)
      pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      pad.isMultipleTouchEnabled = true
      app.show(pad)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private final class Pad: UIView {
    var log: [String] = []
    private func add(_ word: String, _ touches: Set<UITouch>) {
      for touch in touches { log.append("\(word) \(Int(touch.location(in: self).x))") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }
  }

  @MainActor private final class Notes: NSObject {
    var log: [String] = []
    func note(_ gesture: UIGestureRecognizer) { log.append("\(gesture.name ?? "") \(gesture.state)") }
  }

  private func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String) -> Gesture {
    gesture.name = name
    gesture.addTarget(notes, action: Selector("note:", Notes.note))
    pad.addGestureRecognizer(gesture)
    return gesture
  }

  /// SwifterSwift/SwifterSwift (on GitHub, UIGestureRecognizerExtensionsTests.swift, UIViewExtensionsTests.swift): the list of a view
  /// that has had recognizers is empty, and not nil.
  func testTheListOfAViewWithoutRecognizers() {
    let view = UIView()
    XCTAssertNil(view.gestureRecognizers)
    let tap = UITapGestureRecognizer()
    view.removeGestureRecognizer(tap)
    XCTAssertNil(view.gestureRecognizers)
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    XCTAssertEqual(view.gestureRecognizers, [])
    view.gestureRecognizers = [tap]
    XCTAssertEqual(view.gestureRecognizers, [tap])
    UIView().addGestureRecognizer(tap)
    XCTAssertEqual(view.gestureRecognizers, [])
  }

  /// UIGestureRecognizer.allowedTouchTypes: a recognizer does not receive touches of other types.
  func testOnlyAllowedKindsOfTouches() throws {
    let tap = add(UITapGestureRecognizer(), "tap")
    XCTAssertEqual(Set(tap.allowedTouchTypes.map(\.intValue)), [0, 1, 2, 3])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    app.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(notes.log, [])
    XCTAssertEqual(pad.log, ["began 50", "ended 50"])
    app.click(at: CGPoint(x: 60, y: 50))
    XCTAssertEqual(notes.log, ["tap ended"])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    app.click(at: CGPoint(x: 60, y: 50))
    XCTAssertEqual(notes.log, ["tap ended"])
    app.tap(at: CGPoint(x: 70, y: 50))
    XCTAssertEqual(notes.log, ["tap ended", "tap ended"])
  }

  /// A recognizer that uses only the first touch, and begins when it moves.
  private final class FirstFinger: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches where trackedTouches.first !== touch { ignore(touch, for: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .failed : .ended
    }
  }

  /// UIGestureRecognizerSubclass.h, ignoreTouch(_:forEvent:): ignored touches are not cancelled in the view, even if
  /// `cancelsTouchesInView` is true.
  func testIgnoredTouchesStayTheViews() throws {
    let gesture = add(FirstFinger(), "first")
    let one = app.touch(at: CGPoint(x: 50, y: 50), finger: 1)
    let two = app.touch(at: CGPoint(x: 150, y: 50), finger: 2)
    XCTAssertEqual(gesture.numberOfTouches, 1)
    XCTAssertEqual(gesture.location(in: pad), CGPoint(x: 50, y: 50), "the other one does not count")
    two.move(dx: 5, dy: 0)
    XCTAssertEqual(notes.log, [])
    one.move(dx: 5, dy: 0)
    XCTAssertEqual(pad.log, ["began 50", "began 150", "moved 155", "cancelled 55"])
    two.move(dx: 5, dy: 0)
    two.lift()
    one.move(dx: 5, dy: 0)
    one.lift()
    XCTAssertEqual(notes.log, ["first began", "first changed", "first ended"])
    XCTAssertEqual(pad.log.suffix(2), ["moved 160", "ended 160"])
  }

  /// A touch that was withheld from its view is delivered as soon as the recognizer ignores it.
  func testAnIgnoredTouchIsNotHeldBack() throws {
    let gesture = add(FirstFinger(), "first")
    gesture.delaysTouchesBegan = true
    let one = app.touch(at: CGPoint(x: 50, y: 50), finger: 1)
    XCTAssertEqual(pad.log, [])
    let two = app.touch(at: CGPoint(x: 150, y: 50), finger: 2)
    XCTAssertEqual(pad.log, ["began 150"])
    two.lift()
    XCTAssertEqual(pad.log, ["began 150", "ended 150"])
    one.lift()
    XCTAssertEqual(pad.log, ["began 150", "ended 150", "began 50", "ended 50"])
  }

  private final class PoliteTap: UITapGestureRecognizer {
    var asked: [String] = []
    var prevents = true
    var yields = true
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("prevent \(preventedGestureRecognizer.name ?? "")")
      return prevents
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("by \(preventingGestureRecognizer.name ?? "")")
      return yields
    }
  }

  /// The recognizer that recognizes first calls its method that determines whether it prevents the other one, and the
  /// other's method that determines whether it can be prevented. Either can refuse (UIGestureRecognizerSubclass.h).
  func testSubclassesDecideWhomTheyPrevent() throws {
    let other = add(PoliteTap(), "other")
    let first = add(PoliteTap(), "first")
    app.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(notes.log.count, 1)
    let (winner, loser) = notes.log == ["first ended"] ? (first, other) : (other, first)
    let (name, lost) = (winner.name ?? "", loser.name ?? "")
    XCTAssertEqual(winner.asked, ["prevent \(lost)"])
    XCTAssertEqual(loser.asked, ["by \(name)"])
    app.advance(by: 1)
    winner.prevents = false
    app.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(Set(notes.log.suffix(2)), ["first ended", "other ended"])
    XCTAssertEqual(notes.log.count, 3)
    app.advance(by: 1)
    winner.prevents = true
    loser.yields = false
    app.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(notes.log.count, 5)
  }

  // MARK: Responders

  private final class Doer: UIView {
    var senders: [String] = []
    var delegateOfCut: NSObject?
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      senders.append("\(sender ?? "nobody")")
      return action == Selector("paste:")
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      action == Selector("cut:") ? delegateOfCut : super.target(forAction: action, withSender: sender)
    }
  }

  /// UIResponder.target(forAction:withSender:): the target is the first responder in the chain for which
  /// `canPerformAction` returns true, or `nil` if there is none. An override can return a different object.
  func testTheTargetOfAnAction() throws {
    let doer = Doer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    doer.addSubview(inner)
    pad.addSubview(doer)
    XCTAssertTrue(inner.target(forAction: Selector("paste:"), withSender: "a menu") as AnyObject? === doer)
    XCTAssertEqual(doer.senders, ["a menu"])
    XCTAssertNil(inner.target(forAction: Selector("copy:"), withSender: nil))
    XCTAssertEqual(doer.senders, ["a menu", "nobody"])
    XCTAssertNil(pad.target(forAction: Selector("paste:"), withSender: nil), "the chain leads up, not down")
    let helper = NSObject()
    doer.delegateOfCut = helper
    XCTAssertTrue(doer.target(forAction: Selector("cut:"), withSender: nil) as AnyObject? === helper)
    XCTAssertTrue(
      inner.target(forAction: Selector("cut:"), withSender: nil) as AnyObject? === helper,
      "a responder on the way is asked for its target, not only whether it does it itself")
  }
}

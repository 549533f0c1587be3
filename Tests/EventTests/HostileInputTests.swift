import UIKit
import UIKitTesting
import XCTest

/// Gesture recognizers and responders that wait for each other or lead back to themselves.
@preconcurrency @MainActor
final class HostileInputTests: HostileTestCase {
  private final class Recognizer: UIGestureRecognizer {
    var onReset: (() -> Void)?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() {
      super.reset()
      onReset?()
    }
  }
  @MainActor private final class Counter: NSObject {
    var count = 0
    func add() { count += 1 }
  }
  private let counter = Counter()

  private func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture {
    gesture.addTarget(counter, action: Selector("add", Counter.add))
    root.view.addGestureRecognizer(gesture)
    return gesture
  }

  /// Many recognizers set their state in `reset()`, which is `possible` afterwards anyway.
  func testAStateThatIsSetInReset() {
    let gesture = add(Recognizer())
    for state in [UIGestureRecognizer.State.possible, .failed, .began] {
      gesture.onReset = { [unowned gesture] in gesture.state = state }
      counter.count = 0
      for _ in 0..<2 { app.tap(at: CGPoint(x: 100, y: 100)) }
      XCTAssertEqual(counter.count, 2, "\(state)")
      XCTAssertEqual(gesture.state, .possible)
    }
  }

  func testRecognizersThatWaitForEachOther() throws {
    let (first, second) = (add(Recognizer()), add(Recognizer()))
    first.require(toFail: second)
    second.require(toFail: first)
    for _ in 0..<2 {
      app.tap(at: CGPoint(x: 100, y: 100))
      checkReports(["waits for the failure of a gesture that waits for its own failure"])
    }
    XCTAssertEqual(counter.count, 2, "the other one of each pair is recognized")
    XCTAssertEqual([first.state, second.state], [.possible, .possible])
    try app.waitUntilIdle()
  }

  /// A state that is set without touches ends as one with touches.
  func testAStateThatIsSetWithoutTouches() {
    let gesture = add(Recognizer())
    for state in [UIGestureRecognizer.State.failed, .cancelled, .ended] {
      gesture.state = state
      app.frame()
      XCTAssertEqual(gesture.state, .possible, "\(state)")
      counter.count = 0
      app.tap(at: CGPoint(x: 100, y: 100))
      XCTAssertEqual(counter.count, 1)
    }
  }

  /// A delegate that requires the failure of others only at the first question for each of them.
  private final class Waiting: NSObject, UIGestureRecognizerDelegate {
    let log = CallbackLog()
    private var asked: Set<String> = []
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let name = otherGestureRecognizer.name ?? ""
      log.add("requires \(name)")
      return asked.insert(name).inserted
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      log.add("should begin")
      return true
    }
  }

  /// "This method is called once per recognition attempt" (UIGestureRecognizer.h, gestureRecognizer(_:shouldRequireFailureOf:)).
  func testARecognizerThatWaitsForTwo_doesNotAskAgain() {
    for order in [[0, 1], [1, 0]] {
      let gestures = (0..<3).map { _ in add(Manual()) }
      let delegate = Waiting()
      let names = ["first", "second", "waiting"]
      for (gesture, name) in zip(gestures, names) { gesture.name = name }
      gestures[2].delegate = delegate
      counter.count = 0
      let finger = app.touch(at: CGPoint(x: 100, y: 100))
      gestures[2].state = .ended
      XCTAssertEqual(delegate.log.take(), ["requires first", "requires second"])
      gestures[order[0]].state = .failed
      XCTAssertEqual(counter.count, 0, "the other one can still be recognized")
      gestures[order[1]].state = .failed
      XCTAssertEqual(counter.count, 1)
      XCTAssertEqual(delegate.log.take(), ["should begin"])
      finger.lift(after: 0.1)
      for gesture in gestures { root.view.removeGestureRecognizer(gesture) }
    }
    // The failure of one for which a recognizer does not wait, and the success of one for which it waits.
    let gestures = (0..<3).map { _ in add(Manual()) }
    for gesture in gestures[..<2] { gestures[2].require(toFail: gesture) }
    counter.count = 0
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    gestures[2].state = .ended
    gestures[0].state = .failed
    gestures[1].state = .ended
    XCTAssertEqual(counter.count, 1, "only the second one is recognized")
    finger.lift(after: 0.1)
    XCTAssertEqual(gestures.map(\.state), [.possible, .possible, .possible])
  }

  /// UIKit raises an exception.
  func testTheLocationOfATouchThatDoesNotExist() {
    let gesture = add(Manual())
    let finger = app.touch(at: CGPoint(x: 100, y: 120))
    XCTAssertEqual(gesture.location(ofTouch: 0, in: nil), CGPoint(x: 100, y: 120))
    for index in [-1, 1] {
      XCTAssertEqual(gesture.location(ofTouch: index, in: nil), CGPoint(x: 100, y: 120))
      checkReports(["location(ofTouch: \(index)): index out of range; numberOfTouches is 1"])
    }
    finger.lift(after: 0.1)
  }

  /// A recognizer whose state only the test sets.
  private final class Manual: UIGestureRecognizer {}

  private final class Removing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      return true
    }
  }

  func testARecognizerThatItsDelegateRemoves() {
    let delegate = Removing()
    let gesture = add(UIPanGestureRecognizer())
    gesture.delegate = delegate
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 200), duration: 0.2)
    XCTAssertEqual(counter.count, 0)
    XCTAssertEqual(gesture.state, .possible)
    gesture.delegate = nil
    root.view.addGestureRecognizer(gesture)
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 200), duration: 0.2)
    XCTAssertGreaterThan(counter.count, 0)
  }

  private final class Responder: UIView {
    weak var oddNext: UIResponder?
    var onResign: (() -> Void)?
    var onLeave: (() -> Void)?
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow == nil { onLeave?() }
    }
    override var next: UIResponder? { oddNext ?? super.next }
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool {
      onResign?()
      return super.resignFirstResponder()
    }
  }

  private func addResponder() -> Responder {
    let view = Responder(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.view.addSubview(view)
    return view
  }

  /// UIKit calls the two methods in turn until the stack overflows.
  func testAResponderThatAnotherReplacesBeforeItResigns() {
    let (first, second, third) = (addResponder(), addResponder(), addResponder())
    first.becomeFirstResponder()
    first.onResign = { second.becomeFirstResponder() }
    XCTAssertTrue(third.becomeFirstResponder())
    checkReports(["was called while"])
    XCTAssertEqual([first, second, third].map(\.isFirstResponder), [false, false, true])
  }

  /// An application can reset a recognizer for whose failure another one waits.
  func testARecognizerThatWaitsForOneThatIsReset() throws {
    let (waiting, doubleTap) = (add(Recognizer()), UITapGestureRecognizer())
    doubleTap.numberOfTapsRequired = 2
    root.view.addGestureRecognizer(doubleTap)
    waiting.require(toFail: doubleTap)
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(counter.count, 0)
    doubleTap.state = .possible
    XCTAssertEqual(counter.count, 1)
    try app.waitUntilIdle()
  }

  func testAViewOutsideOfTheWindowWhoseChainLeadsToIt() {
    let (outside, inside) = (Responder(), addResponder())
    outside.oddNext = inside
    XCTAssertFalse(outside.becomeFirstResponder())
    root.view.addSubview(outside)
    XCTAssertTrue(outside.isFirstResponder, "a view becomes first responder when it enters its window")
    // A view that becomes first responder again while it is removed.
    outside.onLeave = { [unowned outside] in XCTAssertTrue(outside.becomeFirstResponder()) }
    outside.removeFromSuperview()
    XCTAssertFalse(outside.isFirstResponder)
  }

  private final class Editing: NSObject, UITextFieldDelegate {
    var events: [String] = []
    var onEnd: ((UITextField) -> Void)?
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin \(textField.tag)") }
    func textFieldDidEndEditing(_ textField: UITextField) {
      events.append("end \(textField.tag)")
      onEnd?(textField)
    }
  }

  /// Every field that begins editing ends it before it begins again.
  func testFieldsThatBeginEditingWhileOthersEnd() {
    let delegate = Editing()
    let fields = (0..<2).map { index in
      let field = UITextField(frame: CGRect(x: 0, y: 40 * index, width: 100, height: 30))
      field.tag = index
      field.delegate = delegate
      root.view.addSubview(field)
      return field
    }
    fields[0].becomeFirstResponder()
    delegate.onEnd = { _ in
      delegate.onEnd = nil
      fields[1].becomeFirstResponder()
    }
    XCTAssertTrue(fields[1].becomeFirstResponder())
    XCTAssertEqual(delegate.events, ["begin 0", "end 0", "begin 1"])
    delegate.events = []
    delegate.onEnd = { field in
      delegate.onEnd = nil
      field.becomeFirstResponder()
    }
    XCTAssertTrue(fields[0].becomeFirstResponder())
    XCTAssertEqual(delegate.events, ["end 1", "begin 1", "end 1", "begin 0"])
    XCTAssertEqual(fields.map(\.isFirstResponder), [true, false])
    // A field with a wrong text that begins editing again whenever it ends.
    delegate.events = []
    delegate.onEnd = { field in if field.tag == 0 { field.becomeFirstResponder() } }
    XCTAssertTrue(fields[1].becomeFirstResponder())
    XCTAssertEqual(delegate.events, ["end 0", "begin 0", "end 0", "begin 1"])
    XCTAssertEqual(fields.map(\.isFirstResponder), [false, true])
    delegate.onEnd = nil
  }

  /// A superview outside of the window takes a view out of it, as a removal does.
  func testAFieldThatMovesToASuperviewOutsideOfTheWindow() {
    let (delegate, field, outside) = (Editing(), UITextField(), UIView())
    field.delegate = delegate
    root.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    outside.addSubview(field)
    XCTAssertEqual(delegate.events, ["begin 0", "end 0"])
    XCTAssertFalse(field.isFirstResponder)
  }

  func testAChainThatLeadsBack() {
    let (outer, inner) = (addResponder(), Responder(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    outer.oddNext = inner
    XCTAssertFalse(inner.becomeFirstResponder())
    app.tap(at: CGPoint(x: 50, y: 50))
    app.type("a")
    XCTAssertNil(inner.undoManager)
    XCTAssertFalse(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: inner, for: nil))
    XCTAssertFalse(reports.isEmpty)
    for report in reports { XCTAssertTrue(report.contains("in `next`"), report) }
    outer.oddNext = nil
    XCTAssertTrue(inner.becomeFirstResponder())
  }
}

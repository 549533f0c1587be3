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

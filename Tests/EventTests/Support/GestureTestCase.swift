import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a view that fills a window without a display, and with recognizers that log their
/// actions.
@preconcurrency @MainActor
class GestureTestCase: XCTestCase {
  var app: TestApplication!
  var view: UIView!
  let notes = GestureNotes()
  /// The logged actions in order. Each entry consists of the name of a recognizer and its state.
  var log: [String] {
    get { notes.log }
    set { notes.log = newValue }
  }

  func start(_ content: UIView? = nil) {
    app?.close()
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    view = content ?? UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    app.show(view)
    log = []
  }

  override func tearDown() async throws { app?.close() }

  @discardableResult
  func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String, to other: UIView? = nil) -> Gesture {
    gesture.name = name
    gesture.addTarget(notes, action: Selector("note:", GestureNotes.note))
    (other ?? view).addGestureRecognizer(gesture)
    return gesture
  }
}

/// A log of the actions of gesture recognizers.
@MainActor final class GestureNotes {
  nonisolated init() {}
  var log: [String] = []
  func note(_ gesture: UIGestureRecognizer) { log.append("\(gesture.name ?? "?") \(gesture.state)") }
}

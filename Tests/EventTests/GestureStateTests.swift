import UIKit
import UIKitTesting
import XCTest

/// States that a program sets, as tests of gesture handlers do. UIKit resets a gesture that has ended when the run loop turns (its
/// stack traces show `_UIGestureRecognizerUpdateObserver`), so a handler that the test calls itself reads the state:
/// applidium/OverlayContainer (on GitHub), `PanGestureOverlayTranslationDriverTests`.
@preconcurrency @MainActor
final class GestureStateTests: XCTestCase {
  @MainActor private final class Handler: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func handle(_ gesture: UIGestureRecognizer) { states.append(gesture.state) }
  }

  private func waitForTheRunLoop() {
    let turned = expectation(description: "the run loop has turned")
    DispatchQueue.main.async { DispatchQueue.main.async { turned.fulfill() } }
    wait(for: [turned], timeout: 30)
  }

  func testAStateRemainsUntilTheRunLoopTurns() {
    for state in [UIGestureRecognizer.State.ended, .cancelled, .failed] {
      let gesture = UIPanGestureRecognizer()
      if state != .failed { gesture.state = .began }
      gesture.state = state
      XCTAssertEqual(gesture.state, state)
      waitForTheRunLoop()
      XCTAssertEqual(gesture.state, .possible)
    }
  }

  func testAGestureBeginsAgainInTheSameTurn() {
    let gesture = UIPanGestureRecognizer()
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .began, .cancelled, .ended] {
      gesture.state = state
      XCTAssertEqual(gesture.state, state)
    }
    waitForTheRunLoop()
    XCTAssertEqual(gesture.state, .possible)
  }

  func testTheNextTouchFindsTheGestureReset() {
    let app = TestApplication(size: CGSize(width: 100, height: 100))
    defer { app.close() }
    let controller = UIViewController()
    app.show(controller)
    let handler = Handler()
    let tap = UITapGestureRecognizer(target: handler, action: Selector("handle:", Handler.handle(_:)))
    controller.view.addGestureRecognizer(tap)
    tap.state = .ended
    XCTAssertEqual(tap.state, .ended)
    handler.states = []
    app.tap(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(handler.states, [.ended])
    XCTAssertEqual(tap.state, .possible)
  }
}

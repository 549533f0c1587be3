import CoreGraphics

/// A gesture recognizer that closes an open row when the user touches outside of the row or taps it. The touch can also
/// scroll, but has no other effect.
@MainActor
final class SwipeDismissal: UIGestureRecognizer {
  weak var controller: SwipeController?
  private var startLocation: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let controller, state == .possible, let touch = touches.first, let row = controller.openRow else {
      state = .failed
      return
    }
    if controller.containsTouch(touch) {
      state = .failed
    } else if row.bounds.contains(touch.location(in: row)) {
      startLocation = touch.windowLocation
    } else {
      controller.close(animated: true)
      state = .ended
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startLocation, let touch = touches.first else { return }
    let distance = hypot(touch.windowLocation.x - startLocation.x, touch.windowLocation.y - startLocation.y)
    if distance > UIPanGestureRecognizer.slop { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard startLocation != nil else {
      state = .failed
      return
    }
    controller?.close(animated: true)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { startLocation = nil }

  /// Returns whether another gesture must wait for this one to fail.
  ///
  /// Tap gestures must wait, because a tap that closes the row has no other effect. Without an open row this gesture
  /// fails immediately.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer is UIPanGestureRecognizer
  }
}

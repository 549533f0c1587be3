import Foundation

/// The pointer over a view with no button down: begins when it enters, changes as it moves, ends when it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// 0...1 above the surface; 0 for a mouse.
  open package(set) var zOffset: CGFloat = 0
  /// Radians; 0 for a mouse.
  open package(set) var altitudeAngle: CGFloat = 0

  /// How far a pencil is turned about itself, radians; 0 for a mouse.
  open var rollAngle: CGFloat { 0 }

  /// Where a pencil points to in the plane of `view`, radians from its x axis; 0 for a mouse, which points nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The same as a direction of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Tells the recognizer where the pointer is, nil once it is outside of its view.
  package func hover(at point: CGPoint?) {
    guard isEnabled else { return }
    if let point {
      lastWindowLocation = point
      hoverState = hoverState == .possible ? .began : .changed
    } else {
      guard hoverState != .possible else { return }
      hoverState = .ended
    }
    storedState = hoverState
    sendActions()
    if hoverState == .ended {
      hoverState = .possible
      storedState = .possible
      reset()
    }
  }

  private var hoverState = State.possible

  /// It watches the pointer, not touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
}

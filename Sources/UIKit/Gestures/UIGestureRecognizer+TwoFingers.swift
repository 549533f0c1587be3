import CoreGraphics

// The behavior that pinches and rotations share: the first two fingers count, and the gesture lasts until the last one
// lifts.
extension UIGestureRecognizer {
  /// The vector from the first finger to the second in window coordinates, or `nil` with fewer than two fingers.
  final var twoFingerVector: CGVector? {
    guard trackedTouches.count >= 2 else { return nil }
    let first = trackedTouches[0].windowLocation
    let second = trackedTouches[1].windowLocation
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Ignores all fingers after the second. Returns whether there were any.
  final func ignoreBeyondTwoFingers(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard numberOfTouches > 2 else { return false }
    for touch in touches where trackedTouches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
      ignore(touch, for: event)
    }
    return true
  }

  /// Ends the gesture with its last finger, or fails it if it never began. If other fingers remain, the gesture
  /// changes.
  final func fingersEnded(_ touches: Set<UITouch>) {
    if trackedTouches.allSatisfy(touches.contains) {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    }
  }

  /// Cancels the gesture, or fails it if it never began.
  final func fingersCancelled() { state = state == .possible ? .failed : .cancelled }
}

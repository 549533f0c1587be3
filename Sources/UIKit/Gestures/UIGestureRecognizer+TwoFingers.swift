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

  /// Ignores all fingers except the first two. Returns whether there were others.
  final func ignoreBeyondTwoFingers(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard numberOfTouches > 2 else { return false }
    for touch in touches where trackedTouches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
      ignore(touch, for: event)
    }
    return true
  }

  /// Updates the gesture after fingers were lifted. With the last finger it ends, or fails if it never began. If other
  /// fingers remain, it changes.
  final func fingersEnded(_ touches: Set<UITouch>) {
    if trackedTouches.allSatisfy(touches.contains) {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    }
  }

  /// Updates the gesture after fingers were cancelled. It is cancelled, or fails if it never began.
  final func fingersCancelled() { state = state == .possible ? .failed : .cancelled }
}

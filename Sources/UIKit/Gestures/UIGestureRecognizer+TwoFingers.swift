import CoreGraphics

// The common behavior of pinches and rotations: only the first two fingers count, and the gesture lasts until the last
// finger is lifted.
extension UIGestureRecognizer {
  /// The vector from the first finger to the second in window coordinates, or `nil` with fewer than two fingers.
  final var twoFingerVector: CGVector? {
    guard trackedTouches.count >= 2 else { return nil }
    let first = trackedTouches[0].windowLocation
    let second = trackedTouches[1].windowLocation
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Ignores all fingers except the first two. Returns whether there were more than two.
  final func ignoreTouchesBeyondTwo(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard numberOfTouches > 2 else { return false }
    for touch in touches where trackedTouches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
      ignore(touch, for: event)
    }
    return true
  }

  /// Updates the state of the gesture after fingers were lifted. If fingers remain, the gesture changes. Otherwise it
  /// ends, or fails if it never began.
  final func fingersDidEnd(_ touches: Set<UITouch>) {
    if trackedTouches.allSatisfy(touches.contains) {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    }
  }

  /// Updates the state of the gesture after fingers were cancelled. The gesture is cancelled, or fails if it never
  /// began.
  final func fingersWereCancelled() { state = state == .possible ? .failed : .cancelled }
}

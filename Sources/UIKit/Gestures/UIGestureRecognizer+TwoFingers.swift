import CoreGraphics

/// What gestures of two fingers have in common: the first two count, and it goes on until the last one leaves.
extension UIGestureRecognizer {
  /// From the first finger to the second, in the window; nil with fewer.
  final var lineOfTwoFingers: CGVector? {
    guard trackedTouches.count >= 2 else { return nil }
    let first = trackedTouches[0].windowLocation
    let second = trackedTouches[1].windowLocation
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Lets further fingers go. Answers whether there were any.
  final func ignoreBeyondTwoFingers(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard numberOfTouches > 2 else { return false }
    for touch in touches where trackedTouches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
      ignore(touch, for: event)
    }
    return true
  }

  /// With the last finger the gesture is over, or has failed if it never began; with the others it changes.
  final func fingersEnded(_ touches: Set<UITouch>) {
    if trackedTouches.allSatisfy(touches.contains) {
      state = state == .possible ? .failed : .ended
    } else if state != .possible {
      state = .changed
    }
  }

  /// The gesture is taken away, or has failed if it never began.
  final func fingersCancelled() { state = state == .possible ? .failed : .cancelled }
}

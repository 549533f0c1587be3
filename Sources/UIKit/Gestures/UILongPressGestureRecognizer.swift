import Foundation

/// A continuous gesture recognizer for one or several fingers that press for some time.
///
/// The gesture begins after `minimumPressDuration`, changes as the fingers move, and ends when one of them is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that must precede the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must press. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of a finger before the press is recognized, in points. The default is 10.
  open var allowableMovement: CGFloat = 10

  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var timer: Int?
  private var tapCount = 0
  private var isPressing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    FrameTimers.cancel(timer)
    timer = nil
    guard numberOfTouches == numberOfTouchesRequired else { return }
    isPressing = tapCount == numberOfTapsRequired
    guard isPressing else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      timer = FrameTimers.schedule(after: minimumPressDuration) { [weak self] in
        guard let self, self.state == .possible else { return }
        self.state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
      let distance = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
      if distance > allowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remainingTouches = trackedTouches.filter { !touches.contains($0) }
    switch state {
    case .began, .changed:
      // "It ends when the user lifts any of the fingers" (Apple, `UILongPressGestureRecognizer`).
      state = .ended
    default:
      FrameTimers.cancel(timer)
      guard remainingTouches.isEmpty else { return }
      if isPressing || numberOfTapsRequired == 0 {
        state = .failed
        return
      }
      tapCount += 1
      timer = FrameTimers.schedule(after: UITapGestureRecognizer.maximumInterval) { [weak self] in self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
    startLocations = [:]
    tapCount = 0
    isPressing = false
  }
}

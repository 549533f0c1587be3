import Foundation

/// A discrete gesture recognizer for one or several taps by one or several fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, one shortly after the other, with which the gesture is recognized. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap together. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The buttons that must be pressed when a pointing device clicks. The default is the primary button.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The maximum time between two taps, in seconds.
  static let maximumInterval: TimeInterval = 0.35
  /// The maximum duration of each tap, in seconds, if the gesture requires several taps.
  static let maximumMultiTapDuration: TimeInterval = 0.75
  /// The maximum movement of a finger during a tap, in points.
  static let maximumTravel: CGFloat = 45

  private var completedTapCount = 0
  private var touchCount = 0
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var timer: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
      state = .failed
      return
    }
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.windowLocation }
    touchCount += touches.count
    if numberOfTouches > numberOfTouchesRequired || touchCount > numberOfTouchesRequired {
      state = .failed
      return
    }
    FrameTimers.cancel(timer)
    timer = numberOfTapsRequired > 1 ? scheduleFailure(after: Self.maximumMultiTapDuration) : nil
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
      let distance = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
      if distance > Self.maximumTravel { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remainingTouches = trackedTouches.filter { !touches.contains($0) }
    guard remainingTouches.isEmpty else { return }
    guard touchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    completedTapCount += 1
    touchCount = 0
    FrameTimers.cancel(timer)
    if completedTapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = scheduleFailure(after: Self.maximumInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  // MARK: Presses of the keys or buttons in `allowedPressTypes`

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    FrameTimers.cancel(timer)
    timer = numberOfTapsRequired > 1 ? scheduleFailure(after: Self.maximumMultiTapDuration) : nil
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    completedTapCount += 1
    FrameTimers.cancel(timer)
    if completedTapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = scheduleFailure(after: Self.maximumInterval)
    }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

  open override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
    completedTapCount = 0
    touchCount = 0
    startLocations = [:]
  }

  // A tap does not prevent a recognizer that requires more taps: without `require(toFail:)` both are recognized.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = preventingGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired < numberOfTapsRequired
    {
      return false
    }
    return true
  }

  private func scheduleFailure(after delay: TimeInterval) -> Int {
    FrameTimers.schedule(after: delay) { [weak self] in self?.state = .failed }
  }
}

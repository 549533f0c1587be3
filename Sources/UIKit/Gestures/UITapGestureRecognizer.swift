import Foundation

/// A discrete gesture recognizer for one or several taps by one or several fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are required. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap together. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The buttons that must be pressed when a pointing device clicks. The default is the primary button.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The maximum time between two taps, in seconds.
  static let interval: TimeInterval = 0.35
  /// The maximum duration of each tap if several are required, in seconds.
  static let maximumMultiTapDuration: TimeInterval = 0.75
  /// The maximum movement of a finger during a tap, in points.
  static let allowedTravel: CGFloat = 45

  private var taps = 0
  private var touchesOfTap = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var timer: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
      state = .failed
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    touchesOfTap += touches.count
    if numberOfTouches > numberOfTouchesRequired || touchesOfTap > numberOfTouchesRequired {
      state = .failed
      return
    }
    FrameTimers.cancel(timer)
    timer = numberOfTapsRequired > 1 ? scheduleFailure(after: Self.maximumMultiTapDuration) : nil
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let distance = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
      if distance > Self.allowedTravel { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remainingTouches = trackedTouches.filter { !touches.contains($0) }
    guard remainingTouches.isEmpty else { return }
    guard touchesOfTap == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    touchesOfTap = 0
    FrameTimers.cancel(timer)
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = scheduleFailure(after: Self.interval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  // MARK: Presses of the keys or buttons in `allowedPressTypes`

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    FrameTimers.cancel(timer)
    timer = numberOfTapsRequired > 1 ? scheduleFailure(after: Self.maximumMultiTapDuration) : nil
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    taps += 1
    FrameTimers.cancel(timer)
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = scheduleFailure(after: Self.interval)
    }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

  open override func reset() {
    FrameTimers.cancel(timer)
    timer = nil
    taps = 0
    touchesOfTap = 0
    starts = [:]
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
    FrameTimers.after(delay) { [weak self] in self?.state = .failed }
  }
}

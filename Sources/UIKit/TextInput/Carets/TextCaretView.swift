import CoreGraphics

/// The line at the insertion point. The line blinks, with phases of half a second, and has the tint color of its superview.
@MainActor final class TextCaretView: UIView {
  /// The duration of the visible and of the invisible phase, in seconds.
  private static let blinkPhase = 0.5
  private var blinkTimer: Int?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
    isHidden = true
    backgroundColor = tintColor
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the caret if `isShown` is `true`, otherwise hides it. A hidden caret does not use a timer.
  func show(_ isShown: Bool) {
    FrameTimers.cancel(blinkTimer)
    blinkTimer = nil
    isHidden = !isShown
    guard isShown else { return }
    alpha = 1
    scheduleBlink()
  }

  private func scheduleBlink() {
    blinkTimer = FrameTimers.schedule(after: Self.blinkPhase) { [weak self] in self?.blink() }
  }

  private func blink() {
    guard window != nil, !isHidden else {
      isHidden = true
      return
    }
    UIView.withoutAnimation { alpha = alpha > 0.5 ? 0 : 1 }
    scheduleBlink()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

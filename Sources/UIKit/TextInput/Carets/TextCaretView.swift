import CoreGraphics

/// The line where text is put in: half a second there, half a second not. In the tint of what it stands in.
@MainActor final class TextCaretView: UIView {
  /// Seconds that it is to be seen, and not to be seen.
  private static let pace = 0.5
  private var turn: Int?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
    isHidden = true
    backgroundColor = tintColor
  }

  required init?(coder: NSCoder) { nil }

  /// Shows it from now on, or hides it. What is hidden keeps nobody awake.
  func show(_ isShown: Bool) {
    FrameTimers.cancel(turn)
    turn = nil
    isHidden = !isShown
    guard isShown else { return }
    alpha = 1
    blinkLater()
  }

  private func blinkLater() { turn = FrameTimers.after(Self.pace) { [weak self] in self?.blink() } }

  private func blink() {
    guard window != nil, !isHidden else {
      isHidden = true
      return
    }
    UIView.withoutAnimation { alpha = alpha > 0.5 ? 0 : 1 }
    blinkLater()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

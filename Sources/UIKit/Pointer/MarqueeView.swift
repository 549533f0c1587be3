import CoreGraphics

/// The view that draws a selection rectangle.
@MainActor final class MarqueeView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.borderWidth = 1
    layer.cornerRadius = 2
    layer.zPosition = 1000
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    recolor()
  }

  private func recolor() {
    backgroundColor = tintColor.withAlphaComponent(0.18)
    layer.borderColor = tintColor.withAlphaComponent(0.8).resolvedColor(with: traitCollection).cgColor
  }
}

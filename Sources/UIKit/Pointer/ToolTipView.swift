import CoreGraphics
import QuartzCore

/// A view that shows the text of a tool tip on a small card.
@MainActor final class ToolTipView: UIView {
  private static let font = UIFont.systemFont(ofSize: 12)
  private static let padding = CGSize(width: 8, height: 5)
  private static let maximumWidth: CGFloat = 320
  private static let duration = 0.12
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = 2000
    layer.cornerRadius = 6
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.font = Self.font
    label.numberOfLines = 0
    addSubview(label)
    updateColors()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func fittingSize(in availableSize: CGSize) -> CGSize {
    let maximumWidth = min(availableSize.width, Self.maximumWidth) - 2 * Self.padding.width
    let size = label.sizeThatFits(CGSize(width: maximumWidth, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min(size.width.rounded(.up), maximumWidth) + 2 * Self.padding.width,
      height: min(size.height.rounded(.up) + 2 * Self.padding.height, availableSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  func appear() {
    alpha = 0
    UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
  }

  func disappear() {
    UIView.animate(withDuration: Self.duration) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

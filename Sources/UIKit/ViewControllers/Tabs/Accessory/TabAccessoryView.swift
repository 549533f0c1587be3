import Foundation

/// The capsule that contains the content of a tab accessory.
@MainActor final class TabAccessoryView: UIView {
  /// The height of the capsule, in points.
  static let height: CGFloat = 48
  /// The space between the capsule and the bar, in points.
  static let gap: CGFloat = 8

  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    materialEffect = PlatterGlassEffect()
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    if content.superview === self, content.frame != bounds { content.frame = bounds }
  }
}

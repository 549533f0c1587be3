import Foundation

/// The large title below the row of buttons: 34 points bold, 16 points from the edge, resting on the bar's lower edge.
@MainActor package final class LargeTitleView: UIView {
  private let label = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) {
    label.text = item.title
    let attributes = appearance.largeTitleTextAttributes
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 52))
    let width = min(natural.width, max(0, bounds.width - 32))
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - 16 - width : 16
    label.frame = CGRect(x: x, y: bounds.height - 48.5, width: width, height: natural.height)
  }
}

import Foundation

/// The badge of an item in a tab bar. The badge is a colored capsule with text (measured on UIKit: 20 points high, with
/// text of 13 points in a label that begins 4 points from the edges; in a floating bar, the text is 12 points and medium, and
/// the badge is 4 points higher than the text, docs/measurements.md, 18.7).
@MainActor final class TabBadgeView: UIView {
  let label = UILabel()
  /// The offset of the text in the badge, to the right and down, in points.
  var titleOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  /// Indicates whether the badge is that of an item in a floating bar.
  var isInFloatingBar = false { didSet { if isInFloatingBar != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows text with the given attributes on a background of a color. If the color is nil, the background is the
  /// system's red.
  func show(_ text: String, _ attributes: [NSAttributedString.Key: Any], color: UIColor?) {
    backgroundColor = color ?? .systemRed
    let font = isInFloatingBar ? UIFont.systemFont(ofSize: 12, weight: .medium) : .systemFont(ofSize: 13)
    BarText.setText(text, attributes, font: font, color: .white, on: label)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
    let height = isInFloatingBar ? text.height + 4 : 20
    return CGSize(width: max(height, text.width.rounded(.up) + 8), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = CGRect(
      x: 4 + titleOffset.horizontal, y: 2 + titleOffset.vertical, width: max(0, bounds.width - 8),
      height: max(0, bounds.height - 4))
  }
}

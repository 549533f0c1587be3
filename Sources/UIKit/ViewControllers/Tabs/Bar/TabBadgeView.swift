import Foundation

/// The badge of an item in a tab bar. The badge is a colored capsule with text (measured on UIKit: 20 points high, with
/// text of 13 points in a label that begins 4 points from the edges).
@MainActor final class TabBadgeView: UIView {
  let label = UILabel()
  /// The offset of the text in the badge, to the right and down, in points.
  var titleOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 10
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows text with the given attributes on a background of a color. If the color is nil, the background is the
  /// system's red.
  func show(_ text: String, _ attributes: [NSAttributedString.Key: Any], color: UIColor?) {
    backgroundColor = color ?? .systemRed
    BarText.setText(text, attributes, font: .systemFont(ofSize: 13), color: .white, on: label)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 16)).width
    return CGSize(width: max(20, text.rounded(.up) + 8), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 4 + titleOffset.horizontal, y: 2 + titleOffset.vertical, width: max(0, bounds.width - 8), height: 16)
  }
}

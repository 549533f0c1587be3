import UIKit

/// A text that is readable on any map: the letters have an edge in the color of the background.
final class MarkerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    textColor = .label
    layer.shadowColor = UIColor.systemBackground.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = 1
    layer.shadowOpacity = 1
  }
  required init?(coder: NSCoder) { nil }
}

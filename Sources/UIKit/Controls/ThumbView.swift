import Foundation

/// The white capsule-shaped thumb of switches and sliders.
@MainActor final class ThumbView: UIView {
  static let size = CGSize(width: 37, height: 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowOffset = CGSize(width: 0, height: 1.5)
    layer.shadowRadius = 3
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

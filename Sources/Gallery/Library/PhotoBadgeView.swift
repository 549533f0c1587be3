import UIKit

/// A short text on a photo, such as "GIF", which is readable on any photo.
final class PhotoBadgeView: UIView {
  private let label = UILabel()
  private static let inset = CGSize(width: 6, height: 2)

  /// The text. The view is hidden without one.
  var text: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      isHidden = newValue == nil
      sizeToFit()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.55)
    label.textColor = .white
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { fatalError("PhotoBadgeView does not support init(coder:); create it in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + 2 * Self.inset.width, height: text.height + 2 * Self.inset.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}

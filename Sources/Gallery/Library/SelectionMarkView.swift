import UIKit

/// A check mark in a circle of the tint color with a white border, which is visible on any photo.
final class SelectionMarkView: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "checkmark"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    symbol.tintColor = .white
    symbol.contentMode = .center
    addSubview(symbol)
    isUserInteractionEnabled = false
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { fatalError("SelectionMarkView does not support init(coder:); create it in code") }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    symbol.frame = bounds
  }
}

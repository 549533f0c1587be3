import UIKit

/// The minute hand of the circle. It is white at its tip and transparent at the other end.
final class HandView: UICollectionReusableView {
  private let fading = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    fading.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    fading.frame = bounds
    layer.mask = fading
  }

  required init?(coder: NSCoder) { fatalError("HandView does not support init(coder:); create it in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    fading.frame = bounds
  }
}

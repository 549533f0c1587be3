import UIKit

/// The minute hand of the circle. The hand is white at its tip and transparent at the other end.
final class HandView: UICollectionReusableView {
  private let gradientLayer = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    gradientLayer.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradientLayer.frame = bounds
    layer.mask = gradientLayer
  }

  required init?(coder: NSCoder) { fatalError("HandView does not support init(coder:); create it in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradientLayer.frame = bounds
  }
}

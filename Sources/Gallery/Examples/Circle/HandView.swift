import UIKit

/// The minute hand: white at its tip, fading away along its length.
final class HandView: UICollectionReusableView {
  private let fading = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    fading.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    fading.frame = bounds
    layer.mask = fading
  }

  required init?(coder: NSCoder) { fatalError("HandView is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    fading.frame = bounds
  }
}

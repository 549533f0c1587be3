import UIKit

/// A cell that shows a number on a background color that depends on the number.
final class MillionCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 11, weight: .medium)
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { fatalError("MillionCell does not support init(coder:); create it in code") }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number &* 31 % 360) / 360, saturation: 0.6, brightness: 0.58, alpha: 1)
  }
}

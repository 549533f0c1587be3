import UIKit

/// An orange square with a number.
final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .orange
    label.frame = contentView.bounds
    label.textAlignment = .center
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 24)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("NumberCell does not support init(coder:); create it in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }

  // The label's center is set, because it is interpolated when the layout changes. Setting the frame would change the
  // size immediately.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    label.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
  }
}

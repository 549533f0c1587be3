import UIKit

/// A cell filled with a painting, with round corners.
final class PaintingCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    contentView.addSubview(imageView)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("PaintingCell does not support init(coder:); create it in code") }
}

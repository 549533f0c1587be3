import UIKit

/// A cell that is filled by an image.
final class CoverCell: UICollectionViewCell {
  static let reuseIdentifier = "cover"
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("CoverCell does not support init(coder:); create it in code") }
}

import UIKit

/// A cell that shows a photo with a white border and a soft shadow.
final class AlbumPhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.85, alpha: 1)
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 3
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.5
    // The cell is rotated as one image, so that its edges are smooth.
    layer.rasterizationScale = UIScreen.main.scale
    layer.shouldRasterize = true
    imageView.frame = contentView.bounds
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("AlbumPhotoCell does not support init(coder:); create it in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

import UIKit

/// A square photo in the grid of an album.
final class GridPhotoCell: UICollectionViewCell, PhotoDisplaying {
  let imageView = UIImageView()
  var shownPhoto: Photo?
  var request: ThumbnailLoader.Request?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.2, alpha: 1)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("GridPhotoCell does not support init(coder:); create it in code") }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stopShowing()
  }
}

import UIKit

/// A cell that shows a photo in a stack with a white frame and a soft shadow. The layout rotates the cell slightly.
final class StackPhotoCell: UICollectionViewCell, PhotoDisplaying {
  let imageView = UIImageView()
  var shownPhoto: Photo?
  var request: ThumbnailLoader.Request?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.85, alpha: 1)
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 3
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.5
    // The cell is rasterized and then rotated as one image. Its edges are smooth, and scrolling requires little work.
    layer.rasterizationScale = UIScreen.main.scale
    layer.shouldRasterize = true

    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("StackPhotoCell does not support init(coder:); create it in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    stopShowing()
  }
}

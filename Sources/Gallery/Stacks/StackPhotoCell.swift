import UIKit

/// A photo lying on the table: a white frame, a soft shadow, turned a little by the layout.
final class StackPhotoCell: UICollectionViewCell, PhotoShowing {
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
    // Drawn once and then turned as one picture: smooth edges, and cheap to scroll.
    layer.rasterizationScale = UIScreen.main.scale
    layer.shouldRasterize = true

    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("StackPhotoCell is made in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    stopShowing()
  }
}

import GalleryLibrary
import UIKit

/// A square photo in the grid, with a heart on a favourite.
final class PhotoCell: UICollectionViewCell, PhotoDisplaying {
  let imageView = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private static let heartInset: CGFloat = 8
  var shownPhoto: Photo?
  var request: ThumbnailLoader.Request?

  /// A Boolean value that indicates whether the photo has a heart.
  var isFavourite: Bool {
    get { !heart.isHidden }
    set { heart.isHidden = !newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    heart.tintColor = .white
    heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
    heart.sizeToFit()
    heart.layer.shadowOpacity = 0.5
    heart.layer.shadowRadius = 2
    heart.layer.shadowOffset = .zero
    heart.frame.origin = CGPoint(x: Self.heartInset, y: bounds.height - heart.bounds.height - Self.heartInset)
    heart.autoresizingMask = [.flexibleTopMargin, .flexibleRightMargin]
    heart.isHidden = true
    contentView.addSubview(heart)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("PhotoCell does not support init(coder:); create it in code") }

  /// Shows an entry of the library.
  func show(_ item: PhotoItem, pixelSize: Int, from loader: ThumbnailLoader) {
    show(Photo(item), pixelSize: pixelSize, priority: .normal, from: loader)
    isFavourite = item.isFavourite
    accessibilityLabel = [shownPhoto?.name, item.taken.longText, item.isFavourite ? "Favourite" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stopShowing()
    isFavourite = false
    accessibilityLabel = nil
  }
}

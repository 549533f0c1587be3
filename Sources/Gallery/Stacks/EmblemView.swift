import UIKit

/// The emblem above the stacks, seen when the view is pulled down. A decoration: it needs no data.
final class EmblemView: UICollectionReusableView {
  static var defaultSize: CGSize { EmblemArtwork.size }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let imageView = UIImageView(image: EmblemArtwork.image)
    imageView.frame = bounds
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("EmblemView is made in code") }
}

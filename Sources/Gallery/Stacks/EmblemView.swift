import UIKit

/// The emblem above the stacks. It is visible only while the user pulls the content down. It is a decoration view and
/// needs no data.
final class EmblemView: UICollectionReusableView {
  static var defaultSize: CGSize { EmblemArtwork.size }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let imageView = UIImageView(image: EmblemArtwork.image)
    imageView.frame = bounds
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("EmblemView does not support init(coder:); create it in code") }
}

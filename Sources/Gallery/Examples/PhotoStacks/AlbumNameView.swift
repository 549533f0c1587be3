import UIKit

/// A view that shows the name of an album below its stack.
final class AlbumNameView: UICollectionReusableView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.frame = bounds
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    titleLabel.backgroundColor = .clear
    titleLabel.textAlignment = .center
    titleLabel.font = .boldSystemFont(ofSize: 13)
    titleLabel.textColor = UIColor(white: 1, alpha: 1)
    titleLabel.shadowColor = UIColor(white: 0, alpha: 0.3)
    titleLabel.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("AlbumNameView does not support init(coder:); create it in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
}

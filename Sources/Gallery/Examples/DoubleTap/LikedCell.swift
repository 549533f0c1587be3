import UIKit

/// A picture with a frame while it is selected, and a heart while it is liked.
final class LikedCell: UICollectionViewCell {
  let imageView = UIImageView()
  let heart = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    imageView.layer.borderColor = UIColor.systemBlue.cgColor
    heart.text = "♥"
    heart.textColor = .systemPink
    heart.font = .boldSystemFont(ofSize: 30)
    heart.textAlignment = .center
    heart.layer.shadowOpacity = 0.4
    heart.layer.shadowOffset = .zero
    heart.frame = CGRect(x: contentView.bounds.maxX - 40, y: contentView.bounds.maxY - 40, width: 36, height: 36)
    heart.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    contentView.addSubview(imageView)
    contentView.addSubview(heart)
  }

  required init?(coder: NSCoder) { fatalError("LikedCell does not support init(coder:); create it in code") }

  override var isSelected: Bool {
    didSet { imageView.layer.borderWidth = isSelected ? 5 : 0 }
  }
}

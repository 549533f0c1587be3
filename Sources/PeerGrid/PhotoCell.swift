import UIKit

/// A cell that shows a photo with rounded corners and its name below.
final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "photo"
  private static let font = UIFont(name: "DejaVu Sans", size: 13) ?? .systemFont(ofSize: 13)
  private static let textColor = UIColor(red: 0xdd / 255, green: 0xdd / 255, blue: 0xdd / 255, alpha: 1)

  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
    imageView.layer.cornerRadius = 8
    imageView.clipsToBounds = true
    label.frame = CGRect(x: 0, y: 150, width: 150, height: 20)
    label.font = PhotoCell.font
    label.textColor = PhotoCell.textColor
    label.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("PhotoCell does not support init(coder:); create it in code") }

  func show(_ photo: UIImage?, name: String) {
    imageView.image = photo
    label.text = name
  }
}

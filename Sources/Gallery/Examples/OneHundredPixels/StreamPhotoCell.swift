import UIKit

/// A cell that looks like a photo print with a white border. The cell is gray until the photo is loaded.
final class StreamPhotoCell: UICollectionViewCell {
  static let edge: CGFloat = 10

  let imageView = UIImageView()
  private let message = UILabel()
  private let shadeView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    imageView.frame = contentView.bounds.insetBy(dx: Self.edge, dy: Self.edge)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = UIColor(white: 0.86, alpha: 1)
    message.frame = imageView.frame
    message.textAlignment = .center
    message.textColor = UIColor(white: 0.45, alpha: 1)
    message.font = .systemFont(ofSize: 13)
    shadeView.frame = contentView.bounds
    shadeView.backgroundColor = .black
    shadeView.alpha = 0
    for view in [imageView, message, shadeView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 3)
    // The cell is rotated and tilted as one image.
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }

  required init?(coder: NSCoder) { fatalError("StreamPhotoCell does not support init(coder:); create it in code") }

  /// Shows a photo. Shows the message instead if there is no photo.
  func show(_ image: UIImage?, message text: String? = nil) {
    imageView.image = image
    message.text = text
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    show(nil)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let attributes = layoutAttributes as? PhotoAttributes
    layer.shadowOpacity = Float(attributes?.shadowOpacity ?? 0)
    shadeView.alpha = attributes?.maskingValue ?? 0
  }
}

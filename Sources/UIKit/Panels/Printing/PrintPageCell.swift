import Foundation

/// A cell that shows a page in the preview of a print job, its number, and a mark if the page is printed.
final class PrintPageCell: UICollectionViewCell {
  static let captionHeight: CGFloat = 22

  private let picture = UIImageView()
  private let mark = UIImageView()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.borderWidth = 1
    picture.backgroundColor = .white
    caption.font = .preferredFont(forTextStyle: .caption1, compatibleWith: .current)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    mark.image = UIImage(systemName: "checkmark.circle.fill")
    for view in [picture, mark, caption] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("PrintPageCell does not support init(coder:); PrintPreviewView creates it in code")
  }

  /// Shows a page. A page that is not printed is dimmed.
  func show(_ image: UIImage?, number: Int, count: Int, isIncluded: Bool) {
    picture.image = image
    picture.alpha = isIncluded ? 1 : 0.4
    picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    mark.isHidden = count < 2 || !isIncluded
    caption.text = count < 2 ? "Page 1" : "Page \(number) of \(count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.captionHeight)
    caption.frame = CGRect(
      x: -10, y: bounds.height - Self.captionHeight, width: bounds.width + 20, height: Self.captionHeight)
    mark.frame = CGRect(x: picture.frame.maxX - 30, y: picture.frame.maxY - 30, width: 24, height: 24)
  }
}

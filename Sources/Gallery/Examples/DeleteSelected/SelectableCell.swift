import UIKit

/// A picture that is dimmed and has a check mark while it is selected.
final class SelectableCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let tick = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    tick.frame = CGRect(x: contentView.bounds.maxX - 28, y: contentView.bounds.maxY - 28, width: 22, height: 22)
    tick.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    tick.text = "✓"
    tick.textAlignment = .center
    tick.font = .boldSystemFont(ofSize: 14)
    tick.textColor = .white
    tick.backgroundColor = .systemBlue
    tick.layer.cornerRadius = 11
    tick.clipsToBounds = true
    tick.isHidden = true
    contentView.addSubview(imageView)
    contentView.addSubview(tick)
  }

  required init?(coder: NSCoder) { fatalError("SelectableCell does not support init(coder:); create it in code") }

  override var isSelected: Bool {
    didSet {
      imageView.alpha = isSelected ? 0.5 : 1
      tick.isHidden = !isSelected
    }
  }
}

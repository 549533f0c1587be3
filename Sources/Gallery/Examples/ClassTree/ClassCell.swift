import UIKit

/// A cell that shows the name of a class in a rounded box.
final class ClassCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = .white
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("ClassCell does not support init(coder:); create it in code") }
}

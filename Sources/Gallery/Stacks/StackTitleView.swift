import UIKit

/// The title of a stack and the number of its photos.
final class StackTitleView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.6
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.textColor = .secondaryLabel
    for label in [titleLabel, countLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      countLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
    ])
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("StackTitleView does not support init(coder:); create it in code") }
}

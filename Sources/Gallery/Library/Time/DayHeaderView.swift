import UIKit

/// The header of a day: the date, and the place or the number of photos.
final class DayHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    // The detail is less important than the date, which shrinks to the width.
    detailLabel.maximumContentSizeCategory = .extraExtraExtraLarge
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      detailLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      titleLabel.bottomAnchor.constraint(equalTo: detailLabel.topAnchor),
    ])
    // The mouse can begin a marquee selection in a header.
    isUserInteractionEnabled = false
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { fatalError("DayHeaderView does not support init(coder:); create it in code") }
}

import UIKit

/// The header of a month in the grid: the month in large type, and the number of photos.
final class MonthHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.adjustsFontForContentSizeCategory = true
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for label in [titleLabel, countLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let gap = countLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 12)
    // In a window that is only some points wide, there is not enough space for the gap.
    gap.priority = .defaultHigh
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      countLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      countLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      gap,
    ])
    accessibilityTraits = .header
    // The mouse can begin a marquee selection in a header.
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("MonthHeaderView does not support init(coder:); create it in code") }
}

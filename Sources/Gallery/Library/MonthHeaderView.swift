import UIKit

/// The header of a month in the grid: the month in large type, and the number of photos. At the text sizes of accessibility,
/// the number is below the month.
final class MonthHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()
  private var sideBySide: [NSLayoutConstraint] = []
  private var stacked: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.textColor = .secondaryLabel
    // The number is less important than the month.
    countLabel.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for label in [titleLabel, countLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let gap = countLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 12)
    let trailing = titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor)
    // In a window that is only some points wide, there is not enough space.
    for constraint in [gap, trailing] { constraint.priority = .defaultHigh }
    insetsLayoutMarginsFromSafeArea = false
    updateMargins()
    titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
    sideBySide = [
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      countLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      countLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor), gap,
    ]
    stacked = [
      countLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      countLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      titleLabel.bottomAnchor.constraint(equalTo: countLabel.topAnchor), trailing,
    ]
    arrange()
    accessibilityTraits = .header
    // The mouse can begin a marquee selection in a header.
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("MonthHeaderView does not support init(coder:); create it in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      arrange()
    }
  }

  override func layoutSubviews() {
    updateMargins()
    super.layoutSubviews()
  }

  private func updateMargins() {
    let margin = PageMargin.inset(inWidth: bounds.width)
    let margins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? sideBySide : stacked)
    NSLayoutConstraint.activate(isLarge ? stacked : sideBySide)
  }
}

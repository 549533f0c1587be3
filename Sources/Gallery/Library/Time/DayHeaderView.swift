import UIKit

/// The header of a day: the date, and the place or the number of photos.
final class DayHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let detailLabel = UILabel()

  /// The size of the date in relation to its preferred size that it has at least, however narrow the header is.
  private static let minimumScale: CGFloat = 0.5
  /// The space below the lines of text, in points.
  private static let bottomInset: CGFloat = 8
  /// The largest text size of the detail, which leaves the width to the date.
  private static let maximumDetailSize = UIContentSizeCategory.extraExtraExtraLarge

  private static func titleFont(for traits: UITraitCollection?) -> UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold), compatibleWith: traits)
  }

  /// Returns the height of the two lines with the space below them, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the header. The longest date shrinks to this width.
  ///   - traits: The traits with the text size.
  static func textHeight(inWidth width: CGFloat, for traits: UITraitCollection) -> CGFloat {
    let font = titleFont(for: traits)
    let category = min(traits.preferredContentSizeCategory, maximumDetailSize)
    let detailFont = UIFont.preferredFont(
      forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    return (font.lineHeight * scale(of: font, inWidth: width) + detailFont.lineHeight + bottomInset).rounded()
  }

  /// Returns the size of dates in relation to that of a font, so that the longest date fits into a width.
  private static func scale(of font: UIFont, inWidth width: CGFloat) -> CGFloat {
    let longestWidth = (PhotoTexts.longestDay as NSString).size(withAttributes: [.font: font]).width
    return min(1, max(minimumScale, width / max(1, longestWidth)))
  }

  /// The width in which the longest date fits, so that the dates of neighboring days have the same size.
  private var dateWidth: CGFloat = 0 { didSet { if dateWidth != oldValue { showFont() } } }

  private func showFont() {
    let font = Self.titleFont(for: traitCollection)
    titleLabel.font =
      dateWidth > 0 ? font.withSize(font.pointSize * Self.scale(of: font, inWidth: dateWidth)) : font
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    dateWidth = (layoutAttributes as? PhotoLayoutAttributes)?.dateWidth ?? 0
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      showFont()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = Self.titleFont(for: nil)
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = Self.minimumScale
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.maximumContentSizeCategory = Self.maximumDetailSize
    detailLabel.adjustsFontForContentSizeCategory = true
    for label in [titleLabel, detailLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      detailLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.bottomInset),
      titleLabel.bottomAnchor.constraint(equalTo: detailLabel.topAnchor),
    ])
    // The mouse can begin a marquee selection in a header.
    isUserInteractionEnabled = false
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { fatalError("DayHeaderView does not support init(coder:); create it in code") }
}

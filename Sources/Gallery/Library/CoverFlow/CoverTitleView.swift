import UIKit

/// The name and the date of the photo in the middle of the cover flow.
final class CoverTitleView: UIView {
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  /// The number (`PhotoItem.id`) of the photo whose name and date are shown, or `nil`.
  var photo: Int64?
  private var topConstraint: NSLayoutConstraint?

  /// The distance from the top of the superview, in points.
  var top: CGFloat {
    get { topConstraint?.constant ?? 0 }
    set { if newValue != top { topConstraint?.constant = newValue } }
  }

  /// The distance between the name and the date, in points.
  private static let spacing: CGFloat = 2

  /// Returns the height of the name and the date at a text size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let styles: [UIFont.TextStyle] = [.title2, .subheadline]
    return styles.reduce(spacing) { $0 + UIFont.preferredFont(forTextStyle: $1, compatibleWith: traits).lineHeight }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    for label in [titleLabel, dateLabel] {
      label.adjustsFontForContentSizeCategory = true
      // With the largest text, a date is wider than a phone.
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
      dateLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: Self.spacing),
      dateLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    isUserInteractionEnabled = false
    alpha = 0
  }

  required init?(coder: NSCoder) { fatalError("CoverTitleView does not support init(coder:); create it in code") }

  /// Adds the title to a view, and centers it horizontally in the safe area. `top` determines its distance from the top.
  func install(in view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let area = view.safeAreaLayoutGuide
    let leading = leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16)
    // In a window that is only some points wide, there is not enough space for the margins.
    leading.priority = .required - 1
    let top = topAnchor.constraint(equalTo: view.topAnchor)
    topConstraint = top
    NSLayoutConstraint.activate([centerXAnchor.constraint(equalTo: area.centerXAnchor), leading, top])
  }
}

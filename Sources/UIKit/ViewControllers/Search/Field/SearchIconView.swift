import CoreGraphics

/// The magnifying glass of a search field. The view has the size of UIKit's symbol, regardless of the image that it
/// shows.
@MainActor final class SearchIconView: UIImageView {
  /// The size of the icon's slot, in points. The size is rounded up to whole pixels (measured on UIKit, cases
  /// `search-active-icon` at 2x and `search-bar-placeholder-3x` of Tests/Oracle: 20.5 and 20.667 points wide).
  static let slot = CGSize(width: 20.4, height: 20)

  init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFit
    tintColor = .secondaryLabel
    showDefault()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the default icon, a magnifying glass.
  func showDefault() { image = UIImage(systemName: "magnifyingglass") }
}

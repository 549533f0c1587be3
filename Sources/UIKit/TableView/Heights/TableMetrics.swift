import Foundation

/// The lengths that UIKit gives to what nobody says a height of, in points (measured on iOS 26.1, `table-cases.json`).
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  let traits: UITraitCollection
  /// Whether a large title lies right above the first section: then that begins sooner.
  let isBelowLargeTitle: Bool

  private var scale: CGFloat { max(1, traits.displayScale) }
  private func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
  private func down(_ length: CGFloat) -> CGFloat { (length * scale + 1e-6).rounded(.down) / scale }

  /// One line of a header's and of a footer's title.
  var headerLine: CGFloat { up(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight) }
  var footerLine: CGFloat { up(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).lineHeight) }

  /// Above headers of the plain style.
  var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }

  /// A header with a title whose lines are `text` high.
  func titledHeader(isFirst: Bool, followsTitledFooter: Bool, text: CGFloat) -> CGFloat {
    guard style != .plain else { return text + 7.5 }
    let bare = up(17.5) + text
    if isFirst { return isBelowLargeTitle ? bare : bare + down(17.5) }
    return followsTitledFooter ? bare + 7.5 : bare
  }

  /// A footer with a title whose lines are `text` high.
  func titledFooter(text: CGFloat) -> CGFloat { style == .plain ? text + 7.5 : text + 14 }

  /// A gap where a header would be.
  func untitledHeader(isFirst: Bool) -> CGFloat {
    if style == .plain { return 0 }
    return isFirst && !isBelowLargeTitle ? 35 : up(17.5)
  }
  /// A gap where a footer would be.
  var untitledFooter: CGFloat { style == .plain ? 0 : down(17.5) }

  /// Below the last section of the grouped styles (measured, `table-rects-grouped2-2`,
  /// `table-nav-insetgrouped-rows-2x`, `table-grouped-header-first-2x`: 20 points at 2x and 3x, beside the footer's own).
  var bottomPadding: CGFloat { style == .plain ? 0 : 20 }

  /// A row of one line, as a first guess.
  var row: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return max(52, up(line + 31.5).rounded(.down))
  }
  /// A row where cells do not say their heights.
  static let fixedRow: CGFloat = 44

  /// How far cards stand in: 16 points below a width of 390, 20 from there on.
  func sideInset(width: CGFloat) -> CGFloat { style == .insetGrouped ? (width < 390 ? 16 : 20) : 0 }
}

import Foundation

/// The default dimensions of UIKit for elements without explicit heights, in points (measured on iOS 26.1,
/// `table-cases.json`).
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  let traits: UITraitCollection
  /// Indicates whether there is a large title directly above the first section, which reduces the distance to it.
  let isBelowLargeTitle: Bool

  private var scale: CGFloat { max(1, traits.displayScale) }
  private func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
  private func down(_ length: CGFloat) -> CGFloat { (length * scale + 1e-6).rounded(.down) / scale }

  /// The heights of one line of a header's title and of a footer's title.
  var headerLine: CGFloat { up(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight) }
  var footerLine: CGFloat { up(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).lineHeight) }

  /// The distance above headers of the plain style.
  var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }

  /// Returns the height of a header with a title whose lines have the height `text`.
  func titledHeader(isFirst: Bool, followsTitledFooter: Bool, text: CGFloat) -> CGFloat {
    guard style != .plain else { return text + 7.5 }
    let bare = up(17.5) + text
    if isFirst { return isBelowLargeTitle ? bare : bare + down(17.5) }
    return followsTitledFooter ? bare + 7.5 : bare
  }

  /// Returns the height of a footer with a title whose lines have the height `text`.
  func titledFooter(text: CGFloat) -> CGFloat { style == .plain ? text + 7.5 : text + 14 }

  /// Returns the height of the gap in place of a missing header.
  func missingHeaderGap(isFirst: Bool) -> CGFloat {
    if style == .plain { return 0 }
    return isFirst && !isBelowLargeTitle ? 35 : up(17.5)
  }
  /// The height of the gap in place of a missing footer.
  var missingFooterGap: CGFloat { style == .plain ? 0 : down(17.5) }

  /// The distance below the last section of the grouped styles, in addition to that of the footer (measured: 20 points
  /// at 2x and 3x, `table-rects-grouped2-2`, `table-nav-insetgrouped-rows-2x`, `table-grouped-header-first-2x`).
  var bottomPadding: CGFloat { style == .plain ? 0 : 20 }

  /// The estimated height of a row of one line.
  var row: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return max(52, up(line + 31.5).rounded(.down))
  }
  /// The height of rows whose cells do not size themselves.
  static let fixedRow: CGFloat = 44

  /// Returns the distance of cards from the sides of the table, in points. It is 16 below a width of 390 points,
  /// otherwise 20.
  func sideInset(width: CGFloat) -> CGFloat { style == .insetGrouped ? (width < 390 ? 16 : 20) : 0 }
}

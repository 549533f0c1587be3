import Foundation

/// The default dimensions of elements without explicit heights, in points, as in UIKit (measured on iOS 26.1,
/// `table-cases.json`).
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  let traits: UITraitCollection
  /// Indicates whether a navigation bar with a large title is directly above the first section. The space above the
  /// section is then smaller.
  let isBelowLargeTitle: Bool

  private var scale: CGFloat { max(1, traits.displayScale) }
  private func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
  private func roundedDown(_ length: CGFloat) -> CGFloat { (length * scale + 1e-6).rounded(.down) / scale }

  /// The height of one line of a header's title, in points.
  var headerLineHeight: CGFloat {
    roundedUp(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight)
  }
  var footerLineHeight: CGFloat {
    roundedUp(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).lineHeight)
  }

  /// The default padding above headers, in points. It is 0 except in the plain style.
  var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }

  /// Returns the distances from the title of a header or footer to the top and the bottom of the view, in points.
  ///
  /// UIKit places the baseline: it is 28 points below the top of a header and 10 above its bottom, 20 and 8 points in the plain
  /// style, and 20 and 10 points in a footer. The frame of a label depends on the scale, because its height and its ascender
  /// are rounded to pixels (derived from the frames at 2x and 3x in `table-header-label-bottom-pad-2x` and `-3x`,
  /// `table-metrics-2x` and `-3x`, `table-ios-plain-rows` and `table-ios-grouped-footer-frames` of table-cases.json).
  static func titlePadding(isHeader: Bool, style: UITableView.Style, scale: CGFloat) -> (top: CGFloat, bottom: CGFloat)
  {
    let (top, bottom): (CGFloat, CGFloat) = !isHeader ? (20, 10) : style == .plain ? (20, 8) : (28, 10)
    let font = UIFont.systemFont(ofSize: isHeader ? 17 : 13)
    let scale = max(1, scale)
    let ascender = (font.ascender * scale + 0.5).rounded(.down) / scale
    let lineHeight = (font.lineHeight * scale - 1e-6).rounded(.up) / scale
    return (top - ascender, bottom - (lineHeight - ascender))
  }

  /// The distances from the title of a header to the top and the bottom of the view, in points.
  private var headerPadding: (top: CGFloat, bottom: CGFloat) {
    Self.titlePadding(isHeader: true, style: style, scale: scale)
  }

  /// Returns the height of a header whose title has the height `textHeight`, in points. `isFirst` is `true` for the first
  /// section. `followsTitledFooter` is `true` if the footer above the header has a title.
  func titledHeaderHeight(isFirst: Bool, followsTitledFooter: Bool, textHeight: CGFloat) -> CGFloat {
    let minimumHeight = headerPadding.top + textHeight + headerPadding.bottom
    if style == .plain { return minimumHeight }
    if isFirst { return isBelowLargeTitle ? minimumHeight : minimumHeight + roundedDown(17.5) }
    return followsTitledFooter ? minimumHeight + roundedDown(7.5) : minimumHeight
  }

  /// Returns the height of a footer whose title has the height `textHeight`, in points. In the plain style, there is no space
  /// below the title.
  func titledFooterHeight(textHeight: CGFloat) -> CGFloat {
    let padding = Self.titlePadding(isHeader: false, style: style, scale: scale)
    return padding.top + textHeight + (style == .plain ? 0 : padding.bottom)
  }

  /// Returns the height of the space in place of a missing header, in points. `isFirst` is `true` for the first section.
  func missingHeaderGap(isFirst: Bool) -> CGFloat {
    if style == .plain { return 0 }
    return isFirst && !isBelowLargeTitle ? 35 : roundedUp(17.5)
  }
  /// The height of the space in place of a missing footer, in points.
  var missingFooterGap: CGFloat { style == .plain ? 0 : roundedDown(17.5) }

  /// The padding below the last section in the grouped styles, in points, in addition to its footer (measured: 20 at 2x and 3x,
  /// `table-rects-grouped2-2`, `table-nav-insetgrouped-rows-2x`, `table-grouped-header-first-2x` in table-cases.json).
  var bottomPadding: CGFloat { style == .plain ? 0 : 20 }

  /// The estimated height of a row with one line, in points.
  var rowHeight: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return max(52, roundedUp(line + 31.5).rounded(.down))
  }
  /// The height of rows that are not self-sizing, in points.
  static let fixedRowHeight: CGFloat = 44

  /// Returns the inset of cards from the sides of the table, in points. It is 16 if the width is less than 390 points,
  /// otherwise 20. Only the inset grouped style has cards.
  func sideInset(width: CGFloat) -> CGFloat { style == .insetGrouped ? (width < 390 ? 16 : 20) : 0 }
}

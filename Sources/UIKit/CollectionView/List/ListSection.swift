import CollectionCore
import Foundation

/// The list properties of a section in a compositional layout: its margins, the roles of its views and its separators.
///
/// These values were measured on iOS 26.1 (list-cases.json, compositional-cases.json): 17.5 points below each section
/// and above each section without a header, 35 above the first section, 20 below the last one, cards 16 points from
/// both sides, headers directly above their rows. Sums are exact, and positions are rounded to pixels.
@MainActor
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// The estimated height of rows before they are measured, in points (measured for a plain list).
  static let rowEstimate: CGFloat = 52
  private static let gap: CGFloat = 17.5
  private static let firstGap: CGFloat = 35
  private static let lastGap: CGFloat = 20
  /// The default padding above headers in plain lists, in points, as in tables since iOS 15. The value was not measured
  /// for lists.
  private static let plainHeaderPadding: CGFloat = 22
  /// The automatic padding above the first row of a plain list without headers, in points. It is part of that row's height for
  /// any content (measured at 2x, `list-plain-first-row-top-padding` in list-cases.json: 70.5 for a row whose height is 52 at
  /// other positions).
  private static let plainTopPadding: CGFloat = 18.5

  private var hasSectionGaps: Bool { appearance == .grouped || appearance == .insetGrouped || appearance == .sidebar }

  /// Returns the margins before and after a section, in points. `isBelowLargeTitle` is `true` if the content begins directly
  /// below a navigation bar with a large title.
  func margins(isFirst: Bool, isLast: Bool, isBelowLargeTitle: Bool) -> (start: CGFloat, end: CGFloat) {
    var startMargin: CGFloat = 0
    if hasSectionGaps, configuration.headerMode == .none {
      startMargin = isFirst ? (isBelowLargeTitle || appearance == .sidebar ? 0 : Self.firstGap) : Self.gap
    }
    if configuration.headerMode == .supplementary {
      startMargin += configuration.headerTopPadding ?? (appearance == .plain ? Self.plainHeaderPadding : 0)
    }
    return (startMargin, hasSectionGaps ? (isLast ? Self.lastGap : Self.gap) : 0)
  }

  /// Returns the padding above the content of an item's view, in points. In a list without header views, the header's
  /// padding is part of the first row (measurements.md 10.12).
  func padding(ofItem item: Int) -> CGFloat {
    guard item == 0, configuration.headerMode != .supplementary else { return 0 }
    return configuration.headerTopPadding ?? (appearance == .plain ? Self.plainTopPadding : 0)
  }

  // MARK: Roles

  private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

  /// Returns the role of an item's cell. `count` is the number of items in the section.
  func role(ofItem item: Int, count: Int) -> ListRole {
    let padding = padding(ofItem: item)
    guard item >= firstRow else { return ListRole(appearance: appearance, viewKind: .header, topPadding: padding) }
    return ListRole(
      appearance: appearance, isFirst: item == firstRow, isLast: item == count - 1, topPadding: padding)
  }

  /// Returns the role of a supplementary view, or `nil` if the view is neither a header nor a footer.
  func role(ofKind kind: Int32) -> ListRole? {
    if kind == Self.headerKind { return ListRole(appearance: appearance, viewKind: .header) }
    if kind == Self.footerKind { return ListRole(appearance: appearance, viewKind: .footer) }
    return nil
  }

  private static let headerKind = ElementKind.supplementary(UICollectionView.elementKindSectionHeader)
  private static let footerKind = ElementKind.supplementary(UICollectionView.elementKindSectionFooter)

  // MARK: Appearance

  /// The background color behind the rows, or `nil` if the list shows the collection view's own background.
  var background: UIColor? {
    if let color = configuration.backgroundColor { return color.cgColor.alpha == 0 ? nil : color }
    switch appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }

  /// Returns the separators above and below an item. Each of them is `nil` if it is not shown.
  func separators(ofItem item: Int, in section: Int, count: Int) -> (top: ListSeparator?, bottom: ListSeparator?) {
    guard configuration.showsSeparators else { return (nil, nil) }
    let role = role(ofItem: item, count: count)
    var preferredSize = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      preferredSize = handler(IndexPath(item: item, section: section), preferredSize)
    }
    // Grouped lists have lines from edge to edge around their sections (measurements.md 9.13).
    let isEnd = appearance == .grouped && role.viewKind == .row
    let showsTop = preferredSize.topSeparatorVisibility.shows(isEnd && role.isFirst)
    let showsBottom = preferredSize.bottomSeparatorVisibility.shows(
      role.viewKind == .row && (!role.isLast || appearance != .insetGrouped && appearance != .sidebar))
    return (
      showsTop ? ListSeparator(preferredSize, preferredSize.topSeparatorInsets, isWide: isEnd && role.isFirst) : nil,
      showsBottom
        ? ListSeparator(preferredSize, preferredSize.bottomSeparatorInsets, isWide: isEnd && role.isLast) : nil
    )
  }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate func shows(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: return automatic
    case .visible: return true
    case .hidden: return false
    }
  }
}

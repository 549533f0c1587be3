import CollectionCore
import Foundation

/// What a section of a compositional layout knows of being a list: its gaps, what its views are, and its separators.
///
/// Measured on iOS 26.1 (list-cases.json, compositional-cases.json): 17.5 points below each section and above each that has
/// no header, 35 above the first one, 20 below the last one, cards 16 points from both sides, headers right above their
/// rows. Sums stay exact, places round to the pixel.
@MainActor
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// Rows before they have said their height (measured for a plain list).
  static let rowEstimate: CGFloat = 52
  private static let gap: CGFloat = 17.5
  private static let firstGap: CGFloat = 35
  private static let lastGap: CGFloat = 20
  /// Of headers in plain lists, as in tables since iOS 15. Not measured for lists.
  private static let plainHeaderPadding: CGFloat = 22
  /// The automatic padding above the first row of a plain list without headers, part of that row's height, whatever it
  /// shows (measured at 2x, `list-plain-first-row-top-padding`: 70.5 for a line that has 52 in other rows).
  private static let plainTopPadding: CGFloat = 18.5

  private var isApart: Bool { appearance == .grouped || appearance == .insetGrouped || appearance == .sidebar }

  /// The room in front of a section and behind it. `isFlush`: the list begins right under a bar with a large title.
  func margins(isFirst: Bool, isLast: Bool, isFlush: Bool) -> (start: CGFloat, end: CGFloat) {
    var start: CGFloat = 0
    if isApart, configuration.headerMode == .none {
      start = isFirst ? (isFlush || appearance == .sidebar ? 0 : Self.firstGap) : Self.gap
    }
    if configuration.headerMode == .supplementary {
      start += configuration.headerTopPadding ?? (appearance == .plain ? Self.plainHeaderPadding : 0)
    }
    return (start, isApart ? (isLast ? Self.lastGap : Self.gap) : 0)
  }

  /// By how much the view of an item is higher than it asks for: padding of a list without header views is part of its
  /// first row (measurements.md 10.12).
  func padding(ofItem item: Int) -> CGFloat {
    guard item == 0, configuration.headerMode != .supplementary else { return 0 }
    return configuration.headerTopPadding ?? (appearance == .plain ? Self.plainTopPadding : 0)
  }

  // MARK: Roles

  private var firstRow: Int { configuration.headerMode == .firstItemInSection ? 1 : 0 }

  /// What an item is, of so many.
  func role(ofItem item: Int, count: Int) -> ListRole {
    let padding = padding(ofItem: item)
    guard item >= firstRow else { return ListRole(appearance: appearance, part: .header, topPadding: padding) }
    return ListRole(
      appearance: appearance, isFirst: item == firstRow, isLast: item == count - 1, topPadding: padding)
  }

  /// What a supplementary view is; nil for one that is neither header nor footer.
  func role(ofKind kind: Int32) -> ListRole? {
    if kind == Self.headerKind { return ListRole(appearance: appearance, part: .header) }
    if kind == Self.footerKind { return ListRole(appearance: appearance, part: .footer) }
    return nil
  }

  private static let headerKind = ElementKind.supplementary(UICollectionView.elementKindSectionHeader)
  private static let footerKind = ElementKind.supplementary(UICollectionView.elementKindSectionFooter)

  // MARK: Looks

  /// Behind the rows; nil where what the collection view has shows through.
  var background: UIColor? {
    if let color = configuration.backgroundColor { return color.cgColor.alpha == 0 ? nil : color }
    switch appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }

  /// The separators of an item, above and below it; nil where there is none.
  func separators(ofItem item: Int, in section: Int, count: Int) -> (top: ListSeparator?, bottom: ListSeparator?) {
    guard configuration.showsSeparators else { return (nil, nil) }
    let role = role(ofItem: item, count: count)
    var said = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      said = handler(IndexPath(item: item, section: section), said)
    }
    // Grouped lists have lines from edge to edge around their sections (measurements.md 9.13).
    let isEnd = appearance == .grouped && role.part == .row
    let top = said.topSeparatorVisibility.shows(isEnd && role.isFirst)
    let bottom = said.bottomSeparatorVisibility.shows(
      role.part == .row && (!role.isLast || appearance != .insetGrouped && appearance != .sidebar))
    return (
      top ? ListSeparator(said, said.topSeparatorInsets, isWide: isEnd && role.isFirst) : nil,
      bottom ? ListSeparator(said, said.bottomSeparatorInsets, isWide: isEnd && role.isLast) : nil
    )
  }
}

/// A line above or below a row.
struct ListSeparator: Equatable {
  /// How far its ends lie within the row; nil: as far as what the row shows.
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor
  let multipleSelectionColor: UIColor

  @MainActor static let thickness = SeparatorView.thickness
  static let topKind = ElementKind.decoration("UICollectionViewListSeparatorAbove")
  static let bottomKind = ElementKind.decoration("UICollectionViewListSeparatorBelow")

  /// `isWide`: from edge to edge, where nothing is said.
  @MainActor
  init(_ configuration: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, isWide: Bool) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    leading = insets.leading == automatic.leading ? (isWide ? 0 : nil) : insets.leading
    trailing = insets.trailing == automatic.trailing ? (isWide ? 0 : nil) : insets.trailing
    color = configuration.color
    multipleSelectionColor = configuration.multipleSelectionColor
  }

  /// Where it lies at a row, the ends of whose content are at those distances within it.
  @MainActor
  func frame(of row: CGRect, isTop: Bool, content: (leading: CGFloat, trailing: CGFloat)) -> CGRect {
    let (leading, trailing) = (leading ?? content.leading, trailing ?? content.trailing)
    return CGRect(
      x: row.minX + leading, y: isTop ? row.minY : row.maxY - Self.thickness,
      width: max(0, row.width - leading - trailing), height: Self.thickness)
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

import CoreGraphics
import QuartzCore

/// The role of a view in a list: the list's appearance, the kind of the view (row, header or footer), and its position
/// in its section.
///
/// The role is part of the layout attributes, so a view has its role before the data source configures it, and is
/// notified of changes.
struct ListRole: Equatable, Sendable {
  enum ViewKind: UInt8, Sendable { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var viewKind = ViewKind.row
  /// Indicates whether the view is the first row of its section. Header items do not count as rows.
  var isFirst = false
  var isLast = false
  /// Indicates whether the view is a header or footer that is pinned to the edge of the visible area.
  var isPinned = false
  /// The padding at the top of the view, above its content, in points.
  var topPadding: CGFloat = 0
}

extension ListRole {
  /// The rounded corners of the first or last row of a card, or `nil` for other views. A card is the rounded background
  /// of a section in an inset grouped list.
  @MainActor var corners: UICornerConfiguration? {
    guard appearance == .insetGrouped, viewKind == .row, isFirst || isLast else { return nil }
    let radius = UICornerRadius.fixed(UICollectionViewCell.cardRadius)
    return .corners(
      topLeftRadius: isFirst ? radius : nil, topRightRadius: isFirst ? radius : nil,
      bottomLeftRadius: isLast ? radius : nil, bottomRightRadius: isLast ? radius : nil)
  }
}

extension ListRole {
  /// The corners that the view shares with its card, the rounded background of a section. The set is empty for a row in
  /// the middle. The value is `nil` if the view is not a row of a card.
  var cardCorners: CACornerMask? {
    guard appearance == .insetGrouped, viewKind == .row else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

// The default configurations of a cell for its role in a list.
extension ListRole {
  @MainActor var defaultContent: UIListContentConfiguration {
    switch (viewKind, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  @MainActor var defaultBackground: UIBackgroundConfiguration {
    switch (viewKind, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    }
  }
}

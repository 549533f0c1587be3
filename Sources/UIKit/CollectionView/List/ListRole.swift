import CoreGraphics
import QuartzCore

/// What a view in a list is: its appearance, whether it is a row, header or footer, and whether its section begins or ends
/// with it. Goes along with layout attributes, so that a view knows it before the data source configures it, and hears of
/// it when it becomes another.
struct ListRole: Equatable, Sendable {
  enum Part: UInt8, Sendable { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part = Part.row
  /// The first and the last row of a section; headers that are items do not count.
  var isFirst = false
  var isLast = false
  /// A header or footer that is held at the edge of what is visible.
  var isPinned = false
  /// The padding at the top of the view, above its content, in points.
  var topPadding: CGFloat = 0
}

extension ListRole {
  /// The round corners of a card's ends; nil for what has none.
  @MainActor var corners: UICornerConfiguration? {
    guard appearance == .insetGrouped, part == .row, isFirst || isLast else { return nil }
    let radius = UICornerRadius.fixed(UICollectionViewCell.cardRadius)
    return .corners(
      topLeftRadius: isFirst ? radius : nil, topRightRadius: isFirst ? radius : nil,
      bottomLeftRadius: isLast ? radius : nil, bottomRightRadius: isLast ? radius : nil)
  }
}

extension ListRole {
  /// The corners of the card that the view forms, none for a row in its middle; nil for what is no row of a card.
  var cardCorners: CACornerMask? {
    guard appearance == .insetGrouped, part == .row else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

// The looks that a list cell begins with.
extension ListRole {
  @MainActor var defaultContent: UIListContentConfiguration {
    switch (part, appearance) {
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
    switch (part, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    }
  }
}

import CoreGraphics

// Margins: one line has 15 points above and below (measured on iOS 26.1, `list-cell-subtitle-2x`), headers 12 and 5.5,
// footers 7.5 and 6.5 (table-cases.json). The trailing margin is 8: what a text keeps from an accessory.
extension UIListContentConfiguration {
  /// A cell: a text and, below it, a smaller second one.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// A cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// A cell with a value at its trailing edge.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value) }
  /// A header that fits the list's appearance.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// A footer that fits the list's appearance.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }
  /// A still larger header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  /// A cell of a sidebar with a subtitle.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitle)
  }
  /// A cell of a sidebar beside another sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  /// A cell of a sidebar beside another sidebar, with a subtitle.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitle)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }

  static func margins(of style: Style) -> NSDirectionalEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch style {
      case .cell, .subtitle, .value, .sidebarCell, .sidebarSubtitle, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitle:
        (15, 15)
      case .plainHeader: (4, 3.5)
      case .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: (12, 5.5)
      case .plainFooter, .groupedFooter: (7.5, 6.5)
      }
    return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
  }
}

import CoreGraphics

// The margins of a row with one line are 15 points above and below (measured on iOS 26.1, `list-cell-subtitle-2x` in
// list-cases.json). The margins of headers are 12 and 5.5 points, and the margins of footers are 7.5 and 6.5 points
// (table-cases.json). The trailing margin is 8 points, the distance between a text and an accessory.
extension UIListContentConfiguration {
  /// Creates the default configuration of a list cell. Its secondary text is smaller and below the primary text.
  ///
  /// - Returns: The configuration.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// Creates the default configuration of a list cell with a subtitle. The subtitle is the secondary text, which is
  /// smaller and below the primary text.
  ///
  /// - Returns: The configuration.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// Creates the default configuration of a list cell with a value. The value is the secondary text, which is at the
  /// trailing edge if there is room for both texts.
  ///
  /// - Returns: The configuration.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value) }
  /// Creates the default configuration of a header. The configuration equals `groupedHeader()`.
  ///
  /// - Returns: The configuration.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// Creates the default configuration of a footer. The configuration equals `groupedFooter()`.
  ///
  /// - Returns: The configuration.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// Creates the default configuration of a header in a plain list. Its text is semibold.
  ///
  /// - Returns: The configuration.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  /// Creates the default configuration of a footer in a plain list. Its text is small and has the color of secondary
  /// labels.
  ///
  /// - Returns: The configuration.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  /// Creates the default configuration of a header in a grouped list. Its text is semibold and has the color of
  /// secondary labels.
  ///
  /// - Returns: The configuration.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// Creates the default configuration of a footer in a grouped list. Its text is small and has the color of secondary
  /// labels.
  ///
  /// - Returns: The configuration.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// Creates the default configuration of a larger header in an inset grouped list. Its text is bold.
  ///
  /// - Returns: The configuration.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }
  /// Creates the default configuration of the largest header in an inset grouped list. Its text is bold.
  ///
  /// - Returns: The configuration.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }
  /// Creates the default configuration of a sidebar cell. Its texts are white while the cell is selected.
  ///
  /// - Returns: The configuration.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  /// Creates the default configuration of a sidebar cell with a subtitle. Its texts are white while the cell is
  /// selected.
  ///
  /// - Returns: The configuration.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitle)
  }
  /// Creates the default configuration of a cell in a sidebar that is next to another sidebar.
  ///
  /// - Returns: The configuration.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  /// Creates the default configuration of a cell with a subtitle in a sidebar that is next to another sidebar.
  ///
  /// - Returns: The configuration.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitle)
  }
  /// Creates the default configuration of a sidebar header. Its text is semibold.
  ///
  /// - Returns: The configuration.
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

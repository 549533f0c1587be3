// The default colors are the colors of tables and lists since iOS 13. Selected rows are gray.
extension UIBackgroundConfiguration {
  /// Creates a transparent background.
  ///
  /// - Returns: The configuration.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Creates the default background of a list cell: the system background color, or gray while the cell is selected or
  /// highlighted.
  ///
  /// - Returns: The configuration.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// Creates the default background of a list header, which is transparent.
  ///
  /// - Returns: The configuration.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// Creates the default background of a list footer, which is transparent.
  ///
  /// - Returns: The configuration.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// Creates the default background of a cell in a plain list. The configuration equals `listCell()`.
  ///
  /// - Returns: The configuration.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// Creates the default background of a header or footer in a plain list: the system background color.
  ///
  /// - Returns: The configuration.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// Creates the default background of a cell in a grouped list: the background color of grouped content, or gray while
  /// the cell is selected or highlighted.
  ///
  /// - Returns: The configuration.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Creates the default background of a header or footer in a grouped list, which is transparent.
  ///
  /// - Returns: The configuration.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// Creates the default background of a sidebar header, which is transparent.
  ///
  /// - Returns: The configuration.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  /// Creates the default background of a sidebar cell: transparent, the tint color while the cell is selected, or gray
  /// while it is highlighted.
  ///
  /// - Returns: The configuration.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  /// Creates the default background of a cell in a sidebar beside another sidebar: transparent, or gray while the cell
  /// is selected or highlighted.
  ///
  /// - Returns: The configuration.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell)
  }

  /// Returns the default background color of a style in a state. The result `nil` represents the tint color.
  static func color(of style: Style, _ state: StyleState?) -> UIColor? {
    let isActive = state.map { $0.isSelected || $0.isHighlighted } ?? false
    switch style {
    case .clear, .groupedHeader, .sidebarHeader, .button: return .clear
    case .listCell: return isActive ? .systemGray4 : .systemBackground
    case .groupedCell: return isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeader: return .systemBackground
    case .sidebarCell:
      guard let state, isActive else { return .clear }
      return state.isHighlighted ? .systemGray4 : nil
    case .accompaniedSidebarCell: return isActive ? .systemGray4 : .clear
    }
  }
}

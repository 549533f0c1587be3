// Looks as on iOS: the colours that tables and lists have had since iOS 13, with the greys of selection.
extension UIBackgroundConfiguration {
  /// Nothing: a clear colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of a list's cell, whatever the list's appearance.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// The background of a list's header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// The background of a list's footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// The background of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// The background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// The background of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// The background of a sidebar's header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  /// The background of a sidebar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  /// The background of a cell in a sidebar beside another sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell)
  }

  /// The colour of a look in a state; nil as colour means the tint.
  static func color(of style: Style, _ state: LookState?) -> UIColor? {
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

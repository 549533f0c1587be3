import CoreGraphics

// The search bar in the row of buttons, or the button that begins the search.
extension NavigationBarContent {
  private var search: UISearchController? { bar?.topItem === item ? item.searchController : nil }

  /// Adds the search bar or the search button of the item if the item's placement is in the row of buttons.
  func addSearch() {
    searchButton = nil
    searchPlatter.removeFromSuperview()
    guard let search, let bar, let placement = bar.searchPlacement else { return }
    switch placement {
    case .inline, .integratedCentered:
      searchPlatter.isUserInteractionEnabled = false
      buttons.insertSubview(searchPlatter, at: 0)
      if search.searchBar.superview !== buttons { buttons.addSubview(search.searchBar) }
    case .integratedButton:
      let button = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
      button.accessibilityLabel = "Search"
      let view = BarItemView(button)
      view.onTap = { [weak search] in search?.find() }
      buttons.addSubview(view)
      searchButton = view
    default: break
    }
  }

  /// Positions the search bar in the row.
  ///
  /// - Parameters:
  ///   - start: The distance from the leading edge to the end of the leading buttons.
  ///   - end: The distance from the trailing edge to the end of the trailing buttons, or 0 if there are no buttons.
  ///   - isRightToLeft: `true` in a right-to-left layout.
  ///   - margin: The distance between the edge of the bar and the first button.
  /// - Returns: The distance from the trailing edge to the end of the last view at this edge.
  func positionSearch(start: CGFloat, end: CGFloat, isRightToLeft: Bool, margin: CGFloat) -> CGFloat {
    guard let field = search?.searchBar, field.superview === buttons, let bar else { return end }
    let isCentered = bar.searchPlacement == .integratedCentered
    // The field is 240 points wide, or 280 during the search, in a platter with 4 points at both sides (measured on UIKit,
    // docs/measurements.md, 19.7).
    let padding: CGFloat = 4
    let ownWidth: CGFloat = search?.isActive == true ? 280 : 240
    let fieldWidth = isCentered ? max(160, bounds.width * 0.4) : ownWidth
    let cancelWidth: CGFloat = field.showsCancelButton ? SearchCancelButton.side + 11 : 0
    let platterStart = max(start, margin) + 16
    let trailingLimit = bounds.width - (end > 0 ? end + 12 : margin)
    let width = min(fieldWidth + 2 * padding + cancelWidth, max(0, trailingLimit - platterStart))
    var x =
      isCentered
      ? min(max((bounds.width - width) / 2, platterStart), max(platterStart, trailingLimit - width))
      : trailingLimit - width
    let availableWidth = bounds.width - x
    if isRightToLeft { x = bounds.width - x - width }
    let frame = CGRect(x: x + padding, y: 0, width: max(0, width - 2 * padding), height: Self.rowHeight)
    var platterFrame = CGRect(x: x, y: 0, width: width - cancelWidth, height: Self.rowHeight)
    if isRightToLeft { platterFrame.origin.x += cancelWidth }
    if searchPlatter.frame != platterFrame {
      searchPlatter.frame = platterFrame
      searchPlatter.layer.cornerRadius = platterFrame.height / 2
    }
    // A field with a color or an image of the application has no platter.
    searchPlatter.materialEffect = field.isFieldGlass ? SearchGlassEffect(.field) : nil
    if field.frame != frame { field.frame = frame }
    return isCentered ? end : availableWidth
  }
}

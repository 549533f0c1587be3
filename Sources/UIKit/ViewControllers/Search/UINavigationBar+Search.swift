import CoreGraphics

// The search bar of a navigation bar's top item.
extension UINavigationBar {
  /// The placement of the top item's search bar, or nil if the item has no search bar.
  final var searchPlacement: UINavigationItem.SearchBarPlacement? {
    topItem.flatMap { controller?.placement(for: $0) }
  }

  /// Replaces the bar's search bar, and notifies the delegate of its search controller if the placement of the search
  /// bar has changed. Nil removes the search bar.
  final func showSearchBar(_ bar: UISearchBar?) {
    let bar = controller == nil ? nil : bar
    if let oldBar = searchBar, oldBar !== bar {
      oldBar.removeFromSuperview()
      oldBar.hosting = .none
    }
    searchBar = bar
    guard let bar, let item = topItem, let placement = searchPlacement else { return }
    let oldPlacement = item.placementInUse
    let search = item.searchController
    let changes = placement != oldPlacement && bar.superview != nil
    if changes, let search { search.delegate?.searchController(search, willChangeTo: placement) }
    item.placementInUse = placement
    let isInRow = placement == .inline || placement == .integratedCentered
    if !isInRow, bar.superview !== self {
      bar.removeFromSuperview()
      UIView.performWithoutAnimation { addSubview(bar) }
    }
    if isInRow, bar.superview === self { bar.removeFromSuperview() }
    bar.hosting = isInRow ? .inline : searchReplacesRow ? .top : .stacked
    setNeedsLayout()
    if changes, let search { search.delegate?.searchController(search, didChangeFrom: oldPlacement) }
  }

  final func layoutSearchBar() {
    content?.alpha = searchReplacesRow ? 0 : 1
    content?.isUserInteractionEnabled = !searchReplacesRow
    guard let bar = searchBar, bar.superview === self else { return }
    bar.hosting = searchReplacesRow ? .top : .stacked
    bar.isHidden = searchPlacement == .integratedButton && !searchReplacesRow
    let frame = CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    if bar.frame != frame { bar.frame = frame }
    // An empty bar receives no touches, and is not reached by Tab.
    bar.isUserInteractionEnabled = searchHeight > 16
    bar.layoutIfNeeded()
  }

  final func isInSearchBar(_ point: CGPoint) -> Bool {
    guard let bar = searchBar, bar.superview === self, !bar.isHidden else { return false }
    return bar.frame.contains(point)
  }

  /// Lays out the navigation controller after the height of the search bar has changed.
  final func searchHeightChanged() {
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
    controller?.layoutBars()
  }
}

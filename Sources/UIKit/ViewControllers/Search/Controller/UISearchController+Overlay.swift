import CoreGraphics

// The view of the search in front of the searched content.
extension UISearchController: ActiveSearch {
  final var searchText: String? { session.isActive ? searchBar.text : nil }

  /// Positions the view of the search in front of all other views of the searched controller. The view does not scroll
  /// with the content of a scroll view. If the search bar is within the content, the view begins at the lower edge of
  /// the search bar.
  final func positionOverlay() {
    guard let hostView = session.host?.viewIfLoaded, let overlay = viewIfLoaded else { return }
    if overlay.superview !== hostView { hostView.addSubview(overlay) }
    if hostView.subviews.last !== overlay { hostView.bringSubviewToFront(overlay) }
    var frame = hostView.bounds
    let bar = searchBar
    if bar.hosting == .none, bar.isDescendant(of: hostView) {
      let bottom = bar.convert(bar.bounds, to: hostView).maxY
      let top = min(max(bottom, frame.minY), frame.maxY)
      frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }
    if overlay.frame != frame { overlay.frame = frame }
    // Views in a scroll view do not inherit its safe area.
    guard hostView is UIScrollView else { return }
    var insets = hostView.safeAreaInsets
    insets.top = max(0, insets.top - (frame.minY - hostView.bounds.minY))
    if insets != barInsets { setBarInsets(insets) }
  }
}

import Foundation

extension UIViewController {
  package final func needNavigationItem() -> UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.followsController = true
    navigationItemStorage = item
    return item
  }

  /// A button that switches `isEditing` and says so.
  public var editButtonItem: UIBarButtonItem { navigationItem.editButton(for: self) }

  /// The scroll view that bars at an edge follow; nil leaves the choice to the bar (the view itself, or its first
  /// subview that scrolls).
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScroller }

  /// Says which scroll view the bars follow; all edges share one here. Nil leaves the choice to the bar.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScroller = scrollView
    navigationController?.follow(self)
  }

  /// The same for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Asks the container about the status bar again; there is none.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks about the home indicator again; there is none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks about orientations again; the window's shape decides.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks about the pointer again; it is not locked here.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

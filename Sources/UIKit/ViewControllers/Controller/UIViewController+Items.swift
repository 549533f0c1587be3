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

  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScroller = scrollView
    navigationController?.follow(self)
  }

  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Asks the container about the status bar again; there is none.
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

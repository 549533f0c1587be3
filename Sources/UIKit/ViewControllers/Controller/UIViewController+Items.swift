import Foundation

extension UIViewController {
  /// Returns the navigation item and creates it on first use.
  package final func ensureNavigationItem() -> UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.followsController = true
    navigationItemStorage = item
    return item
  }

  /// Sets the scroll view that the bars at all edges observe.
  ///
  /// - Parameter scrollView: The scroll view. If it is nil, the bars choose one: the view itself or its first subview
  ///   that scrolls.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Requests an update of `prefersPointerLocked`. It has no effect, because Tessera never locks the pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

import Foundation

extension UIViewController {
  package final func needNavigationItem() -> UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.followsController = true
    navigationItemStorage = item
    return item
  }

  /// The same for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Asks about the pointer again; it is not locked here.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

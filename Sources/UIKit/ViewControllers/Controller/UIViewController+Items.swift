import Foundation

extension UIViewController {
  /// Returns the navigation item and creates it on first use.
  package final func ensureNavigationItem() -> UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.followsController = true
    item.owner = self
    navigationItemStorage = item
    return item
  }

  /// Updates the items after the title changed. As in UIKit, the title also replaces that of an item that was set
  /// (tab-cases, tab-title-controller-to-item). The title of a root controller is also that of its navigation
  /// controller's item.
  package final func titleDidChange() {
    navigationItemStorage?.controllerTitleChanged(title)
    tabBarItemStorage?.title = title
    if let navigation = parentStorage as? UINavigationController, navigation.stack.first === self {
      navigation.tabBarItemStorage?.title = title
    }
  }

  /// Returns the tab bar item and creates it on first use.
  package final func ensureTabBarItem() -> UITabBarItem {
    if let item = tabBarItemStorage { return item }
    if let root = (self as? UINavigationController)?.stack.first { return root.tabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }

  package final func setTabBarItem(_ item: UITabBarItem?) {
    tabBarItemStorage = item
    tabBarController?.tabBarItemChanged(of: self)
  }

  /// Sets the scroll view that the bars at all edges observe.
  ///
  /// - Parameter scrollView: The scroll view. If it is nil, the bars choose one: the view itself or its first subview
  ///   that scrolls.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Requests an update of `prefersPointerLocked`. It has no effect, because Tessera never locks the pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

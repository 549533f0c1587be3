import Foundation

extension UIViewController {
  /// Returns the navigation item and creates it on first use.
  package final func ensureNavigationItem() -> UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.mirrorsControllerTitle = true
    item.owner = self
    navigationItemStorage = item
    return item
  }

  /// Updates the items after the title changed. As in UIKit, the title also replaces the title of an item that the
  /// application has set (measured on UIKit, case `tab-title-controller-to-item` of Tests/Oracle). The title of a
  /// navigation controller's root also becomes the title of the navigation controller's tab bar item.
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
  /// - Parameter scrollView: The scroll view. If it is nil, the bars observe the view itself if it scrolls, otherwise its
  ///   first subview that scrolls.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Requests an update of `prefersPointerLocked`. The method has no effect, because Tessera never locks the pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

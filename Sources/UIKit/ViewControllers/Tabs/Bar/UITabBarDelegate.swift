import Foundation

/// The methods of a delegate that is notified of the items that the user selects and rearranges in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected an item, even if the item was already selected.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - item: The selected item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// Tells the delegate that the panel for rearranging items is about to appear.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// Tells the delegate that the panel for rearranging items has appeared.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// Tells the delegate that the panel for rearranging items is about to disappear.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// Tells the delegate that the panel for rearranging items has disappeared.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Tells the delegate that the user selected an item. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - item: The selected item.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Tells the delegate that the panel for rearranging items is about to appear. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Tells the delegate that the panel for rearranging items has appeared. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Tells the delegate that the panel for rearranging items is about to disappear. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Tells the delegate that the panel for rearranging items has disappeared. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

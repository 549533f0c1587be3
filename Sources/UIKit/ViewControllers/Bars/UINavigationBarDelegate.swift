import Foundation

/// A delegate that controls pushes and pops of a navigation bar's items.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether `pushItem` may push an item. The default is true.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true` to push the item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Tells the delegate that `pushItem` pushed an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asks the delegate whether `popItem` or the back button may pop an item. The default is true.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true` to pop the item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Tells the delegate that `popItem` popped an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Asks the delegate whether `pushItem` may push an item. The default implementation allows every push.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  /// Tells the delegate that `pushItem` pushed an item. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Asks the delegate whether `popItem` or the back button may pop an item. The default implementation allows every
  /// pop.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// Tells the delegate that `popItem` popped an item. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

import Foundation

/// The methods of a delegate that controls the pushes and pops of a navigation bar's items.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether `pushItem(_:animated:)` may push an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item to push.
  /// - Returns: `true` to push the item, or `false` to leave the stack unchanged. The default implementation returns
  ///   `true`. The answer is not used for the bar of a navigation controller.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Tells the delegate that `pushItem(_:animated:)` or an animated `setItems(_:animated:)` has pushed an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item that was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asks the delegate whether `popItem(animated:)` or the back button may pop an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item to pop.
  /// - Returns: `true` to pop the item, or `false` to leave the stack unchanged. The default implementation returns
  ///   `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Tells the delegate that `popItem(animated:)`, the back button or an animated `setItems(_:animated:)` has popped an item.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item that was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Asks the delegate whether `pushItem(_:animated:)` may push an item. The default implementation allows every push.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item to push.
  /// - Returns: `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  /// Tells the delegate that `pushItem(_:animated:)` or an animated `setItems(_:animated:)` has pushed an item. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item that was pushed.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Asks the delegate whether `popItem(animated:)` or the back button may pop an item. The default implementation
  /// allows every pop.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item to pop.
  /// - Returns: `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// Tells the delegate that `popItem(animated:)`, the back button or an animated `setItems(_:animated:)` has popped an item. The
  /// default implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - item: The item that was popped.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

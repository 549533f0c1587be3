import Foundation

/// The methods of a delegate that is notified when items of a collision behavior begin or stop touching something. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells the delegate that two items began to touch.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item1: The first item.
  ///   - item2: The second item.
  ///   - p: The point of contact, in the animator's coordinate system.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Tells the delegate that two items stopped touching.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item1: The first item.
  ///   - item2: The second item.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Tells the delegate that an item began to touch a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item: The item.
  ///   - identifier: The identifier of the boundary, or `nil` for the boundary of the reference bounds.
  ///   - p: The point of contact, in the animator's coordinate system.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Tells the delegate that an item stopped touching a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item: The item.
  ///   - identifier: The identifier of the boundary, or `nil` for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Called when two items have begun to touch. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item1: The first item.
  ///   - item2: The second item.
  ///   - p: The point of contact, in the animator's coordinate system.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Called when two items have stopped touching. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item1: The first item.
  ///   - item2: The second item.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Called when an item has begun to touch a boundary. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item: The item.
  ///   - identifier: The identifier of the boundary, or `nil` for the boundary of the reference bounds.
  ///   - p: The point of contact, in the animator's coordinate system.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Called when an item has stopped touching a boundary. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior.
  ///   - item: The item.
  ///   - identifier: The identifier of the boundary, or `nil` for the boundary of the reference bounds.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

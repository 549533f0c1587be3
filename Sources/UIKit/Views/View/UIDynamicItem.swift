import Foundation
import QuartzCore

/// An object that a `UIDynamicAnimator` can move, such as a view, layout attributes or an object of your own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in points, in the coordinate system of the animator. The animator sets it.
  var center: CGPoint { get set }
  /// The bounds of the item, in points. The animator reads them when the item is added and in
  /// `updateItem(usingCurrentState:)`.
  var bounds: CGRect { get }
  /// The rotation of the item. The animator reads it together with `bounds`, and sets it as soon as the item rotates.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions. The default is its bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the item in collisions of the type `.path`: a convex path around the item's center, in points. If
  /// the path has more than eight corners, eight evenly distributed ones are used. The default is an empty path, which
  /// means the bounds.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape of the item in collisions. The default implementation returns the rectangle of its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the item in collisions of the type `.path`. The default implementation returns an empty path, which
  /// means the bounds.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

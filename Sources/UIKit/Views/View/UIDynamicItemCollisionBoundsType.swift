import Foundation
import QuartzCore

/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle
  /// The ellipse within the item's bounds. It is a circle if the bounds are square.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

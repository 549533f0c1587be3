import Foundation
import QuartzCore

/// What of an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds; a circle where they are square.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

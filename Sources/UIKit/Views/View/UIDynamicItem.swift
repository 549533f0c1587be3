import Foundation
import QuartzCore

/// Something that a `UIDynamicAnimator` moves: views and layout attributes do, and objects of yours may.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle lies, in points of the animator's coordinate system. The animator writes it.
  var center: CGPoint { get set }
  /// Its size, in points. Read when the item joins an animator and in `updateItem(usingCurrentState:)`.
  var bounds: CGRect { get }
  /// How it is turned. The animator writes a rotation as soon as the item turns, and reads it as it reads `bounds`.
  var transform: CGAffineTransform { get set }
  /// What of it collides. Default: its rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for the type `.path`: convex, about the item's centre, in points. Of more than eight corners every
  /// so-manieth is taken. Default: empty, which is the rectangle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Default: the rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Default: empty, and not asked for.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

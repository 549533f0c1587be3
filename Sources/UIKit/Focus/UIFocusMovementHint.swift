import Foundation
import QuartzCore

/// A movement that has not moved the focus yet. Made by touch surfaces, which no machine here has: all zero.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// Where the movement goes, each axis from -1 to 1.
  open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
  /// The perspective that suits the movement.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation that suits the movement, in radians about both axes.
  open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  /// The translation that suits the movement, in points.
  open var translation: CGVector { CGVector(dx: 0, dy: 0) }
  /// All of these as one transform.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// The hint itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

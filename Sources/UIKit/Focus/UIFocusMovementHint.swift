import Foundation
import QuartzCore

/// A movement on a touch surface that has not moved the focus yet. Tessera does not support touch surfaces, so all
/// values are zero.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement, from -1 to 1 on each axis.
  open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
  /// The perspective transform for the movement.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation for the movement about both axes, in radians.
  open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  /// The translation for the movement, in points.
  open var translation: CGVector { CGVector(dx: 0, dy: 0) }
  /// The transform that combines the other values.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// Returns the hint itself, which cannot be changed.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The hint.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

import Foundation
import QuartzCore

/// A movement on a touch surface that has not moved the focus yet. Tessera does not support touch surfaces, so there is
/// never a movement.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement, from -1 to 1 on each axis. The value is always zero in Tessera.
  open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
  /// The perspective transform that shows the movement. The value is always the identity in Tessera.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation that shows the movement, in radians about each axis. The value is always zero in Tessera.
  open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  /// The translation that shows the movement, in points. The value is always zero in Tessera.
  open var translation: CGVector { CGVector(dx: 0, dy: 0) }
  /// The transform that combines perspective, rotation and translation. The value is always the identity in Tessera.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// Returns the hint itself, because hints are immutable.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: The hint.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

import Foundation

/// A continuous gesture recognizer for a pointer that moves over a view while no button is pressed.
///
/// The gesture begins when the pointer enters the view, changes as it moves and ends when it leaves the view. While a
/// button is down, the gesture is paused (UIHoverGestureRecognizer.h: active ones "are effectively paused").
///
/// As for any other gesture, the delegate decides whether the recognizer receives the event and whether the gesture begins. A
/// gesture that is not allowed to begin fails until the pointer enters the view again. A hover gesture neither makes other
/// gestures fail nor fails because of them.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the surface, from 0 to 1. It is 0 for a mouse.
  open package(set) var zOffset: CGFloat = 0
  /// The angle of a pencil above the surface in radians. It is 0 for a mouse.
  open package(set) var altitudeAngle: CGFloat = 0

  /// The angle, in radians, by which a pencil is rolled about its own axis. It is always 0 in Tessera.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction in which a pencil is tilted, as an angle. The result is always 0 in Tessera.
  ///
  /// - Parameter view: The view in whose plane the angle is measured.
  /// - Returns: The angle in radians from the view's x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil is tilted, as a unit vector. The result is always (1, 0) in Tessera.
  ///
  /// - Parameter view: The view in whose plane the direction is measured.
  /// - Returns: The unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  // The recognizer receives movements of the pointer, not touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  // A hover gesture does not prevent other gestures, and they do not prevent it. UIKit's class overrides both methods, according to its
  // headers in the system.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

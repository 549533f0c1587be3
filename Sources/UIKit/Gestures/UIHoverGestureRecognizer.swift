import Foundation

/// A continuous gesture recognizer for a pointer that moves over a view without a pressed button.
///
/// It begins when the pointer enters, changes as it moves and ends when it leaves. While a button is down it is paused
/// (UIHoverGestureRecognizer.h: active ones "are effectively paused").
///
/// As for any other gesture, the delegate decides whether the recognizer receives the event and whether the gesture
/// begins. A hover that is not allowed to begin fails until the pointer enters the view again. It does not make other
/// gestures fail, and other gestures do not make it fail.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the surface, from 0 to 1. It is 0 for a mouse.
  open package(set) var zOffset: CGFloat = 0
  /// The angle of a pencil above the surface in radians. It is 0 for a mouse.
  open package(set) var altitudeAngle: CGFloat = 0

  /// The angle in radians by which a pencil is rolled about its own axis. Always 0 in Tessera.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction in which a pencil is tilted. Always 0 in Tessera.
  ///
  /// - Parameter view: The view in whose plane the angle is measured.
  /// - Returns: The angle in radians from the view's x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil is tilted as a unit vector. Always (1, 0) in Tessera.
  ///
  /// - Parameter view: The view in whose plane the direction is measured.
  /// - Returns: The unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  // It receives movements of the pointer, not touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  // Both are false, because UIKit's class overrides both (its headers as found in the system).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

import Foundation

/// The pointer over a view with no button down: begins when it enters, changes as it moves, ends when it leaves. While a
/// button is down it waits (UIHoverGestureRecognizer.h: active ones "are effectively paused").
///
/// The delegate decides as for any other gesture: whether it gets the event, whether it may begin. A hover that may not is
/// over until the pointer comes back. It fails no other gesture and is failed by none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// 0...1 above the surface; 0 for a mouse.
  open package(set) var zOffset: CGFloat = 0
  /// Radians; 0 for a mouse.
  open package(set) var altitudeAngle: CGFloat = 0

  /// How far a pencil is turned about itself, radians; 0 for a mouse.
  open var rollAngle: CGFloat { 0 }

  /// Where a pencil points to in the plane of `view`, radians from its x axis; 0 for a mouse, which points nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The same as a direction of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// It watches the pointer, not touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// No: UIKit's class overrides both (its headers as found in the system).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// No.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

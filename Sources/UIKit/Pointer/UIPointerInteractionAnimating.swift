import CoreGraphics
import Foundation

/// Takes what is animated together with a change of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs `animations` beside the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs `completion` when the animation is over; it is told whether it ran to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

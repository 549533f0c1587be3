import CoreGraphics
import Foundation

/// An object that animates changes together with a change of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run together with the animations of the pointer.
  ///
  /// - Parameter animations: A closure that changes views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations have ended.
  ///
  /// - Parameter completion: The closure. It receives a Boolean value that indicates whether the animations ran to
  ///   their end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

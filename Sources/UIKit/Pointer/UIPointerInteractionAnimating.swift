import CoreGraphics
import Foundation

/// An object that runs animations together with a change of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations to those of the pointer.
  ///
  /// - Parameter animations: A closure with the animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animations.
  ///
  /// - Parameter completion: The closure. It receives a Boolean value that indicates whether the animations ran to
  ///   their end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

import CoreGraphics
import Foundation

/// An object that runs animations together with those of an appearing or disappearing edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations to those of the menu.
  ///
  /// - Parameter animations: A closure with the animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animations.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

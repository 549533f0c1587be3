import CoreGraphics
import Foundation

/// An object that animates changes together with the appearance or disappearance of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run together with the animations of the menu.
  ///
  /// - Parameter animations: A closure that changes views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations have ended.
  ///
  /// - Parameter completion: The closure to call.
  func addCompletion(_ completion: @escaping () -> Void)
}

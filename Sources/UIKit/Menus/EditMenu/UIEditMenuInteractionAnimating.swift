import CoreGraphics
import Foundation

/// Takes part in the animation with which an edit menu comes or goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs `animations` beside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs `completion` when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

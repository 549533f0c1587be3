import CoreGraphics
import Foundation

/// An object that shows the state of an activation by a drag that rests over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Tells the effect that the state of the activation has changed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: Information about the activation, with its new state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

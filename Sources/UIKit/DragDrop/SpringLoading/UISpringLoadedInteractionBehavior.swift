import CoreGraphics
import Foundation

/// An object that determines whether a drag that rests over a view activates it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Asks the behavior whether a drag may activate the view. The method is called whenever the drag moves.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The view, the item and the location of the drag.
  /// - Returns: `true` to begin the activation when the drag pauses.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Tells the behavior that the drag has left the view or activated it. The default implementation does nothing.
  ///
  /// - Parameter interaction: The interaction.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Tells the behavior that the drag has left the view or activated it. The default implementation does nothing.
  ///
  /// - Parameter interaction: The interaction.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

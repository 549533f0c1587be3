import CoreGraphics
import Foundation

/// The methods with which an object customizes writing with a pencil. All are optional.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether the user can write at a place. The default is `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The place, in the coordinate system of the interaction's view.
  /// - Returns: `true` if the user can write there.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether a view should not become first responder before the user stops writing, because it moves. The default is `false`.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `true` to delay the focus.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called when the user begins to write.
  ///
  /// - Parameter interaction: The interaction.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called when the user has stopped writing.
  ///
  /// - Parameter interaction: The interaction.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The place, in the coordinate system of the interaction's view.
  /// - Returns: `true`.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns `false`.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: `false`.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  ///
  /// - Parameter interaction: The interaction.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  ///
  /// - Parameter interaction: The interaction.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

import CoreGraphics
import Foundation

/// The delegate of a tool tip interaction, which provides the text.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the tool tip at a point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point, in the coordinates of the interaction's view.
  /// - Returns: The configuration, or `nil`, the default, to show `defaultToolTip`.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The default implementation, which shows `defaultToolTip`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point, in the coordinates of the interaction's view.
  /// - Returns: `nil`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

import CoreGraphics
import Foundation

/// The method of a delegate that provides the tool tips of a tool tip interaction.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the tool tip at a point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point, in the coordinates of the interaction's view.
  /// - Returns: The configuration, or `nil` to show `defaultToolTip`. The default is `nil`.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the tool tip at a point. The default implementation returns `nil`, so that `defaultToolTip` is shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point, in the coordinates of the interaction's view.
  /// - Returns: `nil`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

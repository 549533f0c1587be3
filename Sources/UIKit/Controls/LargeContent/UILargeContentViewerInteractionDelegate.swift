import CoreGraphics
import Foundation

/// The methods of a delegate of a large content viewer. All methods are optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the user lifted the finger. The delegate can perform the action of the item.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item below the finger, or nil if there is none.
  ///   - point: The location of the finger in the view of the interaction, in points.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Asks the delegate for the item at a point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: A location in the view of the interaction, in points.
  /// - Returns: The item, or nil if there is none. The default implementation returns the nearest view with
  ///   `showsLargeContentViewer` at the point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Asks the delegate for the controller in whose view the viewer is shown.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The controller, or nil to use the window. The default implementation returns nil.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// Tells the delegate that the user lifted the finger. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item below the finger, or nil if there is none.
  ///   - point: The location of the finger in the view of the interaction, in points.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Returns the nearest view with `showsLargeContentViewer` at a point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: A location in the view of the interaction, in points.
  /// - Returns: The view, or nil if there is none.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view(at: point) }
  /// Returns nil, so that the viewer is shown in the window.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: nil.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController? { nil }
}

import CoreGraphics
import Foundation

/// Information about an activation by a drag that rests over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation: whether a drag is over the view, has rested there, or has activated the view.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to be activated. The default is the view of the interaction.
  var targetView: UIView? { get set }
  /// An object that identifies the item to be activated, if the view contains several items. The default is `nil`.
  var targetItem: Any? { get set }
  /// Returns the location of the pointer.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` for the coordinate system of the screen.
  /// - Returns: The location, in points.
  func location(in view: UIView?) -> CGPoint
}

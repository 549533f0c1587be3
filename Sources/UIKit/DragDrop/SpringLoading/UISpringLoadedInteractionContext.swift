import CoreGraphics
import Foundation

/// The context of an activation by a drag that pauses over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to be activated. The default is the view of the interaction.
  var targetView: UIView? { get set }
  /// An object that identifies what is to be activated, if the view alone does not.
  var targetItem: Any? { get set }
  /// Returns the location of the pointer.
  ///
  /// - Parameter view: The view in whose coordinate system the location is given, or `nil` for that of the screen.
  /// - Returns: The location, in points.
  func location(in view: UIView?) -> CGPoint
}

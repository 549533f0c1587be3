import CoreGraphics
import Foundation

/// Constants that specify the state of an activation by a drag that rests over a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// There is no drag over the view.
  case inactive = 0
  /// A drag is over the view, but has not rested there yet.
  case possible = 1
  /// The drag has rested, and the view is about to be activated.
  case activating = 2
  /// The view has been activated.
  case activated = 3
}

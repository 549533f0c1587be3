import CoreGraphics
import Foundation

/// A view or control that a resting drag can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that determines whether a resting drag activates the view.
  var isSpringLoaded: Bool { get set }
}

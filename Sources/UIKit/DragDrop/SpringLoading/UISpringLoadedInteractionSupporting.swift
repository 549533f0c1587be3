import CoreGraphics
import Foundation

/// A view or control that can be activated by resting a drag over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that determines whether a drag that rests over the view activates it.
  var isSpringLoaded: Bool { get set }
}

import CoreGraphics
import Foundation

/// A view or control that can be activated by pausing a drag over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that determines whether a drag that pauses over the view activates it.
  var isSpringLoaded: Bool { get set }
}

import CoreGraphics
import Foundation

/// The session of a drag that the delegate of the drag interaction receives.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the source associates with the drag. The default is `nil`.
  var localContext: Any? { get set }
}

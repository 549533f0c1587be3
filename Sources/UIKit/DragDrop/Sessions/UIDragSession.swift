import CoreGraphics
import Foundation

/// A drag as seen by its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the source associates with the drag. The default is `nil`.
  var localContext: Any? { get set }
}

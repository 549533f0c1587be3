import CoreGraphics
import Foundation

/// The session of a drag that is passed to its source.
@MainActor final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  /// The sizes of the visible previews of items, in points.
  var previewSizes: [ObjectIdentifier: CGSize] = [:]
}

import CoreGraphics
import Foundation

/// The session of a drag as its source receives it.
@MainActor final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  /// The sizes of the visible previews in points, by item.
  var previewSizes: [ObjectIdentifier: CGSize] = [:]
}

import CoreGraphics
import Foundation

/// The drag session that the source of a drag receives.
@MainActor final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  /// The sizes of the visible previews in points, by item.
  var previewSizes: [ObjectIdentifier: CGSize] = [:]
}

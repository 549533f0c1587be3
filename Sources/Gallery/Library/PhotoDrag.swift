import UIKit

/// The photos that are dragged inside the Gallery. The object is the local context of their drag session.
@MainActor
final class PhotoDrag {
  /// The dragged photos.
  let selection: PhotoSelection
  /// The part of the library from which they are dragged.
  let source: PhotoCollection

  init(_ selection: PhotoSelection, from source: PhotoCollection) {
    self.selection = selection
    self.source = source
  }

  /// Returns the photos of a drop session, or `nil` if other things are dragged.
  static func photos(in session: any UIDropSession) -> PhotoDrag? {
    session.localDragSession?.localContext as? PhotoDrag
  }
}

import GalleryLibrary
import UIKit

/// Methods that delete photos. The files are moved in the background, one change after the other.
extension PhotoLibrary {
  /// Moves photos to the desktop's trash.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - undo: The undo manager with which the photos are put back.
  func moveToTrash(_ photos: PhotoNumbers, undo: UndoManager?) {
    undo?.registerUndo(withTarget: self) { [weak undo] library in
      MainActor.assumeIsolated { library.putBack(photos, undo: undo) }
    }
    undo?.setActionName("Delete \(PhotoTexts.count(photos.count))")
    changeInBackground { try $0.moveToTrash(photos.get()).problems }
  }

  /// Moves photos from the trash back to their folders.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - undo: The undo manager with which the photos are moved to the trash again.
  func putBack(_ photos: PhotoNumbers, undo: UndoManager?) {
    undo?.registerUndo(withTarget: self) { [weak undo] library in
      MainActor.assumeIsolated { library.moveToTrash(photos, undo: undo) }
    }
    undo?.setActionName("Put Back \(PhotoTexts.count(photos.count))")
    changeInBackground { try $0.restoreFromTrash(photos.get()).problems }
  }

  /// Removes photos from the trash of the library whose files are no longer in the desktop's trash, which other programs can
  /// empty.
  func updateTrash() {
    changeInBackground {
      try $0.removeEmptiedTrash()
      return []
    }
  }

  /// Deletes photos in the trash permanently. If some cannot be deleted, `onFailedChange` receives the reasons.
  func deletePermanently(_ photos: PhotoNumbers) {
    changeInBackground { try $0.deletePermanently(photos.get()).problems }
  }
}

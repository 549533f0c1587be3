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
    changeInBackground { [weak self] database in
      let summary = try database.moveToTrash(photos.get())
      if !summary.withoutTrash.isEmpty {
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.onMissingTrash?(summary.withoutTrash) } }
      }
      return summary.problems
    }
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

  /// Deletes files permanently that cannot be moved to the trash. If some cannot be deleted, `onFailedChange` receives the
  /// reasons.
  func deletePermanently(_ files: [LibraryDatabase.FileWithoutTrash]) {
    changeInBackground { try $0.delete(files).problems }
  }

  /// Deletes photos in the trash permanently. If some cannot be deleted, `onFailedChange` receives the reasons.
  func deletePermanently(_ photos: PhotoNumbers) {
    changeInBackground { try $0.deletePermanently(photos.get()).problems }
  }
}

import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// Deletes the files of photos in the trash, their favourite marks, and their places in albums. The method blocks, so call
  /// it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are not in the trash are skipped.
  /// - Returns: The photos that were deleted, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files of the last page may be deleted.
  package func deletePermanently(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: photos.count, by: Self.trashPageSize) {
      try deletePermanently(photos[start..<min(start + Self.trashPageSize, photos.count)], &summary)
    }
    return summary
  }

  private func deletePermanently(_ photos: ArraySlice<Int64>, _ summary: inout TrashSummary) throws {
    var deleted: [Int64] = []
    var lost: [Int64] = []
    for (photo, file) in try trashedFiles(photos) {
      do throws(LibraryError) {
        try file.delete()
        deleted.append(photo)
      } catch {
        summary.problems.append(error.description)
        // The user data of a photo that another program has restored or deleted is kept.
        if !file.isInTrash { lost.append(photo) }
      }
    }
    try write { db in for photo in deleted + lost { try removeFromTrash(photo, db) } }
    summary.photos += deleted
    try change { data in
      let chosen = data.markedPhotos
      let recorded = deleted.filter { data.marks[$0] != nil || chosen.contains($0) }
      return recorded.isEmpty ? [] : [.unmark(recorded)]
    }
  }
}

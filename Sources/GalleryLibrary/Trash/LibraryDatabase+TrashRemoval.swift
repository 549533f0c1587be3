import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// Deletes the files of photos in the trash, their favourite marks, and their places in albums. The method blocks, so call
  /// it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are not in the trash are skipped.
  /// - Returns: The photos that were deleted, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files may be deleted.
  package func deletePermanently(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for (photo, file) in try trashedFiles(photos) {
      do throws(LibraryError) {
        try file.delete()
        summary.photos.append(photo)
      } catch { summary.problems.append(error.description) }
    }
    try write { db in
      for photo in summary.photos {
        try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
        try db.execute(
          sql: "UPDATE photo SET state = ? WHERE id = ? AND state = ?",
          arguments: [PhotoState.missing.rawValue, photo, PhotoState.trashed.rawValue])
      }
    }
    if !summary.photos.isEmpty { try change([.unmark(summary.photos)]) }
    return summary
  }
}

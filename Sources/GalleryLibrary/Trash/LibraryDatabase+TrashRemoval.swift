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
    try unmark(deleted)
  }

  /// Removes the favourite marks of deleted photos, and their places in albums.
  private func unmark(_ deleted: [Int64]) throws {
    try change { data in
      let chosen = data.markedPhotos
      let recorded = deleted.filter { data.marks[$0] != nil || chosen.contains($0) }
      return recorded.isEmpty ? [] : [.unmark(recorded)]
    }
  }

  // MARK: Disks without a trash

  /// Deletes files that cannot be moved to the trash. The favourite marks of their photos and their places in albums are deleted
  /// too. The method blocks, so call it on a background thread.
  ///
  /// - Parameter files: The files that `moveToTrash(_:)` returned.
  /// - Returns: The photos that were deleted, and the reasons why others were not. A file that another program has changed meanwhile
  ///   is not deleted.
  /// - Throws: `LibraryError` if the library cannot be written. The files of the last page may be deleted.
  package func delete(_ files: [FileWithoutTrash]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: files.count, by: Self.trashPageSize) {
      try delete(files[start..<min(start + Self.trashPageSize, files.count)], &summary)
    }
    return summary
  }

  private func delete(_ files: ArraySlice<FileWithoutTrash>, _ summary: inout TrashSummary) throws {
    var deleted: [Int64] = []
    for file in files {
      do throws(LibraryError) {
        try file.delete()
        deleted.append(file.photo)
      } catch { summary.problems.append(error.description) }
    }
    try write { db in
      for photo in deleted {
        try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
        try db.execute(
          sql: "UPDATE photo SET state = ?, since = ? WHERE id = ? AND state = ?",
          arguments: [
            PhotoState.missing.rawValue, Int64(Date().timeIntervalSince1970), photo, PhotoState.shown.rawValue,
          ])
      }
    }
    summary.photos += deleted
    try unmark(deleted)
  }
}

extension LibraryDatabase.FileWithoutTrash {
  /// Deletes the file, unless it has changed.
  fileprivate func delete() throws(LibraryError) {
    let failure = "\(path) was not deleted: "
    guard let current = FileIdentity(path) else {
      throw LibraryError(.unusable, failure + "the file no longer exists")
    }
    // A disk with a copy of the folder may be at the same place meanwhile. The file may have been replaced before the question, too,
    // so that it is not the one that the user has seen.
    guard identity.device == current.device,
      identity.isUnchanged(current, hasStableNumbers: MountTable().hasStableFileNumbers(current.device)),
      key == nil || (try? RegularFile(path)).map(ContentKey.of) == key
    else {
      throw LibraryError(.unusable, failure + "another program has changed the file; look at it again first")
    }
    guard path.withCString({ unlink($0) }) == 0 else {
      throw LibraryError(.unusable, failure + "\(FileError(errno))")
    }
  }
}

import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// The results of moving photos to the trash or back.
  package struct TrashSummary: Equatable, Sendable {
    /// The numbers (`PhotoItem.id`) of the photos that were moved.
    package var photos: [Int64] = []
    /// The reasons why some of the photos could not be moved, one reason for each of these photos.
    package var problems: [String] = []
  }

  /// Moves the files of photos to the desktop's trash. Favourites and albums remain, and apply again when a photo is
  /// restored. The method blocks, so call it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are not shown are skipped.
  /// - Returns: The photos that were moved, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files may be in the trash.
  package func moveToTrash(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: photos.count, by: Self.trashPageSize) {
      try moveToTrash(photos[start..<min(start + Self.trashPageSize, photos.count)], &summary)
    }
    return summary
  }

  /// The number of photos that are read, moved and written together. A crash leaves at most so many files whose photos
  /// the next pass of the indexer reports as missing.
  private static let trashPageSize = 512

  private func moveToTrash(_ photos: ArraySlice<Int64>, _ summary: inout TrashSummary) throws {
    let items = try self.photos(Array(photos))
    var moved: [(photo: Int64, file: TrashedFile)] = []
    for item in items where item.state == .shown {
      do throws(LibraryError) {
        moved.append((item.id, try TrashedFile(moving: item.path)))
      } catch { summary.problems.append(error.description) }
    }
    try write { db in
      for (photo, file) in moved {
        try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
        try db.execute(
          sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?",
          arguments: [PhotoState.trashed.rawValue, Int64(Date().timeIntervalSince1970), photo])
        try db.execute(
          sql: "INSERT OR REPLACE INTO trash VALUES (?, ?)", arguments: [photo, file.file.databaseValue])
      }
    }
    summary.photos += moved.map(\.photo)
  }

  /// Moves photos from the trash back to their folders. The method blocks, so call it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are not in the trash are skipped.
  /// - Returns: The photos that were restored, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files may be in their folders, where the indexer
  ///   finds them.
  package func restoreFromTrash(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    let files = try read { db in
      try photos.compactMap { photo in
        try Row.fetchOne(
          db,
          sql: """
            SELECT trash.file, folder.path, name FROM trash JOIN file ON file.photo = trash.photo
            JOIN folder ON folder.id = folder WHERE trash.photo = ?
            """, arguments: [photo]
        ).map { (photo, TrashedFile(file: try $0.path(0), original: try $0.path(1).appending($0.path(2)))) }
      }
    }
    for (photo, file) in files {
      do throws(LibraryError) {
        try file.restore()
        summary.photos.append(photo)
      } catch { summary.problems.append(error.description) }
    }
    try write { db in
      for photo in summary.photos {
        // The indexer may have found the file already.
        try db.execute(sql: "UPDATE OR IGNORE file SET isPresent = 1 WHERE photo = ?", arguments: [photo])
        try db.execute(sql: "UPDATE photo SET state = 0 WHERE id = ? AND state <> 0", arguments: [photo])
        try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
      }
    }
    return summary
  }

  /// Marks photos as missing whose files are no longer in the trash.
  func removeEmptiedTrash(_ db: Database) throws {
    let rows = try Row.fetchAll(db, sql: "SELECT photo, file FROM trash")
    for row in rows {
      let (photo, file) = (try row.integer(0), try row.path(1))
      var info = stat()
      guard file.withCString({ lstat($0, &info) }) != 0, errno == ENOENT || errno == ENOTDIR else { continue }
      try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
      try db.execute(
        sql: "UPDATE photo SET state = ? WHERE id = ? AND state = ?",
        arguments: [PhotoState.missing.rawValue, photo, PhotoState.trashed.rawValue])
    }
  }
}

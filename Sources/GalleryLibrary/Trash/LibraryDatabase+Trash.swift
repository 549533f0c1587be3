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
    /// The files that were not moved to the trash because their disks have none. `problems` does not contain them.
    package var withoutTrash: [FileWithoutTrash] = []
  }

  /// The file of a photo on a disk that has no trash.
  package struct FileWithoutTrash: Equatable, Sendable {
    /// The number of the photo (`PhotoItem.id`).
    let photo: Int64
    let path: FilePath
    /// The identity of the file when the user wanted to delete it.
    let identity: FileIdentity
    /// The key of the content that the user has seen (`ContentKey`), or `nil` if the index does not have it.
    let key: Int64?
  }

  /// Moves the files of photos to the desktop's trash. Favourites and albums remain, and apply again when a photo is
  /// restored. The method blocks, so call it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are not shown are skipped.
  /// - Returns: The photos that were moved, those whose disks have no trash, and the reasons why others were not moved.
  /// - Throws: `LibraryError` if the library cannot be written. The files of the last page are then moved back to their
  ///   folders.
  package func moveToTrash(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: photos.count, by: Self.trashPageSize) {
      try moveToTrash(photos[start..<min(start + Self.trashPageSize, photos.count)], &summary)
    }
    return summary
  }

  /// The number of photos that are read, moved and written together. A crash leaves at most so many files in the trash whose
  /// photos the next full pass of the indexer finds there.
  static let trashPageSize = 512

  private func moveToTrash(_ photos: ArraySlice<Int64>, _ summary: inout TrashSummary) throws {
    let items = try self.photos(Array(photos))
    var moved: [(photo: Int64, file: TrashedFile)] = []
    for item in items where item.state == .shown {
      do throws(LibraryError) {
        moved.append((item.id, try TrashedFile(moving: item.path)))
      } catch {
        if error.kind == .noTrash, let identity = FileIdentity(item.path) {
          let key = try? read { db in
            try Int64.fetchOne(db, sql: "SELECT key FROM file WHERE photo = ? AND key <> 0", arguments: [item.id])
          }
          summary.withoutTrash.append(FileWithoutTrash(photo: item.id, path: item.path, identity: identity, key: key))
        } else {
          summary.problems.append(error.description)
        }
      }
    }
    do {
      try write { db in for (photo, file) in moved { try markTrashed(photo, file, db) } }
    } catch {
      // The disk with the index may be full. Without its row, a file could not be restored from here.
      for (_, file) in moved {
        do throws(LibraryError) { try file.restore() } catch {
          reportMessage(
            "\(file.original) is in the trash, but not in the photo library; restore it in the file manager")
        }
      }
      throw error
    }
    summary.photos += moved.map(\.photo)
  }

  /// Records that the file of a photo is in the trash.
  func markTrashed(_ photo: Int64, _ file: TrashedFile, _ db: Database) throws {
    try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
    try db.execute(
      sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?",
      arguments: [PhotoState.trashed.rawValue, Int64(Date().timeIntervalSince1970), photo])
    try db.execute(
      sql: "INSERT OR REPLACE INTO trash (photo, file, device, inode, size, seconds) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        photo, file.file.databaseValue, file.identity.device, file.identity.inode, file.identity.size,
        file.identity.seconds,
      ])
  }

  /// Moves photos from the trash back to their folders. The method blocks, so call it on a background thread.
  ///
  /// - Parameter photos: The photos. Those that are shown are skipped.
  /// - Returns: The photos that were restored, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files of the last page may be in their folders, where the
  ///   indexer finds them.
  package func restoreFromTrash(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: photos.count, by: Self.trashPageSize) {
      try restoreFromTrash(photos[start..<min(start + Self.trashPageSize, photos.count)], &summary)
    }
    return summary
  }

  private func restoreFromTrash(_ photos: ArraySlice<Int64>, _ summary: inout TrashSummary) throws {
    let files = try trashedFiles(photos)
    let known = Set(files.map(\.photo))
    for item in try self.photos(photos.filter { !known.contains($0) }) where item.state != .shown {
      summary.problems.append("\(item.path) was not restored: it is not in the trash")
    }
    var restored: [Int64] = []
    var lost: [Int64] = []
    for (photo, file) in files {
      do throws(LibraryError) {
        try file.restore()
        restored.append(photo)
      } catch {
        summary.problems.append(error.description)
        if !file.isInTrash { lost.append(photo) }
      }
    }
    try write { db in
      for photo in restored {
        // The indexer may have found the file already.
        try db.execute(sql: "UPDATE OR IGNORE file SET isPresent = 1 WHERE photo = ?", arguments: [photo])
        try db.execute(sql: "UPDATE photo SET state = 0 WHERE id = ? AND state <> 0", arguments: [photo])
        try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
      }
      for photo in lost { try removeFromTrash(photo, db) }
    }
    summary.photos += restored
  }

  /// Returns the files of photos in the trash.
  func trashedFiles(_ photos: some Sequence<Int64>) throws -> [(photo: Int64, file: TrashedFile)] {
    try read { db in
      try photos.compactMap { photo in try trashedFile(photo, db).map { (photo: photo, file: $0) } }
    }
  }

  private func trashedFile(_ photo: Int64, _ db: Database) throws -> TrashedFile? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT trash.file, folder.path, name, coalesce(trash.device, file.device), coalesce(trash.inode, file.inode),
          coalesce(trash.size, file.size), coalesce(trash.seconds, file.seconds), key, file.size, file.seconds
        FROM trash JOIN file ON file.photo = trash.photo JOIN folder ON folder.id = folder WHERE trash.photo = ?
        """)
    return try Row.fetchOne(statement, arguments: [photo]).map { row in
      let identity = FileIdentity(
        device: try row.integer(3), inode: try row.integer(4), size: try row.integer(5), seconds: try row.integer(6),
        nanoseconds: 0)
      // The index does not have the content of a file that was edited shortly before, or of a link.
      let hasKey = try row.integer(7) != 0 && (row.integer(8), row.integer(9)) == (identity.size, identity.seconds)
      return TrashedFile(
        file: try row.path(0), original: try row.path(1).appending(row.path(2)), identity: identity,
        key: hasKey ? try row.integer(7) : nil)
    }
  }

  /// Records that the file of a photo is in the trash if it is there: another program moved it, or this one ended before it could
  /// record it.
  ///
  /// - Parameter photo: A photo whose file is not in its folder any more.
  /// - Returns: `false` if the file is not in the trash.
  func findInTrash(_ photo: Int64, _ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        SELECT folder.path, name, device, inode, size, seconds FROM file JOIN folder ON folder.id = folder WHERE photo = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [photo]) else { return false }
    let identity = FileIdentity(
      device: try row.integer(2), inode: try row.integer(3), size: try row.integer(4), seconds: try row.integer(5),
      nanoseconds: 0)
    guard let file = TrashedFile(searching: try row.path(0).appending(row.path(1)), identity) else { return false }
    try markTrashed(photo, file, db)
    return true
  }

  /// Returns whether the file of a photo is in the trash.
  func isInTrash(_ photo: Int64, _ db: Database) throws -> Bool { try trashedFile(photo, db)?.isInTrash ?? false }

  /// Marks photos as missing whose files are no longer in the trash. The trash is not watched, so call the method before it is
  /// shown, on a background thread.
  package func removeEmptiedTrash() throws {
    let photos = try read { try Int64.fetchAll($0, sql: "SELECT photo FROM trash") }
    let lost = try trashedFiles(photos).filter { !$0.file.isInTrash }.map(\.photo)
    for start in stride(from: 0, to: lost.count, by: Self.trashPageSize) {
      try write { db in
        for photo in lost[start..<min(start + Self.trashPageSize, lost.count)]
        where try !isInTrash(photo, db) { try removeFromTrash(photo, db) }
      }
    }
  }

  /// Marks a photo as missing whose file is no longer in the trash.
  func removeFromTrash(_ photo: Int64, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
    try db.execute(
      sql: "UPDATE photo SET state = ?, since = ? WHERE id = ? AND state = ?",
      arguments: [
        PhotoState.missing.rawValue, Int64(Date().timeIntervalSince1970), photo, PhotoState.trashed.rawValue,
      ])
  }
}

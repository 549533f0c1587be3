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
    let known = try read { db in try contents(of: photos, db) }
    var moved: [(photo: Int64, file: TrashedFile)] = []
    for item in items where item.state == .shown {
      guard let contents = known[item.id] else { continue }
      do throws(LibraryError) {
        moved.append((item.id, try TrashedFile(moving: item.path, known: contents)))
      } catch { summary.problems.append(error.description) }
    }
    do {
      try write { db in
        for (photo, file) in moved { try recordTrashed(photo, file, isChanged: file.contents != known[photo], db) }
      }
    } catch {
      // Without their rows, the photos could not be put back from the Gallery.
      for (_, file) in moved {
        do throws(LibraryError) { try file.restore() } catch { reportMessage(error.description) }
      }
      throw error
    }
    summary.photos += moved.map(\.photo)
  }

  /// Returns the properties that the index has of the files of photos.
  private func contents(of photos: some Sequence<Int64>, _ db: Database) throws -> [Int64: TrashedContents] {
    let statement = try db.cachedStatement(sql: "SELECT inode, size, seconds, key FROM file WHERE photo = ?")
    var contents: [Int64: TrashedContents] = [:]
    for photo in photos {
      contents[photo] = try Row.fetchOne(statement, arguments: [photo]).map { try Self.contents($0, from: 0) }
    }
    return contents
  }

  private static func contents(_ row: Row, from column: Int) throws -> TrashedContents {
    TrashedContents(
      inode: try row.integer(column), size: try row.integer(column + 1), seconds: try row.integer(column + 2),
      key: try row.integer(column + 3))
  }

  /// Records that the file of a photo is in the trash.
  ///
  /// - Parameter isChanged: Indicates whether the index does not have the present properties of the file. It is read again then
  ///   when it is restored.
  private func recordTrashed(_ photo: Int64, _ file: TrashedFile, isChanged: Bool, _ db: Database) throws {
    try db.execute(sql: "UPDATE file SET isPresent = 0 WHERE photo = ?", arguments: [photo])
    if isChanged {
      let contents = file.contents
      try db.execute(
        sql: "UPDATE file SET inode = ?, size = ?, seconds = ?, key = ?, nanoseconds = ? WHERE photo = ?",
        arguments: [contents.inode, contents.size, contents.seconds, contents.key, FileIdentity.uncertain, photo])
    }
    try db.execute(
      sql: "UPDATE photo SET state = ?, since = ? WHERE id = ?",
      arguments: [PhotoState.trashed.rawValue, Int64(Date().timeIntervalSince1970), photo])
    try db.execute(sql: "INSERT OR REPLACE INTO trash VALUES (?, ?)", arguments: [photo, file.file.databaseValue])
  }

  /// The files of photos in the trash, with the photos.
  private static let trashedFiles = """
    SELECT trash.photo, trash.file, folder.path, name, inode, size, seconds, key FROM trash
    JOIN file ON file.photo = trash.photo JOIN folder ON folder.id = folder
    """

  private static func trashedFile(_ row: Row) throws -> TrashedFile {
    TrashedFile(
      file: try row.path(1), original: try row.path(2).appending(row.path(3)), contents: try contents(row, from: 4))
  }

  /// Returns the file of a photo in the trash, or `nil` for another photo.
  func trashedFile(of photo: Int64, _ db: Database) throws -> TrashedFile? {
    try Row.fetchOne(
      db.cachedStatement(sql: Self.trashedFiles + " WHERE trash.photo = ?"), arguments: [photo]
    ).map(Self.trashedFile)
  }

  /// Returns the file in the trash of each photo that is there.
  func trashedFiles(_ photos: [Int64]) throws -> [(photo: Int64, file: TrashedFile)] {
    try read { db in
      let statement = try db.cachedStatement(sql: Self.trashedFiles + " WHERE trash.photo = ?")
      return try photos.compactMap { photo in
        try Row.fetchOne(statement, arguments: [photo]).map { (photo, try Self.trashedFile($0)) }
      }
    }
  }

  /// Moves photos from the trash back to their folders. The method blocks, so call it on a background thread.
  ///
  /// - Parameter photos: The photos.
  /// - Returns: The photos that were restored, and the reasons why others were not.
  /// - Throws: `LibraryError` if the library cannot be written. The files may be in their folders, where the indexer
  ///   finds them.
  package func restoreFromTrash(_ photos: [Int64]) throws -> TrashSummary {
    var summary = TrashSummary()
    for start in stride(from: 0, to: photos.count, by: Self.trashPageSize) {
      try restoreFromTrash(photos[start..<min(start + Self.trashPageSize, photos.count)], &summary)
    }
    return summary
  }

  private func restoreFromTrash(_ photos: ArraySlice<Int64>, _ summary: inout TrashSummary) throws {
    let files = try trashedFiles(Array(photos))
    let missing = try lostPhotoCount(Set(photos).subtracting(files.map(\.photo)))
    if missing > 0 {
      let count = missing == 1 ? "a photo was" : "\(missing) photos were"
      summary.problems.append("\(count) not restored: the photo library does not know their place in the trash")
    }
    var restored: [Int64] = []
    for (photo, file) in files {
      do throws(LibraryError) {
        try file.restore()
        restored.append(photo)
      } catch { summary.problems.append(error.description) }
    }
    try write { db in
      for photo in restored {
        // The indexer may have found the file already.
        try db.execute(sql: "UPDATE OR IGNORE file SET isPresent = 1 WHERE photo = ?", arguments: [photo])
        try db.execute(sql: "UPDATE photo SET state = 0 WHERE id = ? AND state <> 0", arguments: [photo])
        try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
      }
    }
    summary.photos += restored
  }

  /// Returns how many of some photos have no file that the library knows.
  private func lostPhotoCount(_ photos: Set<Int64>) throws -> Int {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT state FROM photo WHERE id = ?")
      return try photos.count { try Int64.fetchOne(statement, arguments: [$0]) == PhotoState.missing.rawValue }
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
        SELECT device, folder.path, name, inode, size, seconds, key FROM file JOIN folder ON folder.id = folder
        WHERE photo = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [photo]) else { return false }
    let original = try row.path(1).appending(row.path(2))
    guard
      let file = TrashedFile(searching: original, device: try row.integer(0), try Self.contents(row, from: 3))
    else { return false }
    try recordTrashed(photo, file, isChanged: false, db)
    return true
  }

  /// Marks photos as missing whose files are no longer in the trash. Those of a disk that is not connected remain, because its trash
  /// is on the disk, too.
  func removeEmptiedTrash(_ db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: Self.trashedFiles + " LEFT JOIN root ON root.id = folder.root WHERE coalesce(root.isOnline, 1)")
    for row in rows where try !Self.trashedFile(row).isInTrash {
      let photo = try row.integer(0)
      try db.execute(sql: "DELETE FROM trash WHERE photo = ?", arguments: [photo])
      try db.execute(
        sql: "UPDATE photo SET state = ? WHERE id = ? AND state = ?",
        arguments: [PhotoState.missing.rawValue, photo, PhotoState.trashed.rawValue])
    }
  }
}

import CoreGraphics
import Foundation
import GRDB

/// The folders that the user adds to the library and removes from it.
extension LibraryDatabase {
  /// The beginning of the names of the rows of `meta` that contain the URLs of removed folders.
  private static let removedKey = "removed folder "

  /// Adds folders to the library, also those that were removed before. When the method returns, the change is on the disk. The
  /// photos appear when the process that owns the index has indexed them.
  ///
  /// - Parameter folders: The folders. Those that the library has already are ignored.
  /// - Throws: `LibraryError` if the change cannot be saved. In this case, nothing is changed.
  package func addFolders(_ folders: [FilePath]) throws {
    try change { data in
      folders.map(\.url.absoluteString).filter { !data.folders.contains($0) }.map { .folder($0) }
    }
  }

  /// Removes a folder from the library. Its files are not changed. When the method returns, the change is on the disk. The photos
  /// disappear when the process that owns the index has compared the other folders with the index. Their favourites, albums and
  /// rotations are kept, and are there again if the folder is added again.
  ///
  /// - Parameter folder: One of the folders that were added to the library. A subfolder of such a folder cannot be removed.
  /// - Throws: `LibraryError` if the change cannot be saved. In this case, nothing is changed.
  package func removeFolder(_ folder: FilePath) throws {
    let url = folder.url.absoluteString
    try change { data in data.removedFolders.contains(url) ? [] : [.removeFolder(url)] }
  }

  /// Records folders of the library that are not in the journal. Folders that the user has removed meanwhile are not recorded.
  func recordFolders(_ folders: [FilePath]) throws {
    try change { data in
      folders.map(\.url.absoluteString).filter { !data.folders.contains($0) && !data.removedFolders.contains($0) }
        .map { .folder($0) }
    }
  }

  /// The folders that the user removed from the library.
  package func removedFolders() throws -> Set<FilePath> {
    try read { db in
      Set(try removedURLs(db).compactMap { URL(string: $0) }.filter(\.isFileURL).map { FilePath($0) })
    }
  }

  /// Returns the folders that the user removed from the library. If the index cannot be read, they are read from the journal.
  package func recoveredRemovedFolders() throws -> Set<FilePath> {
    do { return try removedFolders() } catch {
      return Set(try userData().removedFolders.compactMap { URL(string: $0) }.filter(\.isFileURL).map { FilePath($0) })
    }
  }

  /// Records in the database that the user removed a folder, or added it again.
  func setRemoved(_ url: String, _ isRemoved: Bool, _ db: Database) throws {
    let name = Self.removedKey + url
    if isRemoved {
      try db.execute(sql: "INSERT OR IGNORE INTO meta VALUES (?, 1)", arguments: [name])
    } else {
      try db.execute(sql: "DELETE FROM meta WHERE name = ?", arguments: [name])
    }
  }

  /// Replaces the removed folders in the database.
  func replaceRemovedFolders(_ urls: Set<String>, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM meta WHERE name GLOB ?", arguments: [Self.removedKey + "*"])
    for url in urls { try setRemoved(url, true, db) }
  }

  /// Reads the URLs of the removed folders from the database.
  func removedURLs(_ db: Database) throws -> Set<String> {
    let names = try String.fetchAll(
      db, sql: "SELECT name FROM meta WHERE name GLOB ?", arguments: [Self.removedKey + "*"])
    return Set(names.map { String($0.dropFirst(Self.removedKey.count)) })
  }
}

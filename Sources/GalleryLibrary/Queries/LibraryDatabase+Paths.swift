import CoreGraphics
import GRDB

extension LibraryDatabase {
  /// The condition for the photo of a file, which the index `filePlace` fulfills.
  static let pathCondition = "file.isPresent AND folder.path = ? AND file.name = ? AND photo.state = 0"

  /// The query for whether a folder or its subfolders contain files whose photos have a state, such as offline. The files of photos
  /// on a disk that is not connected remain present in the index.
  ///
  /// `CROSS JOIN` makes SQLite begin with the folders and stop at the first photo. Otherwise, it reads all photos that are not
  /// shown, which takes 343 ms if a million of them are on a disk that is not connected.
  static let offlineQuery = """
    SELECT EXISTS (SELECT 1 FROM folderTree CROSS JOIN file USING (folder) CROSS JOIN photo ON photo.id = file.photo
      WHERE ancestor = ? AND file.isPresent AND photo.state = ?)
    """

  /// Returns whether a folder or its subfolders contain photos on a disk that is not connected.
  ///
  /// - Parameter folder: The real path of the folder.
  package func hasOfflinePhotos(in folder: FilePath) throws -> Bool {
    try read { db in
      guard let number = try FolderTree.number(folder, db) else { return false }
      return try Bool.fetchOne(
        db.cachedStatement(sql: Self.offlineQuery), arguments: [number, PhotoState.offline.rawValue]) ?? false
    }
  }

  /// Returns whether a folder is on a disk that is not connected: the index has photos that were directly in it, and that are on another
  /// disk than the folder which is at the path now.
  ///
  /// - Parameter folder: The real path of the folder.
  package func isOffline(_ folder: FilePath) throws -> Bool {
    try read { db in
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM folder CROSS JOIN file ON file.folder = folder.id CROSS JOIN photo ON photo.id = file.photo
            WHERE folder.path = ? AND file.isPresent AND photo.state = ?)
          """, arguments: [folder.databaseValue, PhotoState.offline.rawValue]) ?? false
    }
  }

  /// Returns the photo of a file.
  ///
  /// - Parameter path: The real path of the file.
  /// - Returns: The photo, or `nil` if the file is not in the index.
  package func photo(at path: FilePath) throws -> PhotoItem? {
    try read { db in
      return try Row.fetchOne(
        db, sql: "SELECT \(PhotoItem.columns) FROM \(PhotoItem.tables) WHERE \(Self.pathCondition)",
        arguments: [path.folder.databaseValue, path.name.databaseValue]
      ).map(PhotoItem.init)
    }
  }
}

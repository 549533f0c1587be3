import CoreGraphics
import GRDB

extension LibraryDatabase {
  /// The condition for the photo of a file, which the index `filePlace` fulfills.
  static let pathCondition = "file.isPresent AND folder.path = ? AND file.name = ? AND photo.state = 0"

  /// Returns whether a folder contains photos on a disk that is not connected.
  ///
  /// - Parameter folder: The real path of the folder.
  package func hasOfflinePhotos(in folder: FilePath) throws -> Bool {
    try read { db in
      guard let number = try FolderTree.number(folder, db) else { return false }
      // "state <> 0" selects the index of photos that are not shown.
      return try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM photo JOIN file ON file.photo = photo.id JOIN folderTree USING (folder)
            WHERE photo.state <> 0 AND photo.state = ? AND ancestor = ?)
          """, arguments: [PhotoState.offline.rawValue, number]) ?? false
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

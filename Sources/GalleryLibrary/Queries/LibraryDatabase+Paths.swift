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
      return try Self.hasOfflinePhotos(number, db)
    }
  }

  /// Returns whether a folder is on a disk that is not connected: the index has photos in it that are on another disk than the folder
  /// which is at the path now.
  ///
  /// If the photos are in subfolders, one of these may be the mount point instead. The mount points of `/etc/fstab` remain when their
  /// disks are removed. The folder is therefore on the disk if no photo in it is shown, and none of the subfolders is there. A folder in
  /// which the desktop creates mount points, such as `/media/me`, seems to be on the disk, too.
  ///
  /// - Parameter folder: The real path of the folder.
  /// - Complexity: O(*n*) for *n* folders in the folder.
  package func isOffline(_ folder: FilePath) throws -> Bool {
    let (isOffline, subfolders) = try read { db -> (Bool, [FilePath]) in
      let isOffline = try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM folder CROSS JOIN file ON file.folder = folder.id CROSS JOIN photo ON photo.id = file.photo
            WHERE folder.path = ? AND file.isPresent AND photo.state = ?)
          """, arguments: [folder.databaseValue, PhotoState.offline.rawValue])
      if isOffline == true { return (true, []) }
      guard let number = try FolderTree.number(folder, db), try !Self.showsPhotos(number, db) else {
        return (false, [])
      }
      let subfolders = try FolderTree.children(of: folder, number, db).filter {
        try Self.hasOfflinePhotos($0.number, db)
      }
      return (false, subfolders.map(\.path))
    }
    return isOffline || !subfolders.isEmpty && subfolders.allSatisfy { FileIdentity(ofEntry: $0) == nil }
  }

  /// Returns whether a folder or its subfolders contain photos that are shown.
  private static func showsPhotos(_ folder: Int64, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM entryCount WHERE list = \(PhotoList.folderTree("?")))"),
      arguments: [folder]) ?? false
  }

  /// Returns whether a folder or its subfolders contain photos on a disk that is not connected.
  private static func hasOfflinePhotos(_ folder: Int64, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: offlineQuery), arguments: [folder, PhotoState.offline.rawValue]) ?? false
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

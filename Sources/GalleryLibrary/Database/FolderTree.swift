import CoreGraphics
import GRDB

/// The closure table `folderTree`, which has a row for each pair of a folder and one of its ancestors, and a row for each
/// folder with itself.
///
/// The table `folder` contains all ancestors of its folders up to the root of the file system, and a folder is inserted after
/// its parent. The rows of a new folder are therefore derived from those of its parent, and existing folders never need
/// additional rows.
enum FolderTree {
  /// Returns the number of a folder, or `nil` if no photo has been found in it or in its subfolders.
  static func number(_ path: FilePath, _ db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM folder WHERE path = ?"), arguments: [path.databaseValue]
    ).map(checked)
  }

  /// Returns the number of a folder, with which the numbers of its lists can be computed.
  private static func checked(_ number: Int64) throws -> Int64 {
    guard (0...PhotoList.largestFolder).contains(number) else {
      throw LibraryError(.damaged, "the photo library has a folder with an invalid number")
    }
    return number
  }

  /// Returns the numbers of a folder and of the folders in it, in ascending order.
  static func folders(inside path: FilePath, _ db: Database) throws -> [Int64] {
    guard let number = try number(path, db) else { return [] }
    return try Int64.fetchAll(
      db.cachedStatement(sql: "SELECT folder FROM folderTree WHERE ancestor = ? ORDER BY folder"), arguments: [number]
    ).map(checked)
  }

  /// Returns the numbers and paths of the folders that are directly in a folder.
  static func children(
    of path: FilePath, _ number: Int64, _ db: Database
  ) throws -> [(number: Int64, path: FilePath)] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT id, path FROM folderTree JOIN folder ON id = folder WHERE ancestor = ? AND folder <> ancestor"),
      arguments: [number]
    ).map { row in (number: try checked(row.integer(0)), path: try row.path(1)) }.filter { $0.path.folder == path }
  }

  /// Adds a folder, and the folders that contain it.
  ///
  /// - Parameter path: The path of a folder that is not in the table `folder`.
  /// - Returns: The number of the folder.
  static func add(_ path: FilePath, root: Int64?, _ db: Database) throws -> Int64 {
    let parent = try parentNumber(of: path, db)
    try db.execute(sql: "INSERT INTO folder (path, root) VALUES (?, ?)", arguments: [path.databaseValue, root])
    let number = db.lastInsertedRowID
    try link(number, to: parent, db)
    return number
  }

  /// Adds all folders of a database of version 2, and their numbers of photos.
  static func addAll(_ db: Database) throws {
    let folders = try Row.fetchAll(db, sql: "SELECT id, path FROM folder").map { row in
      (number: try row.integer(0), path: try row.path(1))
    }
    // A shorter path is not in a folder with a longer one.
    for folder in folders.sorted(by: { $0.path.bytes.count < $1.path.bytes.count }) {
      try link(folder.number, to: parentNumber(of: folder.path, db), db)
    }
    try db.execute(
      sql: """
        INSERT INTO entryCount SELECT \(PhotoList.folderTree("ancestor")), day, sum(count)
          FROM folderTree JOIN entryCount ON list = \(PhotoList.folder("folder")) GROUP BY ancestor, day
        """)
  }

  private static func parentNumber(of path: FilePath, _ db: Database) throws -> Int64? {
    let parent = path.folder
    guard parent.bytes.count < path.bytes.count, !parent.bytes.isEmpty else { return nil }
    return try number(parent, db) ?? add(parent, root: nil, db)
  }

  private static func link(_ number: Int64, to parent: Int64?, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO folderTree SELECT ancestor, ?1 FROM folderTree WHERE folder = ?2 UNION ALL SELECT ?1, ?1",
      arguments: [number, parent])
  }
}

import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// An album with the number of its shown photos.
  package struct AlbumSummary: Equatable, Sendable, Identifiable {
    /// The number of the album, which does not change when the album is renamed.
    package let id: Int64
    /// The name of the album, which need not be unique.
    package let name: String
    /// The number of photos that are shown.
    package let count: Int
    /// The first shown photo, or `nil` if there is none.
    package let cover: Int64?
  }

  /// A folder with the number of its shown photos. Photos in subfolders are not counted.
  package struct FolderSummary: Equatable, Sendable {
    package let path: FilePath
    /// The number of shown photos that are directly in the folder.
    package let count: Int
  }

  /// Returns all albums, in the order in which the user arranged them.
  package func albums() throws -> [AlbumSummary] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT album.id, name,
            (SELECT coalesce(sum(count), 0) FROM entryCount WHERE list = \(PhotoList.album("album.id"))),
            (SELECT photo FROM entry WHERE list = \(PhotoList.album("album.id")) ORDER BY key LIMIT 1)
          FROM album ORDER BY position, album.id
          """
      ).map { row in
        AlbumSummary(
          id: try row.integer(0), name: try row.text(1), count: try row.integer(2, in: 0...Int(Int32.max)),
          cover: try row.optionalInteger(3))
      }
    }
  }

  /// Returns the folders that contain photos directly, in the order of their paths.
  package func folders() throws -> [FolderSummary] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT path, count FROM folderCount JOIN folder ON folder.id = folderCount.folder ORDER BY path
          """
      ).map { FolderSummary(path: try $0.path(0), count: try $0.integer(1, in: 0...Int(Int32.max))) }
    }
  }

  /// Returns the folders that were added to the library and not removed, in the order in which they were added.
  package func roots() throws -> [FilePath] { try read(storedRoots) }

  /// Returns the folders of the library. If the index is damaged, it is rebuilt, or the folders are read from the user data
  /// journal if another process owns the index.
  ///
  /// - Throws: `LibraryError` if the folders are unknown. The library must not be indexed then: its photos would be removed.
  package func recoveredRoots() throws -> [FilePath] {
    do { return try roots() } catch {
      if try rebuildIfNeeded() { return try roots() }
      return try userData().folders.compactMap { URL(string: $0) }.filter(\.isFileURL).map { FilePath($0) }
    }
  }

  func storedRoots(_ db: Database) throws -> [FilePath] {
    let removed = try removedURLs(db)
    return try Row.fetchAll(db, sql: "SELECT path FROM root ORDER BY id").map { try $0.path(0) }
      .filter { !removed.contains($0.url.absoluteString) }
  }

  /// Returns the cameras with the numbers of their photos, beginning with the most used one.
  package func cameras() throws -> [(name: String, count: Int)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT camera, count(*) AS number FROM photo WHERE camera IS NOT NULL AND state = 0 GROUP BY camera
          ORDER BY number DESC, camera
          """
      ).map { (try $0.text(0), try $0.integer(1, in: 0...Int(Int32.max))) }
    }
  }

  /// Returns the number of photos of a part of the library.
  package func count(_ scope: Timeline.Scope) throws -> Int {
    try read { db in
      switch try source(scope, db) {
      case .library: try Int.fetchOne(db, sql: "SELECT coalesce(sum(count), 0) FROM day") ?? 0
      case .lists(let lists):
        try Int.fetchOne(
          db,
          sql: "SELECT coalesce(sum(count), 0) FROM entryCount WHERE list IN (SELECT value FROM json_each(?))",
          arguments: [Self.json(countLists(scope, lists, db))]) ?? 0
      case .results(let results): results.values.reduce(0) { $0 + $1.count }
      case .sorted(let sorted): sorted.photos.count
      }
    }
  }

  /// Returns the source from which the photos of a scope are read.
  func source(_ scope: Timeline.Scope, _ db: Database) throws -> Timeline.Source {
    switch scope {
    case .all, .state(.shown): .library
    case .favourites: .lists([PhotoList.favourites])
    case .album(let album): .lists([PhotoList.album(album)])
    case .folder(let path): .lists(try FolderTree.folders(inside: path, db).map { PhotoList.folder($0) })
    case .state(let state): .lists([PhotoList.state(state)])
    case .search(let search):
      .results(
        // The rows are in ascending order, so the keys of each day are, too.
        Dictionary(grouping: try keys(search, among: nil as [Int64]?, db), by: \.day))
    }
  }

  /// Returns the keys of the photos that match a search, in ascending order.
  ///
  /// - Parameter photos: The photos to search, or `nil` to search all photos.
  func keys(_ search: PhotoSearch, among photos: (some Sequence<Int64>)?, _ db: Database) throws -> [PhotoKey] {
    var (condition, arguments) = try self.condition(search, db)
    if let photos {
      condition += " AND id IN (SELECT value FROM json_each(?))"
      arguments += [Self.json(photos)]
    }
    return try Self.keys(
      Row.fetchCursor(
        db, sql: "SELECT taken, id FROM photo WHERE state = 0\(condition) ORDER BY taken, id", arguments: arguments))
  }

  /// Returns the lists that contain the numbers of photos of a scope whose photos are in `lists`. For a folder, the result is
  /// the single list that also counts the photos in subfolders. For other scopes, the result is `lists`.
  func countLists(_ scope: Timeline.Scope, _ lists: [Int64], _ db: Database) throws -> [Int64] {
    guard case .folder(let path) = scope else { return lists }
    return try FolderTree.number(path, db).map { [PhotoList.folderTree($0)] } ?? []
  }

  /// Returns the SQL condition of a search. The condition begins with "AND" or is empty.
  ///
  /// - Parameter checksEachPhoto: A Boolean value that determines whether each photo that meets the other conditions is looked up in the
  ///   folder of the search, instead of reading the whole folder first.
  private func condition(
    _ search: PhotoSearch, checksEachPhoto: Bool = false, _ db: Database
  ) throws -> (String, StatementArguments) {
    var sql = ""
    var arguments: StatementArguments = []
    for word in search.words {
      guard let match = PhotoSearch.match(word) else { continue }
      var parts = [
        "id IN (SELECT rowid FROM words WHERE words MATCH ?)",
        "id IN (SELECT photo FROM albumPhoto JOIN album ON album.id = album WHERE name LIKE ? ESCAPE '\\' "
          + "OR name LIKE ? ESCAPE '\\')",
      ]
      let pattern = ["\\", "%", "_"].reduce(word) { $0.replacingOccurrences(of: $1, with: "\\" + $1) }
      arguments += [match, pattern + "%", "% " + pattern + "%"]
      if let month = PhotoSearch.month(word, .current) {
        // A photo may have any year. An expression with a term for each of thousands of years is too large for SQLite.
        parts.append("taken / \(CivilTime.day) IN (SELECT value FROM json_each(?))")
        arguments += [Self.json(try DatedDays(db: db).days(ofMonth: month, in: search.dayLimits))]
      }
      if let range = PhotoSearch.time(word) {
        parts.append("taken >= ? AND taken < ?")
        arguments += [range.lowerBound, range.upperBound]
      }
      sql += " AND (\(parts.joined(separator: " OR ")))"
    }
    for token in search.tokens {
      let condition = token.condition
      sql += condition.sql
      arguments += condition.arguments
    }
    if let days = search.days {
      sql += " AND taken >= ? AND taken < ?"
      arguments += [days.lowerBound.dayNumber * CivilTime.day, (days.upperBound.dayNumber + 1) * CivilTime.day]
    }
    if let album = search.album {
      sql += " AND id IN (SELECT photo FROM albumPhoto WHERE album = ?)"
      arguments += [album]
    }
    if let folder = search.folder {
      let inFolder = "isPresent AND folder IN (SELECT value FROM json_each(?))"
      sql +=
        checksEachPhoto
        ? " AND EXISTS (SELECT 1 FROM file WHERE file.photo = photo.id AND \(inFolder))"
        : " AND id IN (SELECT photo FROM file WHERE \(inFolder))"
      arguments += [Self.json(try FolderTree.folders(inside: folder, db))]
    }
    if let camera = search.camera {
      sql += " AND camera = ?"
      arguments += [camera]
    }
    if search.isFavourite { sql += " AND id IN (SELECT photo FROM favourite)" }
    if search.hasPosition { sql += " AND latitude IS NOT NULL AND longitude IS NOT NULL" }
    return (sql, arguments)
  }

  /// Returns whether a photo matches a search.
  func hasMatches(_ search: PhotoSearch, largeFolder: Int = 10_000, _ db: Database) throws -> Bool {
    try countMatches(search, limit: 1, largeFolder: largeFolder, db) > 0
  }

  /// Returns the number of photos that match a search, up to a limit.
  ///
  /// In a folder with a million photos, reading the folder took 2 seconds for each search. (Measured with SQLite 3.40 and tables like
  /// those of the index.) So photos are looked up in a large folder.
  ///
  /// - Parameters:
  ///   - limit: The number up to which photos are counted.
  ///   - largeFolder: The number of photos from which on a folder is large.
  func countMatches(_ search: PhotoSearch, limit: Int, largeFolder: Int = 10_000, _ db: Database) throws -> Int {
    var isLarge = false
    if let folder = search.folder {
      let count = try Int.fetchOne(
        db, sql: "SELECT coalesce(sum(count), 0) FROM entryCount WHERE list IN (SELECT value FROM json_each(?))",
        arguments: [Self.json(countLists(.folder(folder), [], db))])
      isLarge = count ?? 0 >= largeFolder
    }
    let (condition, arguments) = try self.condition(search, checksEachPhoto: isLarge, db)
    return try Int.fetchOne(
      db, sql: "SELECT count(*) FROM (SELECT 1 FROM photo WHERE state = 0\(condition) LIMIT ?)",
      arguments: arguments + [limit]) ?? 0
  }
}

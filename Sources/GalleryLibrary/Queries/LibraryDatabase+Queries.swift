import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// An album with the number of its shown photos.
  package struct AlbumSummary: Equatable, Sendable, Identifiable {
    /// The number of the album.
    package let id: Int64
    /// The name.
    package let name: String
    /// The number of photos that are shown.
    package let count: Int
    /// The first shown photo, or `nil` if there is none.
    package let cover: Int64?
  }

  /// A folder with the number of its shown photos. Photos in subfolders are not counted.
  package struct FolderSummary: Equatable, Sendable {
    /// The path.
    package let path: FilePath
    /// The number of photos.
    package let count: Int
  }

  /// Returns the albums in their order.
  package func albums() throws -> [AlbumSummary] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT album.id, name, (SELECT count(*) FROM albumPhoto JOIN photo ON photo.id = photo WHERE album = album.id
              AND state = 0),
            (SELECT photo FROM albumPhoto JOIN photo ON photo.id = photo WHERE album = album.id AND state = 0
              ORDER BY albumPhoto.position LIMIT 1)
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
          SELECT path, count(*) FROM folder JOIN file ON file.folder = folder.id JOIN photo ON photo.id = file.photo
          WHERE isPresent AND state = 0 GROUP BY folder.id ORDER BY path
          """
      ).map { FolderSummary(path: try $0.path(0), count: try $0.integer(1, in: 0...Int(Int32.max))) }
    }
  }

  /// Returns the folders that were added to the library, in the order in which they were added.
  package func roots() throws -> [FilePath] {
    try read { db in try Row.fetchAll(db, sql: "SELECT path FROM root ORDER BY id").map { try $0.path(0) } }
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
      guard scope != .all else { return try Int.fetchOne(db, sql: "SELECT coalesce(sum(count), 0) FROM day") ?? 0 }
      let (sql, arguments) = try query(scope, false, db)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM (\(sql))", arguments: arguments) ?? 0
    }
  }

  /// Returns the SQL query for the numbers and times of a scope's photos, in the order of the timeline.
  func query(
    _ scope: Timeline.Scope, _ isNewestFirst: Bool, _ db: Database
  ) throws -> (sql: String, arguments: StatementArguments) {
    let direction = isNewestFirst ? "DESC" : "ASC"
    let order = "ORDER BY taken \(direction), photo.id \(direction)"
    switch scope {
    case .all: return ("SELECT id, taken FROM photo WHERE state = 0 \(order)", [])
    case .favourites:
      return ("SELECT id, taken FROM photo WHERE state = 0 AND id IN (SELECT photo FROM favourite) \(order)", [])
    case .album(let album):
      return (
        """
        SELECT photo.id, taken FROM albumPhoto JOIN photo ON photo.id = photo WHERE album = ? AND state = 0
        ORDER BY albumPhoto.position
        """, [album]
      )
    case .folder(let path):
      let folders = try folderNumbers(inside: path, db)
      return (
        """
        SELECT photo.id, taken FROM file JOIN photo ON photo.id = file.photo
        WHERE isPresent AND state = 0 AND folder IN (\(folders)) \(order)
        """, []
      )
    case .state(let state): return ("SELECT id, taken FROM photo WHERE state = ? \(order)", [state.rawValue])
    case .search(let search):
      let (condition, arguments) = try self.condition(search, db)
      return ("SELECT id, taken FROM photo WHERE state = 0\(condition) \(order)", arguments)
    }
  }

  /// Returns the numbers of a folder and the folders in it, with commas between them.
  private func folderNumbers(inside path: FilePath, _ db: Database) throws -> String {
    try Row.fetchAll(db, sql: "SELECT id, path FROM folder").compactMap { row in
      try row.path(1).isInside(path) ? String(try row.integer(0)) : nil
    }.joined(separator: ",")
  }

  /// Returns the SQL condition of a search. It begins with "AND" or is empty.
  private func condition(_ search: PhotoSearch, _ db: Database) throws -> (String, StatementArguments) {
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
      for range in PhotoSearch.times(word, years: try years(db)) {
        parts.append("taken >= ? AND taken < ?")
        arguments += [range.lowerBound, range.upperBound]
      }
      sql += " AND (\(parts.joined(separator: " OR ")))"
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
      sql +=
        " AND id IN (SELECT photo FROM file WHERE isPresent AND folder IN (\(try folderNumbers(inside: folder, db))))"
    }
    if let camera = search.camera {
      sql += " AND camera = ?"
      arguments += [camera]
    }
    if search.isFavourite { sql += " AND id IN (SELECT photo FROM favourite)" }
    if search.hasPosition { sql += " AND latitude IS NOT NULL AND longitude IS NOT NULL" }
    return (sql, arguments)
  }

  /// Returns the years from the oldest to the newest photo.
  private func years(_ db: Database) throws -> ClosedRange<Int> {
    guard let first = try Int64.fetchOne(db, sql: "SELECT min(day) FROM day"),
      let last = try Int64.fetchOne(db, sql: "SELECT max(day) FROM day"), first <= last
    else { return 1...1 }
    return CivilTime.date(first).year...CivilTime.date(last).year
  }
}

import GRDB

extension LibraryDatabase {
  /// Returns the numbers of videos in a timeline.
  ///
  /// The videos are counted after each change of the library, so the time must not grow with the library. If the library has
  /// more than `limit` videos, they are not counted.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - limit: The maximum number of videos in the library that are counted.
  /// - Returns: The numbers at present. They can be later than the timeline.
  /// - Throws: `LibraryError` if the database cannot be read.
  package func videoCounts(of timeline: Timeline, limit: Int = 10_000) throws -> VideoCounts {
    try read { db in
      let known = "SELECT count(*) FROM (SELECT 1 FROM file WHERE \(LibrarySchema.isVideo) LIMIT ?)"
      guard try Int.fetchOne(db, sql: known, arguments: [limit + 1]) ?? 0 <= limit else { return .unknown }
      var (condition, arguments): (String, StatementArguments) = ("state = 0", [])
      switch timeline.scope {
      case .all, .search: break
      case .favourites: condition += " AND EXISTS (SELECT 1 FROM favourite WHERE favourite.photo = id)"
      case .album(let album):
        condition += " AND EXISTS (SELECT 1 FROM albumPhoto WHERE album = ? AND albumPhoto.photo = id)"
        arguments = [album]
      case .folder(let path):
        condition += " AND isPresent AND folder IN (SELECT value FROM json_each(?))"
        arguments = [Self.json(try FolderTree.folders(inside: path, db))]
      case .state(let state):
        condition = "state = ?"
        arguments = [state.rawValue]
      }
      // Without `INDEXED BY`, SQLite searches all files of a folder for the ones that are videos.
      let videos = try Row.fetchCursor(
        db,
        sql: """
          SELECT taken, id FROM file INDEXED BY fileVideo CROSS JOIN photo ON id = file.photo
          WHERE (\(LibrarySchema.isVideo)) AND \(condition)
          """, arguments: arguments)
      var days: [Int64: Int] = [:]
      var positions: [Int] = []
      while let row = try videos.next() {
        let key = PhotoKey(key: try row.integer(0), photo: try row.integer(1))
        switch timeline.source {
        case .library, .lists: days[key.day, default: 0] += 1
        case .results(let results):
          let keys = results[key.day] ?? []
          let rank = keys.rank(key)
          if rank < keys.count, keys[rank] == key { days[key.day, default: 0] += 1 }
        case .sorted(let sorted): sorted.position(of: key.photo).map { positions.append($0) }
        }
      }
      return positions.isEmpty ? VideoCounts(days: days) : VideoCounts(positions: positions)
    }
  }
}

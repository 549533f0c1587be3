import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  // MARK: Reading

  /// Returns the order of the photos of a part of the library.
  ///
  /// - Parameters:
  ///   - scope: The part of the library, or a search.
  ///   - isNewestFirst: `true` to begin with the newest photo. The order of an album is not reversed.
  /// - Returns: The timeline. The time depends on the number of days with photos, or of matching photos for a search.
  package func timeline(_ scope: Timeline.Scope = .all, isNewestFirst: Bool = false) throws -> Timeline {
    try read { try timeline(scope, isNewestFirst, $0) }
  }

  func timeline(_ scope: Timeline.Scope, _ isNewestFirst: Bool, _ db: Database) throws -> Timeline {
    try timeline(scope, isNewestFirst && !scope.isAlbum, source(scope, db), db)
  }

  /// Reads the timeline of a scope, whose photos are read from a source.
  func timeline(
    _ scope: Timeline.Scope, _ isNewestFirst: Bool, _ source: Timeline.Source, _ db: Database
  ) throws -> Timeline {
    let (revision, epoch) = try version(db)
    var counts: [(day: Int64, count: Int)] = []
    let order = isNewestFirst ? "DESC" : "ASC"
    let rows: RowCursor
    switch source {
    case .library: rows = try Row.fetchCursor(db, sql: "SELECT day, count FROM day ORDER BY day \(order)")
    case .lists(let lists):
      rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT day, sum(count) FROM entryCount WHERE list IN (SELECT value FROM json_each(?)) GROUP BY day
          ORDER BY day \(order)
          """, arguments: [Self.json(countLists(scope, lists, db))])
    case .results(let results):
      let ascending = results.map { (day: $0.key, count: $0.value.count) }.sorted { $0.day < $1.day }
      return Timeline(
        scope: scope, isNewestFirst: isNewestFirst, counts: isNewestFirst ? ascending.reversed() : ascending,
        source: source, revision: revision, epoch: epoch)
    case .sorted(let sorted): return Timeline(scope, sorted, revision: revision, epoch: epoch)
    }
    let days = 0...Int(scope.isAlbum ? PhotoList.largestAlbumDay : CivilTime.range.upperBound / CivilTime.day)
    while let row = try rows.next() {
      counts.append((Int64(try row.integer(0, in: days)), try row.integer(1, in: 1...Int(Int32.max))))
    }
    return Timeline(
      scope: scope, isNewestFirst: isNewestFirst, counts: counts, source: source, revision: revision, epoch: epoch)
  }

  /// Returns the years with photos, from the newest to the oldest. The time depends on the number of days with photos.
  package func years() throws -> [Timeline.Year] {
    try read { db in
      var years: [Timeline.Year] = []
      let rows = try Row.fetchCursor(db, sql: "SELECT day, count FROM day ORDER BY day DESC")
      let days = 0...Int(CivilTime.range.upperBound / CivilTime.day)
      while let row = try rows.next() {
        let year = CivilTime.date(Int64(try row.integer(0, in: days))).year
        let count = try row.integer(1, in: 1...Int(Int32.max))
        if let last = years.last, last.year == year {
          years[years.count - 1] = Timeline.Year(year: year, count: last.count + count)
        } else {
          years.append(Timeline.Year(year: year, count: count))
        }
      }
      return years
    }
  }

  /// Returns the number of the last change, and the random number that identifies the database (`Timeline.epoch`).
  func version(_ db: Database) throws -> (revision: Int64, epoch: Int64) {
    let revision = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'") ?? 0
    let epoch = try Int64.fetchOne(db, sql: "SELECT value FROM meta WHERE name = 'epoch'") ?? 0
    return (revision, epoch)
  }

  /// Throws an error if photos were added to a timeline, removed or moved since it was read.
  private func checkOrder(_ timeline: Timeline, _ db: Database) throws {
    let (revision, epoch) = try version(db)
    guard epoch == timeline.epoch else { throw Self.outdated }
    guard revision != timeline.revision else { return }
    let lists: [Int64]
    switch timeline.source {
    case .library: lists = [PhotoList.all]
    case .lists(let numbers): lists = numbers
    case .results, .sorted: return
    }
    let statement = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM change WHERE list IN (SELECT value FROM json_each(?1)) AND number > ?2
            AND old IS NOT new)
          OR coalesce((SELECT min(number) FROM change), ?3) > ?2 + 1
        """)
    let isChanged = try Bool.fetchOne(statement, arguments: [Self.json(lists), timeline.revision, revision + 1])
    if isChanged ?? true { throw Self.outdated }
  }

  private static let outdated = LibraryError(
    .outdated, "the photo library has just changed; try again")

  /// Returns numbers as a JSON array, from which SQLite reads a parameter with several values.
  static func json(_ numbers: some Sequence<Int64>) -> String { "[\(numbers.map(String.init).joined(separator: ","))]" }

  /// Returns the photos at some positions of a timeline.
  ///
  /// - Parameters:
  ///   - range: The positions. Positions outside the timeline are ignored.
  ///   - timeline: The timeline.
  /// - Returns: The photos. Only the days that contain the positions are searched.
  /// - Throws: `LibraryError` of the kind `outdated` if the order was changed since the timeline was read. Apply
  ///   `changes(since:)` first.
  package func photos(_ range: Range<Int>, of timeline: Timeline) throws -> [PhotoItem] {
    guard !range.clamped(to: 0..<timeline.count).isEmpty else { return [] }
    return try read { db in
      try checkOrder(timeline, db)
      return try photos(numbers(range, timeline, db), db)
    }
  }

  /// Returns the numbers (`PhotoItem.id`) of the photos at some positions of a timeline.
  ///
  /// - Parameters:
  ///   - ranges: The positions. Positions outside the timeline are ignored.
  ///   - timeline: The timeline.
  /// - Returns: The numbers in the order of the ranges. The cost is that of the days that contain the positions.
  /// - Throws: `LibraryError` of the kind `outdated` if the order was changed since the timeline was read.
  package func photoNumbers(at ranges: [Range<Int>], of timeline: Timeline) throws -> [Int64] {
    try read { db in
      try checkOrder(timeline, db)
      return try ranges.reduce(into: []) { $0 += try numbers($1, timeline, db) }
    }
  }

  private func numbers(_ range: Range<Int>, _ timeline: Timeline, _ db: Database) throws -> [Int64] {
    let range = range.clamped(to: 0..<timeline.count)
    if case .sorted(let sorted) = timeline.source { return Array(sorted.photos[range]) }
    guard !range.isEmpty, let (keys, offset) = timeline.keys(of: range) else { return [] }
    let (limit, order) = (range.count, timeline.isNewestFirst ? "DESC" : "ASC")
    switch timeline.source {
    case .library:
      let statement = try db.cachedStatement(
        sql: """
          SELECT id FROM photo WHERE state = 0 AND taken >= ? AND taken < ? ORDER BY taken \(order), id \(order)
          LIMIT ? OFFSET ?
          """)
      return try Int64.fetchAll(statement, arguments: [keys.lowerBound, keys.upperBound, limit, offset])
    case .lists(let lists):
      // With one list, the index has the order of the result.
      let condition = lists.count == 1 ? "= ?" : "IN (SELECT value FROM json_each(?))"
      let statement = try db.cachedStatement(
        sql: """
          SELECT photo FROM entry WHERE list \(condition) AND key >= ? AND key < ? ORDER BY key \(order),
            photo \(order) LIMIT ? OFFSET ?
          """)
      let list = lists.count == 1 ? lists[0].databaseValue : Self.json(lists).databaseValue
      return try Int64.fetchAll(statement, arguments: [list, keys.lowerBound, keys.upperBound, limit, offset])
    case .results(let results): return Self.results(range, offset, results, timeline)
    case .sorted: return []
    }
  }

  /// Returns the numbers (`PhotoItem.id`) of the photos at some positions of search results.
  private static func results(
    _ range: Range<Int>, _ offset: Int, _ results: [Int64: [PhotoKey]], _ timeline: Timeline
  ) -> [Int64] {
    var ids: [Int64] = []
    var position = range.lowerBound - offset
    while ids.count < offset + range.count, let day = timeline.day(at: position) {
      let keys = (results[day.number] ?? []).map(\.photo)
      ids += timeline.isNewestFirst ? keys.reversed() : keys
      position += day.count
    }
    return Array(ids.dropFirst(offset).prefix(range.count))
  }

  /// Returns photos by their numbers, in the order of the numbers. Unknown numbers are skipped.
  package func photos(_ ids: [Int64]) throws -> [PhotoItem] { try read { try photos(ids, $0) } }

  private func photos(_ ids: [Int64], _ db: Database) throws -> [PhotoItem] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(PhotoItem.columns) FROM \(PhotoItem.tables) WHERE photo.id = ?")
    return try ids.compactMap { try Row.fetchOne(statement, arguments: [$0]).map(PhotoItem.init) }
  }

  /// Returns the position of a photo, or `nil` if the timeline does not contain it.
  ///
  /// - Throws: `LibraryError` of the kind `outdated` if the order was changed since the timeline was read.
  package func position(of photo: Int64, in timeline: Timeline) throws -> Int? {
    if case .sorted(let sorted) = timeline.source { return sorted.position(of: photo) }
    return try read { db in
      try checkOrder(timeline, db)
      guard let key = try key(of: photo, in: timeline, db) else { return nil }
      let rank: Int
      switch timeline.source {
      case .library:
        let statement = try db.cachedStatement(
          sql: """
            SELECT (SELECT count(*) FROM photo WHERE state = 0 AND taken >= ?1 AND taken < ?2)
              + (SELECT count(*) FROM photo WHERE state = 0 AND taken = ?2 AND id < ?3)
            """)
        rank = try Int.fetchOne(statement, arguments: [key.day * CivilTime.day, key.key, photo]) ?? 0
      case .lists(let lists):
        let statement = try db.cachedStatement(
          sql: """
            SELECT count(*) FROM entryCount CROSS JOIN entry ON entry.list = entryCount.list
            WHERE entryCount.day = ?1 AND entryCount.list IN (SELECT value FROM json_each(?2)) AND key >= ?3
              AND key <= ?4 AND (key, photo) < (?4, ?5)
            """)
        rank =
          try Int.fetchOne(
            statement, arguments: [key.day, Self.json(lists), key.day * CivilTime.day, key.key, photo]) ?? 0
      case .results(let results): rank = results[key.day]?.rank(key) ?? 0
      case .sorted: return nil
      }
      return timeline.position(inOrderOfTime: timeline.countBefore(key.day) + rank)
    }
  }

  /// Returns the key of a photo, or `nil` if the timeline does not contain it.
  func key(of photo: Int64, in timeline: Timeline, _ db: Database) throws -> PhotoKey? {
    var key: Int64?
    if case .album(let album) = timeline.scope {
      key = try Int64.fetchOne(
        db, sql: "SELECT position FROM albumPhoto WHERE photo = ? AND album = ?", arguments: [photo, album])
    } else {
      key = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT taken FROM photo WHERE id = ?"), arguments: [photo])
    }
    guard let key = key.map({ PhotoKey(key: $0, photo: photo) }) else { return nil }
    let isContained: Bool?
    switch timeline.source {
    case .library:
      let statement = try db.cachedStatement(sql: "SELECT state = 0 FROM photo WHERE id = ?")
      isContained = try Bool.fetchOne(statement, arguments: [photo])
    case .lists(let lists):
      let statement = try db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM entry WHERE list IN (SELECT value FROM json_each(?)) AND key = ? AND photo = ?)
          """)
      isContained = try Bool.fetchOne(statement, arguments: [Self.json(lists), key.key, photo])
    case .results(let results):
      let keys = results[key.day] ?? []
      let rank = keys.rank(key)
      isContained = rank < keys.count && keys[rank] == key
    case .sorted(let sorted): isContained = sorted.position(of: photo) != nil
    }
    return isContained == true ? key : nil
  }
}

extension Timeline.Scope {
  /// A Boolean value that indicates whether the photos are those of an album, in the order of the album.
  package var isAlbum: Bool { if case .album = self { true } else { false } }
}

import Foundation
import GRDB

extension LibraryDatabase {
  /// The maximum number of changes that are returned as positions. If there are more, reloading the timeline costs
  /// less.
  private static let maximumChanges = 1000

  /// The keys of each changed photo before and after the changes. A key is `nil` if the timeline did not contain the
  /// photo before or does not contain it after the changes.
  private typealias Log = [Int64: (old: Int64?, new: Int64?)]

  /// Returns the current timeline, and the changes from an earlier timeline to it.
  ///
  /// - Parameter old: The earlier timeline.
  /// - Returns: The current timeline, and the changes, which are `nil` if there are too many to animate.
  /// - Complexity: O(*d* + *c*), where *d* is the number of days with photos and *c* the number of changes. A search also visits
  ///   each photo that matches its words.
  package func changes(since old: Timeline) throws -> (timeline: Timeline, changes: TimelineUpdate?) {
    try read { db in
      let (revision, epoch) = try version(db)
      if (revision, epoch) == (old.revision, old.epoch) { return (old, TimelineUpdate()) }
      if case .sorted(let sorted) = old.source {
        let new = try sortedTimeline(old.scope, sorted.order, db)
        guard epoch == old.epoch, try isLogComplete(since: old.revision, db), case .sorted(let photos) = new.source
        else {
          return (new, nil)
        }
        return (new, try update(from: sorted, to: photos, since: old.revision, db))
      }
      guard epoch == old.epoch, try isLogComplete(since: old.revision, db) else {
        return (try timeline(old.scope, old.isNewestFirst, db), nil)
      }
      if case .results(let results) = old.source, case .search(let search) = old.scope {
        guard let log = try searchLog(search, results, old, db) else {
          return (try timeline(old.scope, old.isNewestFirst, db), nil)
        }
        let source = Timeline.Source.results(Self.results(results, after: log))
        let new = try timeline(old.scope, old.isNewestFirst, source, db)
        return (new, try update(from: old, to: new, log, db))
      }
      let new = try timeline(old.scope, old.isNewestFirst, db)
      return (new, try log(since: old.revision, new, db).map { try update(from: old, to: new, $0, db) })
    }
  }

  // MARK: The log

  /// Returns whether all changes after a revision are stored.
  private func isLogComplete(since revision: Int64, _ db: Database) throws -> Bool {
    guard let first = try Int64.fetchOne(db, sql: "SELECT min(number) FROM change") else {
      return try version(db).revision == revision
    }
    return first <= revision + 1
  }

  /// Returns the changes of the library or of lists after a revision, or `nil` if there are too many.
  private func log(since revision: Int64, _ timeline: Timeline, _ db: Database) throws -> Log? {
    var lists = [PhotoList.all]
    if case .lists(let numbers) = timeline.source { lists = numbers }
    guard let rows = try changes(since: revision, in: lists, "", db) else { return nil }
    var log = Log()
    for row in rows {
      let photo = try row.integer(0)
      // Photo 0 represents a change of an album's name.
      guard photo != 0 else { continue }
      let old = try row.optionalInteger(1)
      log[photo] = (old: log.index(forKey: photo) == nil ? old : log[photo]?.old, new: try row.optionalInteger(2))
    }
    guard case .lists = timeline.source else { return log }
    // The library's changes contain the photos whose data was changed, but not their order.
    let condition = "AND old IS NOT NULL AND new IS NOT NULL"
    guard let updated = try changes(since: revision, in: [PhotoList.all], condition, db) else { return nil }
    for photo in Set(try updated.map { try $0.integer(0) }) where log.index(forKey: photo) == nil {
      if let key = try key(of: photo, in: timeline, db) { log[photo] = (old: key.key, new: key.key) }
    }
    return log
  }

  /// Returns the photos and keys of changes of lists in their order, or `nil` if there are too many.
  private func changes(since revision: Int64, in lists: [Int64], _ condition: String, _ db: Database) throws -> [Row]? {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT photo, old, new FROM change WHERE list IN (SELECT value FROM json_each(?)) AND number > ? \(condition)
        ORDER BY number LIMIT ?
        """, arguments: [Self.json(lists), revision, Self.maximumChanges + 1])
    return rows.count <= Self.maximumChanges ? rows : nil
  }

  /// Returns the photos of the library that were changed after a revision, or `nil` if there are too many.
  func changedPhotos(since revision: Int64, _ db: Database) throws -> Set<Int64>? {
    try changes(since: revision, in: [PhotoList.all], "", db).map { Set(try $0.map { try $0.integer(0) }) }
  }

  /// Returns the changes of the results of a search, or `nil` if there are too many.
  private func searchLog(
    _ search: PhotoSearch, _ results: [Int64: [PhotoKey]], _ old: Timeline, _ db: Database
  ) throws -> Log? {
    // A change of any list may make a photo match: its folder, its albums, and its words.
    let rows = try Row.fetchAll(
      db, sql: "SELECT photo, old, new, list FROM change WHERE number > ? ORDER BY number LIMIT ?",
      arguments: [old.revision, 4 * Self.maximumChanges + 1])
    guard rows.count <= 4 * Self.maximumChanges else { return nil }
    var earlierTimes: [Int64: Int64?] = [:]
    for row in rows {
      let photo = try row.integer(0)
      guard photo != 0 else { return nil }
      if try row.integer(3) == PhotoList.all {
        if earlierTimes.index(forKey: photo) == nil || earlierTimes[photo] == .some(nil) {
          earlierTimes[photo] = try row.optionalInteger(1)
        }
      } else if earlierTimes.index(forKey: photo) == nil {
        earlierTimes.updateValue(nil, forKey: photo)
      }
    }
    guard earlierTimes.count <= Self.maximumChanges else { return nil }
    let matches = try keys(search, among: earlierTimes.keys, db)
    let times = Dictionary(uniqueKeysWithValues: matches.map { ($0.photo, $0.key) })
    var log = Log()
    for (photo, earlier) in earlierTimes {
      var time = earlier
      if time == nil {
        time = try Int64.fetchOne(db, sql: "SELECT taken FROM photo WHERE id = ?", arguments: [photo])
      }
      let key = time.map { PhotoKey(key: $0, photo: photo) }
      let isOld = key.map { key in results[key.day].map { $0.dropFirst($0.rank(key)).first == key } ?? false } ?? false
      log[photo] = (old: isOld ? time : nil, new: times[photo])
    }
    return log
  }

  /// Returns the results of a search after changes. Only the days with changes are copied.
  private static func results(_ old: [Int64: [PhotoKey]], after log: Log) -> [Int64: [PhotoKey]] {
    var results = old
    for (photo, change) in log where change.old != change.new {
      if let key = change.old.map({ PhotoKey(key: $0, photo: photo) }), let rank = results[key.day]?.rank(key) {
        results[key.day]?.remove(at: rank)
        if results[key.day]?.isEmpty == true { results[key.day] = nil }
      }
      if let key = change.new.map({ PhotoKey(key: $0, photo: photo) }) {
        results[key.day, default: []].insert(key, at: results[key.day]?.rank(key) ?? 0)
      }
    }
    return results
  }

  // MARK: Positions

  /// Returns the changes of positions. The keys of each day before the changes are computed from the keys after them.
  private func update(from old: Timeline, to new: Timeline, _ log: Log, _ db: Database) throws -> TimelineUpdate {
    var removed: [Int64: [PhotoKey]] = [:]
    var added: [Int64: Set<Int64>] = [:]
    for (photo, change) in log where change.old != change.new {
      if let key = change.old.map({ PhotoKey(key: $0, photo: photo) }) { removed[key.day, default: []].append(key) }
      if let key = change.new.map({ PhotoKey(key: $0, photo: photo) }) { added[key.day, default: []].insert(photo) }
    }
    var newKeys: [Int64: [PhotoKey]] = [:]
    func keysAfter(_ day: Int64) throws -> [PhotoKey] {
      if let keys = newKeys[day] { return keys }
      let keys = try keys(ofDay: day, in: new, db)
      newKeys[day] = keys
      return keys
    }
    var oldKeys: [Int64: [PhotoKey]] = [:]
    func keysBefore(_ day: Int64) throws -> [PhotoKey] {
      if let keys = oldKeys[day] { return keys }
      let added = added[day] ?? []
      var keys = try keysAfter(day).filter { !added.contains($0.photo) }
      if let removed = removed[day] { keys = (keys + removed).sorted() }
      oldKeys[day] = keys
      return keys
    }
    func oldPosition(_ key: PhotoKey) throws -> Int {
      try old.position(inOrderOfTime: old.countBefore(key.day) + keysBefore(key.day).rank(key))
    }
    func newPosition(_ key: PhotoKey) throws -> Int {
      try new.position(inOrderOfTime: new.countBefore(key.day) + keysAfter(key.day).rank(key))
    }
    var update = TimelineUpdate()
    for (photo, change) in log {
      switch (change.old, change.new) {
      case (nil, nil): break
      case (let key?, nil): update.deleted.append(try oldPosition(PhotoKey(key: key, photo: photo)))
      case (nil, let key?): update.inserted.append(try newPosition(PhotoKey(key: key, photo: photo)))
      case (let before?, let after?):
        let to = try newPosition(PhotoKey(key: after, photo: photo))
        update.updated.append(to)
        guard before != after else { break }
        let from = try oldPosition(PhotoKey(key: before, photo: photo))
        update.moved.append(TimelineUpdate.Move(from: from, to: to))
      }
    }
    update.sort()
    return update
  }

  /// Returns the keys of a day in ascending order.
  private func keys(ofDay day: Int64, in timeline: Timeline, _ db: Database) throws -> [PhotoKey] {
    let (start, end) = (day * CivilTime.day, (day + 1) * CivilTime.day)
    switch timeline.source {
    case .library:
      let statement = try db.cachedStatement(
        sql: "SELECT taken, id FROM photo WHERE state = 0 AND taken >= ? AND taken < ? ORDER BY taken, id")
      return try Self.keys(Row.fetchCursor(statement, arguments: [start, end]))
    case .lists(let lists):
      let statement = try db.cachedStatement(
        sql: """
          SELECT key, photo FROM entryCount CROSS JOIN entry ON entry.list = entryCount.list
          WHERE entryCount.day = ? AND entryCount.list IN (SELECT value FROM json_each(?)) AND key >= ? AND key < ?
          """)
      let keys = try Self.keys(Row.fetchCursor(statement, arguments: [day, Self.json(lists), start, end]))
      return keys.sorted()
    case .results(let results): return results[day] ?? []
    case .sorted: return []
    }
  }

  /// Reads sort keys from rows with two columns: the key, and the number of the photo.
  static func keys(_ rows: RowCursor) throws -> [PhotoKey] {
    var keys: [PhotoKey] = []
    while let row = try rows.next() { keys.append(PhotoKey(key: try row.integer(0), photo: try row.integer(1))) }
    return keys
  }
}

extension TimelineUpdate {
  fileprivate mutating func sort() {
    deleted.sort()
    inserted.sort()
    updated.sort()
    moved.sort { $0.to < $1.to }
  }
}

import CollectionCore
import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// The maximum number of changes that are returned as positions. If there are more, reloading the timeline costs
  /// less.
  private static let maximumChanges = 1000

  // MARK: Reading

  /// Returns the order of the photos of a part of the library.
  ///
  /// - Parameters:
  ///   - scope: The photos.
  ///   - isNewestFirst: `true` to begin with the newest photo. The order of an album is not reversed.
  ///   - limit: The maximum number of photos, for results while the user types. The whole library is not limited.
  package func timeline(
    _ scope: Timeline.Scope = .all, isNewestFirst: Bool = false, limit: Int? = nil
  ) throws -> Timeline {
    try read { try timeline(scope, isNewestFirst, limit, $0) }
  }

  private func timeline(
    _ scope: Timeline.Scope, _ isNewestFirst: Bool, _ limit: Int?, _ db: Database
  ) throws -> Timeline {
    let (revision, epoch) = try version(db)
    var counts: [(day: Int64, count: Int)] = []
    var ids: [Int64]?
    if scope == .all {
      let rows = try Row.fetchCursor(
        db, sql: "SELECT day, count FROM day ORDER BY day \(isNewestFirst ? "DESC" : "ASC")")
      while let row = try rows.next() {
        counts.append((try row.integer(0), try row.integer(1, in: 1...Int(Int32.max))))
      }
    } else {
      let (sql, arguments) = try query(scope, isNewestFirst, db)
      let rows = try Row.fetchCursor(db, sql: sql + (limit.map { " LIMIT \($0)" } ?? ""), arguments: arguments)
      var list: [Int64] = []
      let hasDays = !scope.isAlbum
      while let row = try rows.next() {
        list.append(try row.integer(0))
        guard hasDays else { continue }
        let day = try row.integer(1) / CivilTime.day
        if counts.last?.day == day { counts[counts.count - 1].count += 1 } else { counts.append((day, 1)) }
      }
      ids = list
    }
    return Timeline(
      scope: scope, isNewestFirst: isNewestFirst && !scope.isAlbum, counts: counts, ids: ids, revision: revision,
      epoch: epoch)
  }

  /// Returns the number of the last change and the number of the database.
  private func version(_ db: Database) throws -> (revision: Int64, epoch: Int64) {
    let revision = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'") ?? 0
    let epoch = try Int64.fetchOne(db, sql: "SELECT value FROM meta WHERE name = 'epoch'") ?? 0
    return (revision, epoch)
  }

  /// Returns the photos at some positions of a timeline.
  ///
  /// - Parameters:
  ///   - range: The positions. Positions outside the timeline are ignored.
  ///   - timeline: The timeline.
  /// - Throws: `LibraryError` of the kind `outdated` if the library was changed since the timeline was read. Apply
  ///   `changes(since:)` first.
  package func photos(_ range: Range<Int>, of timeline: Timeline) throws -> [PhotoItem] {
    let range = range.clamped(to: 0..<timeline.count)
    guard !range.isEmpty else { return [] }
    return try read { db in
      if let ids = timeline.ids { return try photos(Array(ids[range]), db) }
      guard try version(db) == (timeline.revision, timeline.epoch), let day = timeline.day(at: range.lowerBound) else {
        throw LibraryError(.outdated, "the photo library was changed since its order was read")
      }
      let (limit, order) = timeline.isNewestFirst ? ("<", "DESC") : (">=", "ASC")
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT \(PhotoItem.columns) FROM (SELECT id AS number FROM photo WHERE state = 0 AND taken \(limit) ?
            ORDER BY taken \(order), id \(order) LIMIT ? OFFSET ?) CROSS JOIN \(PhotoItem.tables) WHERE photo.id = number
          ORDER BY taken \(order), photo.id \(order)
          """,
        arguments: [
          (timeline.isNewestFirst ? day.number + 1 : day.number) * CivilTime.day, range.count,
          range.lowerBound - day.start,
        ])
      var photos: [PhotoItem] = []
      while let row = try rows.next() { photos.append(try PhotoItem(row)) }
      return photos
    }
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
  /// - Throws: `LibraryError` of the kind `outdated` if the library was changed since the timeline was read.
  package func position(of photo: Int64, in timeline: Timeline) throws -> Int? {
    if let ids = timeline.ids { return ids.firstIndex(of: photo) }
    return try read { db in
      guard try version(db) == (timeline.revision, timeline.epoch) else {
        throw LibraryError(.outdated, "the photo library was changed since its order was read")
      }
      guard
        let taken = try Int64.fetchOne(
          db, sql: "SELECT taken FROM photo WHERE id = ? AND state = 0", arguments: [photo])
      else { return nil }
      let day = taken / CivilTime.day
      return try timeline.position(
        inOrderOfTime: timeline.countBefore(day) + rank(Key(taken: taken, photo: photo), db))
    }
  }

  // MARK: Changes

  /// The sort key of a photo in the order of time.
  private struct Key: Comparable {
    let taken: Int64
    let photo: Int64
    var day: Int64 { taken / CivilTime.day }
    static func < (a: Key, b: Key) -> Bool { (a.taken, a.photo) < (b.taken, b.photo) }
  }

  /// Returns the number of shown photos of the same day before a key.
  private func rank(_ key: Key, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT (SELECT count(*) FROM photo WHERE state = 0 AND taken >= ?1 AND taken < ?2)
            + (SELECT count(*) FROM photo WHERE state = 0 AND taken = ?2 AND id < ?3)
          """), arguments: [key.day * CivilTime.day, key.taken, key.photo]) ?? 0
  }

  /// Returns the current timeline, and the changes from an earlier timeline to it.
  ///
  /// - Parameter old: The earlier timeline.
  /// - Returns: The current timeline, and the changes, or `nil` instead of the changes if there are too many. In that
  ///   case, show the timeline without animations.
  package func changes(since old: Timeline) throws -> (timeline: Timeline, changes: TimelineUpdate?) {
    try read { db in
      let (revision, epoch) = try version(db)
      if (revision, epoch) == (old.revision, old.epoch), !old.scope.isAlbum { return (old, TimelineUpdate()) }
      let newTimeline = try timeline(old.scope, old.isNewestFirst, nil, db)
      guard epoch == old.epoch, let log = try log(since: old.revision, db) else { return (newTimeline, nil) }
      guard let oldIDs = old.ids, let newIDs = newTimeline.ids else {
        return (newTimeline, try update(from: old, to: newTimeline, log, db))
      }
      return (newTimeline, Self.update(from: oldIDs, to: newIDs, log))
    }
  }

  /// The times of each changed photo before and after the changes. A time is `nil` if the photo was not shown before or
  /// is not shown after the changes.
  private typealias Log = [Int64: (old: Int64?, new: Int64?)]

  /// Returns the changes after a revision, or `nil` if there are too many, or if some of them are no longer stored.
  private func log(since revision: Int64, _ db: Database) throws -> Log? {
    let rows = try Row.fetchAll(
      db, sql: "SELECT number, photo, old, new FROM change WHERE number > ? ORDER BY number LIMIT ?",
      arguments: [revision, Self.maximumChanges + 1])
    guard rows.count <= Self.maximumChanges else { return nil }
    let (last, _) = try version(db)
    guard try rows.first.map({ try $0.integer(0) == revision + 1 }) ?? (last == revision) else { return nil }
    var log: Log = [:]
    for row in rows {
      let photo = try row.integer(1)
      log[photo] = (
        old: log[photo] == nil ? try row.optionalInteger(2) : log[photo]?.old, new: try row.optionalInteger(3)
      )
    }
    return log
  }

  /// Returns the changes of the whole library. The positions before the changes are computed from the positions after
  /// them.
  private func update(from old: Timeline, to new: Timeline, _ log: Log, _ db: Database) throws -> TimelineUpdate {
    var removed: [Key] = []
    var added: [Key] = []
    for (photo, change) in log where change.old != change.new {
      if let time = change.old { removed.append(Key(taken: time, photo: photo)) }
      if let time = change.new { added.append(Key(taken: time, photo: photo)) }
    }
    let removedByDay = Dictionary(grouping: removed, by: \.day)
    let addedByDay = Dictionary(grouping: added, by: \.day)
    func oldPosition(_ key: Key) throws -> Int {
      let rank =
        try rank(key, db) - (addedByDay[key.day] ?? []).count { $0 < key }
        + (removedByDay[key.day] ?? []).count { $0 < key }
      return old.position(inOrderOfTime: old.countBefore(key.day) + rank)
    }
    func newPosition(_ key: Key) throws -> Int {
      new.position(inOrderOfTime: try new.countBefore(key.day) + rank(key, db))
    }
    var update = TimelineUpdate()
    for (photo, change) in log {
      switch (change.old, change.new) {
      case (nil, nil): break
      case (let time?, nil): update.deleted.append(try oldPosition(Key(taken: time, photo: photo)))
      case (nil, let time?): update.inserted.append(try newPosition(Key(taken: time, photo: photo)))
      case (let before?, let after?):
        let to = try newPosition(Key(taken: after, photo: photo))
        update.updated.append(to)
        guard before != after else { break }
        update.moved.append(TimelineUpdate.Move(from: try oldPosition(Key(taken: before, photo: photo)), to: to))
      }
    }
    update.sort()
    return update
  }

  /// Returns the changes of a list of photos.
  private static func update(from old: [Int64], to new: [Int64], _ log: Log) -> TimelineUpdate {
    let operations = list(new).update(from: list(old)).operations
    var update = TimelineUpdate()
    update.deleted = operations.deletedItems.map(\.item)
    update.inserted = operations.insertedItems.map(\.item)
    update.moved = operations.movedItems.map { TimelineUpdate.Move(from: $0.from.item, to: $0.to.item) }
    let isInserted = Set(update.inserted)
    update.updated = new.indices.filter { log[new[$0]] != nil && !isInserted.contains($0) }
    update.sort()
    return update
  }

  private static func list(_ photos: [Int64]) -> SectionedList<Int, Int64> {
    var list = SectionedList<Int, Int64>()
    _ = list.appendSections([0])
    _ = list.append(photos, to: 0)
    return list
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

extension Timeline.Scope {
  /// A Boolean value that indicates whether the photos are those of an album, in the order of the album.
  package var isAlbum: Bool { if case .album = self { true } else { false } }
}

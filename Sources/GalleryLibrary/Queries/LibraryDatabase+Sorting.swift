import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  /// Returns the photos of a part of the library in an order.
  ///
  /// - Parameters:
  ///   - scope: The photos.
  ///   - order: The order. For names, sizes and groups, the database has no index, so the cost is that of the photos.
  package func timeline(_ scope: Timeline.Scope, in order: PhotoOrder) throws -> Timeline {
    try read { db in
      order.isIndexed(scope) ? try timeline(scope, order.key != .oldest, db) : try sortedTimeline(scope, order, db)
    }
  }

  /// Returns whether a timeline is read again as a whole after each change, because the database has no index of its order.
  package func isSorted(_ scope: Timeline.Scope, by order: PhotoOrder) -> Bool { !order.isIndexed(scope) }

  /// Returns whether the library was not changed since a timeline was read.
  package func isCurrent(_ timeline: Timeline) throws -> Bool {
    try read { db in try version(db) == (timeline.revision, timeline.epoch) }
  }

  func sortedTimeline(_ scope: Timeline.Scope, _ order: PhotoOrder, _ db: Database) throws -> Timeline {
    let (revision, epoch) = try version(db)
    let (condition, arguments) = try self.condition(of: scope, db)
    let group =
      switch order.grouping {
      case .date: "''"
      case .camera: "coalesce(camera, '')"
      case .kind:
        "CASE WHEN \(Self.isKind(.gifs)) THEN 'gifs' WHEN \(Self.isKind(.videos)) THEN 'videos' ELSE '' END"
      }
    let key =
      switch order.key {
      case .own: scope.isAlbum ? "(SELECT position FROM albumPhoto WHERE photo = id AND album = ?)" : "taken DESC"
      case .newest: "taken DESC"
      case .oldest: "taken"
      // The photos of each group are sorted when all have been read.
      case .name: nil as String?
      case .size: "file.size DESC"
      }
    var keyArguments: StatementArguments = []
    if case .album(let album) = scope, order.key == .own { keyArguments = [album] }
    // Photos without a camera come last.
    let titles = [order.grouping == .camera ? "title = ''" : nil, order.grouping == .date ? nil : "title"]
    let terms = (titles + [key, key == nil ? nil : "id"]).compactMap { $0 }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, \(group) AS title, \(key == nil ? "file.name" : "NULL") FROM photo JOIN file ON file.photo = id
        WHERE \(condition) \(terms.isEmpty ? "" : "ORDER BY \(terms.joined(separator: ", "))")
        """, arguments: arguments + keyArguments)
    var photos: [Int64] = []
    var groups: [SortedPhotos.Group] = []
    var names = NameKeys()
    while let row = try rows.next() {
      let title = order.grouping == .date ? "" : try row.text(1)
      if groups.last?.title != title {
        photos += names.removeSortedPhotos()
        groups.append(.init(title: title, range: photos.count..<photos.count))
      }
      let photo = try row.integer(0)
      if key == nil {
        try row.withUnsafeData(atIndex: 2) { name in
          (name ?? Data()).withUnsafeBytes { names.add(photo, $0) }
        }
      } else {
        photos.append(photo)
      }
      let start = groups[groups.count - 1].range.lowerBound
      groups[groups.count - 1] = .init(title: title, range: start..<photos.count + names.count)
    }
    photos += names.removeSortedPhotos()
    return Timeline(scope, SortedPhotos(order, photos, groups), revision: revision, epoch: epoch)
  }

  private static func isKind(_ kind: PhotoKind) -> String {
    kind.fileExtensions.map { "file.name LIKE '%.\($0)'" }.joined(separator: " OR ")
  }

  /// Returns the SQL condition of the photos of a scope.
  private func condition(of scope: Timeline.Scope, _ db: Database) throws -> (String, StatementArguments) {
    switch try source(scope, db) {
    case .library: return ("state = 0", [])
    case .lists(let lists):
      return ("id IN (SELECT photo FROM entry WHERE list IN (SELECT value FROM json_each(?)))", [Self.json(lists)])
    case .results(let results):
      return ("id IN (SELECT value FROM json_each(?))", [Self.json(results.values.joined().map(\.photo))])
    case .sorted(let sorted): return ("id IN (SELECT value FROM json_each(?))", [Self.json(sorted.photos)])
    }
  }

  // MARK: Changes

  /// The number of photos up to which the changes of positions are computed.
  private static let comparisonLimit = 10_000

  /// Returns the changes between two sorted timelines, or `nil` if there are too many photos, or some were moved.
  func update(
    from old: SortedPhotos, to new: SortedPhotos, since revision: Int64, _ db: Database
  ) throws -> TimelineUpdate? {
    guard max(old.photos.count, new.photos.count) <= Self.comparisonLimit else { return nil }
    let (oldPositions, newPositions) = (old.allPositions, new.allPositions)
    let remaining = old.photos.filter { newPositions.index(forKey: $0) != nil }
    guard remaining == new.photos.filter({ oldPositions.index(forKey: $0) != nil }),
      let changed = try changedPhotos(since: revision, db)
    else { return nil }
    var update = TimelineUpdate()
    update.deleted = old.photos.indices.filter { newPositions.index(forKey: old.photos[$0]) == nil }
    update.inserted = new.photos.indices.filter { oldPositions.index(forKey: new.photos[$0]) == nil }
    update.updated = changed.compactMap { photo in
      oldPositions.index(forKey: photo) == nil ? nil : newPositions[photo]
    }.sorted()
    return update
  }

  // MARK: The orders that people chose

  /// Returns the order of a part of the library that the user chose.
  package func order(of scope: Timeline.Scope) throws -> PhotoOrder {
    try read { db in
      let number = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT value FROM listOrder WHERE name = ?"), arguments: [scope.orderName])
      return number.map { PhotoOrder(number: $0) } ?? PhotoOrder()
    }
  }

  /// Saves the order of a part of the library. When the method returns, the change is on the disk.
  ///
  /// - Throws: `LibraryError` if the change cannot be saved, for example because the disk is full. In this case, the order
  ///   is not changed.
  package func setOrder(_ order: PhotoOrder, of scope: Timeline.Scope) throws {
    try change { data in
      let change = UserDataChange.order(scope.orderName, order.number)
      return data.inverse(of: change).isEmpty ? [] : [change]
    }
  }
}

extension Timeline.Scope {
  /// The name under which the order of the photos is stored. All searches have the same order.
  var orderName: String {
    switch self {
    case .all, .state(.shown): "library"
    case .favourites: "favourites"
    case .album(let album): UserData.orderName(ofAlbum: album)
    case .folder(let path): "folder \(path.url.absoluteString)"
    case .search: "search"
    case .state(let state): "state \(state.rawValue)"
    }
  }
}

import CoreGraphics
import GRDB

extension LibraryDatabase {
  /// Returns the position of the first favourite in some days of a timeline.
  ///
  /// - Parameters:
  ///   - range: The positions of all photos of the days.
  ///   - timeline: The timeline, in the order of time.
  /// - Returns: The position, or `nil` if the days have no favourites.
  /// - Throws: `LibraryError` of the kind `outdated` if the order was changed since the timeline was read.
  /// - Complexity: O(log *n* + *f*), where *n* is the number of favourites and *f* the number of those in the days that
  ///   belong to another part of the library.
  package func firstFavourite(in range: Range<Int>, of timeline: Timeline) throws -> Int? {
    let range = range.clamped(to: 0..<timeline.count)
    guard !range.isEmpty, !timeline.scope.isAlbum, let keys = timeline.keys(of: range)?.keys else { return nil }
    let photo: Int64? = try read { db in
      let order = timeline.isNewestFirst ? "DESC" : "ASC"
      let lists: [Int64]? = if case .lists(let lists) = timeline.source { lists } else { nil }
      let condition =
        lists == nil
        ? ""
        : """
        AND EXISTS (SELECT 1 FROM entry AS own WHERE own.list IN (SELECT value FROM json_each(?)) AND own.key = entry.key
          AND own.photo = entry.photo)
        """
      let statement = try db.cachedStatement(
        sql: """
          SELECT key, photo FROM entry WHERE list = \(PhotoList.favourites) AND key >= ? AND key < ? \(condition)
          ORDER BY key \(order), photo \(order)
          """)
      var arguments: StatementArguments = [keys.lowerBound, keys.upperBound]
      if let lists { arguments += [Self.json(lists)] }
      let rows = try Row.fetchCursor(statement, arguments: arguments)
      while let row = try rows.next() {
        let key = PhotoKey(key: try row.integer(0), photo: try row.integer(1))
        guard case .results(let results) = timeline.source else { return key.photo }
        let day = results[key.day] ?? []
        let rank = day.rank(key)
        if rank < day.count, day[rank] == key { return key.photo }
      }
      return nil
    }
    return try photo.flatMap { try position(of: $0, in: timeline) }
  }
}

import GRDB

/// The days on which photos were taken, for searches and suggestions of dates.
///
/// A library of a million photos can have almost as many days. So each year is found by a search in the index, beginning with the newest,
/// until there are enough suggestions.
struct DatedDays {
  let db: Database

  /// Returns whether photos were taken in a range of days.
  private func hasPhotos(_ days: ClosedRange<CivilTime>) throws -> Bool {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM day WHERE day BETWEEN ? AND ? LIMIT 1")
    return try Int.fetchOne(statement, arguments: [days.lowerBound.dayNumber, days.upperBound.dayNumber]) != nil
  }

  /// Returns the numbers of the days of a month on which photos were taken, beginning with the newest year.
  ///
  /// - Parameters:
  ///   - month: The month of all years.
  ///   - limits: The days to which the result is limited, or `nil` for all.
  /// - Complexity: O(*d* + *y*), where *d* is the number of days in the result, and *y* the number of years with photos between the limits.
  func days(ofMonth month: Int, in limits: ClosedRange<CivilTime>? = nil) throws -> [Int64] {
    let statement = try db.cachedStatement(sql: "SELECT day FROM day WHERE day BETWEEN ? AND ?")
    var days: [Int64] = []
    var last = limits.map { $0.upperBound.date.year + 1 } ?? Self.yearAfterLast
    while let year = try year(before: last), limits.map({ year >= $0.lowerBound.date.year }) ?? true {
      last = year
      guard let range = SearchDates.days(year: year, month: month) else { continue }
      let first = max(range.lowerBound, limits?.lowerBound ?? range.lowerBound)
      let end = min(range.upperBound, limits?.upperBound ?? range.upperBound)
      days += try Int64.fetchAll(statement, arguments: [first.dayNumber, end.dayNumber])
    }
    return days
  }

  /// The year after the last one that a photo can have (`CivilTime.range`).
  private static let yearAfterLast = 10_000

  /// Returns the year with photos before another year, or `nil` if there is none.
  private func year(before year: Int) throws -> Int? {
    let statement = try db.cachedStatement(sql: "SELECT max(day) FROM day WHERE day < ?")
    let end = CivilTime.number(year: Int64(year), month: 1, day: 1)
    guard let day = try Int64.fetchOne(statement, arguments: [end]), day >= 0 else { return nil }
    return CivilTime.date(day).year
  }

  /// Returns the years and months with photos that words denote or begin, beginning with the newest.
  ///
  /// - Parameters:
  ///   - words: The words, or none for the newest year.
  ///   - dates: The reader of dates.
  ///   - limit: The maximum number of ranges.
  func ranges(_ words: [String], _ dates: SearchDates, limit: Int) throws -> [ClosedRange<CivilTime>] {
    guard let word = words.first else { return try ranges(month: nil, yearPrefix: "", limit: 1) }
    if let days = dates.days(words) { return try hasPhotos(days) ? [days] : [] }
    if words.count <= 2, let month = PhotoSearch.month(word, dates.locale) {
      return try ranges(month: month, yearPrefix: words.count == 2 ? words[1] : "", limit: limit)
    }
    guard words.count == 1, word.count >= 2, word.allSatisfy(\.isNumber) else { return [] }
    return try ranges(month: nil, yearPrefix: word, limit: limit)
  }

  /// Returns the years whose number begins with a text, or a month of them, if there are photos.
  private func ranges(month: Int?, yearPrefix: String, limit: Int) throws -> [ClosedRange<CivilTime>] {
    var found: [ClosedRange<CivilTime>] = []
    var last = Self.yearAfterLast
    while found.count < limit, let year = try year(before: last) {
      last = year
      guard "\(year)".hasPrefix(yearPrefix), let days = SearchDates.days(year: year, month: month) else { continue }
      if try month == nil || hasPhotos(days) { found.append(days) }
    }
    return found
  }
}

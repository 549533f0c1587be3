import Foundation

/// The dates that people type: "March 2025", "last March", "2024", "yesterday".
package struct SearchDates: Sendable {
  /// The present day, to which "last" and "this" refer.
  package var today: CivilTime
  /// The language of the names of months. English names are always recognized.
  package var locale: Locale

  /// Creates a reader for a day and a language.
  package init(today: CivilTime, locale: Locale = .current) {
    self.today = today
    self.locale = locale
  }

  /// Creates the reader of dates for the present day in a time zone.
  package init(now: Date = Date(), zone: TimeZone = .current, locale: Locale = .current) {
    self.init(today: CivilTime(secondsSince1970: Int64(now.timeIntervalSince1970), in: zone), locale: locale)
  }

  /// Returns the days that words denote, or `nil` if they are not a date.
  ///
  /// A month without a year is not one date: a search finds it in all years.
  package func days(_ words: some Collection<String>) -> ClosedRange<CivilTime>? {
    let words = words.map { $0.lowercased(with: locale) }
    let (year, month, _) = today.date
    switch words {
    case ["today"]: return day(0)
    case ["yesterday"]: return day(-1)
    case ["this", "year"]: return Self.days(year: year)
    case ["last", "year"]: return Self.days(year: year - 1)
    case ["this", "month"]: return Self.days(year: year, month: month)
    case ["last", "month"]:
      return month == 1 ? Self.days(year: year - 1, month: 12) : Self.days(year: year, month: month - 1)
    case ["this", "week"]: return week(0)
    case ["last", "week"]: return week(-1)
    default: break
    }
    if words.count == 1 { return Self.number(words[0]).flatMap { Self.days(year: $0) } }
    guard words.count == 2 else { return nil }
    if let named = PhotoSearch.month(words[1], locale) {
      switch words[0] {
      // Last March is the one before the present month, also in March.
      case "last": return Self.days(year: named < month ? year : year - 1, month: named)
      case "this": return Self.days(year: year, month: named)
      default: break
      }
    }
    for (one, other) in [(0, 1), (1, 0)] {
      if let month = PhotoSearch.month(words[one], locale), let year = Self.number(words[other]) {
        return Self.days(year: year, month: month)
      }
    }
    return nil
  }

  private func day(_ offset: Int64) -> ClosedRange<CivilTime> {
    let day = CivilTime(seconds: (today.dayNumber + offset) * CivilTime.day)
    return day...day
  }

  /// Returns a week that begins on Monday. The first day of the year 1 was a Monday.
  private func week(_ offset: Int64) -> ClosedRange<CivilTime> {
    let monday = today.dayNumber - today.dayNumber % 7 + offset * 7
    return CivilTime(seconds: monday * CivilTime.day)...CivilTime(seconds: (monday + 6) * CivilTime.day)
  }

  private static func number(_ word: String) -> Int? { Int(word).flatMap { (1000...9999).contains($0) ? $0 : nil } }

  /// Returns the days of a year or a month.
  package static func days(year: Int, month: Int? = nil) -> ClosedRange<CivilTime>? {
    guard let first = CivilTime(year: year, month: month ?? 1, day: 1) else { return nil }
    let isLastMonth = month == nil || month == 12
    let next = CivilTime(year: isLastMonth ? year + 1 : year, month: isLastMonth ? 1 : (month ?? 0) + 1, day: 1)
    let end = next?.seconds ?? CivilTime.range.upperBound + 1
    return first...CivilTime(seconds: end - CivilTime.day)
  }
}

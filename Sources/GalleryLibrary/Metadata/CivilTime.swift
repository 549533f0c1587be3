import Foundation

/// A date and time of day without a time zone, as a camera's clock shows it.
///
/// Cameras record no time zone, so the day of a photo must not depend on the time zone of the computer. The value is the number of
/// seconds since the start of the year 1 in the Gregorian calendar. The number is never negative, so SQL can compute the day by a
/// division.
package struct CivilTime: Hashable, Comparable, Sendable {
  /// The number of seconds since the start of the year 1.
  package var seconds: Int64

  /// The number of seconds in a day.
  package static let day: Int64 = 86_400
  /// The days from the start of the year 1 to the start of the year 1970.
  private static let daysTo1970: Int64 = 719_162
  /// The seconds of the years 1 to 9999.
  static let range: ClosedRange<Int64> = 0...(3_652_059 * day - 1)

  /// Creates a time from the number of seconds since the start of the year 1. Values outside the years 1 to 9999 are clamped.
  package init(seconds: Int64) { self.seconds = min(max(seconds, Self.range.lowerBound), Self.range.upperBound) }

  /// Creates a time from the fields of a calendar. The result is `nil` if a field is out of range.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day), (0...24).contains(hour),
      (0...60).contains(minute), (0...60).contains(second)
    else { return nil }
    let number = Self.number(year: Int64(year), month: Int64(month), day: Int64(day))
    self.init(seconds: number * Self.day + Int64(hour * 3600 + minute * 60 + second))
  }

  /// Creates the time that clocks in a time zone show at a date in seconds since 1970.
  package init(secondsSince1970: Int64, in zone: TimeZone) {
    let limited = min(max(secondsSince1970, -Self.daysTo1970 * Self.day), Self.range.upperBound)
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(limited)))
    self.init(seconds: limited + Int64(offset) + Self.daysTo1970 * Self.day)
  }

  /// Creates a time from the text in an EXIF block, such as "2024:05:01 12:30:00". The result is `nil` if the text is
  /// not a date.
  package init?(exif text: String) {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 6 else { return nil }
    self.init(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
  }

  /// The number of whole days since the start of the year 1.
  package var dayNumber: Int64 { seconds / Self.day }

  /// The year (1...9999), the month (1...12) and the day of the month (1...31).
  package var date: (year: Int, month: Int, day: Int) { Self.date(dayNumber) }

  /// Returns the year, month and day of a day number.
  package static func date(_ dayNumber: Int64) -> (year: Int, month: Int, day: Int) {
    // In this computation, years begin in March, so that the leap day is the last day of the year.
    let shifted = dayNumber + 306
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), Int(month), Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    )
  }

  /// Returns the day number of a date.
  static func number(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 306
  }

  package static func < (a: CivilTime, b: CivilTime) -> Bool { a.seconds < b.seconds }
}

import Foundation

extension Calendar {
  /// Returns the calendar with a locale and a time zone.
  ///
  /// In Foundation, the locale determines the first day of the week. A first day that the application has set is kept.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - timeZone: The time zone, or `nil` to use that of the calendar.
  /// - Returns: The calendar.
  func with(_ locale: Locale, _ timeZone: TimeZone?) -> Calendar {
    var result = self
    var standard = Calendar(identifier: identifier)
    standard.locale = self.locale
    result.locale = locale
    if firstWeekday != standard.firstWeekday { result.firstWeekday = firstWeekday }
    if let timeZone { result.timeZone = timeZone }
    return result
  }
}

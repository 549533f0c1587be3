import Foundation

/// The settings of a date picker that determine which dates can be selected, and how they are shown.
struct DateSettings: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  /// The calendar of the user or of the application, without the locale and the time zone of the date picker.
  var calendar = Calendar.current
  var locale: Locale?
  var timeZone: TimeZone?
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var roundsToMinuteInterval = true

  /// The calendar with the locale and the time zone of the date picker.
  var effectiveCalendar: Calendar { calendar.with(effectiveLocale, timeZone) }

  var effectiveLocale: Locale { locale ?? userLocale }
  /// The locale of the user, which applies if the application has not set `locale`.
  var userLocale = Locale.current

  /// Returns the date that is selected if a given date is requested. If `roundsToMinuteInterval` is true, the minutes
  /// are rounded down to a multiple of the minute interval. The date is then limited to the range of the date picker.
  ///
  /// A date beyond a limit becomes the limit itself, even if that is not a multiple of the interval (measured on UIKit,
  /// case `datepicker-minimum-unaligned` of Tests/Oracle). Limits in the wrong order have no effect.
  func nearestAllowedDate(to date: Date) -> Date {
    var result = date
    if roundsToMinuteInterval, minuteInterval > 1 {
      // The seconds do not change (measured on UIKit, case `datepicker-round-switched-on-2` of Tests/Oracle).
      let minute = effectiveCalendar.component(.minute, from: date)
      result = date.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
    }
    if let minimum, let maximum, minimum > maximum { return result }
    if let minimum { result = max(result, minimum) }
    if let maximum { result = min(result, maximum) }
    return result
  }

  /// Returns whether at least a part of an interval of time is within the limits.
  func allows(_ interval: DateInterval) -> Bool {
    if let minimum, let maximum, minimum > maximum { return true }
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }

  /// Returns a duration rounded down to a multiple of the minute interval, but at least one minute, in seconds.
  ///
  /// A duration that is below one minute, or that is one day or longer, becomes one minute (measured on UIKit, cases
  /// `datepicker-countdown-59` and `datepicker-countdown-100000` of Tests/Oracle).
  func allowedDuration(_ duration: TimeInterval) -> TimeInterval {
    guard duration >= 60, duration < 86_400 else { return 60 }
    let step = TimeInterval(60 * minuteInterval)
    return max(60, (duration / step).rounded(.down) * step)
  }

  /// Returns the date format for a template, in the order of fields that the locale and the calendar require.
  func format(_ template: String) -> String {
    var components = Locale.Components(locale: effectiveLocale)
    components.calendar = calendar.identifier
    return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: Locale(components: components))
      ?? template
  }

  /// Returns a formatter for a template, or for a format if `isTemplate` is `false`.
  func formatter(_ template: String, isTemplate: Bool = true) -> DateFormatter {
    let formatter = DateFormatter()
    let calendar = effectiveCalendar
    formatter.locale = effectiveLocale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = isTemplate ? format(template) : template
    return formatter
  }

  /// Indicates whether the locale counts hours from 1 to 12, with AM and PM.
  var uses12Hours: Bool { Self.fields(of: format("j")).contains("a") }

  /// Returns the letters of a date format in their order, without repetition and without quoted text. All variants of a
  /// field are represented by one letter: `M` for months, `H` for hours, `a` for AM and PM.
  static func fields(of format: String) -> [Character] {
    var result: [Character] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, letter.isASCII, letter.isLetter else { continue }
      let field: Character
      switch letter {
      case "L": field = "M"
      case "h", "K", "k": field = "H"
      case "b", "B": field = "a"
      case "u", "r", "U": field = "y"
      default: field = letter
      }
      if !result.contains(field) { result.append(field) }
    }
    return result
  }
}

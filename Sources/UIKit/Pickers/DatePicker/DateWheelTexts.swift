import Foundation

/// The texts of the rows of a date picker's wheels, for one locale and calendar.
@MainActor final class DateWheelTexts {
  private let settings: DateSettings
  private let calendar: Calendar
  /// 1 January 2001. The values of wheels of days are numbers of days since this date.
  let firstDay: Date
  private lazy var dayFormatter = settings.formatter("EEEMMMd")
  private lazy var dayNumberFormatter = settings.formatter("d")
  private lazy var yearFormatter = settings.formatter("y")
  private lazy var hourFormatter = settings.formatter(
    settings.uses12Hours ? "h" : settings.format("jm").contains("HH") ? "HH" : "H", isTemplate: false)
  private lazy var minuteFormatter = settings.formatter("mm", isTemplate: false)
  private lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = settings.effectiveLocale
    return formatter
  }()

  init(_ settings: DateSettings) {
    self.settings = settings
    calendar = settings.effectiveCalendar
    firstDay = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 86_400 / 2))
  }

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The value of a row.
  ///   - field: The part of the date that the wheel shows.
  ///   - date: The selected date. The value belongs to its month or year.
  ///   - today: The current date. In English, the current day is shown as "Today". In other languages, it is shown like
  ///     other days.
  func text(_ value: Int, _ field: DateWheelColumn.Field, date: Date, today: Date) -> String {
    switch field {
    case .wholeDay:
      guard let day = calendar.date(byAdding: .day, value: value, to: firstDay) else { return "" }
      if settings.effectiveLocale.language.languageCode == .english, calendar.isDate(day, inSameDayAs: today) {
        return "Today"
      }
      return dayFormatter.string(from: day)
    case .month:
      let symbols = calendar.standaloneMonthSymbols
      return symbols.indices.contains(value - 1) ? symbols[value - 1] : "\(value)"
    case .day: return dayNumberFormatter.string(from: placeholder(for: date, setting: .day, to: value))
    case .year: return yearFormatter.string(from: placeholder(for: date, setting: .year, to: value))
    case .hour: return hourFormatter.string(from: firstDay.addingTimeInterval(TimeInterval(3600 * value)))
    case .minute: return minuteFormatter.string(from: firstDay.addingTimeInterval(TimeInterval(60 * value)))
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .countdownHours, .countdownMinutes: return numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
  }

  /// Returns a date in which a component, such as the day or the year, has the given value. The date is formatted to create the
  /// text of that value.
  private func placeholder(for date: Date, setting component: Calendar.Component, to value: Int) -> Date {
    var components = calendar.dateComponents([.era, .year], from: date)
    // The first month is used, because in most calendars it is one of the longest months and has every day that the
    // wheel shows.
    components.month = 1
    components.day = 1
    components.setValue(value, for: component)
    return calendar.date(from: components) ?? date
  }

  /// Returns the name of the unit beside a wheel of a count-down, such as "hours", or `nil` for other wheels.
  func unit(_ field: DateWheelColumn.Field, value: Int) -> String? {
    // The name has the plural form that belongs to the number, which is the singular for 0 in French.
    let text: String
    switch field {
    case .countdownHours:
      text = Duration.seconds(3600 * value).formatted(
        .units(allowed: [.hours], width: .wide).locale(settings.effectiveLocale))
    case .countdownMinutes:
      text = Duration.seconds(60 * value).formatted(
        .units(allowed: [.minutes], width: .abbreviated).locale(settings.effectiveLocale))
    default: return nil
    }
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }
}

import Foundation

/// The available months of a calendar view. They are identified by indexes, and the first available month has the index
/// 0.
struct CalendarMonths: Equatable {
  /// The number of months before and after the current month in a calendar without limits. 12,000 months are 1,000
  /// years.
  private static let maximumMonthDistance = 12_000

  let calendar: Calendar
  /// The start of the first available month, whose index is 0.
  let first: Date
  let count: Int

  /// Creates the months of a range of dates.
  ///
  /// - Parameters:
  ///   - range: The available dates.
  ///   - date: The date in the middle of the months if the range is very long.
  ///   - calendar: The calendar, with its time zone.
  init(in range: DateInterval, around date: Date, calendar: Calendar) {
    self.calendar = calendar
    func monthStart(_ date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }
    func limit(_ direction: Int) -> Date {
      calendar.date(byAdding: .month, value: direction * Self.maximumMonthDistance, to: monthStart(date))
        ?? monthStart(date)
    }
    let first = monthStart(max(range.start, min(limit(-1), range.end)))
    // The end of the interval is not part of the range.
    let end = max(range.start, range.end.addingTimeInterval(range.duration > 0 ? -1 : 0))
    let last = monthStart(max(first, min(end, limit(1))))
    self.first = first
    count = max(1, (calendar.dateComponents([.month], from: first, to: last).month ?? 0) + 1)
  }

  /// Returns the start of a month. The month with the index 0 is `first`.
  func start(ofMonth index: Int) -> Date { calendar.date(byAdding: .month, value: index, to: first) ?? first }

  /// Returns the index of the month that contains a date. For unavailable months, the index is negative, or at least
  /// `count`.
  func index(of date: Date) -> Int {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    return calendar.dateComponents([.month], from: first, to: start).month ?? 0
  }

  /// Returns the number of days between the beginning of the week and the first day of a month.
  func leadingDays(ofMonth index: Int) -> Int {
    (calendar.component(.weekday, from: start(ofMonth: index)) - calendar.firstWeekday + 7) % 7
  }

  /// Returns the start of each day of a month.
  func days(ofMonth index: Int) -> [Date] {
    let start = start(ofMonth: index)
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }
}

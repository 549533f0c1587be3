import Foundation

/// A description of a wheel of a date picker: the part of the date that it shows, and the values of its rows.
struct DateWheelColumn: Equatable {
  /// The part of a date that a wheel shows.
  enum Field: Equatable {
    /// The day, with month and weekday. The value is the number of days since 1 January 2001.
    case wholeDay
    case month, day, year, hour, minute
    /// AM or PM. The value is 0 for AM and 1 for PM.
    case period
    /// The hours and the minutes of a count-down.
    case countdownHours, countdownMinutes
  }

  /// The number of rows of a wheel whose first value follows its last one. The number is so large that the user does
  /// not reach an end.
  private static let cyclicRows = 10_000
  /// The number of days before and after 1 January 2001 in a wheel of days. These days are in the years 1453 to 2548.
  private static let maximumDayDistance = 200_000

  let field: Field
  /// The value of the first row. This value is the smallest one.
  let first: Int
  /// The difference between the values of two adjacent rows.
  let step: Int
  /// The number of different values in the wheel.
  let count: Int
  /// Indicates whether the first value follows the last one.
  let isCyclic: Bool

  init(_ field: Field, first: Int = 0, step: Int = 1, count: Int, isCyclic: Bool = true) {
    (self.field, self.first, self.step, self.count, self.isCyclic) = (field, first, step, count, isCyclic)
  }

  var rowCount: Int { isCyclic ? count * max(1, Self.cyclicRows / count) : count }

  /// Returns the value of a row, such as the hour. In a cyclic wheel, the values are repeated every `count` rows.
  func value(ofRow row: Int) -> Int { first + (row % count) * step }

  /// Returns the row of a value. In a cyclic wheel, several rows have the same value, and the result is the row nearest
  /// to `currentRow`, or a row in the middle if `currentRow` is nil.
  func row(of value: Int, near currentRow: Int? = nil) -> Int {
    let index = max(0, min(count - 1, (value - first) / step))
    guard isCyclic else { return index }
    let middleRow = rowCount / count / 2 * count
    guard let currentRow else { return middleRow + index }
    let nearbyRow = currentRow - currentRow % count + index
    return [nearbyRow - count, nearbyRow, nearbyRow + count].filter { 0..<rowCount ~= $0 }.min {
      abs($0 - currentRow) < abs($1 - currentRow)
    }
      ?? middleRow + index
  }

  /// Returns whether a row is so close to an end of a cyclic wheel that the wheel must be moved back to the middle.
  func needsCentering(_ row: Int) -> Bool { isCyclic && abs(row - rowCount / 2) > rowCount / 4 }

  /// Returns the wheels of a date picker in the order of its locale.
  ///
  /// - Parameters:
  ///   - settings: The settings of the date picker.
  ///   - date: The date to show. The number of months can depend on it.
  ///   - isMirrored: `true` if the layout direction is from right to left. Hours remain to the left of minutes.
  static func columns(_ settings: DateSettings, date: Date, isMirrored: Bool) -> [DateWheelColumn] {
    let minutes = DateWheelColumn(.minute, step: settings.minuteInterval, count: 60 / settings.minuteInterval)
    func timeColumns() -> [DateWheelColumn] {
      var fields = DateSettings.fields(of: settings.format("jm")).filter { "Hma".contains($0) }
      if isMirrored, let hour = fields.firstIndex(of: "H"), let minute = fields.firstIndex(of: "m") {
        fields.swapAt(hour, minute)
      }
      return fields.map { field in
        switch field {
        case "H": DateWheelColumn(.hour, count: 24)
        case "m": minutes
        default: DateWheelColumn(.period, count: 2, isCyclic: false)
        }
      }
    }
    func dayColumns(_ template: String) -> [DateWheelColumn] {
      let calendar = settings.effectiveCalendar
      return DateSettings.fields(of: settings.format(template)).compactMap { field in
        switch field {
        case "d": return DateWheelColumn(.day, first: 1, count: calendar.maximumRange(of: .day)?.count ?? 31)
        case "M":
          let months = calendar.range(of: .month, in: .year, for: date) ?? 1..<13
          return DateWheelColumn(.month, first: months.lowerBound, count: months.count)
        case "y": return DateWheelColumn(.year, first: 1, count: 9999, isCyclic: false)
        default: return nil
        }
      }
    }
    switch settings.mode {
    case .time: return timeColumns()
    case .date: return dayColumns("yMMMMd")
    case .yearAndMonth: return dayColumns("yMMMM")
    case .dateAndTime:
      return [DateWheelColumn(.wholeDay, first: -maximumDayDistance, count: 2 * maximumDayDistance, isCyclic: false)]
        + timeColumns()
    case .countDownTimer:
      return [
        DateWheelColumn(.countdownHours, count: 24),
        DateWheelColumn(.countdownMinutes, step: settings.minuteInterval, count: 60 / settings.minuteInterval),
      ]
    }
  }
}

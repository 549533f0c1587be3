import Foundation
import UIKit

// Formatters in the user's locale. Foundation on Linux takes `en_001`, which has no currency, for everybody's; the command
// `tessera` sends formatters without a locale here.

extension NumberFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// - Returns: The formatter.
  public static func _user() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = ._user
    return formatter
  }

  /// Returns the text of a number in the user's locale. The command `tessera` replaces calls of
  /// `NumberFormatter.localizedString(from:number:)` with calls of this method.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - style: The style of the formatter.
  /// - Returns: The text, or an empty string if the formatter has none for the number.
  public static func _localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
    let formatter = _user()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

extension DateFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// - Returns: The formatter.
  public static func _user() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = ._user
    return formatter
  }

  /// Returns the text of a date in the user's locale. The command `tessera` replaces calls of
  /// `DateFormatter.localizedString(from:dateStyle:timeStyle:)` with calls of this method.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - dateStyle: The style of the day. `none` leaves it out.
  ///   - timeStyle: The style of the time of day. `none` leaves it out.
  /// - Returns: The text.
  public static func _localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = _user()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

extension Calendar {
  /// The calendar of the user, in the user's locale, which determines the first day of the week and the names of the months.
  public static var _user: Calendar {
    var calendar = Calendar.current
    calendar.locale = ._user
    return calendar
  }
}

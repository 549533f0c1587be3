import Foundation
import UIKit

/// A formatter that makes texts of the time between two dates, such as "5 minutes ago" and "tomorrow". Foundation on Linux does
/// not have the class, but the format style with the texts.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// A choice between numbers and words for times such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    /// A number in every case: "1 day ago".
    case numeric
    /// A word if the language has one: "yesterday".
    case named
  }

  /// The form of the unit.
  public enum UnitsStyle: Int, Sendable {
    /// The names of the units: "2 months ago".
    case full
    /// Numbers in words: "two months ago".
    case spellOut
    /// Abbreviations of the units: "2 mo. ago".
    case short
    /// The shortest abbreviations of the units: "2mo ago".
    case abbreviated
  }

  /// The choice between numbers and words. The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The form of the units. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence, which determines whether it begins with a capital letter. The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts the units.
  open var calendar: Calendar! = ._user
  /// The language of the texts.
  open var locale: Locale! = ._user

  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for the largest unit of some components that is not zero.
  ///
  /// - Parameter dateComponents: Years, months, weeks, days, hours, minutes and seconds. Negative ones are in the past.
  /// - Returns: The text. Without a value other than zero, it is that of 0 seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      let value = dateComponents.value(for: unit.component) ?? 0
      if value != 0, value != NSDateComponentUndefined { return text(value, unit) }
    }
    return text(0, Self.units[Self.units.count - 1])
  }

  /// Returns the text for a time in seconds from now, which is negative in the past.
  ///
  /// - Parameter timeInterval: The time, in seconds.
  /// - Returns: The text for the largest unit that is not zero.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // The reference is not the present date, so that the same interval has the same text in months of different lengths.
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The date from which the time is counted.
  /// - Returns: The text for the largest unit that is not zero.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = self.calendar ?? ._user
    return localizedString(
      from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  /// Returns the text of a `Date` relative to now, or nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Texts

  private struct Unit {
    let component: Calendar.Component
    let field: Date.RelativeFormatStyle.Field
  }

  private static let units = [
    Unit(component: .year, field: .year), Unit(component: .month, field: .month),
    Unit(component: .weekOfMonth, field: .week), Unit(component: .day, field: .day),
    Unit(component: .hour, field: .hour), Unit(component: .minute, field: .minute),
    Unit(component: .second, field: .second),
  ]

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  /// Returns the text of a value in one unit. The style counts from a date at noon on January 1 in a calendar without changes
  /// of the clock, where each unit has its exact value.
  private func text(_ value: Int, _ unit: Unit) -> String {
    let locale: Locale = self.locale ?? ._user
    var counting = Calendar(identifier: .gregorian)
    counting.timeZone = TimeZone(secondsFromGMT: 0) ?? counting.timeZone
    counting.locale = locale
    let start = Date(timeIntervalSinceReferenceDate: 43200)
    let end = counting.date(byAdding: unit.component, value: value, to: start) ?? start
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width, locale: locale, calendar: counting,
      capitalizationContext: formattingContext.capitalization)
    return style.format(start)
  }
}

extension Formatter.Context {
  fileprivate var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}

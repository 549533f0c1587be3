import Foundation

/// A formatter that makes texts of durations, such as "1h 12m" and "1:10:00". The names of the units are those of the
/// locale, except that years and months are in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of the units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "1:10:00".
    case positional
    /// The shortest abbreviations: "9h 41m 30s".
    case abbreviated
    /// Abbreviations with commas: "9 hr, 41 min, 30 sec".
    case short
    /// Names of units with commas: "9 hours, 41 minutes, 30 seconds".
    case full
    /// Numbers in words: "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// Abbreviations without spaces after the numbers: "9hr 41min 30sec".
    case brief
  }

  /// The treatment of units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Creates options from a number.
    ///
    /// - Parameter rawValue: The options as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the positional style `dropLeading`, with all others `dropAll`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units that are 0 before the first other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units that are 0 between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units that are 0 after the last other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units that are 0 are left out. A duration of 0 has its smallest unit.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are shown that no other option leaves out, in the positional style with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The form of the units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units of the text. An empty set means all units from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is 0. The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts the units and whose locale determines the language. The default is the user's calendar. Nil means
  /// the Gregorian calendar. Days have 24 hours: the time zone is ignored.
  open var calendar: Calendar? = ._user
  /// The date from which years and months are counted, or nil for January 1, 2001.
  open var referenceDate: Date?
  /// The value has no effect: only whole units are shown.
  open var allowsFractionalUnits = false
  /// The number of units in the text, or 0 for no limit. Smaller units are left out.
  open var maximumUnitCount = 0
  /// A Boolean value that determines whether a largest unit that is 1 is shown in the next unit if the text has only two: 63
  /// seconds instead of 1 minute, 3 seconds. The default is `false`.
  open var collapsesLargestUnit = false
  /// A Boolean value that determines whether the text begins with "About", which is in English in every language. The default
  /// is `false`.
  open var includesApproximationPhrase = false
  /// A Boolean value that determines whether the text ends with "remaining", which is in English in every language. The default
  /// is `false`.
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence. The default is `unknown`. The value is stored but has no effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Texts

  /// Returns the text of a duration in seconds.
  ///
  /// - Parameter ti: The duration, in seconds.
  /// - Returns: The text, or nil if the duration is not finite or no unit is allowed.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text of a duration in components, which need not be normalized: 90 minutes are one hour and a half.
  ///
  /// - Parameter components: The components of the duration.
  /// - Returns: The text, or nil if the calendar cannot add the components or no unit is allowed.
  open func string(from components: DateComponents) -> String? {
    countingCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the text of the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The second date. If it is before the first one, the largest unit is negative.
  /// - Returns: The text, or nil if no unit is allowed.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let shown = Self.units.filter { units.contains($0.unit) }
    guard !shown.isEmpty else { return nil }
    let components = countingCalendar.dateComponents(Set(shown.map(\.component)), from: first, to: last)
    var parts = shown.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) }
    collapse(&parts)
    drop(&parts)
    guard let largest = parts.indices.first else { return nil }
    if isNegative { parts[largest].isNegative = true }
    var text = unitsStyle == .positional ? positional(parts) : named(parts)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Returns the text of a duration in components, in the current locale.
  ///
  /// - Parameters:
  ///   - components: The components of the duration.
  ///   - unitsStyle: The form of the units.
  /// - Returns: The text, or nil if the calendar cannot add the components.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of `DateComponents`, or nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  // MARK: Parts

  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// The unit of a duration, or nil for years and months.
    let duration: Duration.UnitsFormatStyle.Unit?
    let seconds: Int
    let name: String
  }

  private struct Part {
    let unit: Unit
    var value: Int
    var isNegative = false
  }

  private static let units = [
    Unit(unit: .year, component: .year, duration: nil, seconds: 0, name: "year"),
    Unit(unit: .month, component: .month, duration: nil, seconds: 0, name: "month"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, duration: .weeks, seconds: 604800, name: "week"),
    Unit(unit: .day, component: .day, duration: .days, seconds: 86400, name: "day"),
    Unit(unit: .hour, component: .hour, duration: .hours, seconds: 3600, name: "hour"),
    Unit(unit: .minute, component: .minute, duration: .minutes, seconds: 60, name: "minute"),
    Unit(unit: .second, component: .second, duration: .seconds, seconds: 1, name: "second"),
  ]

  private var units: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
  }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  private var locale: Locale { calendar?.locale ?? ._user }

  /// The calendar with days of 24 hours.
  private var countingCalendar: Calendar {
    var counting = calendar ?? Calendar(identifier: .gregorian)
    if let zone = TimeZone(secondsFromGMT: 0) { counting.timeZone = zone }
    return counting
  }

  private func collapse(_ parts: inout [Part]) {
    guard collapsesLargestUnit, let largest = parts.firstIndex(where: { $0.value != 0 }), parts[largest].value == 1,
      parts.indices.contains(largest + 1), parts[largest].unit.seconds > 0,
      parts[(largest + 2)...].allSatisfy({ $0.value == 0 })
    else { return }
    parts[largest + 1].value += parts[largest].unit.seconds / parts[largest + 1].unit.seconds
    parts[largest].value = 0
  }

  /// Removes the units that are 0 by the behavior, and the smallest ones beyond the maximum.
  private func drop(_ parts: inout [Part]) {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.remove(.default)
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    // Padded units are all shown, except those that another option leaves out.
    if !behavior.isDisjoint(with: .dropAll) {
      guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 })
      else {
        // A duration of 0 has its smallest unit, so that the text is not empty.
        if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) { parts = Array(parts.suffix(1)) }
        return
      }
      parts = parts.enumerated().filter { place, part in
        if part.value != 0 { return true }
        return !behavior.contains(place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
      }.map(\.element)
    }
    if maximumUnitCount > 0, parts.count > maximumUnitCount { parts = Array(parts.prefix(maximumUnitCount)) }
  }

  // MARK: Styles

  private func digits(_ part: Part, width: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .none
    formatter.minimumIntegerDigits = width
    return (part.isNegative ? "-" : "") + (formatter.string(from: NSNumber(value: part.value)) ?? "\(part.value)")
  }

  /// Hours, minutes and seconds between colons. Larger units precede them with their names.
  private func positional(_ parts: [Part]) -> String {
    let clock = parts.filter { $0.unit.seconds <= 3600 && $0.unit.seconds > 0 }
    let larger = parts.filter { $0.unit.seconds > 3600 || $0.unit.seconds == 0 }
    if clock.isEmpty, larger.count == 1 { return digits(larger[0], width: 1) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let text = clock.enumerated().map { place, part in
      digits(part, width: place > 0 || isPadded && parts.count > 1 ? 2 : 1)
    }.joined(separator: ":")
    return ([larger.isEmpty ? "" : named(larger, .narrow), text]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func named(_ parts: [Part]) -> String {
    switch unitsStyle {
    case .full: return named(parts, .wide)
    case .short: return named(parts, .abbreviated)
    case .brief:
      let text = named(parts, .condensedAbbreviated)
      // In English the brief style has no space between a number and its unit.
      return locale.language.languageCode == .english
        ? text.replacingOccurrences(of: "([0-9]) ", with: "$1", options: .regularExpression) : text
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      return parts.map { part in
        let text = named([part], .wide)
        let number = digits(Part(unit: part.unit, value: part.value, isNegative: part.isNegative), width: 1)
        let words = formatter.string(from: NSNumber(value: part.isNegative ? -part.value : part.value))
        return words.map { text.replacingOccurrences(of: number, with: $0) } ?? text
      }.joined(separator: ", ")
    case .abbreviated, .positional: return named(parts, .narrow)
    }
  }

  private func named(_ parts: [Part], _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    let counted = parts.filter { $0.unit.duration != nil }
    var texts = parts.filter { $0.unit.duration == nil }.map { part in
      let number = digits(part, width: 1)
      return width == .narrow
        ? number + (part.unit.name == "month" ? "mo" : "y")
        : "\(number) \(part.unit.name)\(part.value == 1 ? "" : "s")"
    }
    if !counted.isEmpty {
      let seconds = counted.reduce(0) { $0 + $1.value * $1.unit.seconds }
      let sign = counted.contains(where: \.isNegative) ? "-" : ""
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(counted.compactMap(\.unit.duration)), width: width, zeroValueUnits: .show(length: 1)
      ).locale(locale)
      texts.append(sign + Duration.seconds(seconds).formatted(style))
    }
    return texts.joined(separator: width == .narrow || width == .condensedAbbreviated ? " " : ", ")
  }
}

import Foundation
import UIKit

/// A measurement with any class of units.
private protocol MeasurementOfAnyUnit {
  func text(of formatter: MeasurementFormatter) -> String
}

extension Measurement: MeasurementOfAnyUnit {
  fileprivate func text(of formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}

/// A formatter of measurements, such as "5 km" and "20°C". Foundation on Linux declares the class as unavailable; the texts,
/// and the units of a region, are those of ICU, which is a part of Foundation.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Creates options from a number.
    ///
    /// - Parameter rawValue: The options as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement is used, not the one of the locale's region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit is used in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature has a degree sign without the name of its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options of the unit. The default is an empty set: the unit of the locale's region is used.
  open var unitOptions: UnitOptions = []
  /// The length of the unit: "5km", "5 km" or "5 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the text and the region whose units are used.
  open var locale: Locale! = ._user { didSet { numberFormatter?.locale = locale } }
  /// The formatter of numbers. Its fraction digits, rounding mode, and use of separators determine those of the text.
  /// With nil, the text is that of a new formatter of the style `decimal`.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimalFormatter()

  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a measurement. A unit that ICU does not know has its symbol.
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: The number and the unit in the language of the locale.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = Self.identifier(of: measurement.unit),
      let text = MeasureText.format(measurement.value, skeleton(unit, measurement.unit), locale: icuLocale)
    else { return symbolText(measurement.value, measurement.unit.symbol) }
    guard unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature else { return text }
    // The space of some languages is one that does not break, and may be narrow.
    return text.replacingOccurrences(of: "[ \u{A0}\u{202F}]?°[CF]", with: "°", options: .regularExpression)
  }

  /// Returns the name of a unit, such as "km" or "kilometers".
  ///
  /// - Parameter unit: The unit.
  /// - Returns: The name in the length of `unitStyle`, or the symbol if ICU does not know the unit.
  open func string(from unit: Unit) -> String {
    guard let identifier = Self.identifier(of: unit),
      let text = MeasureText.format(0, "unit/\(identifier) \(width) precision-integer", locale: icuLocale),
      let number = MeasureText.format(0, "precision-integer", locale: icuLocale)
    else { return unit.symbol }
    // The unit may have digits itself: "m²" and "L/100 km".
    let pattern = "(?<!\\p{Nd})\\p{Zs}?" + NSRegularExpression.escapedPattern(for: number) + "(?!\\p{Nd})"
    return text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a measurement with any class of units, or nil for another value.
  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? any MeasurementOfAnyUnit { return measurement.text(of: self) }
    return (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  // MARK: Texts

  private var icuLocale: String { (locale ?? ._user).identifier }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }

  private static func decimalFormatter() -> NumberFormatter {
    let formatter = NumberFormatter._user()
    formatter.numberStyle = .decimal
    return formatter
  }

  private var usedNumberFormatter: NumberFormatter {
    if let numberFormatter { return numberFormatter }
    let formatter = Self.decimalFormatter()
    formatter.locale = locale
    return formatter
  }

  /// Returns the skeleton of a number with a unit, in the language of ICU.
  private func skeleton(_ unit: String, _ original: Unit) -> String {
    let numberFormatter = usedNumberFormatter
    // An application can set any numbers, also negative ones and `Int.max`. ICU allows at most 999 digits.
    let least = min(max(numberFormatter.minimumFractionDigits, 0), 100)
    let digits = min(max(numberFormatter.maximumFractionDigits, least), 100)
    var parts = ["unit/\(unit)", width]
    parts.append(
      digits == 0
        ? "precision-integer"
        : "." + String(repeating: "0", count: least) + String(repeating: "#", count: digits - least))
    if !numberFormatter.usesGroupingSeparator { parts.append("group-off") }
    switch numberFormatter.roundingMode {
    case .ceiling: parts.append("rounding-mode-ceiling")
    case .floor: parts.append("rounding-mode-floor")
    case .down: parts.append("rounding-mode-down")
    case .up: parts.append("rounding-mode-up")
    case .halfDown: parts.append("rounding-mode-half-down")
    case .halfUp: parts.append("rounding-mode-half-up")
    default: parts.append("rounding-mode-half-even")
    }
    // ICU chooses the unit of a region for a usage, in a natural scale.
    if !unitOptions.contains(.providedUnit) {
      parts.append("usage/\(original is UnitTemperature ? "weather" : "default")")
    }
    return parts.joined(separator: " ")
  }

  private func symbolText(_ value: Double, _ symbol: String) -> String {
    let number = usedNumberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + symbol
  }

  /// Returns ICU's name of a unit of Foundation.
  static func identifier(of unit: Unit) -> String? {
    // The symbols are unique within a class, not among all.
    let table: [String: String]
    switch unit {
    case is UnitLength: table = MeasureText.lengths
    case is UnitMass: table = MeasureText.masses
    case is UnitTemperature: table = MeasureText.temperatures
    case is UnitDuration: table = MeasureText.durations
    case is UnitSpeed: table = MeasureText.speeds
    case is UnitVolume: table = MeasureText.volumes
    case is UnitArea: table = MeasureText.areas
    case is UnitEnergy: table = MeasureText.energies
    case is UnitPower: table = MeasureText.powers
    case is UnitPressure: table = MeasureText.pressures
    case is UnitAngle: table = MeasureText.angles
    case is UnitInformationStorage: table = MeasureText.storages
    case is UnitFrequency: table = MeasureText.frequencies
    case is UnitFuelEfficiency: table = MeasureText.efficiencies
    default: return nil
    }
    return table[unit.symbol]
  }
}

import Foundation
import UIKit

/// A formatter of measurements, such as "5 km" and "20°C". Foundation on Linux declares the class as unavailable; the texts,
/// and the units of a region, are those of ICU, which is a part of Foundation.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement is used, not the one of the locale's region.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit is used in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature has a degree sign without the name of its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  /// The length of the unit: "5km", "5 km" or "5 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the text and the region whose units are used.
  open var locale: Locale! = ._user { didSet { numberFormatter.locale = locale } }
  /// The formatter of numbers. Its fraction digits, rounding mode, and use of separators determine those of the text.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter._user()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a measurement. A unit that ICU does not know has its symbol.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = Self.identifier(of: measurement.unit),
      let text = MeasureText.format(measurement.value, skeleton(unit, measurement.unit), locale: icuLocale)
    else { return symbolText(measurement.value, measurement.unit.symbol) }
    guard unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature else { return text }
    return text.replacingOccurrences(of: " ?°[CF]", with: "°", options: .regularExpression)
  }

  /// Returns the name of a unit, such as "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    guard let identifier = Self.identifier(of: unit),
      let text = MeasureText.format(0, "unit/\(identifier) \(width) precision-integer", locale: icuLocale)
    else { return unit.symbol }
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a `Measurement<Unit>`, or nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }

  // MARK: Texts

  private var icuLocale: String { (locale ?? ._user).identifier }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }

  /// Returns the skeleton of a number with a unit, in the language of ICU.
  private func skeleton(_ unit: String, _ original: Unit) -> String {
    let digits = max(numberFormatter.maximumFractionDigits, numberFormatter.minimumFractionDigits)
    let least = numberFormatter.minimumFractionDigits
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
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + symbol
  }

  /// Returns ICU's name of a unit of Foundation.
  private static func identifier(of unit: Unit) -> String? {
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

import CoreLocation
import Foundation
import TesseraDarwin

/// A formatter of distances between places, such as "150 feet" and "1.5 km".
///
/// Distances are rounded as people say them: to 10 units from 10, and to 50 units from 100. Kilometers and miles
/// have one decimal below 10, and none from there. The texts of units are those of the language.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Systems of units.
  public enum Units: UInt, Sendable {
    /// The system of the locale's region.
    case `default`
    /// Meters and kilometers.
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }

  /// Lengths of the names of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// The length that suits the place, which is the whole name.
    case `default`
    /// Abbreviations, such as "km".
    case abbreviated
    /// Whole names, such as "kilometers".
    case full
  }

  /// The language of the texts and the region whose units are used. The default is that of the user.
  open var locale: Locale! = .current
  /// The system of units. The default is `default`.
  open var units = Units.default
  /// The length of the names of units. The default is `default`.
  open var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter with the user's language and units.
  public override init() { super.init() }
  /// Creates a formatter with the default values. Nothing is read from the coder except by `Formatter`.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a distance.
  ///
  /// - Parameter distance: The distance, in meters.
  /// - Returns: The rounded number and its unit.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let system = DistanceSystem(units, locale ?? .current)
    let measurement = system.measurement(of: distance)
    let formatter = measurementFormatter
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter.string(from: measurement)
  }

  /// Returns the distance that a text describes.
  ///
  /// - Parameter distance: A number in the language of the locale, with the name or the symbol of a unit.
  /// - Returns: The distance, in meters, or -1 if the text is none.
  open func distance(from distance: String) -> CLLocationDistance {
    let text = distance.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    // The longest name comes first, because "5 km" also ends with "m".
    let candidates = DistanceSystem.allUnits.flatMap { unit in names(of: unit).map { (unit: unit, name: $0) } }
    for (unit, name) in candidates.sorted(by: { $0.name.count > $1.name.count }) where text.hasSuffix(name) {
      let number = text.dropLast(name.count).trimmingCharacters(in: .whitespaces)
      // The formatter of numbers ignores what follows the digits.
      guard number.last?.isNumber == true, let value = numbers.number(from: number) else { continue }
      return Measurement(value: value.doubleValue, unit: unit).converted(to: .meters).value
    }
    return -1
  }

  /// Returns the text of a number of meters.
  ///
  /// - Parameter obj: A number object.
  /// - Returns: The text, or nil if the object is no number.
  open override func string(for obj: Any?) -> String? {
    if let number = obj as? NSNumber { return string(fromDistance: number.doubleValue) }
    return (obj as? Double).map { string(fromDistance: $0) }
  }

  private var measurementFormatter: MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .abbreviated ? .medium : .long
    return formatter
  }

  private func names(of unit: UnitLength) -> Set<String> {
    let formatter = measurementFormatter
    var names: Set = [unit.symbol.lowercased()]
    for style in [Formatter.UnitStyle.short, .medium, .long] {
      formatter.unitStyle = style
      names.insert(formatter.string(from: unit).lowercased())
      // The name without a number is that of several units.
      let one = formatter.string(from: Measurement(value: 1, unit: unit))
      names.insert(String(one.drop { !$0.isLetter }).lowercased())
    }
    names.remove("")
    return names
  }
}

import Foundation

// The functions of the ICU that is a part of Foundation on Linux, which declares none of them in a module.

@_silgen_name("swift_unumf_openForSkeletonAndLocale")
private func openFormatter(
  _ skeleton: UnsafePointer<UInt16>, _ length: Int32, _ locale: UnsafePointer<CChar>,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_unumf_openResult")
private func openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_formatDouble")
private func formatDouble(
  _ formatter: OpaquePointer?, _ value: Double, _ result: OpaquePointer?, _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_unumf_resultToString")
private func text(
  of result: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_unumf_close")
private func close(_ formatter: OpaquePointer?)
@_silgen_name("swift_unumf_closeResult")
private func closeResult(_ result: OpaquePointer?)

/// Formats numbers with units by ICU.
enum MeasureText {
  /// Returns a number in the format of a skeleton, or nil if ICU does not know the skeleton.
  static func format(_ value: Double, _ skeleton: String, locale: String) -> String? {
    // Zero is success, and a negative status a warning.
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let formatter = openFormatter(units, Int32(units.count), locale, &status)
    defer { close(formatter) }
    let result = openResult(&status)
    defer { closeResult(result) }
    guard status <= 0 else { return nil }
    formatDouble(formatter, value, result, &status)
    // A number with a unit has at most some 400 characters, those of the greatest value in meters.
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = text(of: result, &buffer, Int32(buffer.count), &status)
    guard status <= 0, count >= 0, Int(count) <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }

  // MARK: Foundation's symbols of units, with ICU's names

  static let lengths = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  static let masses = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
    "ct": "carat", "oz t": "ounce-troy", "slug": "slug",
  ]
  static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  static let durations = [
    "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
  ]
  static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  static let volumes = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
  ]
  static let areas = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
  ]
  static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  static let powers = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
  ]
  static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar", "bar": "bar",
    "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
  ]
  static let angles = ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
  static let storages = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
  ]
  static let frequencies = ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
  static let efficiencies = [
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon", "mpg imp.": "mile-per-gallon-imperial",
  ]
}

import Foundation
import UIKit

/// The usages of measurements, which determine the unit for a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let identifier: String?

  /// The unit of the region for any purpose.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "default") }
  /// The unit of the measurement.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person's limbs.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "person") }
  /// The height of a person.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "person-height") }
  /// A distance on roads.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "road") }
  /// The focal length of a lens.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "focal-length") }
  /// An amount of rain.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "rainfall") }
  /// An amount of snow.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "snowfall") }
  /// Distances of sight, as in weather reports.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "person") }
  /// The temperature of the air.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "food") }
  /// The energy that a person uses.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of a liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(identifier: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// A style of the texts of measurements, such as "5 km".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of units.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate var option: String
      /// The name: "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(option: "unit-width-full-name") }
      /// The usual symbol: "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(option: "unit-width-short") }
      /// The shortest symbol: "5km".
      public static var narrow: UnitWidth { UnitWidth(option: "unit-width-narrow") }
    }

    private enum CodingKeys: String, CodingKey { case width, usage, locale, numberFormatStyle, hidesScaleName }

    /// The length of the unit.
    public var width: UnitWidth
    /// The language of the text and the region whose units are used.
    public var locale: Locale
    /// The usage, which determines the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number, or nil for the one that is usual for the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value that determines whether the name of a temperature\'s scale is left out.
    public var hidesScaleName = false

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: The length of the unit.
    ///   - locale: The language of the text and the region whose units are used.
    ///   - usage: The usage, which determines the unit.
    ///   - numberFormatStyle: The style of the number, or nil for the one that is usual for the unit.
    public init(
      width: UnitWidth, locale: Locale = ._user, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// Creates a style from an archive.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      width = try values.decode(UnitWidth.self, forKey: .width)
      locale = try values.decode(Locale.self, forKey: .locale)
      usage = MeasurementFormatUnitUsage(identifier: try values.decodeIfPresent(String.self, forKey: .usage))
      numberFormatStyle = try values.decodeIfPresent(FloatingPointFormatStyle<Double>.self, forKey: .numberFormatStyle)
      hidesScaleName = try values.decode(Bool.self, forKey: .hidesScaleName)
    }

    /// Writes the style into an archive.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(width, forKey: .width)
      try values.encode(locale, forKey: .locale)
      try values.encodeIfPresent(usage?.identifier, forKey: .usage)
      try values.encodeIfPresent(numberFormatStyle, forKey: .numberFormatStyle)
      try values.encode(hidesScaleName, forKey: .hidesScaleName)
    }

    /// Returns the same style for another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of a measurement. A unit that ICU does not know has its symbol.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The text.
    public func format(_ value: Measurement) -> String {
      guard let unit = MeasurementFormatter.identifier(of: value.unit),
        let text = text(
          of: value.value, "unit/\(unit) \(width.option)" + (usage?.identifier.map { " usage/\($0)" } ?? ""))
      else { return "\((numberFormatStyle ?? .number).locale(locale).format(value.value)) \(value.unit.symbol)" }
      guard hidesScaleName, value.unit is UnitTemperature else { return text }
      return text.replacingOccurrences(of: "[ \u{A0}\u{202F}]?°[CF]", with: "°", options: .regularExpression)
    }

    /// Returns the text of a number with the unit of a skeleton of ICU. If the style has one for numbers, that of ICU is replaced.
    private func text(of value: Double, _ skeleton: String) -> String? {
      guard let numberFormatStyle else { return MeasureText.format(value, skeleton, locale: locale.identifier) }
      // ICU has chosen the unit, so the number is read from the text. All its digits are needed for that.
      let exact = skeleton + " ." + String(repeating: "#", count: 12) + " group-off"
      guard var text = MeasureText.format(value, exact, locale: locale.identifier) else { return nil }
      // Of a text with several units, such as feet and inches, only the last number has a fraction. The names of other units contain
      // numbers themselves: liters per 100 kilometers.
      let pattern = "[-−]?\\p{Nd}+([.,٫]\\p{Nd}+)?"
      var places: [Range<String.Index>] = []
      while let place = text.range(
        of: pattern, options: .regularExpression, range: (places.last?.upperBound ?? text.startIndex)..<text.endIndex),
        places.isEmpty || UnitType.self != UnitFuelEfficiency.self
      { places.append(place) }
      guard !places.isEmpty else { return nil }
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .decimal
      let style = numberFormatStyle.locale(locale)
      for (index, place) in places.enumerated().reversed() {
        guard let number = formatter.number(from: String(text[place]))?.doubleValue else { return nil }
        let isLast = index == places.count - 1
        text.replaceSubrange(place, with: (isLast ? style : style.precision(.fractionLength(0))).format(number))
      }
      return text
    }
  }

  /// Returns the text of the measurement in the unit of the user's region.
  ///
  /// - Returns: The text, such as "5 km".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Returns the text of the measurement.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension Foundation.FormatStyle {
  /// Creates a style of measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the unit.
  ///   - usage: The usage, which determines the unit.
  ///   - numberFormatStyle: The style of the number, or nil for the one that is usual for the unit.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Creates a style of temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit.
  ///   - usage: The usage, which determines the unit.
  ///   - hidesScaleName: Whether the name of the scale is left out.
  ///   - numberFormatStyle: The style of the number, or nil for the one that is usual for the unit.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

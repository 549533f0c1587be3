import CoreLocation
import Foundation

/// The units of distances between places, and how they are rounded.
struct DistanceSystem {
  static let allUnits: [UnitLength] = [.meters, .kilometers, .feet, .yards, .miles]

  private let small: UnitLength
  private let large: UnitLength
  /// The smallest distance in the large unit, in that unit.
  private let smallestLarge: Double

  init(_ units: MKDistanceFormatter.Units, _ locale: Locale) {
    var units = units
    if units == .default {
      units =
        switch locale.measurementSystem {
        case .us: .imperial
        case .uk: .imperialWithYards
        default: .metric
        }
    }
    switch units {
    case .metric, .default: (small, large, smallestLarge) = (.meters, .kilometers, 1)
    case .imperial: (small, large, smallestLarge) = (.feet, .miles, 0.1)
    case .imperialWithYards: (small, large, smallestLarge) = (.yards, .miles, 0.25)
    }
  }

  /// Returns the rounded distance.
  func measurement(of distance: CLLocationDistance) -> Measurement<UnitLength> {
    let meters = Measurement(value: distance, unit: UnitLength.meters)
    let inSmall = Self.rounded(meters.converted(to: small).value)
    // The distance that is rounded decides, so that 999 meters are a kilometer.
    let inLarge = Measurement(value: inSmall, unit: small).converted(to: large).value
    guard abs(inLarge) >= smallestLarge else { return Measurement(value: inSmall, unit: small) }
    let value = meters.converted(to: large).value
    let step = abs(value) < 9.95 ? 0.1 : 1
    return Measurement(value: (value / step).rounded() * step, unit: large)
  }

  private static func rounded(_ value: Double) -> Double {
    let step: Double = abs(value) < 9.5 ? 1 : abs(value) < 95 ? 10 : 50
    // Adding 0 removes the sign of a negative zero.
    return (value / step).rounded() * step + 0
  }
}

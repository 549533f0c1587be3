import CoreLocation

/// The Mercator projection of a sphere onto a square, which is the map.
enum Mercator {
  /// The width and height of the map, in map points: 2 to the power of 20 tiles with 256 points each.
  static let worldLength = 268_435_456.0
  /// The largest latitude that iOS projects, in degrees: the point of a latitude of 85.05112878 degrees has y =
  /// 439674.40 there, which is the point of 85 degrees, although the upper edge of the map is at 85.0511 degrees.
  static let largestLatitude = 85.0

  static func x(atLongitude longitude: CLLocationDegrees) -> Double { (longitude + 180) / 360 * worldLength }

  static func longitude(atX x: Double) -> CLLocationDegrees { x / worldLength * 360 - 180 }

  /// Returns the distance of a latitude from the upper edge of the map. The latitude has to be less than 90 degrees.
  static func y(atLatitude latitude: CLLocationDegrees) -> Double {
    (0.5 - asinh(tan(latitude * .pi / 180)) / (2 * .pi)) * worldLength
  }

  static func latitude(atY y: Double) -> CLLocationDegrees {
    atan(sinh((0.5 - y / worldLength) * 2 * .pi)) * 180 / .pi
  }
}

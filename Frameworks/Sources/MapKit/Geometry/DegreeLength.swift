import CoreLocation

/// The lengths of a degree on the ellipsoid of the globe.
///
/// The coefficients are those of the usual series for the ellipsoid of 1984. With them, the results of iOS are exact: a
/// region of 1000 by 2000 meters at the equator has the span (0.009043695025814083, 0.017966310975031877), measured on
/// macOS 26.1.
enum DegreeLength {
  /// Returns the distance between two parallels that are a degree apart, in meters.
  static func ofLatitude(at latitude: CLLocationDegrees) -> CLLocationDistance {
    let angle = latitude * .pi / 180
    return 111_132.92 - 559.82 * cos(2 * angle) + 1.175 * cos(4 * angle) - 0.0023 * cos(6 * angle)
  }

  /// Returns the length of a degree along a parallel, in meters.
  static func ofLongitude(at latitude: CLLocationDegrees) -> CLLocationDistance {
    let angle = latitude * .pi / 180
    return 111_412.84 * cos(angle) - 93.5 * cos(3 * angle) + 0.118 * cos(5 * angle)
  }
}

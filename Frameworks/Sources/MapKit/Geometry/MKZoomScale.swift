import CoreLocation
import Foundation

/// The number of points on the screen for a map point.
public typealias MKZoomScale = CGFloat

/// Returns the length of a map point at a latitude.
///
/// It is the mean length in the degree of latitude around the position, which is the rule that gives the numbers of iOS
/// exactly (0.14828977333772544 at the equator and 0.07470109070817468 at 60 degrees on macOS 26.1).
///
/// - Parameter latitude: The latitude, in degrees. Beyond 85 degrees, it is read as 85 degrees.
/// - Returns: The length, in meters. It is not a number if the latitude is none.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let latitude = min(max(latitude, -Mercator.largestLatitude), Mercator.largestLatitude)
  return DegreeLength.ofLatitude(at: latitude)
    / (Mercator.y(atLatitude: latitude - 0.5) - Mercator.y(atLatitude: latitude + 0.5))
}

/// Returns the number of map points in a meter at a latitude.
///
/// - Parameter latitude: The latitude, in degrees. Beyond 85 degrees, it is read as 85 degrees.
/// - Returns: The number of points. It is not a number if the latitude is none.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

import Foundation

/// A position with its accuracy and the time at which it was measured.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// The height above sea level, in meters.
  public let altitude: CLLocationDistance
  /// The radius around the position, in meters. A negative value means that the position is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height, in meters. A negative value means that the height is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees clockwise from north, or -1 if it is unknown.
  public let course: CLLocationDirection
  /// The speed, in meters per second, or -1 if it is unknown.
  public let speed: CLLocationSpeed
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a position without a height.
  ///
  /// - Parameters:
  ///   - latitude: The latitude, in degrees.
  ///   - longitude: The longitude, in degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above sea level, in meters.
  ///   - hAccuracy: The radius around the position, in meters.
  ///   - vAccuracy: The accuracy of the height, in meters.
  ///   - timestamp: The time of the measurement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a position with a movement.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above sea level, in meters.
  ///   - hAccuracy: The radius around the position, in meters.
  ///   - vAccuracy: The accuracy of the height, in meters.
  ///   - course: The direction of travel, in degrees clockwise from north.
  ///   - speed: The speed, in meters per second.
  ///   - timestamp: The time of the measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the distance to another position along the globe, which is the ellipsoid of the World Geodetic System, as on iOS.
  ///
  /// - Parameter location: The other position.
  /// - Returns: The distance, in meters. It is not a number if a coordinate is none.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(from: coordinate, to: location.coordinate)
  }

  /// Returns the location itself, because a location does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The location.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

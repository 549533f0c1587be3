/// A position on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive to the north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, positive to the east of the zero meridian.
  public var longitude: CLLocationDegrees

  /// Creates the position with both values 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - latitude: The latitude, in degrees.
  ///   - longitude: The longitude, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A position that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a position is one on the globe.
///
/// - Parameter coord: The position.
/// - Returns: `true` if the latitude is from -90 through 90 degrees and the longitude from -180 through 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Returns a position.
///
/// - Parameters:
///   - latitude: The latitude, in degrees.
///   - longitude: The longitude, in degrees.
/// - Returns: The position. The values are not checked.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

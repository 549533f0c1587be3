import CoreLocation

/// A point on the flat map, which is a square in the Mercator projection.
///
/// The origin is the map's upper-left corner, in the northwest. Values grow to the east and the south.
public struct MKMapPoint: Sendable {
  /// The distance from the map's left edge, in map points.
  public var x: Double
  /// The distance from the map's upper edge, in map points.
  public var y: Double

  /// Creates the point in the map's upper-left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the map's left edge, in map points.
  ///   - y: The distance from the map's upper edge, in map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a position on the globe.
  ///
  /// - Parameter coordinate: The position. A latitude beyond 85 degrees is read as 85 degrees, as on iOS. A longitude
  ///   beyond 180 degrees gives a point beside the map. The point of a coordinate that is not a number is not a number.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      x: Mercator.x(atLongitude: coordinate.longitude),
      y: Mercator.y(atLatitude: min(max(coordinate.latitude, -Mercator.largestLatitude), Mercator.largestLatitude)))
  }

  /// The position on the globe. The longitude of a point beside the map is beyond 180 degrees.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: Mercator.latitude(atY: y), longitude: Mercator.longitude(atX: x))
  }

  /// Returns the distance to another point, along the globe.
  ///
  /// - Parameter point: The other point.
  /// - Returns: The distance, in meters. It is not a number if a value of the points is none.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    CLLocation(coordinate).distance(from: CLLocation(point.coordinate))
  }
}

extension CLLocation {
  fileprivate convenience init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

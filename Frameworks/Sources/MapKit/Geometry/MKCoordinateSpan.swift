import CoreLocation

/// The extent of a region on the globe.
public struct MKCoordinateSpan: Sendable {
  /// The distance between the southern and the northern edge, in degrees. A degree is about 111 kilometers.
  public var latitudeDelta: CLLocationDegrees
  /// The distance between the western and the eastern edge, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span with both values 0.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - latitudeDelta: The distance between the southern and the northern edge, in degrees.
  ///   - longitudeDelta: The distance between the western and the eastern edge, in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

import CoreLocation

/// Creates a span.
///
/// - Parameters:
///   - latitudeDelta: The distance between the southern and the northern edge, in degrees.
///   - longitudeDelta: The distance between the western and the eastern edge, in degrees.
/// - Returns: The span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// Creates a region.
///
/// - Parameters:
///   - centerCoordinate: The center.
///   - span: The extent from edge to edge.
/// - Returns: The region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Creates a region with an extent in meters.
///
/// - Parameters:
///   - centerCoordinate: The center.
///   - latitudinalMeters: The distance between the southern and the northern edge, in meters.
///   - longitudinalMeters: The distance between the western and the eastern edge, in meters.
/// - Returns: The region.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates the region of a rectangle on the map.
///
/// - Parameter rect: The rectangle.
/// - Returns: The region.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

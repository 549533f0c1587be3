import CoreLocation
import Foundation

/// Creates the point of a position on the globe.
///
/// - Parameter coordinate: The position.
/// - Returns: The point that `MKMapPoint(_:)` creates.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Returns the position of a point on the globe.
///
/// - Parameter mapPoint: The point.
/// - Returns: The position.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// Returns the distance between two points, along the globe.
///
/// - Parameters:
///   - a: A point.
///   - b: The other point.
/// - Returns: The distance, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Creates a point.
///
/// - Parameters:
///   - x: The distance from the map's left edge, in map points.
///   - y: The distance from the map's upper edge, in map points.
/// - Returns: The point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Creates a size.
///
/// - Parameters:
///   - width: The width, in map points.
///   - height: The height, in map points.
/// - Returns: The size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// The size of the whole map.
public let MKMapSizeWorld = MKMapSize.world

/// Returns whether two points are equal.
///
/// - Parameters:
///   - point1: A point.
///   - point2: The other point.
/// - Returns: `true` if both values are equal.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Returns whether two sizes are equal.
///
/// - Parameters:
///   - size1: A size.
///   - size2: The other size.
/// - Returns: `true` if both values are equal.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}

/// Returns a description of a point.
///
/// - Parameter point: The point.
/// - Returns: Both values in braces, with one decimal.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }

/// Returns a description of a size.
///
/// - Parameter size: The size.
/// - Returns: Both values in braces, with one decimal.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  String(format: "{%.1f, %.1f}", size.width, size.height)
}

/// Returns a description of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The descriptions of the origin and the size, in braces.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

import CoreLocation

/// An object that covers an area of a map.
public protocol MKOverlay: MKAnnotation {
  /// The center of the area.
  var coordinate: CLLocationCoordinate2D { get }
  /// The smallest rectangle that contains the area.
  ///
  /// If the area extends over the meridian of 180 degrees, the rectangle extends beyond the left or the right edge of
  /// the map.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the area intersects a rectangle. The default compares the bounding rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Returns whether the overlay covers its area completely, so that the map below it is not needed. The default is
  /// `false`.
  ///
  /// - Returns: `true` if it does.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Returns whether the bounding rectangle of the area intersects a rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns whether the overlay covers its area completely, which it does not.
  ///
  /// - Returns: `false`.
  public func canReplaceMapContent() -> Bool { false }
}

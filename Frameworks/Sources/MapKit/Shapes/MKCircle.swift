import CoreLocation
import Foundation

/// A circle around a position.
open class MKCircle: MKShape, MKOverlay {
  private var center = CLLocationCoordinate2D()
  private var bounds = MKMapRect.null

  /// The radius, in meters.
  open private(set) var radius: CLLocationDistance = 0

  /// Creates a circle with the radius 0 at the equator and the zero meridian.
  public override init() { super.init() }

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coord: The center.
  ///   - radius: The radius, in meters. A negative one is read as 0.
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    center = coord
    self.radius = max(0, radius)
    let point = MKMapPoint(coord)
    let length = self.radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
    guard point.x.isFinite, point.y.isFinite, length.isFinite else { return }
    bounds = MKMapRect(x: point.x - length, y: point.y - length, width: 2 * length, height: 2 * length)
  }

  /// Creates a circle in a rectangle.
  ///
  /// - Parameter mapRect: The rectangle whose center is that of the circle. The larger one of its width and its height
  ///   is the diameter.
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.centerCoordinate
    let length = max(mapRect.width.magnitude, mapRect.height.magnitude) / 2
    self.init(center: center, radius: mapRect.isNull ? 0 : length * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
  /// The square around the circle. It is null if a value of the circle is not a number.
  open var boundingMapRect: MKMapRect { bounds }
  /// Returns whether the square around the circle intersects a rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns whether the overlay covers its area completely, so that the map below it is not needed.
  ///
  /// - Returns: `false`. Subclasses can return another value.
  open func canReplaceMapContent() -> Bool { false }
}

import CoreLocation
import Foundation

/// An area on the map that lines between points enclose. The last point is connected to the first one.
open class MKPolygon: MKMultiPoint, MKOverlay {
  private var centroid = kCLLocationCoordinate2DInvalid

  /// The areas that are left out of this one, or nil if there are none.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area without points.
  public override init() { super.init() }

  /// Creates an area with points on the map.
  ///
  /// - Parameters:
  ///   - points: The address of the corners, which are copied.
  ///   - count: The number of corners.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area with points on the map, without other areas.
  ///
  /// - Parameters:
  ///   - points: The address of the corners, which are copied.
  ///   - count: The number of corners.
  ///   - interiorPolygons: The areas to leave out.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init()
    enclose(points.elements(count), without: interiorPolygons)
  }

  /// Creates an area with positions on the globe.
  ///
  /// - Parameters:
  ///   - coords: The address of the corners, which are copied.
  ///   - count: The number of corners.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates an area with positions on the globe, without other areas.
  ///
  /// - Parameters:
  ///   - coords: The address of the corners, which are copied.
  ///   - count: The number of corners.
  ///   - interiorPolygons: The areas to leave out.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    enclose(coords.elements(count).map { MKMapPoint($0) }, without: interiorPolygons)
  }

  private func enclose(_ points: some Collection<MKMapPoint>, without interiorPolygons: [MKPolygon]?) {
    setPoints(points)
    centroid = PolygonCentroid.coordinate(of: pointBuffer, in: pointBounds)
    self.interiorPolygons = interiorPolygons
  }

  /// The center of mass of the area on the map. Interior areas do not count. It is not valid if the area has no points.
  open override var coordinate: CLLocationCoordinate2D { centroid }
  /// The rectangle that contains the area, or null without points.
  open var boundingMapRect: MKMapRect { pointBounds }
  /// Returns whether the rectangle that contains the area intersects a rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns whether the overlay covers its area completely, so that the map below it is not needed.
  ///
  /// - Returns: `false`. Subclasses can return another value.
  open func canReplaceMapContent() -> Bool { false }
}

import CoreLocation
import Foundation

/// A line through several points on the map.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line without points.
  public override init() { super.init() }

  /// Creates a line through points on the map.
  ///
  /// - Parameters:
  ///   - points: The address of the points, which are copied.
  ///   - count: The number of points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    connect(points.elements(count))
  }

  /// Creates a line through positions on the globe.
  ///
  /// - Parameters:
  ///   - coords: The address of the positions, which are copied.
  ///   - count: The number of positions.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    connect(coordinates: coords.elements(count))
  }

  /// Determines the points of the line. Initializers call it.
  func connect(_ points: some Collection<MKMapPoint>) { setPoints(points) }

  /// Determines the points of the line. Initializers call it.
  func connect(coordinates: some Collection<CLLocationCoordinate2D>) { connect(coordinates.map { MKMapPoint($0) }) }

  /// The rectangle that contains the line, or null without points. It does not depend on the width of the line.
  open var boundingMapRect: MKMapRect { pointBounds }
  /// Returns whether the rectangle that contains the line intersects a rectangle.
  ///
  /// - Parameter mapRect: The rectangle.
  /// - Returns: `true` if they have a point in common.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Returns whether the overlay covers its area completely, so that the map below it is not needed.
  ///
  /// - Returns: `false`. Subclasses can return another value.
  open func canReplaceMapContent() -> Bool { false }
}

extension MKMapRect {
  /// The position of the center, which is not valid if the rectangle is null.
  var centerCoordinate: CLLocationCoordinate2D {
    isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
  }
}

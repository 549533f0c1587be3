import CoreLocation

/// The center of mass of a polygon.
enum PolygonCentroid {
  /// Returns the center of mass of the area that points enclose, or the center of their bounds if the area is 0.
  static func coordinate(
    of points: UnsafeBufferPointer<MKMapPoint>, in bounds: MKMapRect
  ) -> CLLocationCoordinate2D {
    guard !bounds.isNull, let last = points.last else { return kCLLocationCoordinate2DInvalid }
    // Relative to the bounds, no digits of small areas are lost.
    let (left, top) = (bounds.midX, bounds.midY)
    var (area, x, y) = (0.0, 0.0, 0.0)
    var previous = MKMapPoint(x: last.x - left, y: last.y - top)
    for corner in points {
      let point = MKMapPoint(x: corner.x - left, y: corner.y - top)
      let cross = previous.x * point.y - point.x * previous.y
      area += cross
      x += (previous.x + point.x) * cross
      y += (previous.y + point.y) * cross
      previous = point
    }
    let center = MKMapPoint(x: left + x / (3 * area), y: top + y / (3 * area))
    // The center of a polygon whose lines cross can be anywhere.
    let isInside =
      bounds.minX <= center.x && center.x <= bounds.maxX && bounds.minY <= center.y && center.y <= bounds.maxY
    return isInside ? center.coordinate : bounds.centerCoordinate
  }
}

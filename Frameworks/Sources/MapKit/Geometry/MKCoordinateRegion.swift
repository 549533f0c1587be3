import CoreLocation

/// A region on the globe between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent from edge to edge.
  public var span: MKCoordinateSpan

  /// Creates an empty region at the equator and the zero meridian.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - span: The extent from edge to edge.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with an extent in meters.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The center. At the poles, where a degree of longitude has no length, the region contains all
  ///     longitudes.
  ///   - latitudinalMeters: The distance between the southern and the northern edge, in meters.
  ///   - longitudinalMeters: The distance between the western and the eastern edge along the parallel of the center, in
  ///     meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let latitude = centerCoordinate.latitude
    let degree = DegreeLength.ofLongitude(at: latitude)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / DegreeLength.ofLatitude(at: latitude), 180),
        longitudeDelta: degree > 0 ? min(longitudinalMeters / degree, 360) : longitudinalMeters > 0 ? 360 : 0))
  }

  /// Creates the region of a rectangle on the map.
  ///
  /// - Parameter rect: The rectangle. The longitude of the center is from -180 through 180 degrees, also if the middle
  ///   of the rectangle is beside the map. The region of a null rectangle is empty.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate.latitude
    let south = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate.latitude
    let longitude = Mercator.longitude(atX: rect.midX)
    self.init(
      // The center is that of the rectangle on the map, and not halfway between the parallels (measured on iOS 6).
      center: CLLocationCoordinate2D(
        latitude: Mercator.latitude(atY: rect.midY),
        longitude: abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360)),
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: min(rect.width / Mercator.worldLength * 360, 360)))
  }
}

import CoreLocation
import Foundation

/// A request for the places of a region.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The largest radius of a region, in meters.
  public static let maxRadius: CLLocationDistance = 2000

  /// The center of the region.
  public let coordinate: CLLocationCoordinate2D
  /// The radius of the region, in meters. It is not larger than `maxRadius`.
  public let radius: CLLocationDistance
  /// The region.
  public let region: MKCoordinateRegion
  /// The filter of places, or nil, which is the default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request for the places around a position.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - radius: The radius, in meters. It is limited to 0 through `maxRadius`.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.coordinate = coordinate
    self.radius = max(0, min(radius, Self.maxRadius))
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * self.radius, longitudinalMeters: 2 * self.radius)
    super.init()
  }

  /// Creates a request for the places of a region.
  ///
  /// - Parameter region: The region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    self.region = region
    coordinate = region.center
    radius = max(
      0, min(region.span.latitudeDelta / 2 * DegreeLength.ofLatitude(at: coordinate.latitude), Self.maxRadius))
    super.init()
  }

  /// Returns a request with the same values.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The request.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKLocalPointsOfInterestRequest(coordinateRegion: region)
    copy.pointOfInterestFilter = pointOfInterestFilter
    return copy
  }
}

import Foundation

/// A region with a center and a radius.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in meters.
  ///   - identifier: The name.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a position is in the region.
  ///
  /// - Parameter coordinate: The position.
  /// - Returns: `true` if the distance between the position and the center is at most the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: location) <= radius
  }
}

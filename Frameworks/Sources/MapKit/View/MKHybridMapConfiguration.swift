import Foundation

/// The configuration of a map of pictures from above with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// The places that are shown. It is stored and has no effect, as there are no data of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that determines whether the traffic is shown. The default is `false`. It has no effect.
  open var showsTraffic = false

  /// Creates a configuration.
  ///
  /// - Parameter elevationStyle: The way in which the relief of the ground is shown.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { elevationStyle == .flat ? .hybrid : .hybridFlyover }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    (result.pointOfInterestFilter, result.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return result
  }
}

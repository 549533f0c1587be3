import Foundation

/// The configuration of a map of pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Creates a configuration.
  ///
  /// - Parameter elevationStyle: The way in which the relief of the ground is shown.
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { elevationStyle == .flat ? .satellite : .satelliteFlyover }
  open override func copy(with zone: NSZone? = nil) -> Any { MKImageryMapConfiguration(elevationStyle: elevationStyle) }
}

import Foundation

/// The configuration of a map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// The degrees to which the streets stand out.
  public enum EmphasisStyle: Int, Sendable {
    /// The usual colors.
    case `default`
    /// Pale colors.
    case muted
  }
  /// The degree to which the streets stand out.
  open var emphasisStyle: EmphasisStyle
  /// The places that are shown. It is stored and has no effect, as there are no data of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that determines whether the traffic is shown. The default is `false`. It has no effect.
  open var showsTraffic = false

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - elevationStyle: The way in which the relief of the ground is shown.
  ///   - emphasisStyle: The degree to which the streets stand out.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
    (result.pointOfInterestFilter, result.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return result
  }
}

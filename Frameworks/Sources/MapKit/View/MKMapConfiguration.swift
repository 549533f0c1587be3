import Foundation

/// The kind of a map and its features. Use one of the subclasses.
open class MKMapConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The ways in which the relief of the ground is shown. They have no effect.
  public enum ElevationStyle: Int, Sendable {
    /// The ground is flat.
    case flat
    /// The ground has its relief.
    case realistic
  }
  /// The way in which the relief of the ground is shown. The default is `flat`. It has no effect, as there are no data of the ground.
  open var elevationStyle: ElevationStyle = .flat

  override init() { super.init() }

  /// The kind of the map.
  var mapType: MKMapType { .standard }

  /// Returns a copy.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: A configuration of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

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

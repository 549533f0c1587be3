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

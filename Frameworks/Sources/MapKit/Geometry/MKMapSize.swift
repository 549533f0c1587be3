/// The size of an area on the flat map.
public struct MKMapSize: Sendable {
  /// The width, in map points.
  public var width: Double
  /// The height, in map points.
  public var height: Double

  /// Creates a size with the width and the height 0.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in map points.
  ///   - height: The height, in map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map: 268,435,456 points in both directions.
  public static let world = MKMapSize(width: Mercator.worldLength, height: Mercator.worldLength)
}

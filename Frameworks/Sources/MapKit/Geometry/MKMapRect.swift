import Foundation

/// A rectangle on the flat map.
public struct MKMapRect: Sendable {
  /// The corner with the smallest values, if the size is not negative.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle in the map's upper-left corner.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - origin: The corner with the smallest values.
  ///   - size: The size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge, in map points.
  ///   - y: The upper edge, in map points.
  ///   - width: The width, in map points.
  ///   - height: The height, in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle of the whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The rectangle that contains nothing and has no position. Its union with another rectangle is the other one.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge, in map points.
  public var minX: Double { origin.x }
  /// The upper edge, in map points.
  public var minY: Double { origin.y }
  /// The middle between the left and the right edge, in map points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the upper and the lower edge, in map points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, in map points.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in map points.
  public var maxY: Double { origin.y + size.height }
  /// The width, in map points.
  public var width: Double { size.width }
  /// The height, in map points.
  public var height: Double { size.height }

  /// A Boolean value that indicates whether the rectangle is the null rectangle.
  public var isNull: Bool { MKMapPointEqualToPoint(origin, MKMapRect.null.origin) }
  /// A Boolean value that indicates whether the rectangle is the null rectangle, or both its width and its height are
  /// 0.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

  /// The same area with a width and a height that are not negative.
  var standardized: MKMapRect {
    MKMapRect(
      x: min(minX, maxX), y: min(minY, maxY), width: size.width.magnitude, height: size.height.magnitude)
  }
}

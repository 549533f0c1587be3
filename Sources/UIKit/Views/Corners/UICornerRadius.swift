import Foundation

/// The radius of one corner. It is either a number of points or concentric with the container's corner.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The kind of a corner radius, such as a fixed number of points or one that is concentric with the container's
  /// corner.
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// Returns a radius in points.
  ///
  /// - Parameter radius: The radius in points. Negative values are treated as 0, which is a square corner. Values
  ///   larger than half of the view's shorter side are limited to that half.
  /// - Returns: The fixed radius.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// Returns a radius that makes the corner concentric with the container's corner. The radius is the container's
  /// radius minus the distance between the two corners.
  ///
  /// The container is the nearest ancestor that has a corner configuration. Without one the radius is the minimum.
  ///
  /// - Parameter minimum: The smallest radius, in points. Nil is treated as 0.
  /// - Returns: The concentric radius.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }

  private init(kind: Kind) { self.kind = kind }

  /// Creates a fixed radius from a floating-point literal.
  ///
  /// - Parameter value: The radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed radius from an integer literal.
  ///
  /// - Parameter value: The radius in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// A textual representation of the radius, for debugging.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(nil): "containerConcentric"
    case .concentric(let minimum?): "containerConcentric(minimum: \(minimum))"
    }
  }
}

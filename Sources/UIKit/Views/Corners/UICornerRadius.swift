import Foundation

/// The radius of one corner: a number of points, or whatever makes the corner concentric with the container's.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points. Negative ones count as 0, a square corner; more than half of the view's shorter side as that.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// The radius of the container's corner less the distance between the two corners, at least `minimum` points (nil, the
  /// default: at least 0). The container is the nearest view above that has a corner configuration; without one the
  /// radius is the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }

  private init(kind: Kind) { self.kind = kind }

  /// A fixed radius.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// A fixed radius.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// For debugging.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(nil): "containerConcentric"
    case .concentric(let minimum?): "containerConcentric(minimum: \(minimum))"
    }
  }
}

import Foundation

/// A direction and a length in two dimensions, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part, in points.
  public var dx: CGFloat
  /// The vertical part, in points.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes `zero`.
  @inlinable public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its parts, in points.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from its parts, in points.
  @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from its parts, in points.
  @inlinable public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

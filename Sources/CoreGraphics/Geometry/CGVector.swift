import Foundation

/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component, in points.
  public var dx: CGFloat
  /// The vertical component, in points.
  public var dy: CGFloat

  /// The vector whose components are zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector whose components are zero.
  @inlinable public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - dx: The horizontal component, in points.
  ///   - dy: The vertical component, in points.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integers.
  ///
  /// - Parameters:
  ///   - dx: The horizontal component, in points.
  ///   - dy: The vertical component, in points.
  @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from doubles.
  ///
  /// - Parameters:
  ///   - dx: The horizontal component, in points.
  ///   - dy: The vertical component, in points.
  @inlinable public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

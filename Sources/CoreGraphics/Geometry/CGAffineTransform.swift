import Foundation

/// A 3 × 3 matrix that represents any combination of translation, scale, rotation and shear. Its last column is (0, 0,
/// 1).
///
/// Points are row vectors, as in Core Graphics: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. If y points down, as in
/// views, a positive angle rotates clockwise.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The first row of the matrix: the vector that the transform maps the vector (1, 0) to.
  public var a: CGFloat, b: CGFloat
  /// The second row of the matrix: the vector that the transform maps the vector (0, 1) to.
  public var c: CGFloat, d: CGFloat
  /// The third row of the matrix: the point that the transform maps the origin to, in points.
  public var tx: CGFloat, ty: CGFloat

  /// The identity transform, which maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a matrix with all entries 0, as in C. For the identity, use `identity`.
  @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six entries.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the mapped x.
  ///   - b: The factor of x in the mapped y.
  ///   - c: The factor of y in the mapped x.
  ///   - d: The factor of y in the mapped y.
  ///   - tx: The translation along the x-axis, in points.
  ///   - ty: The translation along the y-axis, in points.
  @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the mapped x.
  ///   - b: The factor of x in the mapped y.
  ///   - c: The factor of y in the mapped x.
  ///   - d: The factor of y in the mapped y.
  ///   - tx: The translation along the x-axis, in points.
  ///   - ty: The translation along the y-axis, in points.
  @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - x: The translation along the x-axis, in points.
  ///   - y: The translation along the y-axis, in points.
  @inlinable public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a transform that scales coordinates.
  ///
  /// - Parameters:
  ///   - sx: The factor along the x-axis.
  ///   - sy: The factor along the y-axis.
  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a transform that rotates coordinates about the origin.
  ///
  /// - Parameter angle: The angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether the transform is exactly the identity.
  @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

  /// Returns the combination of this transform and another: `t.concatenating(u)` maps p to u(t(p)).
  ///
  /// - Parameter other: The transform to apply second.
  /// - Returns: The combined transform.
  @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse of the transform.
  ///
  /// - Returns: The inverse, or the transform itself if it cannot be inverted, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    if b == 0 && c == 0 { return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d) }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns a transform that translates first, then applies this transform.
  ///
  /// - Parameters:
  ///   - x: The translation along the x-axis, in points.
  ///   - y: The translation along the y-axis, in points.
  /// - Returns: The combined transform.
  @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// Returns a transform that scales first, then applies this transform.
  ///
  /// - Parameters:
  ///   - x: The factor along the x-axis.
  ///   - y: The factor along the y-axis.
  /// - Returns: The combined transform.
  @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// Returns a transform that rotates first, then applies this transform.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The combined transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a Boolean value that indicates whether two transforms are exactly equal.
  ///
  /// - Parameter other: Another transform.
  /// - Returns: `true` if all entries are equal.
  @inlinable public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }

  /// The mean factor by which lengths are scaled: the square root of the factor for areas.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// A string representation of the six entries.
  public var debugDescription: String { "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))" }
}

import Foundation

/// A 3 × 3 matrix whose last column is (0, 0, 1): any combination of moving, scaling, turning and shearing.
///
/// Points are row vectors, as in Core Graphics: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. Where y points down, as in
/// views, a positive angle turns clockwise.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The matrix's first row: where the x axis goes.
  public var a: CGFloat, b: CGFloat
  /// The matrix's second row: where the y axis goes.
  public var c: CGFloat, d: CGFloat
  /// The matrix's third row: where the origin goes, in points.
  public var tx: CGFloat, ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the matrix of zeros, as C's initial value is; `identity` is the transform that changes nothing.
  @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform from its six numbers.
  @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers.
  @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves by (`x`, `y`) points.
  @inlinable public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Scales by factors along the axes.
  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Turns by `angle` radians around the origin.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// True when this transform changes nothing: an exact comparison with `identity`.
  @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

  /// This transform first, then `other`: `t.concatenating(u)` applied to p is u(t(p)).
  @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one; this one itself where it has no inverse, as Core Graphics answers.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    if b == 0 && c == 0 { return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d) }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Moves first, then does what this transform does: the origin of its space is moved by (`x`, `y`) points of it.
  @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// Scales first, then does what this transform does.
  @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// Turns by `angle` radians first, then does what this transform does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// True when both are the same matrix, number for number.
  @inlinable public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }

  /// The mean factor by which lengths grow: the square root of the area's factor.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The six numbers, for people.
  public var debugDescription: String { "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))" }
}

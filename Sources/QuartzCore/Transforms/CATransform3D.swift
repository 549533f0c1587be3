import CoreGraphics
import Foundation

/// A 4 × 4 matrix that maps points in space, for row vectors: `[x y z 1] × M`.
///
/// The last row contains the translation in points, the last column the perspective (`m34 = -1 / distance`, where the
/// distance of the eye is in points).
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// The first row: the factors of x in the mapped x, y, z and w.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat

  /// The second row: the factors of y in the mapped x, y, z and w.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat

  /// The third row: the factors of z in the mapped x, y, z and w. `m34` is the perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat

  /// The last row: the translation along x, y and z in points, and the homogeneous coordinate `m44`, usually 1.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a matrix with all entries 0, as in C. For the identity, use `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  /// Creates a matrix from its entries, row by row.
  ///
  /// - Parameters:
  ///   - m11: The factor of x in the mapped x.
  ///   - m12: The factor of x in the mapped y.
  ///   - m13: The factor of x in the mapped z.
  ///   - m14: The factor of x in the homogeneous coordinate.
  ///   - m21: The factor of y in the mapped x.
  ///   - m22: The factor of y in the mapped y.
  ///   - m23: The factor of y in the mapped z.
  ///   - m24: The factor of y in the homogeneous coordinate.
  ///   - m31: The factor of z in the mapped x.
  ///   - m32: The factor of z in the mapped y.
  ///   - m33: The factor of z in the mapped z.
  ///   - m34: The factor of z in the homogeneous coordinate, the perspective.
  ///   - m41: The translation along the x-axis, in points.
  ///   - m42: The translation along the y-axis, in points.
  ///   - m43: The translation along the z-axis, in points.
  ///   - m44: The constant part of the homogeneous coordinate, usually 1.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

/// The identity transform, which maps every point to itself.
public let CATransform3DIdentity = CATransform3D.identity

extension CATransform3D {
  /// The identity transform, which maps every point to itself.
  package static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

  /// Indicates whether the transform is exactly the identity, without a tolerance.
  package var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m41 == 0 && m42 == 0 && m12 == 0 && m21 == 0 && m13 == 0 && m14 == 0
      && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
  }

  /// Indicates whether the transform is an affine transform of the plane z = 0 that leaves depth unchanged.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// Returns the product of this matrix and `b`, which applies this matrix first, then `b`.
  package func concatenating(_ b: CATransform3D) -> CATransform3D {
    let a = self
    var result = CATransform3D()
    result.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41
    result.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42
    result.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43
    result.m14 = a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44
    result.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41
    result.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42
    result.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43
    result.m24 = a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44
    result.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41
    result.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42
    result.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43
    result.m34 = a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44
    result.m41 = a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41
    result.m42 = a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42
    result.m43 = a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43
    result.m44 = a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
    return result
  }

  /// The determinant of the 4 × 4 matrix.
  package var determinant: CGFloat {
    let s = minors
    return s.s0 * s.c5 - s.s1 * s.c4 + s.s2 * s.c3 + s.s3 * s.c2 - s.s4 * s.c1 + s.s5 * s.c0
  }

  /// The inverse matrix, or nil if the determinant is zero or not finite.
  package var inverse: CATransform3D? {
    let s = minors
    let d = s.s0 * s.c5 - s.s1 * s.c4 + s.s2 * s.c3 + s.s3 * s.c2 - s.s4 * s.c1 + s.s5 * s.c0
    guard d != 0, d.isFinite else { return nil }
    let i = 1 / d
    guard i.isFinite else { return nil }
    var result = CATransform3D()
    result.m11 = (m22 * s.c5 - m23 * s.c4 + m24 * s.c3) * i
    result.m12 = (-m12 * s.c5 + m13 * s.c4 - m14 * s.c3) * i
    result.m13 = (m42 * s.s5 - m43 * s.s4 + m44 * s.s3) * i
    result.m14 = (-m32 * s.s5 + m33 * s.s4 - m34 * s.s3) * i
    result.m21 = (-m21 * s.c5 + m23 * s.c2 - m24 * s.c1) * i
    result.m22 = (m11 * s.c5 - m13 * s.c2 + m14 * s.c1) * i
    result.m23 = (-m41 * s.s5 + m43 * s.s2 - m44 * s.s1) * i
    result.m24 = (m31 * s.s5 - m33 * s.s2 + m34 * s.s1) * i
    result.m31 = (m21 * s.c4 - m22 * s.c2 + m24 * s.c0) * i
    result.m32 = (-m11 * s.c4 + m12 * s.c2 - m14 * s.c0) * i
    result.m33 = (m41 * s.s4 - m42 * s.s2 + m44 * s.s0) * i
    result.m34 = (-m31 * s.s4 + m32 * s.s2 - m34 * s.s0) * i
    result.m41 = (-m21 * s.c3 + m22 * s.c1 - m23 * s.c0) * i
    result.m42 = (m11 * s.c3 - m12 * s.c1 + m13 * s.c0) * i
    result.m43 = (-m41 * s.s3 + m42 * s.s1 - m43 * s.s0) * i
    result.m44 = (m31 * s.s3 - m32 * s.s1 + m33 * s.s0) * i
    return result
  }

  /// The 2 × 2 minors of the upper two rows (s) and of the lower two rows (c). The determinant and the inverse are computed from these
  /// minors.
  private var minors: Minors {
    Minors(
      s0: m11 * m22 - m21 * m12, s1: m11 * m23 - m21 * m13, s2: m11 * m24 - m21 * m14, s3: m12 * m23 - m22 * m13,
      s4: m12 * m24 - m22 * m14, s5: m13 * m24 - m23 * m14, c0: m31 * m42 - m41 * m32, c1: m31 * m43 - m41 * m33,
      c2: m31 * m44 - m41 * m34, c3: m32 * m43 - m42 * m33, c4: m32 * m44 - m42 * m34, c5: m33 * m44 - m43 * m34)
  }

  private struct Minors {
    var s0, s1, s2, s3, s4, s5: CGFloat
    var c0, c1, c2, c3, c4, c5: CGFloat
  }

  /// Returns the transform that translates points by the distances `x`, `y` and `z`, in points.
  package static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    var t = identity
    t.m41 = x
    t.m42 = y
    t.m43 = z
    return t
  }

  /// Returns the transform that scales points about the origin by the factors `x`, `y` and `z`.
  package static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 1) -> CATransform3D {
    var t = identity
    t.m11 = x
    t.m22 = y
    t.m33 = z
    return t
  }
}

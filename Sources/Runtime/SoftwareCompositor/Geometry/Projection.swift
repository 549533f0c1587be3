import CoreGraphics
import QuartzCore

/// A 4 × 4 matrix that maps points in space. The matrix applies to row vectors, as in `CATransform3D`: `p' = p · M`.
struct Projection: Equatable {
  var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  static let identity = Projection()

  init() {}

  init(_ t: CATransform3D) {
    m11 = Double(t.m11)
    m12 = Double(t.m12)
    m13 = Double(t.m13)
    m14 = Double(t.m14)
    m21 = Double(t.m21)
    m22 = Double(t.m22)
    m23 = Double(t.m23)
    m24 = Double(t.m24)
    m31 = Double(t.m31)
    m32 = Double(t.m32)
    m33 = Double(t.m33)
    m34 = Double(t.m34)
    m41 = Double(t.m41)
    m42 = Double(t.m42)
    m43 = Double(t.m43)
    m44 = Double(t.m44)
  }

  static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Projection {
    var result = Projection()
    result.m41 = x
    result.m42 = y
    result.m43 = z
    return result
  }

  static func scale(_ x: Double, _ y: Double) -> Projection {
    var result = Projection()
    result.m11 = x
    result.m22 = y
    return result
  }

  /// Returns the matrix that applies this matrix first, then `next`.
  func concatenating(_ next: Projection) -> Projection {
    var r = Projection()
    r.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31 + m14 * next.m41
    r.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32 + m14 * next.m42
    r.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33 + m14 * next.m43
    r.m14 = m11 * next.m14 + m12 * next.m24 + m13 * next.m34 + m14 * next.m44
    r.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31 + m24 * next.m41
    r.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32 + m24 * next.m42
    r.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33 + m24 * next.m43
    r.m24 = m21 * next.m14 + m22 * next.m24 + m23 * next.m34 + m24 * next.m44
    r.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31 + m34 * next.m41
    r.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32 + m34 * next.m42
    r.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33 + m34 * next.m43
    r.m34 = m31 * next.m14 + m32 * next.m24 + m33 * next.m34 + m34 * next.m44
    r.m41 = m41 * next.m11 + m42 * next.m21 + m43 * next.m31 + m44 * next.m41
    r.m42 = m41 * next.m12 + m42 * next.m22 + m43 * next.m32 + m44 * next.m42
    r.m43 = m41 * next.m13 + m42 * next.m23 + m43 * next.m33 + m44 * next.m43
    r.m44 = m41 * next.m14 + m42 * next.m24 + m43 * next.m34 + m44 * next.m44
    return r
  }

  var isIdentity: Bool { self == .identity }

  var isFinite: Bool {
    // The sum is infinite or NaN if one of the entries is.
    let sum =
      abs(m11) + abs(m12) + abs(m13) + abs(m14) + abs(m21) + abs(m22) + abs(m23) + abs(m24) + abs(m31) + abs(m32)
      + abs(m33) + abs(m34) + abs(m41) + abs(m42) + abs(m43) + abs(m44)
    return sum < 1e30
  }

  /// Indicates whether the matrix only moves points parallel to the plane z = 0.
  var isTranslation: Bool {
    m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1 && m13 == 0 && m23 == 0
  }

  /// The map from the plane z = 0 to the plane of the image.
  var plane: Homography {
    Homography(m11, m21, m41, m12, m22, m42, m14, m24, m44)
  }
}

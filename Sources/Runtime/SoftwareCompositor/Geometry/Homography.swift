/// A projective map of the plane, represented by a 3 × 3 matrix in row-major order.
///
/// The map applies to column vectors: `(x', y', w') = H · (x, y, 1)`.
struct Homography: Equatable {
  var a: Double, b: Double, c: Double
  var d: Double, e: Double, f: Double
  var g: Double, h: Double, i: Double

  init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double, _ i: Double
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
    (self.g, self.h, self.i) = (g, h, i)
  }

  static let identity = Homography(1, 0, 0, 0, 1, 0, 0, 0, 1)

  var isAffine: Bool { g == 0 && h == 0 }

  var determinant: Double { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

  /// The inverse map, or `nil` if the map is singular because only the layer's edge is visible or the layer is scaled
  /// to zero.
  var inverse: Homography? {
    let determinant = determinant
    let size = max(abs(a), abs(b), abs(d), abs(e), 1e-30) * max(abs(a), abs(b), abs(d), abs(e), 1e-30) * abs(i)
    guard determinant.isFinite, abs(determinant) > 1e-12 * max(size, 1e-30), abs(determinant) > 1e-30 else {
      return nil
    }
    let factor = 1 / determinant
    return Homography(
      (e * i - f * h) * factor, (c * h - b * i) * factor, (b * f - c * e) * factor,
      (f * g - d * i) * factor, (a * i - c * g) * factor, (c * d - a * f) * factor,
      (d * h - e * g) * factor, (b * g - a * h) * factor, (a * e - b * d) * factor)
  }

  /// Returns the map that applies `other` first, then this map.
  func after(_ other: Homography) -> Homography {
    Homography(
      a * other.a + b * other.d + c * other.g, a * other.b + b * other.e + c * other.h,
      a * other.c + b * other.f + c * other.i,
      d * other.a + e * other.d + f * other.g, d * other.b + e * other.e + f * other.h,
      d * other.c + e * other.f + f * other.i,
      g * other.a + h * other.d + i * other.g, g * other.b + h * other.e + i * other.h,
      g * other.c + h * other.f + i * other.i)
  }

  func afterTranslation(_ x: Double, _ y: Double) -> Homography {
    Homography(a, b, a * x + b * y + c, d, e, d * x + e * y + f, g, h, g * x + h * y + i)
  }

  func afterScale(_ x: Double, _ y: Double) -> Homography {
    Homography(a * x, b * y, c, d * x, e * y, f, g * x, h * y, i)
  }

  func translated(_ x: Double, _ y: Double) -> Homography {
    Homography(a + x * g, b + x * h, c + x * i, d + y * g, e + y * h, f + y * i, g, h, i)
  }

  /// Returns the point that this map assigns to a point, or `nil` if the result is on or behind the horizon.
  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = g * x + h * y + i
    guard w > 1e-9 else { return nil }
    return ((a * x + b * y + c) / w, (d * x + e * y + f) / w)
  }
}

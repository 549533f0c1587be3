import Foundation

// Functions of simd, in place of its module. Vectors are types of Swift itself.

/// Returns the number at a part of the way from one number to another.
///
/// - Parameters:
///   - x: The number at 0.
///   - y: The number at 1.
///   - t: The part of the way.
/// - Returns: The number.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }

/// Returns the number at a part of the way from one number to another.
///
/// - Parameters:
///   - x: The number at 0.
///   - y: The number at 1.
///   - t: The part of the way.
/// - Returns: The number.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }

/// Returns a number that is limited to a range.
///
/// - Parameters:
///   - x: The number.
///   - min: The lower limit.
///   - max: The upper limit.
/// - Returns: The number.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// Returns a number that is limited to a range.
///
/// - Parameters:
///   - x: The number.
///   - min: The lower limit.
///   - max: The upper limit.
/// - Returns: The number.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

// MARK: Vectors

/// Returns the sum of the products of the elements of two vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
/// - Returns: The dot product.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the square of the length of a vector.
///
/// - Parameter x: The vector.
/// - Returns: The square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum()
}

/// Returns the length of a vector.
///
/// - Parameter x: The vector.
/// - Returns: The length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_length_squared(x).squareRoot()
}

/// Returns the distance between two points.
///
/// - Parameters:
///   - x: The first point.
///   - y: The second point.
/// - Returns: The distance.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the square of the distance between two points.
///
/// - Parameters:
///   - x: The first point.
///   - y: The second point.
/// - Returns: The square of the distance.
public func simd_distance_squared<Vector: SIMD>(
  _ x: Vector, _ y: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// Returns the vector of the length 1 with the direction of a vector.
///
/// - Parameter x: The vector.
/// - Returns: The vector. Its elements are not numbers if the length of `x` is 0.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns the vector at a right angle to two vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
/// - Returns: The cross product.
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the vector at a part of the way from one vector to another.
///
/// - Parameters:
///   - x: The vector at 0.
///   - y: The vector at 1.
///   - t: The part of the way, for each element.
/// - Returns: The vector.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// Returns a vector whose elements are limited to ranges.
///
/// - Parameters:
///   - x: The vector.
///   - min: The lower limits.
///   - max: The upper limits.
/// - Returns: The vector.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

/// Returns the lesser one of each two elements of vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
/// - Returns: The vector.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the greater one of each two elements of vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
/// - Returns: The vector.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMax(x, y)
}

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

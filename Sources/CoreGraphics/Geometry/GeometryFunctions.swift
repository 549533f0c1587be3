import Foundation

/// Returns a point. Swift code usually calls the initializer.
///
/// - Parameters:
///   - x: The x-coordinate, in points.
///   - y: The y-coordinate, in points.
/// - Returns: The point.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size. Swift code usually calls the initializer.
///
/// - Parameters:
///   - width: The width in points.
///   - height: The height in points.
/// - Returns: The size.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle. Swift code usually calls the initializer.
///
/// - Parameters:
///   - x: The x-coordinate of the origin, in points.
///   - y: The y-coordinate of the origin, in points.
///   - width: The width in points.
///   - height: The height in points.
/// - Returns: The rectangle.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a vector. Swift code usually calls the initializer.
///
/// - Parameters:
///   - dx: The horizontal component, in points.
///   - dy: The vertical component, in points.
/// - Returns: The vector.
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

import Foundation

/// The rectangle of the whole map.
public let MKMapRectWorld = MKMapRect.world
/// The rectangle that contains nothing and has no position.
public let MKMapRectNull = MKMapRect.null

/// Creates a rectangle.
///
/// - Parameters:
///   - x: The left edge, in map points.
///   - y: The upper edge, in map points.
///   - width: The width, in map points.
///   - height: The height, in map points.
/// - Returns: The rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// Returns the left edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The left edge, in map points.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }

/// Returns the upper edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The upper edge, in map points.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }

/// Returns the middle between the left and the right edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The middle between the left and the right edge, in map points.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }

/// Returns the middle between the upper and the lower edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The middle between the upper and the lower edge, in map points.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }

/// Returns the right edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The right edge, in map points.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }

/// Returns the lower edge of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The lower edge, in map points.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }

/// Returns the width of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The width, in map points.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }

/// Returns the height of a rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: The height, in map points.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }

/// Returns whether a rectangle is the null rectangle.
///
/// - Parameter rect: The rectangle.
/// - Returns: `true` if it is.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// Returns whether a rectangle is null, or has neither a width nor a height.
///
/// - Parameter rect: The rectangle.
/// - Returns: `true` if it is.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle extends beyond the left or the right edge of the map.
///
/// - Parameter rect: The rectangle.
/// - Returns: `true` if it does.
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }

/// Returns the part of a rectangle beside the map, at its place on the other side of the map.
///
/// - Parameter rect: The rectangle.
/// - Returns: The part, or the null rectangle if the rectangle is on the map.
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder }

/// Returns whether two rectangles are equal.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: The other rectangle.
/// - Returns: `true` if all values are equal.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// Returns the smallest rectangle that contains two rectangles.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: The other rectangle.
/// - Returns: The union.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

/// Returns the area that two rectangles have in common.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: The other rectangle.
/// - Returns: The intersection, which is null if the rectangles are apart.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }

/// Returns whether two rectangles have an area, an edge or a point in common.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: The other rectangle.
/// - Returns: `true` if the intersection is not null.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }

/// Returns whether a rectangle contains the whole of another one.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: The other rectangle.
/// - Returns: `true` if the first rectangle contains the second one.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }

/// Returns whether a rectangle contains a point.
///
/// - Parameters:
///   - rect: The rectangle.
///   - point: The point.
/// - Returns: `true` if the point is in the rectangle, or on its left or upper edge.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

/// Returns a rectangle with the same center that is smaller.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: The distance by which the left and the right edge move inward, in map points.
///   - dy: The distance by which the upper and the lower edge move inward, in map points.
/// - Returns: The rectangle. It is null if a size would be negative.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a rectangle of the same size at another place.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: The distance to the right, in map points.
///   - dy: The distance downward, in map points.
/// - Returns: The rectangle.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Divides a rectangle in two.
///
/// - Parameters:
///   - rect: The rectangle.
///   - slice: The variable that receives the part at the edge.
///   - remainder: The variable that receives the rest.
///   - amount: The distance of the division from the edge, in map points.
///   - edge: The edge.
public func MKMapRectDivide(
  _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
  _ amount: Double, _ edge: CGRectEdge
) { (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge) }

import Foundation

extension CGPoint {
  /// Returns the point that a transform maps this point to.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The mapped point.
  @inlinable public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Returns a Boolean value that indicates whether two points are exactly equal.
  ///
  /// - Parameter other: Another point.
  /// - Returns: `true` if the coordinates are equal.
  @inlinable public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns the size transformed as a vector, without the translation.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The mapped size, whose width and height may be negative.
  @inlinable public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }

  /// Returns a Boolean value that indicates whether two sizes are exactly equal.
  ///
  /// - Parameter other: Another size.
  /// - Returns: `true` if width and height are equal.
  @inlinable public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns the bounding box of the rectangle mapped by a transform.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The smallest rectangle that contains the mapped corners. The null and the infinite rectangle are
  ///   returned unchanged.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let box = standardized
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.maxY),
    ].map { $0.applying(transform) }
    var (minX, minY) = (corners[0].x, corners[0].y)
    var (maxX, maxY) = (minX, minY)
    for corner in corners.dropFirst() {
      minX = min(minX, corner.x)
      minY = min(minY, corner.y)
      maxX = max(maxX, corner.x)
      maxY = max(maxY, corner.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns a Boolean value that indicates whether two rectangles are equal after standardization. Two null rectangles
  /// are equal.
  ///
  /// - Parameter other: Another rectangle.
  /// - Returns: `true` if the rectangles cover the same area.
  public func equalTo(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    return standardized == other.standardized
  }
}

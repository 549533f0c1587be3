import Foundation

extension CGPoint {
  /// Where `transform` takes this point.
  @inlinable public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }

  /// True when both are the same, number for number.
  @inlinable public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// This size as a vector, taken through `transform` without its translation; parts may become negative.
  @inlinable public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }

  /// True when both are the same, number for number.
  @inlinable public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// The smallest rectangle around this rectangle's corners as `transform` takes them. The null and the infinite
  /// rectangle stay what they are.
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

  /// True when both cover the same, whatever the signs of their sizes; two null rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    return standardized == other.standardized
  }
}

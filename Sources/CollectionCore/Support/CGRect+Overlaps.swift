import Foundation

extension CGRect {
  /// Returns whether the interiors of two rectangles intersect. Rectangles that only touch at an edge do not intersect.
  /// A rectangle without area intersects another rectangle if it is strictly inside the other rectangle.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  /// Returns whether a point is inside the rectangle, or on its left or top edge. Unlike Foundation's `contains(_:)`, which traps,
  /// the result is `false` if a number is not a number.
  @inlinable
  package func holds(_ point: CGPoint) -> Bool {
    origin.x <= point.x && point.x < origin.x + size.width && origin.y <= point.y && point.y < origin.y + size.height
  }
}

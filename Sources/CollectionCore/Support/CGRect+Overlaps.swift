import Foundation

extension CGRect {
  /// Returns whether the interiors of two rectangles intersect. Rectangles that only touch at an edge do not intersect.
  /// A rectangle without area intersects another rectangle if it is strictly inside the other rectangle.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

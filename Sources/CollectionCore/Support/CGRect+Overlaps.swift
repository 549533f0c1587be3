import Foundation

extension CGRect {
  /// Indicates whether the interiors of two rectangles intersect. A common edge is not sufficient. A rectangle without
  /// area counts if it is strictly inside the other one.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

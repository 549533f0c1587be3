import Foundation

extension CGRect {
  /// Whether the insides of two rectangles meet; an edge in common is not enough. A rectangle without area counts when
  /// it lies strictly inside the other.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

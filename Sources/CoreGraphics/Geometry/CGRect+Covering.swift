import Foundation

extension CGRect {
  /// Returns whether another rectangle is inside, by its edges.
  ///
  /// Foundation on Linux answers `contains(_:)` by comparing a union with the rectangle, which fails when edges are rounded.
  ///
  /// - Parameter other: The other rectangle. A null one is inside of all.
  /// - Returns: Whether no edge of the other one is outside.
  package func covers(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return other.isNull }
    return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}

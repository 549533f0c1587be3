import CoreGraphics
import Foundation

extension CGRect {
  /// Returns the intersection with another rectangle, or the null rectangle if there is none or a coordinate is not a number.
  ///
  /// Foundation's `intersection(_:)` on Linux ends the process for such coordinates, which the applications' bounds and transforms can
  /// lead to.
  func overlap(_ other: CGRect) -> CGRect {
    let sum = minX + maxX + minY + maxY + other.minX + other.maxX + other.minY + other.maxY
    guard !isNull, !other.isNull, sum.isFinite else { return finiteOverlap(other) }
    return intersection(other)
  }

  private func finiteOverlap(_ other: CGRect) -> CGRect {
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite, low.x <= high.x, low.y <= high.y else {
      return .null
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

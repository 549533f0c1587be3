import Foundation

/// Functions that calculate the resistance of content that is dragged beyond its edge.
package enum Overscroll {
  /// The ratio of the content's movement to the finger's movement at the edge, measured on iOS (measurements.md, 6.2).
  package static let coefficient = 0.55

  /// Returns the distance of the content beyond its edge when the finger has moved `distance` points beyond it.
  ///
  /// `dimension` is the length of the scroll view in points. The result is 0 for a view without length. The result is negative
  /// for a negative distance.
  package static func displayedDistance(_ distance: Double, dimension: Double, coefficient: Double = coefficient)
    -> Double
  {
    guard dimension > 0, distance != 0 else { return 0 }
    let resistedDistance = coefficient * abs(distance)
    return (distance < 0 ? -1 : 1) * resistedDistance * dimension / (resistedDistance + dimension)
  }

  /// Returns the distance of the finger beyond the edge, given the distance of the content. The function is the inverse of
  /// `displayedDistance(_:dimension:coefficient:)`.
  package static func distance(shown: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
    guard dimension > 0, shown != 0 else { return 0 }
    // The distance of the content is always less than the dimension.
    let visible = min(abs(shown), dimension * 0.999)
    return (shown < 0 ? -1 : 1) * visible * dimension / (coefficient * (dimension - visible))
  }

  /// Returns the offset of content that the finger has moved to `offset`. The resistance applies outside `range`.
  package static func apply(_ offset: Double, range: ClosedRange<Double>, dimension: Double) -> Double {
    if offset < range.lowerBound {
      return range.lowerBound + displayedDistance(offset - range.lowerBound, dimension: dimension)
    }
    if offset > range.upperBound {
      return range.upperBound + displayedDistance(offset - range.upperBound, dimension: dimension)
    }
    return offset
  }
}

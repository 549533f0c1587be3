import Foundation

/// The resistance of content that is dragged beyond its edge.
package enum Overscroll {
  /// The fraction of the finger's movement by which content moves at the edge, measured on iOS (measurements.md, 6.2).
  package static let coefficient = 0.55

  /// Returns the visible distance beyond the edge when the finger is `distance` points beyond it, in a view with a
  /// length of `dimension` points. The result for a negative distance is negative. The result for a view without length
  /// is 0.
  package static func shown(_ distance: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
    guard dimension > 0, distance != 0 else { return 0 }
    let pulled = coefficient * abs(distance)
    return (distance < 0 ? -1 : 1) * pulled * dimension / (pulled + dimension)
  }

  /// Returns the distance of the finger beyond the edge for a visible distance. It is the inverse of `shown`.
  package static func distance(shown: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
    guard dimension > 0, shown != 0 else { return 0 }
    // The visible distance is always less than the dimension.
    let visible = min(abs(shown), dimension * 0.999)
    return (shown < 0 ? -1 : 1) * visible * dimension / (coefficient * (dimension - visible))
  }

  /// Returns `offset` with the resistance applied outside `range`.
  package static func apply(_ offset: Double, range: ClosedRange<Double>, dimension: Double) -> Double {
    if offset < range.lowerBound {
      return range.lowerBound + shown(offset - range.lowerBound, dimension: dimension)
    }
    if offset > range.upperBound {
      return range.upperBound + shown(offset - range.upperBound, dimension: dimension)
    }
    return offset
  }
}

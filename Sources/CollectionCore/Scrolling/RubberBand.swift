import Foundation

/// How content gives way when it is pulled beyond its edge.
package enum RubberBand {
  /// Measured on iOS (measurements.md, 6.2).
  package static let coefficient = 0.55

  /// What is shown of `distance` points beyond the edge, in a view `dimension` points long. Odd in `distance`; 0 for a
  /// view without length.
  package static func shown(_ distance: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
    guard dimension > 0, distance != 0 else { return 0 }
    let pulled = coefficient * abs(distance)
    return (distance < 0 ? -1 : 1) * pulled * dimension / (pulled + dimension)
  }

  /// The finger's distance at which `shown` points are shown; the inverse of `shown`.
  package static func distance(shown: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
    guard dimension > 0, shown != 0 else { return 0 }
    // The band never shows as much as the dimension.
    let visible = min(abs(shown), dimension * 0.999)
    return (shown < 0 ? -1 : 1) * visible * dimension / (coefficient * (dimension - visible))
  }

  /// `offset` held to `range` with the band.
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

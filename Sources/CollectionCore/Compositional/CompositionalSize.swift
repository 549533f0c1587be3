import Foundation

extension Double {
  /// The length with at most 1,000,000,000 points, or 0 if it is not finite. The limit keeps sums and products of lengths
  /// finite.
  package var limitedLength: Double { isFinite ? Swift.max(-1e9, Swift.min(self, 1e9)) : 0 }
}

/// A length in a compositional layout. It is a number of points, a fraction of the container's width or height, or an
/// estimate that applies until the view reports its preferred size.
package enum CompositionalDimension: Sendable, Equatable {
  case absolute(Double)
  case fractionOfWidth(Double)
  case fractionOfHeight(Double)
  case estimated(Double)
  /// An estimated length of items with a uniform size. The length of the longest uniform item in the group replaces it.
  case uniform(Double)

  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: return true
    default: return false
    }
  }

  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }

  /// Returns the length in a container, in points. The result is never negative, and at most 1,000,000,000. It is 0 if the
  /// computed length is not finite.
  package func length(in container: CGSize) -> Double {
    let length: Double
    switch self {
    case .absolute(let points), .estimated(let points), .uniform(let points): length = points
    case .fractionOfWidth(let fraction): length = fraction * container.width
    case .fractionOfHeight(let fraction): length = fraction * container.height
    }
    return max(0, length.limitedLength)
  }
}

/// The two dimensions of an item, a group or a supplementary view.
package struct CompositionalSize: Sendable, Equatable {
  package let width: CompositionalDimension
  package let height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// Returns the size in a container, in points. `preferredSize` replaces the estimated dimensions.
  package func size(in container: CGSize, preferredSize: CGSize?) -> CGSize {
    var size = size(in: container)
    if let preferredSize {
      if width.isEstimated { size.width = preferredSize.width }
      if height.isEstimated { size.height = preferredSize.height }
    }
    return size
  }

  package func isEstimated(along axis: FlowAxis) -> Bool {
    axis == .vertical ? height.isEstimated : width.isEstimated
  }
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

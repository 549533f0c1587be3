import Foundation

/// A length that a compositional layout works out: in points, as a share of the container's width or height, or not
/// known before the view has said it.
package enum CompositionalDimension: Sendable, Equatable {
  case absolute(Double)
  case fractionOfWidth(Double)
  case fractionOfHeight(Double)
  case estimated(Double)
  /// As long as the longest of those beside it in its group; what each says is estimated first.
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

  /// In a container of that size. Never negative, never endless.
  package func length(in container: CGSize) -> Double {
    let length: Double
    switch self {
    case .absolute(let points), .estimated(let points), .uniform(let points): length = points
    case .fractionOfWidth(let share): length = share * container.width
    case .fractionOfHeight(let share): length = share * container.height
    }
    return length.isFinite ? max(0, length) : 0
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

  /// The size in a container, with what the view has said in the place of estimates.
  package func size(in container: CGSize, said: CGSize?) -> CGSize {
    var size = size(in: container)
    if let said {
      if width.isEstimated { size.width = said.width }
      if height.isEstimated { size.height = said.height }
    }
    return size
  }

  package func isEstimated(along axis: FlowAxis) -> Bool {
    axis == .vertical ? height.isEstimated : width.isEstimated
  }
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

import Foundation

/// The space between items or at the edge of an item. Flexible space has a minimum, and expands by a share of the
/// remaining space.
package enum CompositionalSpacing: Sendable, Equatable {
  case fixed(Double)
  case flexible(Double)

  package var length: Double {
    switch self {
    case .fixed(let length), .flexible(let length): return length.limitedLength
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

/// The space around an item or a group, outside its size.
package struct CompositionalEdges: Sendable, Equatable {
  package var leading: CompositionalSpacing?
  package var top: CompositionalSpacing?
  package var trailing: CompositionalSpacing?
  package var bottom: CompositionalSpacing?

  package init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil, trailing: CompositionalSpacing? = nil,
    bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: FlowAxis) -> CompositionalSpacing? { axis == .vertical ? top : leading }
  func end(_ axis: FlowAxis) -> CompositionalSpacing? { axis == .vertical ? bottom : trailing }
  /// Returns the sum of the minimum spaces at both edges along an axis.
  func length(_ axis: FlowAxis) -> Double { (start(axis)?.length ?? 0) + (end(axis)?.length ?? 0) }
  /// Returns the number of edges along an axis that have flexible space. The result is 0, 1 or 2.
  func flexibleEdgeCount(along axis: FlowAxis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// The space inside an item, a group or a section. Layouts are computed from left to right, so the leading edge is the
/// left edge.
package struct CompositionalInsets: Sendable, Equatable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = CompositionalInsets()

  package func start(_ axis: FlowAxis) -> Double { axis == .vertical ? top : leading }
  package func end(_ axis: FlowAxis) -> Double { axis == .vertical ? bottom : trailing }

  /// Returns a rectangle reduced by the insets. Its size is zero if the insets are larger than the rectangle.
  package func applied(to rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }

  /// Returns the insets, with zeros along axes with an estimated length, because UIKit ignores insets along these axes.
  func ignoringEstimatedAxes(of size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated {
      insets.leading = 0
      insets.trailing = 0
    }
    if size.height.isEstimated {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}

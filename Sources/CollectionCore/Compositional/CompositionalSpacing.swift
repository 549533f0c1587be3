import Foundation

/// Room between items or at an edge of one: fixed, or at least so much and a share of what is left over.
package enum CompositionalSpacing: Sendable, Equatable {
  case fixed(Double)
  case flexible(Double)

  package var length: Double {
    switch self {
    case .fixed(let length), .flexible(let length): return length.isFinite ? length : 0
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

/// Room around an item or a group, outside of its size.
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
  /// At both edges of an axis, at least.
  func length(_ axis: FlowAxis) -> Double { (start(axis)?.length ?? 0) + (end(axis)?.length ?? 0) }
  /// How many of the two edges of an axis take a share of what is left over.
  func flexible(_ axis: FlowAxis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// Room inside of an item, a group or a section. Solvers calculate left to right: leading is left.
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

  /// What is left of a rectangle inside; insets larger than it leave nothing.
  package func applied(to rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }

  /// Without those along axes whose length is estimated: there insets count for nothing, as in UIKit.
  func ignoring(_ size: CompositionalSize) -> CompositionalInsets {
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

import Foundation

/// The position of a supplementary view. It consists of a point of a rectangle and an offset from this point.
package struct CompositionalAnchor: Sendable, Equatable {
  /// The horizontal position: -1 for the leading edge, 1 for the trailing edge, 0 for the center. The position is the center if
  /// the anchor has no horizontal edge or both.
  package let x: Int
  /// The vertical position: -1 for the top edge, 1 for the bottom edge, 0 for the center.
  package let y: Int
  package let offset: CGPoint
  /// Indicates whether the offset is a fraction of the supplementary view's size. Otherwise it is in points.
  package let isFractional: Bool

  package init(x: Int, y: Int, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.x = x
    self.y = y
    self.offset = offset
    self.isFractional = isFractional
  }

  func offsetVector(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the anchor's point in a rectangle, without the offset.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + Double(x) * rect.width / 2, y: rect.midY + Double(y) * rect.height / 2)
  }
}

/// A supplementary view of an item or a group, such as a badge.
package struct CompositionalSupplementary: Sendable, Equatable {
  /// The kind of the view, as a number that the caller assigns.
  package let kind: Int32
  package let size: CompositionalSize
  package let insets: CompositionalInsets
  package let containerAnchor: CompositionalAnchor
  package let itemAnchor: CompositionalAnchor?
  package let zIndex: Int

  package init(
    kind: Int32, size: CompositionalSize, insets: CompositionalInsets = .zero, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Indicates whether the trailing edge of the view is at an anchor, so that rounding to pixels keeps that edge.
  var keepsTrailingEdge: Bool { (itemAnchor ?? containerAnchor).x > 0 }
  /// Indicates whether the bottom edge of the view is at an anchor, so that rounding to pixels keeps that edge.
  var keepsBottomEdge: Bool { (itemAnchor ?? containerAnchor).y > 0 }

  /// Returns the frame of the view relative to the rectangle of its item or group.
  ///
  /// If there is no item anchor, the view is inside the rectangle, at the container's anchor. If there is an item anchor, the
  /// point of the view that the item anchor specifies is at the container's anchor. This was measured on iOS 26.1
  /// (measurements.md, 10.9).
  func frame(around rect: CGRect) -> CGRect {
    let size = size.size(in: rect.size)
    let targetPoint = containerAnchor.point(of: rect)
    let rect = CGRect(origin: .zero, size: size)
    let anchorPoint = itemAnchor.map { $0.point(of: rect) } ?? containerAnchor.point(of: rect)
    let offsets = [containerAnchor.offsetVector(for: size), itemAnchor?.offsetVector(for: size) ?? .zero]
    let origin = CGPoint(
      x: targetPoint.x - anchorPoint.x + offsets[0].x + offsets[1].x,
      y: targetPoint.y - anchorPoint.y + offsets[0].y + offsets[1].y)
    return insets.ignoringEstimatedAxes(of: self.size).applied(to: CGRect(origin: origin, size: size))
  }
}

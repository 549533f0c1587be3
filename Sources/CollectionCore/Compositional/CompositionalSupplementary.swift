import Foundation

/// A point of a rectangle and a step from it: where a supplementary view is held.
package struct CompositionalAnchor: Sendable, Equatable {
  /// -1 at the leading (top) edge, 1 at the trailing (bottom) one, 0 in the middle: no edge, or two opposite ones.
  package let x: Int
  package let y: Int
  package let offset: CGPoint
  /// Whether the offset is in shares of the supplementary view's size, not in points.
  package let isFractional: Bool

  package init(x: Int, y: Int, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.x = x
    self.y = y
    self.offset = offset
    self.isFractional = isFractional
  }

  func step(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The point of a rectangle that the anchor names.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + Double(x) * rect.width / 2, y: rect.midY + Double(y) * rect.height / 2)
  }
}

/// A supplementary view that goes with an item or a group (a badge, say).
package struct CompositionalSupplementary: Sendable, Equatable {
  /// Its kind, by a number of the caller's.
  package let kind: Int32
  package let size: CompositionalSize
  package let insets: CompositionalInsets
  package let container: CompositionalAnchor
  package let item: CompositionalAnchor?
  package let zIndex: Int

  package init(
    kind: Int32, size: CompositionalSize, insets: CompositionalInsets = .zero, container: CompositionalAnchor,
    item: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.container = container
    self.item = item
    self.zIndex = zIndex
  }

  /// Its frame beside a rectangle: inside at the container's anchor, or with the item's anchor upon that one.
  /// Measured on iOS 26.1 (measurements.md, 10.9).
  func frame(around rect: CGRect) -> CGRect {
    let size = size.size(in: rect.size)
    let held = container.point(of: rect)
    let own = CGRect(origin: .zero, size: size)
    let grip = item.map { $0.point(of: own) } ?? container.point(of: own)
    let steps = [container.step(for: size), item?.step(for: size) ?? .zero]
    let origin = CGPoint(
      x: held.x - grip.x + steps[0].x + steps[1].x, y: held.y - grip.y + steps[0].y + steps[1].y)
    return insets.ignoring(self.size).applied(to: CGRect(origin: origin, size: size))
  }
}

import Foundation

/// A horizontal edge or centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far it is from this anchor to `otherAnchor`, as a length that can be constrained: points, positive in the reading
  /// direction for leading and trailing edges, to the right for others.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      distance: LayoutDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute), attribute: .width)
  }

  /// The system's distance between neighbours, `multiplier` times: 8 points each.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: 8 * multiplier) }

  /// At least the system's distance after `anchor`, `multiplier` times: 8 points each.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// At most the system's distance after `anchor`, `multiplier` times: 8 points each.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

import Foundation

/// An anchor for a horizontal position: a vertical edge or the horizontal center of an item.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a length that can be constrained.
  ///
  /// For leading and trailing edges, the distance is positive if the other anchor follows this one in the layout
  /// direction. For other anchors, it is positive if the other anchor is to the right of this one.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The anchor for the distance, in points.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      distance: LayoutDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute), attribute: .width)
  }

  /// Returns a constraint that positions this anchor after another anchor, at a distance that is a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor after another anchor, at a distance of at least a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor after another anchor, at a distance of at most a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

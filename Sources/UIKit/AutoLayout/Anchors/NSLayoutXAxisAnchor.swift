import Foundation

/// An anchor for a horizontal position: a vertical edge or the horizontal center of an item.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a length that can be constrained.
  ///
  /// It is positive in the layout direction for leading and trailing edges, and to the right for others.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The anchor for the distance, in points.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      distance: LayoutDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute), attribute: .width)
  }

  /// Returns a constraint that positions this anchor at a multiple of the system's spacing after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor at least a multiple of the system's spacing after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor at most a multiple of the system's spacing after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

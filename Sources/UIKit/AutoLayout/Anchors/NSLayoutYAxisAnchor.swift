import Foundation

/// An anchor for a vertical position: a horizontal edge, the vertical center or a baseline of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a length that can be constrained. The distance is positive if the other
  /// anchor is below this one.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The anchor for the distance, in points.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      distance: LayoutDistance(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute), attribute: .height)
  }

  /// Returns a constraint that positions this anchor below another anchor, at a distance that is a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor below another anchor, at a distance of at least a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Returns a constraint that positions this anchor below another anchor, at a distance of at most a multiple of the
  /// system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor by which the system's spacing of 8 points is multiplied.
  /// - Returns: The constraint.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

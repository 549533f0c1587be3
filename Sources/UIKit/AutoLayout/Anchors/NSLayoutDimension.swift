import Foundation

/// An anchor for the width or height of a view or layout guide, or for a distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance that the anchor represents, or nil if the anchor represents the width or height of a view or guide.
  private var distance: LayoutDistance?

  /// Creates an anchor that represents the distance between two anchors.
  convenience init(distance: LayoutDistance, attribute: NSLayoutConstraint.Attribute) {
    self.init(item: distance, attribute: attribute)
    self.distance = distance
  }

  /// Returns a constraint that makes the length equal to a constant.
  ///
  /// - Parameter c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, nil, constant: c) }

  /// Returns a constraint that makes the length greater than or equal to a constant.
  ///
  /// - Parameter c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length less than or equal to a constant.
  ///
  /// - Parameter c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length equal to a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The constraint.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length greater than or equal to a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The constraint.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length less than or equal to a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The constraint.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length equal to a multiple of another length plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length greater than or equal to a multiple of another length plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length less than or equal to a multiple of another length plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

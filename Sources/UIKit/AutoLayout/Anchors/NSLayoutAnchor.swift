import Foundation

/// A factory for constraints on an edge, center or length of a view or layout guide. The type parameter prevents
/// constraints between different kinds of anchors: horizontal positions, vertical positions and lengths.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide to which the anchor belongs. It is nil once that object has been deallocated.
  package final weak var item: AnyObject?
  package final let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The name of the item and the attribute. It is intended for debugging.
  open var name: String { "\(LayoutItem.name(of: item)).\(attribute)" }

  /// Returns a constraint between this anchor and `otherAnchor`. If `otherAnchor` is nil, the constraint is between this anchor
  /// and `constant`.
  package final func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ otherAnchor: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item else {
      Diagnostics.trap(
        "NSLayoutAnchor: the view or guide of this \(attribute) anchor was deallocated; keep a strong reference to it")
    }
    return NSLayoutConstraint(
      item, attribute, relation, otherAnchor?.item, otherAnchor?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// Returns a constraint that makes this anchor equal to another. The constraint is required and not active.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor, which means: farther to the
  /// right, lower or larger.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that makes this anchor less than or equal to another anchor, which means: farther to the
  /// left, higher or smaller.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that makes this anchor equal to another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that makes this anchor less than or equal to another anchor plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant, in points.
  /// - Returns: The constraint.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    makeConstraint(.lessThanOrEqual, anchor, constant: c)
  }
}

import Foundation

/// The item and the attribute of an anchor.
private struct LayoutAnchorPlace: Hashable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type, because `NSLayoutAnchor<NSLayoutXAxisAnchor>` is not a `NSLayoutAnchor<AnyObject>`.
private protocol LayoutAnchorIdentity: AnyObject {
  nonisolated var item: AnyObject? { get }
  nonisolated var place: LayoutAnchorPlace { get }
}

extension NSLayoutAnchor: LayoutAnchorIdentity {}

/// A factory for constraints on an edge, center or length of a view or layout guide. The type parameter prevents
/// constraints between different kinds of anchors: horizontal positions, vertical positions and lengths.
///
/// Anchors of the same item and attribute are equal, so that `constraint.firstAnchor == view.topAnchor`.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide to which the anchor belongs. It is nil once that object has been deallocated. It is set only by
  /// the initializer.
  package nonisolated(unsafe) final weak var item: AnyObject?
  /// The address of the item, which identifies it after it has been deallocated.
  private nonisolated let identity: ObjectIdentifier?
  package final let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    identity = item.map { ObjectIdentifier($0) }
    super.init()
  }

  /// Returns whether an object is an anchor of the same attribute of the same view or layout guide.
  ///
  /// - Parameter object: An object, or nil.
  /// - Returns: `true` for an equal anchor of any type.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchorIdentity else { return false }
    return other === self || other.place == place && other.item === item
  }

  /// A hash value of the item and the attribute.
  nonisolated open override var hash: Int { place.hashValue }

  fileprivate nonisolated var place: LayoutAnchorPlace { LayoutAnchorPlace(item: identity, attribute: attribute) }

  /// The name of the item and the attribute. It is intended for debugging.
  open var name: String { "\(LayoutItem.name(of: item)).\(attribute)" }

  /// Returns a constraint between this anchor and `otherAnchor`. If `otherAnchor` is nil, the constraint is between this anchor
  /// and `constant`. If the item of an anchor was deallocated, reports an error, and the constraint cannot be activated.
  package final func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ otherAnchor: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let other = otherAnchor?.item
    let isComplete = item != nil && (otherAnchor == nil || other != nil)
    if !isComplete {
      let missing = item == nil ? attribute : otherAnchor?.attribute ?? attribute
      Diagnostics.report(
        "NSLayoutAnchor: the view or guide of the \(missing) anchor was deallocated; keep a strong reference to it")
    }
    return NSLayoutConstraint(
      isComplete ? item : nil, attribute, relation, other, otherAnchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
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

import Foundation

/// An edge or length of a view or guide, from which constraints are made. The type parameter keeps horizontal, vertical
/// and lengths apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; nil once it has gone.
  package final weak var item: AnyObject?
  package final let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// For people.
  open var name: String { "\(LayoutItem.name(of: item)).\(attribute)" }

  package final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item else { Misuse.trap("NSLayoutAnchor: the view of \(attribute) has gone") }
    return NSLayoutConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// This = `anchor`. As all of these, the constraint is required and not active yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor) }

  /// This ≥ `anchor`: right of it, below it or larger.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  /// This ≤ `anchor`: left of it, above it or smaller.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  /// This = `anchor` + `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  /// This ≥ `anchor` + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }

  /// This ≤ `anchor` + `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: c)
  }
}

import Foundation

extension UIView {
  /// The constraints of this subtree's island that speak of this view, along `axis`.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(on: self, axis)
  }

  /// The constraints of this view and its ancestors that speak of `item`, along `axis`.
  package final func constraints(on item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let ancestor = view {
      for constraint in ancestor.constraints where constraint.firstAttribute.axis == axis {
        if constraint.mentioned.contains(where: { $0 === item }) { found.append(constraint) }
      }
      view = ancestor.superview
    }
    return found
  }

  /// Whether the constraints leave it open where the view lies or how large it is: another place or size would satisfy them
  /// as well. False for views that are placed by frame. For debugging: it solves the equations several times.
  public var hasAmbiguousLayout: Bool { !flags.contains(.translatesMask) && isAmbiguous(self) }

  package final func isAmbiguous(_ item: AnyObject) -> Bool {
    let root = islandRoot
    let island = root.extras?.island ?? root.makeIsland()
    island.solve()
    return island.isAmbiguous(item)
  }

  package final func adopt(_ constraint: NSLayoutConstraint) {
    if let host = constraint.host {
      guard host !== self else { return }
      host.abandon(constraint)
    }
    constraint.host = self
    needExtras().constraints.append(constraint)
    flags.insert(.laysOutByConstraints)
    // Whoever holds what is placed places it, though the constraint stands further up.
    for item in constraint.mentioned { LayoutItem.container(of: item)?.flags.insert(.laysOutByConstraints) }
    constraintChanged(constraint, structure: true)
  }

  package final func abandon(_ constraint: NSLayoutConstraint) {
    guard let index = extras?.constraints.firstIndex(where: { $0 === constraint }) else { return }
    extras?.constraints.remove(at: index)
    constraint.host = nil
    constraintChanged(constraint, structure: true)
  }

  /// Deactivates what ties the subtree of a subview that leaves to views outside of it, as UIKit does.
  package final func dropConstraints(into leaving: UIView) {
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints {
        let reaches = constraint.mentioned.contains { LayoutItem.view(of: $0)?.isDescendant(of: leaving) ?? false }
        if reaches { view.abandon(constraint) }
      }
      ancestor = view.superview
    }
    islandRoot.extras?.island?.structureChanged()
  }

  /// Something about a constraint of this view is new: the island that it belongs to is laid out again.
  package final func constraintChanged(_ constraint: NSLayoutConstraint, structure: Bool) {
    let root = islandRoot
    if structure {
      root.extras?.island?.structureChanged()
    } else {
      root.extras?.island?.constantChanged(constraint)
    }
    // Views that are measured hold a second set of equations, for measuring.
    var view: UIView? = self
    while let one = view {
      one.extras?.fittingIsland?.structureChanged()
      view = one === root ? nil : one.superview
    }
    root.setNeedsLayout()
  }

  /// The view is read in another direction: what says leading and trailing about it, or about what lies in it, is another
  /// equation.
  package final func directedConstraintsChanged() {
    for root in [islandRoot, superview?.islandRoot].compactMap(\.self) {
      guard let island = root.extras?.island else { continue }
      island.structureChanged()
      root.setNeedsLayout()
    }
    var view: UIView? = self
    while let one = view {
      one.extras?.fittingIsland?.structureChanged()
      view = one.superview
    }
  }

  /// The nearest ancestor (or the view itself) whose frame is not found by constraints: everything between it and the
  /// next such views below is solved together.
  package final var islandRoot: UIView {
    var view = self
    while !view.flags.contains(.translatesMask), let superview = view.superview { view = superview }
    return view
  }

  package final func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let one = view {
      if other.isDescendant(of: one) { return one }
      view = one.superview
    }
    return nil
  }

  /// What `layoutSubviews` does for views that are placed by constraints.
  package final func placeSubviewsByConstraints() {
    guard flags.contains(.laysOutByConstraints) else { return }
    let root = islandRoot
    let island = root.extras?.island ?? root.makeIsland()
    island.solve()
    island.place(subviewsOf: self)
  }

  private func makeIsland() -> ConstraintIsland {
    let island = ConstraintIsland(root: self, wished: nil)
    needExtras().island = island
    return island
  }

  /// A view's natural size changed, or it began or ceased to be placed by constraints.
  package final func constraintParticipationChanged() {
    superview?.flags.insert(.laysOutByConstraints)
    let root = superview?.islandRoot ?? islandRoot
    root.extras?.island?.structureChanged()
    root.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Called for every invalidated natural size: constraints that hold the view to it follow.
  package final func naturalSizeChanged() {
    guard !flags.contains(.translatesMask) else { return }
    var view: UIView? = superview
    while let one = view {
      one.extras?.fittingIsland?.naturalSizeChanged(of: self)
      guard !one.flags.contains(.translatesMask), let next = one.superview else { break }
      view = next
    }
    let root = islandRoot
    root.extras?.island?.naturalSizeChanged(of: self)
    root.setNeedsLayout()
  }

  /// The smallest size that satisfies the constraints below this view, for `systemLayoutSizeFitting`; nil where there are
  /// none.
  package final func sizeFittingConstraints(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard flags.contains(.laysOutByConstraints) else { return nil }
    updateConstraintsBelow()
    let wish = ConstraintIsland.Wish(size: target, horizontal: horizontal, vertical: vertical)
    let island: ConstraintIsland
    if let present = extras?.fittingIsland {
      island = present
      island.wished = wish
    } else {
      island = ConstraintIsland(root: self, wished: wish)
      needExtras().fittingIsland = island
    }
    island.solve()
    return island.solvedRootSize
  }

  /// Calls `updateConstraints` where it is owed, from the leaves up, as UIKit does.
  package final func updateConstraintsBelow() {
    for view in subviewList { view.updateConstraintsBelow() }
    updateConstraintsIfNeeded()
  }
}

import Foundation

extension UIView {
  /// Returns the active constraints of this view and its ancestors that involve this view. The method is intended for
  /// debugging.
  ///
  /// - Parameter axis: The axis of the constraints.
  /// - Returns: The constraints.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(on: self, axis)
  }

  /// Returns the constraints of this view and its ancestors that affect an item along an axis.
  package final func constraints(on item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let ancestor = view {
      for constraint in ancestor.constraints where constraint.firstAttribute.axis == axis {
        if constraint.relatedItems.contains(where: { $0 === item }) { result.append(constraint) }
      }
      view = ancestor.superview
    }
    return result
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the view's frame, so that another
  /// position or size would also satisfy them.
  ///
  /// The value is `false` for views without constraints. Read the property only for debugging, because it solves the equations
  /// several times.
  public var hasAmbiguousLayout: Bool { !flags.contains(.translatesMask) && isAmbiguous(self) }

  /// Moves a view with an ambiguous layout to another frame that satisfies its constraints, chosen at random. The frame remains
  /// until the next layout. Has no effect on other views.
  ///
  /// The method is intended for debugging.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let frame = constraintScopeRoot.extras?.constraintScope?.randomFrame(of: self) else {
      return
    }
    self.frame = frame
  }

  /// Returns whether the constraints do not completely determine the frame of an item.
  package final func isAmbiguous(_ item: AnyObject) -> Bool {
    let root = constraintScopeRoot
    let constraintScope = root.extras?.constraintScope ?? root.makeConstraintScope()
    constraintScope.solve()
    return constraintScope.isAmbiguous(item)
  }

  /// Adds an active constraint, if its items are this view or are in it. Otherwise reports an error, and the constraint stays where it
  /// is. UIKit raises an exception, "The view hierarchy is not prepared for the constraint".
  package final func addConstraintOfDescendants(_ constraint: NSLayoutConstraint) {
    let items = constraint.relatedItems
    let areInside = items.allSatisfy { LayoutItem.view(of: $0)?.isDescendant(of: self) ?? false }
    let isComplete = constraint.firstItem != nil && !constraint.lacksSecondItem
    guard areInside, !items.isEmpty, isComplete else {
      return Diagnostics.report(
        "\(constraint) cannot be added to \(self), because an item of the constraint is not in that view; add the items first, or set "
          + "isActive, which finds the view that contains them")
    }
    addActiveConstraint(constraint)
  }

  /// Adds an active constraint to the `constraints` of this view. If the constraint belongs to another view, it is
  /// removed from that view first.
  package final func addActiveConstraint(_ constraint: NSLayoutConstraint) {
    if let host = constraint.host {
      guard host !== self else { return }
      host.uninstall(constraint)
    }
    constraint.host = self
    ensureExtras().constraints.append(constraint)
    flags.insert(.laysOutByConstraints)
    // The container of a constrained view sets its frame, even if the constraint belongs to an ancestor of the
    // container.
    for item in constraint.relatedItems { LayoutItem.container(of: item)?.flags.insert(.laysOutByConstraints) }
    constraintDidChange(constraint, isStructural: true)
  }

  /// Deactivates a constraint of this view and removes it from `constraints`.
  package final func uninstall(_ constraint: NSLayoutConstraint) {
    guard let index = extras?.constraints.firstIndex(where: { $0 === constraint }) else { return }
    extras?.constraints.remove(at: index)
    constraint.host = nil
    constraintDidChange(constraint, isStructural: true)
  }

  /// Deactivates the constraints that connect a removed subview, or its descendants, with views outside of it. UIKit
  /// does the same.
  package final func deactivateOutsideConstraints(of removedView: UIView) {
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints {
        let affectsRemovedView = constraint.relatedItems.contains {
          LayoutItem.view(of: $0)?.isDescendant(of: removedView) ?? false
        }
        if affectsRemovedView { view.uninstall(constraint) }
      }
      ancestor = view.superview
    }
    constraintScopeRoot.extras?.constraintScope?.structureDidChange()
  }

  /// Invalidates the equation of a changed constraint of this view. `isStructural` is `true` if more than its constant
  /// has changed.
  package final func constraintDidChange(_ constraint: NSLayoutConstraint, isStructural: Bool) {
    let root = constraintScopeRoot
    if isStructural {
      root.extras?.constraintScope?.structureDidChange()
    } else {
      root.extras?.constraintScope?.constantDidChange(constraint)
    }
    // Views that are measured have a second set of equations, which is updated as well.
    var view: UIView? = self
    while let ancestor = view {
      ancestor.extras?.fittingScope?.structureDidChange()
      view = ancestor === root ? nil : ancestor.superview
    }
    root.setNeedsConstraintLayout()
    crossedScopesDidChange(constraint, isStructural: isStructural)
  }

  /// Invalidates the equations with leading or trailing attributes in this view and its ancestors. The method is called after the
  /// view's layout direction changed.
  package final func directedConstraintsDidChange() {
    for root in [constraintScopeRoot, superview?.constraintScopeRoot].compactMap(\.self) {
      guard let constraintScope = root.extras?.constraintScope else { continue }
      constraintScope.structureDidChange()
      root.setNeedsConstraintLayout()
    }
    var view: UIView? = self
    while let ancestor = view {
      ancestor.extras?.fittingScope?.structureDidChange()
      view = ancestor.superview
    }
  }

  /// The root of the view's constraint scope: the set of views that the solver processes together. The root is the view itself or
  /// its nearest ancestor whose frame is not determined by constraints.
  package final var constraintScopeRoot: UIView {
    var view = self
    while !view.flags.contains(.translatesMask), let superview = view.superview { view = superview }
    return view
  }

  /// Returns the nearest common ancestor of this view and another, or nil if there is none.
  package final func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let ancestor = view {
      if other.isDescendant(of: ancestor) { return ancestor }
      view = ancestor.superview
    }
    return nil
  }

  /// Sets the frames of the subviews that have constraints. The constraint scope (the set of views that are solved
  /// together) computes them.
  package final func layoutSubviewsByConstraints() {
    guard flags.contains(.laysOutByConstraints) else { return }
    let root = constraintScopeRoot
    // A view without anything to position needs no solution. Each solution looks at all views of the scope, so a view with n such
    // subviews would take quadratic time.
    if root !== self, scrollContainer == nil, layoutGuides.isEmpty,
      subviewList.allSatisfy({ $0.flags.contains(.translatesMask) })
    {
      return
    }
    let constraintScope = root.extras?.constraintScope ?? root.makeConstraintScope()
    constraintScope.solve()
    constraintScope.positionSubviews(of: self)
  }

  /// Sets the frames of the subviews that have constraints after an override of `layoutSubviews()` that did not call
  /// `super`. The override may have changed frames of views further down, too.
  package final func layoutSubviewsAfterOverride() {
    layoutSubviewsByConstraints()
    guard flags.contains(.laysOutByConstraints) else { return }
    constraintScopeRoot.extras?.constraintScope?.invalidateMovedViews()
  }

  /// Requests that the constraints of this scope root be solved before the next frame. Only the views whose subviews or
  /// guides move are then laid out. This view is laid out only if its own subviews or guides move.
  ///
  /// UIKit lays out views whose subviews the solution moves, and no others. Applications activate constraints in every
  /// call of `viewDidLayoutSubviews()`. If each request laid out the view, layout would never end. A view that is
  /// measured, such as the content of a cell, is always laid out, because its best size may change although no subview
  /// moves.
  final func setNeedsConstraintLayout() {
    let isMeasured = extras?.fittingScope != nil || superview?.extras?.fittingScope != nil
    if extras?.constraintScope == nil || isMeasured {
      setNeedsLayout()
    } else {
      backingLayer.setNeedsConditionalLayout()
    }
  }

  private func makeConstraintScope() -> ConstraintScope {
    let constraintScope = ConstraintScope(root: self, requestedSize: nil)
    ensureExtras().constraintScope = constraintScope
    return constraintScope
  }

  /// Invalidates the equations after the view's intrinsic size changed, or after constraints began or ceased to
  /// determine the view's frame.
  package final func constraintParticipationDidChange() {
    superview?.flags.insert(.laysOutByConstraints)
    let root = superview?.constraintScopeRoot ?? constraintScopeRoot
    root.extras?.constraintScope?.structureDidChange()
    root.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Updates the equations for the view's intrinsic size after the size was invalidated.
  package final func intrinsicSizeDidChange() {
    guard !flags.contains(.translatesMask) else { return }
    var view: UIView? = superview
    while let ancestor = view {
      ancestor.extras?.fittingScope?.intrinsicSizeDidChange(of: self)
      guard !ancestor.flags.contains(.translatesMask), let next = ancestor.superview else { break }
      view = next
    }
    let root = constraintScopeRoot
    root.extras?.constraintScope?.intrinsicSizeDidChange(of: self)
    root.setNeedsConstraintLayout()
  }

  /// Returns the smallest size that satisfies the constraints in this view, or nil if there are none. The method implements
  /// `systemLayoutSizeFitting`.
  package final func sizeFittingConstraints(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard flags.contains(.laysOutByConstraints) else { return nil }
    updateConstraintsOfSubtree()
    let request = ConstraintScope.SizeRequest(size: target, horizontal: horizontal, vertical: vertical)
    let constraintScope: ConstraintScope
    if let existingScope = extras?.fittingScope {
      constraintScope = existingScope
      constraintScope.requestedSize = request
    } else {
      constraintScope = ConstraintScope(root: self, requestedSize: request)
      ensureExtras().fittingScope = constraintScope
    }
    constraintScope.solve()
    return constraintScope.solvedRootSize
  }

  /// Calls `updateConstraints()` of the views that need it. Descendants precede their ancestors, as in UIKit.
  package final func updateConstraintsOfSubtree() {
    for view in subviewList { view.updateConstraintsOfSubtree() }
    updateConstraintsIfNeeded()
  }
}

extension UIView: @MainActor ConditionalLayout {
  /// Solves the changed constraints of this scope root. Returns whether the solution moves one of the view's own subviews
  /// or guides.
  package final func needsConditionalLayout() -> Bool {
    guard let constraintScope = extras?.constraintScope, constraintScopeRoot === self else { return true }
    constraintScope.solve()
    constraintScope.invalidateMovedGuides()
    return backingLayer.needsLayout()
  }
}

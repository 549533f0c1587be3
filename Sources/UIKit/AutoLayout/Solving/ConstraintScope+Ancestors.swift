import CoreGraphics

// Constraints between a view of the scope and an ancestor of its root. Xcode made them in the nibs of cells: the content view has an
// autoresizing mask, and the constraints of the views in it are constraints with the cell.
extension ConstraintScope {
  /// Returns the constraints that belong to ancestors of the root, and whose items are views of this scope and ancestors of the
  /// root.
  ///
  /// Only the superview is considered for a measurement, because the sizes of the others do not depend on the measured view. In the
  /// content of a scroll view, constraints with views outside it are left out: they would need a layout at each scroll.
  func constraintsWithAncestors() -> [NSLayoutConstraint] {
    guard root.isCrossedByConstraints else { return [] }
    var result: [NSLayoutConstraint] = []
    var ancestor = root.superview
    while let view = ancestor, view.scrollContainer == nil {
      result += view.constraints.filter(connectsToAncestor)
      ancestor = requestedSize == nil ? view.superview : nil
    }
    return result
  }

  private func connectsToAncestor(_ constraint: NSLayoutConstraint) -> Bool {
    var isInScope = false
    for item in constraint.relatedItems {
      guard let view = LayoutItem.view(of: item) else { return false }
      if isAncestor(view) {
        // Constraints determine the frame of such a guide, so it is not known in this scope.
        if (item as? UILayoutGuide)?.kind == .free { return false }
      } else if item !== root, view.isDescendant(of: root), view.constraintScopeRoot === root {
        isInScope = true
      } else {
        return false
      }
    }
    return isInScope
  }

  /// Returns whether a view is an ancestor of the root. Its frame is fixed in this scope.
  func isAncestor(_ view: UIView) -> Bool {
    root.isCrossedByConstraints && view !== root && root.isDescendant(of: view)
  }

  /// The origin of the root's alignment rectangle in its superview, if constraints with ancestors need it.
  var originInSuperview: CGPoint {
    guard root.isCrossedByConstraints else { return .zero }
    let origin = alignmentOrigin(of: root.superview)
    let frame = root.alignmentRect(forFrame: root.frame)
    return CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
  }
}

extension UIView {
  /// Indicates whether a constraint connects a view in this one with a view outside, although the frame of this view is not
  /// determined by constraints.
  final var isCrossedByConstraints: Bool { extras?.crossingConstraints.isEmpty == false }

  /// Requests that the constraints which cross this view be solved again, because it has moved in an ancestor with which they
  /// connect its descendants.
  ///
  /// - Returns: The number of views that were visited.
  /// - Complexity: O(*n*) in the number of these constraints and of the views between their ends. The other views in this one do not
  ///   matter.
  @discardableResult
  final func crossedContainerDidMove() -> Int {
    guard let extras else { return 0 }
    var visitCount = 0
    for (key, crossing) in extras.crossingConstraints {
      guard let constraint = crossing.constraint, constraint.host != nil else {
        // The host was deallocated with its constraints.
        extras.crossingConstraints[key] = nil
        continue
      }
      for container in constraint.crossedViews.compactMap(\.view) {
        visitCount += 1
        if container.isDescendant(of: self) { container.setNeedsConstraintLayout() }
      }
    }
    return visitCount
  }

  /// Informs the scopes and measurements between the items of a constraint and its host that the constraint has changed.
  final func crossedScopesDidChange(_ constraint: NSLayoutConstraint, isStructural: Bool) {
    if isStructural { constraint.removeFromCrossedViews() }
    for item in constraint.relatedItems where item !== self {
      guard let owner = LayoutItem.view(of: item), owner.isDescendant(of: self) else { continue }
      var view = LayoutItem.container(of: item)
      while let container = view, container !== self {
        if container.flags.contains(.translatesMask) {
          if isStructural {
            if constraint.host === self { constraint.addCrossedView(container) }
            container.extras?.constraintScope?.structureDidChange()
          } else {
            container.extras?.constraintScope?.constantDidChange(constraint)
          }
          container.setNeedsConstraintLayout()
        }
        container.extras?.fittingScope?.structureDidChange()
        view = container.superview
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate final func addCrossedView(_ view: UIView) {
    let key = ObjectIdentifier(self)
    let extras = view.ensureExtras()
    guard extras.crossingConstraints[key]?.constraint == nil else { return }
    extras.crossingConstraints[key] = CrossingConstraint(constraint: self)
    crossedViews.append(WeakView(view: view))
  }

  /// Removes the constraint from the views that it crossed. The views may be outside its host now.
  fileprivate final func removeFromCrossedViews() {
    let key = ObjectIdentifier(self)
    for crossed in crossedViews { crossed.view?.extras?.crossingConstraints[key] = nil }
    crossedViews = []
  }
}

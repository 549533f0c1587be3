import CollectionCore
import Foundation

/// A type that translates a constraint into an equation over the variables of the scope's items.
@MainActor struct ScopeEquations {
  private let constraintScope: ConstraintScope

  init(_ constraintScope: ConstraintScope) { self.constraintScope = constraintScope }

  /// A linear expression, `Σ coefficient · variable + constant`.
  private struct Expression {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += coefficient
      } else {
        terms.append(.init(variable, coefficient))
      }
    }

    mutating func add(_ otherExpression: Expression, _ factor: Double) {
      for term in otherExpression.terms { add(term.variable, term.coefficient * factor) }
      constant += otherExpression.constant * factor
    }
  }

  /// The largest absolute value of a constant or multiplier in an equation. Larger ones are replaced, as UIKit does with those that
  /// exceed its internal limit ("A smaller value will be substituted", github.com/wordpress-mobile/WordPress-iOS/issues/2742). The
  /// rounding errors of a product of such a number and a length of 100 points are below the solver's tolerance.
  private static let maximumNumber = 1e7

  private static func limited(_ number: CGFloat) -> Double { min(max(Double(number), -maximumNumber), maximumNumber) }

  /// Returns the equation of a constraint, or nil if one of its items was deallocated.
  func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let host = constraint.host, let first = constraint.firstObject else { return nil }
    let isMirrored = isMirrored(in: host)
    // Both sides of an equation are positions in the same direction: a center is mirrored beside a leading or trailing edge.
    let mirrorsCenters =
      isMirrored && (constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection)
    guard
      var leftExpression = expression(
        first, constraint.firstAttribute, in: host, beside: constraint.secondObject, isMirrored: isMirrored,
        mirrorsCenters: mirrorsCenters)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondObject,
        let rightExpression = expression(
          second, constraint.secondAttribute, in: host, beside: constraint.firstObject, isMirrored: isMirrored,
          mirrorsCenters: mirrorsCenters)
      else { return nil }
      leftExpression.add(rightExpression, -Self.limited(constraint.multiplier))
    }
    leftExpression.constant -= Self.limited(constraint.constant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return LinearConstraint(
      leftExpression.terms, constant: leftExpression.constant, relation, priority: constraint.priority.rawValue)
  }

  /// Returns whether the attributes of the constraints of a view are mirrored. Mirrored positions increase from right to
  /// left.
  ///
  /// The container of a constraint determines the direction. The semantic content attribute is about the content of a
  /// view, and subviews do not inherit it (docs/measurements.md, 14.10): constraints between subviews without it are
  /// mirrored in a container with it.
  private func isMirrored(in host: UIView) -> Bool { host.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns an expression for the position or length that an attribute of an item represents.
  ///
  /// If a constraint relates a scroll view to a view inside of it, the edges of the scroll view are the edges of its content. The
  /// lengths and centers of a scroll view are always those of its frame (Apple's Auto Layout Guide, "Working with Scroll Views").
  ///
  /// - Parameters:
  ///   - other: The item on the other side of the constraint.
  ///   - mirrorsCenters: Indicates whether horizontal centers are mirrored, because the other side is a mirrored edge.
  private func expression(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in host: UIView, beside other: AnyObject?,
    isMirrored: Bool, mirrorsCenters: Bool = false
  ) -> Expression? {
    if let distance = object as? LayoutDistance { return expression(of: distance, in: host, isMirrored: isMirrored) }
    guard let view = LayoutItem.view(of: object) else { return nil }
    let item = constraintScope.item(for: object)
    let margins = view.layoutMargins
    let container = scrollContainer(object, other)
    let isCenter =
      switch attribute {
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
      default: false
      }
    func horizontalEdge(_ fraction: Double, _ inset: CGFloat = 0) -> Expression {
      if let container { return scrollViewEdgeExpression(container, host, true, fraction, inset, isCenter) }
      return edgeExpression(object, item, host, horizontal: true, fraction: fraction, inset: inset)
    }
    func verticalEdge(_ fraction: Double, _ inset: CGFloat = 0) -> Expression {
      if let container { return scrollViewEdgeExpression(container, host, false, fraction, inset, isCenter) }
      return edgeExpression(object, item, host, horizontal: false, fraction: fraction, inset: inset)
    }
    // In a right-to-left layout, positions are negated: leading is minus the right edge. Constants then point inwards,
    // and inequalities need no special case (docs/measurements.md, 14.10).
    func leadingToTrailingPosition(_ fraction: Double, inset: CGFloat) -> Expression {
      guard isMirrored else { return horizontalEdge(fraction, inset) }
      var mirroredExpression = Expression()
      mirroredExpression.add(horizontalEdge(1 - fraction, -inset), -1)
      return mirroredExpression
    }
    switch attribute {
    case .left: return horizontalEdge(0)
    case .right: return horizontalEdge(1)
    case .leading: return leadingToTrailingPosition(0, inset: 0)
    case .trailing: return leadingToTrailingPosition(1, inset: 0)
    case .centerX: return mirrorsCenters ? leadingToTrailingPosition(0.5, inset: 0) : horizontalEdge(0.5)
    case .top: return verticalEdge(0)
    case .bottom: return verticalEdge(1)
    case .centerY: return verticalEdge(0.5)
    case .width:
      item.constrainsWidth = true
      return length(item.width)
    case .height:
      item.constrainsHeight = true
      return length(item.height)
    case .leftMargin: return horizontalEdge(0, margins.left)
    case .rightMargin: return horizontalEdge(1, -margins.right)
    case .topMargin: return verticalEdge(0, margins.top)
    case .bottomMargin: return verticalEdge(1, -margins.bottom)
    case .leadingMargin: return leadingToTrailingPosition(0, inset: isMirrored ? margins.right : margins.left)
    case .trailingMargin: return leadingToTrailingPosition(1, inset: isMirrored ? -margins.left : -margins.right)
    case .centerXWithinMargins:
      let inset = (margins.left - margins.right) / 2
      return mirrorsCenters ? leadingToTrailingPosition(0.5, inset: -inset) : horizontalEdge(0.5, inset)
    case .centerYWithinMargins: return verticalEdge(0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline:
      if let view = object as? UIView, case let baselineView = view.forFirstBaselineLayout, baselineView !== view {
        return baselineView.isDescendant(of: view)
          ? expression(baselineView, attribute, in: host, beside: nil, isMirrored: false) : verticalEdge(1)
      }
      guard let label = object as? UILabel, let font = label.font else { return verticalEdge(1) }
      return verticalEdge(0, pixel(font.ascender, label))
    case .lastBaseline:
      if let view = object as? UIView, case let baselineView = view.forLastBaselineLayout, baselineView !== view {
        return baselineView.isDescendant(of: view)
          ? expression(baselineView, attribute, in: host, beside: nil, isMirrored: false) : verticalEdge(1)
      }
      guard let label = object as? UILabel, let font = label.font else { return verticalEdge(1) }
      let lineHeight = (font.lineHeight * label.contentScaleFactor).rounded(.up) / max(1, label.contentScaleFactor)
      return verticalEdge(1, pixel(font.ascender, label) - lineHeight)
    case .notAnAttribute: return nil
    }
  }

  private func pixel(_ value: CGFloat, _ view: UIView) -> CGFloat {
    let scale = max(1, view.contentScaleFactor)
    return (value * scale).rounded() / scale
  }

  private func length(_ variable: ConstraintSolver.Variable) -> Expression {
    var expression = Expression()
    expression.add(variable, 1)
    return expression
  }

  /// Returns an expression for the position at a fraction of an item's length, in the coordinates of `host`. The method adds the
  /// positions of all containers between the item and `host`.
  private func edgeExpression(
    _ object: AnyObject, _ item: ScopeItem, _ host: UIView, horizontal: Bool, fraction: Double, inset: CGFloat
  ) -> Expression {
    var expression = Expression()
    if fraction != 0 {
      let scale = object === host ? 1 : zoomScale(of: object)
      expression.add(horizontal ? item.width : item.height, fraction * scale)
      if horizontal { item.constrainsWidth = true } else { item.constrainsHeight = true }
    }
    expression.constant += Double(inset)
    guard object !== host else { return expression }
    expression.add(horizontal ? item.left : item.top, 1)
    item.isPositionUsed = true
    convertToHost(&expression, from: LayoutItem.container(of: object), to: host, horizontal)
    return expression
  }

  /// Converts a position from the coordinate system of a container to the coordinate system of its ancestor `host`.
  private func convertToHost(
    _ expression: inout Expression, from container: UIView?, to host: UIView, _ horizontal: Bool
  ) {
    var container = container
    while let view = container, view !== host {
      let viewItem = constraintScope.item(for: view)
      expression.add(horizontal ? viewItem.left : viewItem.top, 1)
      if let scroll = view.scrollContainer {
        // Subviews are in the coordinates of the scrolled content.
        let frame = constraintScope.item(for: scroll.frameLayoutGuide)
        expression.add(horizontal ? frame.left : frame.top, -1)
        frame.isPositionUsed = true
      }
      container = view.superview
    }
  }

  // MARK: Scroll views

  /// Returns `object` if it is a scroll view and the constraint relates it to an item inside of it. Otherwise returns
  /// nil.
  private func scrollContainer(_ object: AnyObject, _ other: AnyObject?) -> (any ScrollContainer)? {
    guard let other, let scroll = (object as? UIView)?.scrollContainer else { return nil }
    func isInside(_ item: AnyObject) -> Bool {
      guard let view = LayoutItem.view(of: item) else { return false }
      return view === scroll ? item is UILayoutGuide : view.isDescendant(of: scroll)
    }
    if let distance = other as? LayoutDistance {
      return [distance.start, distance.end].contains { $0.map(isInside) ?? false } ? scroll : nil
    }
    return isInside(other) ? scroll : nil
  }

  /// Returns an expression for an edge or the center of a scroll view in a constraint with an item inside of it. An edge of the
  /// scroll view is the edge of its content. The center of the scroll view is the center of its frame while the content is not
  /// scrolled.
  private func scrollViewEdgeExpression(
    _ scroll: any ScrollContainer, _ host: UIView, _ horizontal: Bool, _ fraction: Double, _ inset: CGFloat,
    _ isCenter: Bool
  ) -> Expression {
    var expression = Expression()
    expression.constant += Double(inset)
    if fraction != 0 {
      let item = isCenter ? constraintScope.item(for: scroll) : constraintScope.item(for: scroll.contentLayoutGuide)
      expression.add(horizontal ? item.width : item.height, fraction)
      if horizontal { item.constrainsWidth = true } else { item.constrainsHeight = true }
    }
    convertToHost(&expression, from: scroll, to: host, horizontal)
    return expression
  }

  /// Returns the scale of a zoomed view: the ratio of its size in the superview to the size of its bounds.
  private func zoomScale(of object: AnyObject) -> Double {
    guard let view = object as? UIView, let scroll = view.superview?.scrollContainer else { return 1 }
    return Double(scroll.displayedScale(of: view))
  }

  // MARK: Distances

  private func expression(of distance: LayoutDistance, in host: UIView, isMirrored: Bool) -> Expression? {
    let mirrorsCenters =
      isMirrored && (distance.startAttribute.followsDirection || distance.endAttribute.followsDirection)
    guard let start = distance.start, let end = distance.end,
      var pathExpression = expression(
        end, distance.endAttribute, in: host, beside: start, isMirrored: isMirrored, mirrorsCenters: mirrorsCenters),
      let startExpression = expression(
        start, distance.startAttribute, in: host, beside: end, isMirrored: isMirrored, mirrorsCenters: mirrorsCenters)
    else { return nil }
    pathExpression.add(startExpression, -1)
    return pathExpression
  }
}

import CollectionCore
import Foundation

/// Writes a constraint as an equation over the numbers of an island's items.
@MainActor struct IslandEquations {
  private let island: ConstraintIsland

  init(_ island: ConstraintIsland) { self.island = island }

  /// `Σ coefficient · variable + constant`.
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

    mutating func add(_ other: Expression, _ factor: Double) {
      for term in other.terms { add(term.variable, term.coefficient * factor) }
      constant += other.constant * factor
    }
  }

  /// Nil when one of the items has gone.
  func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let host = constraint.host, let first = constraint.firstItem,
      var left = expression(first, constraint.firstAttribute, in: host)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem, let right = expression(second, constraint.secondAttribute, in: host)
      else { return nil }
      left.add(right, -Double(constraint.multiplier))
    }
    left.constant -= Double(constraint.constant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return LinearConstraint(left.terms, constant: left.constant, relation, priority: constraint.priority.rawValue)
  }

  private func expression(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in host: UIView)
    -> Expression?
  {
    guard let view = LayoutItem.view(of: object) else { return nil }
    let item = island.item(for: object)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view.layoutMargins
    func along(_ share: Double, _ inset: CGFloat = 0) -> Expression {
      edge(object, item, host, horizontal: true, share: share, inset: inset)
    }
    func down(_ share: Double, _ inset: CGFloat = 0) -> Expression {
      edge(object, item, host, horizontal: false, share: share, inset: inset)
    }
    // From right to left, distances are counted from the other side: leading is minus the right edge. Constants then
    // point inward and inequalities turn round by themselves (behaviour.md 14.10).
    func directed(_ share: Double, _ inset: CGFloat) -> Expression {
      guard isMirrored else { return along(share, inset) }
      var mirrored = Expression()
      mirrored.add(along(1 - share, -inset), -1)
      return mirrored
    }
    switch attribute {
    case .left: return along(0)
    case .right: return along(1)
    case .leading: return directed(0, 0)
    case .trailing: return directed(1, 0)
    case .centerX: return along(0.5)
    case .top: return down(0)
    case .bottom: return down(1)
    case .centerY: return down(0.5)
    case .width: return length(item.width)
    case .height: return length(item.height)
    case .leftMargin: return along(0, margins.left)
    case .rightMargin: return along(1, -margins.right)
    case .topMargin: return down(0, margins.top)
    case .bottomMargin: return down(1, -margins.bottom)
    case .leadingMargin: return directed(0, isMirrored ? margins.right : margins.left)
    case .trailingMargin: return directed(1, isMirrored ? -margins.left : -margins.right)
    case .centerXWithinMargins: return along(0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return down(0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline:
      if let own = object as? UIView, case let other = own.forFirstBaselineLayout, other !== own {
        return other.isDescendant(of: own) ? expression(other, attribute, in: host) : down(1)
      }
      guard let label = object as? UILabel, let font = label.font else { return down(1) }
      return down(0, pixel(font.ascender, label))
    case .lastBaseline:
      if let own = object as? UIView, case let other = own.forLastBaselineLayout, other !== own {
        return other.isDescendant(of: own) ? expression(other, attribute, in: host) : down(1)
      }
      guard let label = object as? UILabel, let font = label.font else { return down(1) }
      let line = (font.lineHeight * label.contentScaleFactor).rounded(.up) / max(1, label.contentScaleFactor)
      return down(1, pixel(font.ascender, label) - line)
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

  /// `share` of the way across the item, in the coordinates of `host`: the places of everything between are added up.
  private func edge(
    _ object: AnyObject, _ item: IslandItem, _ host: UIView, horizontal: Bool, share: Double, inset: CGFloat
  ) -> Expression {
    var expression = Expression()
    if share != 0 { expression.add(horizontal ? item.width : item.height, share) }
    expression.constant += Double(inset)
    guard object !== host else { return expression }
    expression.add(horizontal ? item.left : item.top, 1)
    var container = LayoutItem.container(of: object)
    while let view = container, view !== host {
      let around = island.item(for: view)
      expression.add(horizontal ? around.left : around.top, 1)
      container = view.superview
    }
    return expression
  }
}

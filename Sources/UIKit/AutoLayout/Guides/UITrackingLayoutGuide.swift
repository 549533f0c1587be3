import Foundation

/// A guide that switches constraints on and off as it comes near to edges of its view, or leaves them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// Constraints that hold while the guide is near to `edge` (one or several), in place of those before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near = Self.replacing(near, by: trackingConstraints, for: edge)
    update()
  }

  /// Constraints that hold while the guide is not near to `edge` (one or several), in place of those before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away = Self.replacing(away, by: trackingConstraints, for: edge)
    update()
  }

  /// What was given for that edge; of several the constraints of all of them.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { near[$0.rawValue] ?? [] }
  }

  /// What was given for that edge; of several the constraints of all of them.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { away[$0.rawValue] ?? [] }
  }

  /// Switches all of them off and forgets them.
  open func removeAllTrackedConstraints() {
    for constraint in Array(near.values.joined()) + Array(away.values.joined()) { constraint.isActive = false }
    near.removeAll()
    away.removeAll()
  }

  /// The table with other constraints at those edges; the old ones are switched off.
  private static func replacing(
    _ old: [UInt: [NSLayoutConstraint]], by constraints: [NSLayoutConstraint], for edge: NSDirectionalRectEdge
  ) -> [UInt: [NSLayoutConstraint]] {
    var table = old
    for one in edges where edge.contains(one) {
      for old in table[one.rawValue] ?? [] where !constraints.contains(old) { old.isActive = false }
      table[one.rawValue] = constraints
    }
    return table
  }

  private func update() {
    for edge in Self.edges {
      let isNear = nearEdges.contains(edge)
      for constraint in near[edge.rawValue] ?? [] where constraint.isActive != isNear { constraint.isActive = isNear }
      for constraint in away[edge.rawValue] ?? [] where constraint.isActive == isNear { constraint.isActive = !isNear }
    }
  }
}

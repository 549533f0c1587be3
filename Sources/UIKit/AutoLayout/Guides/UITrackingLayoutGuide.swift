import Foundation

/// A layout guide with two kinds of additional constraints. Some are active only while the guide is near certain edges
/// of its view, the others only while it is away from them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges of the view to which the guide is near. Subclasses override it.
  var nearEdges: NSDirectionalRectEdge { [] }

  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// Sets the constraints that are active while the guide is near to an edge. They replace the previous ones.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints.
  ///   - edge: The edge. If it contains several edges, the constraints are set for each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near = Self.replacing(near, by: trackingConstraints, for: edge)
    update()
  }

  /// Sets the constraints that are active while the guide is away from an edge. They replace the previous ones.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints.
  ///   - edge: The edge. If it contains several edges, the constraints are set for each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away = Self.replacing(away, by: trackingConstraints, for: edge)
    update()
  }

  /// Returns the constraints that are active while the guide is near to an edge.
  ///
  /// - Parameter edge: The edge. If it contains several edges, the constraints of all of them are returned.
  /// - Returns: The constraints.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { near[$0.rawValue] ?? [] }
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  ///
  /// - Parameter edge: The edge. If it contains several edges, the constraints of all of them are returned.
  /// - Returns: The constraints.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { away[$0.rawValue] ?? [] }
  }

  /// Deactivates and removes all constraints of the guide.
  open func removeAllTrackedConstraints() {
    for constraint in Array(near.values.joined()) + Array(away.values.joined()) { constraint.isActive = false }
    near.removeAll()
    away.removeAll()
  }

  /// Returns a copy of a table of constraints in which the entries for some edges are replaced. The constraints of the
  /// old entries are deactivated.
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

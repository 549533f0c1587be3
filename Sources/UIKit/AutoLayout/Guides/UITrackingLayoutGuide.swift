import Foundation

/// A layout guide with two kinds of additional constraints. Some are active only while the guide is near certain edges
/// of its view, the others only while it is away from them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges of the view to which the guide is near. Subclasses override this property. The base class returns an empty set.
  var nearEdges: NSDirectionalRectEdge { [] }

  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// Sets the constraints that are active while the guide is near to an edge. The new constraints replace the previous ones.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints.
  ///   - edge: The edge. If it contains several edges, the constraints are set for each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    nearConstraints = Self.replacingConstraints(nearConstraints, by: trackingConstraints, for: edge)
    update()
  }

  /// Sets the constraints that are active while the guide is away from an edge. The new constraints replace the previous ones.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints.
  ///   - edge: The edge. If it contains several edges, the constraints are set for each of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    awayConstraints = Self.replacingConstraints(awayConstraints, by: trackingConstraints, for: edge)
    update()
  }

  /// Returns the constraints that are active while the guide is near to an edge.
  ///
  /// - Parameter edge: The edge. If it contains several edges, the constraints of all of them are returned.
  /// - Returns: The constraints.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { nearConstraints[$0.rawValue] ?? [] }
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  ///
  /// - Parameter edge: The edge. If it contains several edges, the constraints of all of them are returned.
  /// - Returns: The constraints.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    Self.edges.filter { edge.contains($0) }.flatMap { awayConstraints[$0.rawValue] ?? [] }
  }

  /// Deactivates and removes all constraints of the guide.
  open func removeAllTrackedConstraints() {
    for constraint in Array(nearConstraints.values.joined()) + Array(awayConstraints.values.joined()) {
      constraint.isActive = false
    }
    nearConstraints.removeAll()
    awayConstraints.removeAll()
  }

  /// Returns a copy of a table of constraints in which the entries for some edges are replaced. The constraints of the
  /// replaced entries are deactivated.
  private static func replacingConstraints(
    _ previousTable: [UInt: [NSLayoutConstraint]], by constraints: [NSLayoutConstraint], for edge: NSDirectionalRectEdge
  ) -> [UInt: [NSLayoutConstraint]] {
    var table = previousTable
    for singleEdge in edges where edge.contains(singleEdge) {
      for constraint in table[singleEdge.rawValue] ?? [] where !constraints.contains(constraint) {
        constraint.isActive = false
      }
      table[singleEdge.rawValue] = constraints
    }
    return table
  }

  private func update() {
    for edge in Self.edges {
      let isNear = nearEdges.contains(edge)
      for constraint in nearConstraints[edge.rawValue] ?? [] where constraint.isActive != isNear {
        constraint.isActive = isNear
      }
      for constraint in awayConstraints[edge.rawValue] ?? [] where constraint.isActive == isNear {
        constraint.isActive = !isNear
      }
    }
  }
}

import Foundation

/// The rule by which a section creates its groups: a template and the available space. Equal sections share a rule.
package final class GroupRule {
  package let template: CompositionalItem
  /// The size of the container of a group. Fractional sizes are relative to it.
  package let container: CGSize
  /// The axis along which the groups of the section are arranged.
  package let axis: FlowAxis
  package let spacing: Double
  /// A group of items without preferred sizes.
  package let pattern: SolvedGroup

  /// Creates a rule and solves its pattern.
  ///
  /// - Complexity: O(items of a group).
  package init(_ template: CompositionalItem, in container: CGSize, axis: FlowAxis, spacing: Double) {
    self.template = template
    self.container = container
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    pattern = GroupSolver.solve(template, .endless, in: container, axis: axis)
  }

  func solve(_ stream: ItemStream) -> SolvedGroup { GroupSolver.solve(template, stream, in: container, axis: axis) }

  /// Returns the distance from the start of a group to the start of the next equal one. It is never negative, even with
  /// negative spacing.
  func pitch(_ group: SolvedGroup) -> Double { max(0, group.extent + spacing) }

  package func isSame(as other: GroupRule) -> Bool {
    other === self
      || (container == other.container && axis == other.axis && spacing == other.spacing
        && template.isSame(as: other.template))
  }
}

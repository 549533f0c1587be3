import Foundation

/// The template and the available space from which a section creates its groups. Sections with equal rules share one
/// object.
package final class GroupRule {
  package let template: CompositionalItem
  /// The size that the fractional sizes of a group are relative to, in points.
  package let container: CGSize
  /// The axis along which the groups of the section are arranged.
  package let axis: FlowAxis
  package let spacing: Double
  /// The group that results from items without preferred sizes.
  package let pattern: SolvedGroup

  /// Creates a rule from the template of a group, and computes `pattern`. `spacing` is the distance between groups in
  /// points.
  ///
  /// - Complexity: O(items of a group).
  package init(_ template: CompositionalItem, in container: CGSize, axis: FlowAxis, spacing: Double) {
    self.template = template
    self.container = container
    self.axis = axis
    self.spacing = spacing.limitedLength
    pattern = GroupSolver.solve(template, .endless, in: container, axis: axis)
  }

  func solve(_ stream: ItemStream) -> SolvedGroup { GroupSolver.solve(template, stream, in: container, axis: axis) }

  /// Returns the distance from the start of a group to the start of the next equal group. The result is at least 0,
  /// even with negative spacing.
  func pitch(_ group: SolvedGroup) -> Double { max(0, group.extent + spacing) }

  package func isSame(as other: GroupRule) -> Bool {
    other === self
      || (container == other.container && axis == other.axis && spacing == other.spacing
        && template.isSame(as: other.template))
  }
}

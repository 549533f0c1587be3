import Foundation

/// How a section makes its groups: the template in the room that there is. Shared by sections that are alike.
package final class GroupRule {
  package let template: CompositionalItem
  /// The room for a group: what fractions are fractions of.
  package let container: CGSize
  /// The direction in which groups follow each other.
  package let axis: FlowAxis
  package let spacing: Double
  /// A group of items whose views have said nothing.
  package let pattern: SolvedGroup

  /// Solves one group. O(items of a group).
  package init(_ template: CompositionalItem, in container: CGSize, axis: FlowAxis, spacing: Double) {
    self.template = template
    self.container = container
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    pattern = GroupSolver.solve(template, .endless, in: container, axis: axis)
  }

  func solve(_ stream: ItemStream) -> SolvedGroup { GroupSolver.solve(template, stream, in: container, axis: axis) }

  /// From one group of a kind to the next. Groups do not run backwards, however negative the spacing.
  func pitch(_ group: SolvedGroup) -> Double { max(0, group.extent + spacing) }

  package func isSame(as other: GroupRule) -> Bool {
    other === self
      || (container == other.container && axis == other.axis && spacing == other.spacing
        && template.isSame(as: other.template))
  }
}

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
  private var knownPattern: SolvedGroup?
  /// The number of items for which the pattern was computed last.
  private var triedCount = 0

  /// Creates a rule from the template of a group. `spacing` is the distance between groups in points.
  ///
  /// - Complexity: O(1).
  package init(_ template: CompositionalItem, in container: CGSize, axis: FlowAxis, spacing: Double) {
    self.template = template
    self.container = container
    self.axis = axis
    self.spacing = spacing.limitedLength
  }

  /// Returns the group that results from items without preferred sizes, or nil if a number of items does not determine it.
  ///
  /// A group can have a million items, of which a section with three items needs three. An invalidation creates new rules, and
  /// mostly replaces them by equal ones before this method is called.
  ///
  /// - Complexity: O(items of a group), but at most O(*count*), at the first call.
  func pattern(ofAtMost count: Int) -> SolvedGroup? {
    if knownPattern == nil, count > triedCount / 2 {
      // More than are requested, so that a section that grows does not compute the pattern again for each item.
      triedCount = max(count.multipliedReportingOverflow(by: 2).overflow ? .max : 2 * count, 64)
      let stream = ItemStream([ItemStream.Run(preferredSize: nil, count: triedCount)])
      let group = GroupSolver.solve(template, stream, in: container, axis: axis)
      // A group that has looked at all items could be another one with more items.
      if !group.isIncomplete, group.items.count + group.lookahead < triedCount { knownPattern = group }
    }
    return knownPattern.flatMap { $0.items.count + $0.lookahead <= count ? $0 : nil }
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

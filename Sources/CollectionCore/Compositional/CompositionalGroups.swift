import Foundation

/// The groups of a section in a summarized sequence, with those preferred sizes of items that are known.
///
/// Successive equal groups are stored as a single element.
///
/// - Complexity: O(log *n* + *k*) for lookups, queries and edits, where *n* is the number of different groups and *k*
///   the number of affected ones.
package struct CompositionalGroups {
  package let rule: GroupRule
  private var runs = SummarizedSequence<GroupRun>()
  /// The largest distance by which an item or a supplementary view extends beyond its group along the axis, in points.
  private var overhang = 0.0
  /// The largest number of items after a group that influenced the content of the group.
  private var lookahead = 0
  /// The thickness of the thickest group so far, across the axis, in points.
  package private(set) var thickness = 0.0

  /// Creates groups for items whose preferred sizes are not known.
  ///
  /// - Complexity: O(1).
  package init(_ rule: GroupRule, count: Int) {
    self.init(rule, [.init(preferredSize: nil, count: count)])
  }

  /// Creates groups according to `rule` for the items of other groups. The items retain their preferred sizes.
  ///
  /// - Complexity: O(nodes).
  package init(_ rule: GroupRule, _ other: CompositionalGroups) {
    self.init(rule, other.stream.remainingRuns)
  }

  init(_ rule: GroupRule, _ runs: [ItemStream.Run]) {
    self.rule = rule
    var filler = GroupFiller(rule)
    for run in runs { filler.add(run) }
    filler.finish()
    updateMaximums(filler)
    self.runs = SummarizedSequence(filler.runs)
  }

  private mutating func updateMaximums(_ filler: GroupFiller) {
    lookahead = max(lookahead, filler.lookahead)
    for run in filler.runs {
      overhang = max(overhang, run.group.overhang, run.group.extent - run.pitch)
      thickness = max(thickness, run.group.thickness)
    }
  }

  package var count: Int { runs.summary.itemCount }
  package var groupCount: Int { runs.summary.lineCount }
  /// The distance from the start of the first group to the end of the last one, in points.
  package var length: Double { runs.isEmpty ? 0 : runs.summary.length - rule.spacing }
  /// The number of runs of equal groups. An edit at the beginning may have to process all of them.
  package var runCount: Int { runs.count }

  var stream: ItemStream {
    var stream = ItemStream()
    for run in runs { run.visitPreferredSizes { stream.append($0) } }
    return stream
  }

  // MARK: Positions

  /// The length of the first group along the axis, in points, or 0 if there are no groups.
  package var firstExtent: Double { runs.first?.group.extent ?? 0 }
  /// The length of the last group along the axis, in points, or 0 if there are no groups.
  package var lastExtent: Double { position(of: count - 1)?.group.extent ?? 0 }

  /// Returns the start of an item's group along the axis, the group, and the index of the item in the group. The result
  /// is nil if the item does not exist.
  ///
  /// - Complexity: O(log nodes).
  package func position(of item: Int) -> (start: Double, group: SolvedGroup, item: Int)? {
    guard item >= 0, item < count, let (run, first, offset) = findRun(item) else { return nil }
    let size = run.group.items.count
    return (offset + Double((item - first) / size) * run.pitch, run.group, (item - first) % size)
  }

  /// Returns the preferred size of an item, or nil if it is not known.
  package func preferredSize(_ item: Int) -> CGSize? { position(of: item).flatMap { $0.group.preferredSize($0.item) } }

  private func findRun(_ item: Int) -> (run: GroupRun, first: Int, offset: Double)? {
    runs.position { $0.itemCount > item }.map { ($0.element, $0.summaryBefore.itemCount, $0.summaryBefore.length) }
  }

  /// Returns the start of the last group at or before a position, and the start of the first group after it.
  ///
  /// For a position before the first group, the results are the same as at the start of the first group. For a position in or
  /// after the last group, both results are the start of the last group.
  ///
  /// - Complexity: O(log nodes).
  package func starts(around position: Double) -> (before: Double, after: Double) {
    guard let lastRun = runs.last else { return (0, 0) }
    let length = runs.summary.length
    let runPosition = runs.position { $0.length > position }
    let run = runPosition?.element ?? lastRun
    let offset = runPosition?.summaryBefore.length ?? runs.summary(before: runs.count - 1).length
    guard run.pitch > 0 else { return (offset, offset) }
    let index = min(max(0, ((position - offset) / run.pitch).rounded(.down)), Double(run.repeatCount - 1))
    let start = offset + index * run.pitch
    let isLast = index == Double(run.repeatCount - 1) && offset + run.length >= length - 1e-6
    return (start, isLast ? start : start + run.pitch)
  }

  /// Calls `body` for the groups that intersect or touch a range, in order, with the index of their first item.
  ///
  /// - Complexity: O(log nodes + *k*), where *k* is the number of groups in the range.
  package func visit(
    from start: Double, to end: Double, _ body: (_ first: Int, _ start: Double, _ group: SolvedGroup) -> Void
  ) {
    let visitedStart = start - overhang
    let visitedEnd = end + overhang
    guard let firstRun = runs.position(where: { $0.length >= visitedStart }) else { return }
    runs.visit(from: firstRun.index) { run, before in
      let offset = before.length
      if offset > visitedEnd { return false }
      var groupIndex = 0
      var groupEnd = run.repeatCount
      if run.pitch > 0 {
        // The range may be infinite, so the quotients are limited before they become integers.
        func index(_ position: Double) -> Int {
          min(run.repeatCount, Int(max(0, min(Double(run.repeatCount), position.rounded(.down)))))
        }
        groupIndex = index((visitedStart - offset) / run.pitch)
        groupEnd = index((visitedEnd - offset) / run.pitch + 1)
      } else {
        // All groups are at the same position, so a limited number of them is sufficient.
        groupEnd = min(run.repeatCount, Self.maximumStackedGroups)
      }
      while groupIndex < groupEnd {
        body(before.itemCount + groupIndex * run.group.items.count, offset + Double(groupIndex) * run.pitch, run.group)
        groupIndex += 1
      }
      return true
    }
  }

  private static let maximumStackedGroups = 100

  // MARK: Edits

  /// Replaces the items of a range with new items. `preferredSizes` contains the preferred sizes of the new items, or
  /// nil for sizes that are not known.
  ///
  /// The groups from the changed group on are calculated again, until a group begins at the same item as before.
  package mutating func replace(_ range: Range<Int>, with preferredSizes: [CGSize?]) {
    replace(range, runs: preferredSizes.map { ItemStream.Run(preferredSize: $0, count: 1) })
  }

  mutating func replace(_ range: Range<Int>, runs: [ItemStream.Run]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "items \(range.lowerBound)..<\(range.upperBound) are out of bounds of a section with \(count) items")
    var filler = GroupFiller(rule)
    // The range of the runs whose groups are computed again.
    var firstIndex = 0
    var endIndex = self.runs.count
    // The run at the end of the range, and the index of its first item after the range.
    var partialRun: (GroupRun, Int)?
    // Groups before the change that depend on the changed items may now contain these items.
    let firstItem = max(0, min(range.lowerBound, count - 1) - lookahead)
    if let firstRun = self.runs.position(where: { $0.itemCount > firstItem }) {
      firstIndex = firstRun.index
      self.runs.visit(from: firstIndex) { run, before in
        guard before.itemCount < range.lowerBound else { return false }
        filler.add(run, from: 0, to: min(run.itemCount, range.lowerBound - before.itemCount))
        return true
      }
      if let lastRun = self.runs.position(where: { $0.itemCount > range.upperBound }) {
        partialRun = (lastRun.element, range.upperBound - lastRun.summaryBefore.itemCount)
        endIndex = lastRun.index + 1
      }
    }
    for run in runs { filler.add(run) }
    if let partialRun = partialRun { filler.add(partialRun.0, from: partialRun.1) }
    self.runs.visit(from: endIndex) { run, _ in
      if filler.finishGroup(before: run) { return false }
      filler.add(run)
      endIndex += 1
      return true
    }
    filler.finish()
    updateMaximums(filler)
    self.runs.replaceSubrange(firstIndex..<endIndex, with: filler.runs)
  }
}

import Foundation

/// A structure that creates groups from items that are added in order. Any number of items without preferred sizes can
/// be added at once.
struct GroupFiller {
  private let rule: GroupRule
  private(set) var runs: [GroupRun] = []
  private var pendingItems = ItemStream()
  /// The largest number of items after a group that influenced the content of the group.
  private(set) var lookahead = 0

  init(_ rule: GroupRule) { self.rule = rule }

  mutating func add(_ run: ItemStream.Run) { pendingItems.append(run) }

  mutating func add(_ run: GroupRun, from first: Int = 0, to end: Int? = nil) {
    run.visitPreferredSizes(from: first, to: end) { pendingItems.append($0) }
  }

  /// Returns whether a group ends at the last item that was added, so that the groups of `next` can follow unchanged.
  /// If the result is true, all added items have been stored in groups.
  mutating func finishGroup(before next: GroupRun) -> Bool {
    solveGroups(isLast: false)
    guard pendingItems.count > 0 else { return true }
    var extendedItems = pendingItems
    next.visitPreferredSizes(from: 0, to: min(next.itemCount, next.group.items.count)) { extendedItems.append($0) }
    let group = rule.solve(extendedItems)
    guard group.items.count == pendingItems.count, !group.isIncomplete else { return false }
    appendGroups(group, 1)
    pendingItems = ItemStream()
    return true
  }

  mutating func finish() { solveGroups(isLast: true) }

  private mutating func solveGroups(isLast: Bool) {
    while let firstRun = pendingItems.first {
      // A group is equal to the pattern if at least the same number of items follows it.
      if firstRun.preferredSize == nil, let pattern = rule.pattern(ofAtMost: firstRun.count) {
        let requiredCount = pattern.items.count + pattern.lookahead
        let repeatCount = (firstRun.count - requiredCount) / pattern.items.count + 1
        appendGroups(pattern, repeatCount)
        pendingItems.drop(repeatCount * pattern.items.count)
        continue
      }
      let group = rule.solve(pendingItems)
      if group.isIncomplete, !isLast { return }
      appendGroups(group, 1)
      pendingItems.drop(group.items.count)
    }
  }

  private mutating func appendGroups(_ group: SolvedGroup, _ repeatCount: Int) {
    lookahead = max(lookahead, group.lookahead)
    if let lastRun = runs.last, lastRun.group.isEqual(group) {
      runs[runs.count - 1] = GroupRun(lastRun.group, repeatCount: lastRun.repeatCount + repeatCount, rule)
    } else {
      runs.append(GroupRun(group, repeatCount: repeatCount, rule))
    }
  }
}

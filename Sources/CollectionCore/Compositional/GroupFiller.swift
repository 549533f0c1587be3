import Foundation

/// Creates groups from items that are added in order. Any number of items without preferred sizes can be added at once.
struct GroupFiller {
  private let rule: GroupRule
  private(set) var runs: [GroupRun] = []
  private var pendingItems = ItemStream()
  /// The largest number of following items that influenced the content of a group.
  private(set) var lookahead = 0

  init(_ rule: GroupRule) { self.rule = rule }

  mutating func add(_ run: ItemStream.Run) { pendingItems.append(run) }

  mutating func add(_ run: GroupRun, from first: Int = 0, to end: Int? = nil) {
    run.visitPreferredSizes(from: first, to: end) { pendingItems.append($0) }
  }

  /// Returns whether a group ends at the last item that was added, so that the groups of `next` can follow unchanged.
  /// If the result is true, all added items have been stored in groups.
  mutating func breaks(before next: GroupRun) -> Bool {
    fill(isLast: false)
    guard pendingItems.count > 0 else { return true }
    var loadedAhead = pendingItems
    next.visitPreferredSizes(from: 0, to: min(next.items, next.group.items.count)) { loadedAhead.append($0) }
    let group = rule.solve(loadedAhead)
    guard group.items.count == pendingItems.count, !group.isOpen else { return false }
    emit(group, 1)
    pendingItems = ItemStream()
    return true
  }

  mutating func finish() { fill(isLast: true) }

  private mutating func fill(isLast: Bool) {
    let pattern = rule.pattern
    while let first = pendingItems.first {
      // A group is equal to the pattern if at least the same number of items follows it.
      let requiredCount = pattern.items.count + pattern.lookahead
      if first.preferredSize == nil, first.count >= requiredCount, !pattern.isOpen {
        let wholeRepeats = (first.count - requiredCount) / pattern.items.count + 1
        emit(pattern, wholeRepeats)
        pendingItems.drop(wholeRepeats * pattern.items.count)
        continue
      }
      let group = rule.solve(pendingItems)
      if group.isOpen, !isLast { return }
      emit(group, 1)
      pendingItems.drop(group.items.count)
    }
  }

  private mutating func emit(_ group: SolvedGroup, _ repeats: Int) {
    lookahead = max(lookahead, group.lookahead)
    if let last = runs.last, last.group.isEqual(group) {
      runs[runs.count - 1] = GroupRun(last.group, repeats: last.repeats + repeats, rule)
    } else {
      runs.append(GroupRun(group, repeats: repeats, rule))
    }
  }
}

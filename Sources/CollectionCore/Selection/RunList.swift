/// A list of runs in ascending order of their items. Each run is stored with its distance from the end of the previous
/// run. A single change of a distance therefore moves all runs after an index.
struct RunList: Sendable {
  private struct Entry: Summarizable {
    /// The distance from the end of the previous run to the first item of this run.
    var gap: RunStep
    var length: Int
    var order: Int

    var summary: RunSummary { RunSummary(step: gap + RunStep(0, length), itemCount: length, firstOrder: order) }
    static var leafCapacity: Int { 64 }
  }

  private struct RunSummary: SequenceSummary {
    /// The distance that the summarized runs cover, from the end of the run before them to the end of the last run.
    let step: RunStep
    /// The number of items in the summarized runs.
    let itemCount: Int
    /// The smallest insertion order of the items in the summarized runs.
    let firstOrder: Int

    static var zero: RunSummary { RunSummary(step: .none, itemCount: 0, firstOrder: .max) }

    static func + (first: RunSummary, second: RunSummary) -> RunSummary {
      RunSummary(
        step: first.step + second.step, itemCount: first.itemCount + second.itemCount,
        firstOrder: min(first.firstOrder, second.firstOrder))
    }
  }

  private static let origin = ItemIndex(0, 0)

  private var entries = SummarizedSequence<Entry>()

  init() {}

  /// Creates a list of one run.
  init(_ run: ItemRun) {
    let gap = RunStep(from: Self.origin, to: run.start)
    entries = SummarizedSequence(CollectionOfOne(Entry(gap: gap, length: run.count, order: run.order)))
  }

  private init(_ entries: SummarizedSequence<Entry>) { self.entries = entries }

  var isEmpty: Bool { entries.isEmpty }

  /// The number of items in all runs.
  ///
  /// - Complexity: O(1).
  var itemCount: Int { entries.summary.itemCount }

  // MARK: Lookups

  /// Returns the first run that ends after an item index, and the run's index in the list. Returns nil if no run ends
  /// after the item index.
  private func run(endingAfter item: ItemIndex) -> (run: ItemRun, index: Int)? {
    entries.position { Self.origin + $0.step > item }.map {
      (Self.run($0.element, after: $0.summaryBefore.step), $0.index)
    }
  }

  private static func run(_ entry: Entry, after before: RunStep) -> ItemRun {
    ItemRun(origin + (before + entry.gap), entry.length, order: entry.order)
  }

  /// Returns the insertion order of an item, or nil if no run contains it.
  func order(of item: ItemIndex) -> Int? {
    guard let run = run(endingAfter: item)?.run, run.start <= item else { return nil }
    return run.order + item.item - run.start.item
  }

  /// The item that was inserted first, or nil if the list is empty.
  var firstSelected: ItemIndex? {
    let firstOrder = entries.summary.firstOrder
    return entries.position { $0.firstOrder == firstOrder }.map {
      Self.run($0.element, after: $0.summaryBefore.step).start
    }
  }

  /// Calls `body` for the runs in ascending order of their items.
  ///
  /// - Complexity: O(runs).
  func forEach(_ body: (ItemRun) -> Void) {
    entries.visit { entry, before in
      body(Self.run(entry, after: before.step))
      return true
    }
  }

  private var firstRun: ItemRun? { entries.first.map { Self.run($0, after: .none) } }

  private var lastRun: ItemRun? {
    guard let entry = entries.last else { return nil }
    let lastEnd = Self.origin + entries.summary.step
    return ItemRun(ItemIndex(lastEnd.section, lastEnd.item - entry.length), entry.length, order: entry.order)
  }

  // MARK: Edits

  /// Returns a list of the items before an index, and a list of the items from the index on. A run that contains the
  /// index is split.
  func split(at item: ItemIndex) -> (RunList, RunList) {
    guard let (run, index) = run(endingAfter: item) else { return (self, RunList()) }
    var (left, right) = entries.split(at: index)
    let keptCount = max(0, run.start < item ? item.item - run.start.item : 0)
    if keptCount > 0 {
      let gap = RunStep(from: Self.origin + left.summary.step, to: run.start)
      left.append(Entry(gap: gap, length: keptCount, order: run.order))
    }
    // The previous gap is relative to a run that is in the other list.
    let gap = RunStep(from: Self.origin, to: ItemIndex(run.section, run.start.item + keptCount))
    right.set(Entry(gap: gap, length: run.count - keptCount, order: run.order + keptCount), at: 0)
    return (RunList(left), RunList(right))
  }

  /// Returns this list with `other` appended. The runs of `other` must be after those of this list. Adjacent runs with
  /// successive insertion orders are merged.
  func joined(with other: RunList) -> RunList {
    guard let previousRun = lastRun else { return other }
    guard let nextRun = other.firstRun else { return self }
    var joinedEntries = entries
    var otherEntries = other.entries
    if previousRun.end == nextRun.start, previousRun.order + previousRun.count == nextRun.order {
      var entry = joinedEntries[joinedEntries.count - 1]
      entry.length += nextRun.count
      joinedEntries.set(entry, at: joinedEntries.count - 1)
      otherEntries.replaceSubrange(0..<1, with: EmptyCollection())
    } else {
      let entry = Entry(
        gap: RunStep(from: previousRun.end, to: nextRun.start), length: nextRun.count, order: nextRun.order)
      otherEntries.set(entry, at: 0)
    }
    joinedEntries.append(contentsOf: otherEntries)
    return RunList(joinedEntries)
  }

  /// Replaces the runs between two indexes, and moves the runs after them.
  ///
  /// - Parameters:
  ///   - start: The first index of the replaced range. A run that contains it is split.
  ///   - end: The index after the end of the range. A run that contains it is split.
  ///   - newRun: The run to insert, or nil to insert none.
  ///   - move: A closure that returns the new index of the first item after `end`. The distances between later items
  ///     do not change.
  mutating func replace(
    from start: ItemIndex, to end: ItemIndex, with newRun: ItemRun? = nil,
    moving move: (ItemIndex) -> ItemIndex = { $0 }
  ) {
    var runs: [ItemRun] = []
    func add(_ run: ItemRun) {
      if let previous = runs.last, previous.end == run.start, previous.order + previous.count == run.order {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
    let runIndex = run(endingAfter: start)
    let index = runIndex?.index ?? entries.count
    let firstIndex = max(0, index - 1)
    let stepBefore = entries.summary(before: firstIndex).step
    if firstIndex < index { add(Self.run(entries[firstIndex], after: stepBefore)) }
    if let run = runIndex?.run, run.start < start {
      add(ItemRun(run.start, start.item - run.start.item, order: run.order))
    }
    if let newRun { add(newRun) }
    var endIndex = entries.count
    if let (run, index) = start == end ? runIndex : run(endingAfter: end) {
      let removedCount = run.start < end ? end.item - run.start.item : 0
      add(ItemRun(move(run.start < end ? end : run.start), run.count - removedCount, order: run.order + removedCount))
      endIndex = index + 1
    }
    var previousKey = Self.origin + stepBefore
    let newEntries = runs.map { run in
      defer { previousKey = run.end }
      return Entry(gap: RunStep(from: previousKey, to: run.start), length: run.count, order: run.order)
    }
    entries.replaceSubrange(firstIndex..<endIndex, with: newEntries)
  }

  /// Returns the list with all runs moved. `move` returns the new index of the first item. The distances between items
  /// do not change.
  func moved(_ move: (ItemIndex) -> ItemIndex) -> RunList {
    guard var entry = entries.first, let run = firstRun else { return self }
    entry.gap = RunStep(from: Self.origin, to: move(run.start))
    var result = self
    result.entries.set(entry, at: 0)
    return result
  }
}

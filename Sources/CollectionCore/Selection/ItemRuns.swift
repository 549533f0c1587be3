/// A set of items, such as the selected items, that preserves the order in which they were inserted.
///
/// The items are stored as runs. A million items that were selected at once are one run, and a batch update changes
/// only the affected runs. Copies share equal parts.
///
/// - Complexity: O(log runs) for all operations unless stated otherwise.
package struct ItemRuns: Sendable {
  var list = RunList()
  private var nextOrder = 0

  package init() {}

  /// Creates a set that contains every item of the sections.
  package init(all counts: SectionCounts) {
    for (section, items) in counts.enumerated() { insert(ItemIndex(section, 0), count: items) }
  }

  /// The number of items in the set.
  ///
  /// - Complexity: O(1).
  package var count: Int { list.itemCount }
  package var isEmpty: Bool { list.isEmpty }

  package func contains(_ item: ItemIndex) -> Bool { list.order(of: item) != nil }

  /// The item of the set that was inserted first, or nil if the set is empty.
  package var first: ItemIndex? { list.firstSelected }

  /// The runs of the set, in ascending order of their items.
  ///
  /// - Complexity: O(runs).
  package var runs: [ItemRun] {
    var result: [ItemRun] = []
    list.forEach { result.append($0) }
    return result
  }

  /// The runs of the set, in the order in which they were inserted.
  ///
  /// - Complexity: O(runs · log runs).
  package var runsInOrder: [ItemRun] { runs.sorted { $0.order < $1.order } }

  // MARK: Changes

  package mutating func insert(_ item: ItemIndex) {
    guard !contains(item) else { return }
    insertRun(item, count: 1, order: nextOrder)
    nextOrder += 1
  }

  /// Inserts `count` successive items, beginning with `item`, in ascending order. The set must not contain any of them.
  package mutating func insert(_ item: ItemIndex, count: Int) {
    guard count > 0 else { return }
    insertRun(item, count: count, order: nextOrder)
    nextOrder += count
  }

  package mutating func remove(_ item: ItemIndex) {
    guard contains(item) else { return }
    list.replace(from: item, to: ItemIndex(item.section, item.item + 1))
  }

  package mutating func removeAll() { self = ItemRuns() }

  mutating func insertRun(_ item: ItemIndex, count: Int, order: Int) {
    list.replace(from: item, to: item, with: ItemRun(item, count, order: order))
  }

  /// Returns the set without items whose index is out of bounds.
  ///
  /// - Complexity: O(runs).
  package func clipped(to counts: SectionCounts) -> ItemRuns {
    var result = self
    result.list = RunList()
    for run in runs where run.section < counts.count {
      let length = min(run.count, counts[run.section] - run.start.item)
      guard length > 0 else { continue }
      result.list = result.list.joined(with: RunList(ItemRun(run.start, length, order: run.order)))
    }
    return result
  }

  // MARK: Queries of ranges

  /// Returns the runs before `first` and after `last`, in the order in which they were inserted.
  ///
  /// - Complexity: O(log runs + returned runs).
  package func runs(outside first: ItemIndex, _ last: ItemIndex) -> [ItemRun] {
    let (before, following) = list.split(at: first)
    let (_, after) = following.split(at: ItemIndex(last.section, last.item + 1))
    var result: [ItemRun] = []
    before.forEach { result.append($0) }
    after.forEach { result.append($0) }
    return result.sorted { $0.order < $1.order }
  }

  /// Returns the items from `first` through `last` that exist but are not in the set, as ranges in ascending order.
  ///
  /// - Complexity: O(log runs + runs and sections in the range).
  package func missingRanges(from first: ItemIndex, through last: ItemIndex, in counts: SectionCounts)
    -> [(section: Int, items: Range<Int>)]
  {
    guard first <= last, first.section < counts.count else { return [] }
    let (_, following) = list.split(at: first)
    let (inside, _) = following.split(at: ItemIndex(last.section, last.item + 1))
    var result: [(section: Int, items: Range<Int>)] = []
    var index = first
    func add(_ section: Int, _ start: Int, _ limit: Int) {
      let end = min(limit, counts[section])
      if start < end { result.append((section, start..<end)) }
    }
    /// Appends the existing items from `index` up to, but not including, `stop` to the result.
    func addItems(before stop: ItemIndex) {
      while index.section < min(stop.section, counts.count) {
        add(index.section, index.item, counts[index.section])
        index = ItemIndex(index.section + 1, 0)
      }
      if index.section == stop.section, stop.section < counts.count { add(index.section, index.item, stop.item) }
    }
    inside.forEach { run in
      addItems(before: run.start)
      index = run.end
    }
    addItems(before: ItemIndex(last.section, last.item + 1))
    return result
  }
}

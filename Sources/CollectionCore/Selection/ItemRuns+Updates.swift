extension ItemRuns {
  /// Follows the items to their places after a batch; what has gone is no longer in. O(operations · log runs).
  package mutating func follow(_ map: UpdateMap) {
    guard !isEmpty else { return }
    let operations = map.operations
    let carried = operations.movedItems.compactMap { move in
      RunNode.order(of: move.from, in: root).map { (item: move.to, order: $0) }
    }
    // What goes, by old places: items first, then sections from the end on.
    let shifted = shiftedSections(map)
    for (section, shift) in shifted {
      for items in Self.ranges(shift.removed).reversed() { close(section, items) }
    }
    for section in map.forgottenSections { drop(section) }
    var lifted: [Int: RunNode] = [:]
    for section in map.sections.shift.removed.reversed() {
      if let runs = lift(section), map.sections.new(ofOld: section) != nil { lifted[section] = runs }
    }
    // What comes, by new places: sections, then items.
    for section in map.sections.shift.added {
      open(section, with: map.sections.old(ofNew: section).flatMap { lifted[$0] })
    }
    for (old, shift) in shifted {
      guard let section = map.sections.new(ofOld: old) else { continue }
      for items in Self.ranges(shift.added) { open(section, items) }
    }
    for one in carried where !contains(one.item) { put(one.item, count: 1, order: one.order) }
  }

  /// The old sections in which items come or go.
  private func shiftedSections(_ map: UpdateMap) -> [(section: Int, shift: IndexShift)] {
    let operations = map.operations
    var named = Set(operations.deletedItems.lazy.map(\.section)).union(operations.movedItems.lazy.map(\.from.section))
    let filled = Set(operations.insertedItems.lazy.map(\.section)).union(operations.movedItems.lazy.map(\.to.section))
    for section in filled { if let old = map.sections.old(ofNew: section) { named.insert(old) } }
    return named.sorted().compactMap { section in map.itemShift(ofOldSection: section).map { (section, $0) } }
  }

  /// Ascending places as ranges.
  private static func ranges(_ places: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for place in places {
      if let last = result.last, last.upperBound == place {
        result[result.count - 1] = last.lowerBound..<place + 1
      } else {
        result.append(place..<place + 1)
      }
    }
    return result
  }

  /// Takes places of a section away; those behind them move up.
  private mutating func close(_ section: Int, _ items: Range<Int>) {
    let (before, rest) = RunNode.split(root, at: ItemIndex(section, items.lowerBound))
    let (_, after) = RunNode.split(rest, at: ItemIndex(section, items.upperBound))
    root = RunNode.join(before, Self.moved(after, in: section, by: -items.count))
  }

  /// Puts empty places into a section.
  private mutating func open(_ section: Int, _ items: Range<Int>) {
    let (before, after) = RunNode.split(root, at: ItemIndex(section, items.lowerBound))
    root = RunNode.join(before, Self.moved(after, in: section, by: items.count))
  }

  /// The same with those of the section `items` further; the first step says it for all of them.
  private static func moved(_ tree: RunNode?, in section: Int, by items: Int) -> RunNode? {
    RunNode.stepping(tree) { $0.sections == section ? RunStep($0.sections, $0.items + items) : $0 }
  }

  /// The items of a section are in no more; the section stays.
  private mutating func drop(_ section: Int) {
    let (before, rest) = RunNode.split(root, at: ItemIndex(section, 0))
    root = RunNode.join(before, RunNode.split(rest, at: ItemIndex(section + 1, 0)).1)
  }

  /// Takes a section away, and answers what was in it.
  private mutating func lift(_ section: Int) -> RunNode? {
    let (before, rest) = RunNode.split(root, at: ItemIndex(section, 0))
    let (inside, after) = RunNode.split(rest, at: ItemIndex(section + 1, 0))
    root = RunNode.join(before, RunNode.stepping(after) { RunStep($0.sections - 1, $0.items) })
    return inside
  }

  /// Puts a section in, with what a moved one had.
  private mutating func open(_ section: Int, with runs: RunNode?) {
    let (before, rest) = RunNode.split(root, at: ItemIndex(section, 0))
    let after = RunNode.stepping(rest) { RunStep($0.sections + 1, $0.items) }
    let inside = RunNode.stepping(runs) { RunStep(section, $0.items) }
    root = RunNode.join(RunNode.join(before, inside), after)
  }
}

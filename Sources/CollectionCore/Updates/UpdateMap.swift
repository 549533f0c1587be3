/// What a batch of updates does to the places of items and sections: a function of the counts before and of the
/// operations, with nothing of views in it. Building it costs O(operations · log operations), whatever the number of
/// items and sections; asking it costs O(log operations), in both directions.
///
/// An item keeps its identity if it was neither deleted (alone or with its section) nor in a section that is reloaded.
/// A moved item keeps it in any case, also when it leaves a section that goes, or enters one that comes.
package struct UpdateMap: Sendable {
  package let operations: UpdateOperations
  /// The counts before the batch and after it.
  package let before: SectionCounts
  package let after: SectionCounts
  package let sections: SectionMap
  /// Of items, by the old section that keeps its identity.
  private let shifts: [Int: IndexShift]
  private let moves: MoveTable
  /// Whether the items of sections that are reloaded are known still: they keep their identity, and get new views.
  private let knowsReloaded: Bool

  /// Checks the operations against the counts and builds the map. `count` answers the number of items of a section after
  /// the batch; it is asked for sections that operations name only, each once, in ascending order.
  package init(
    before: SectionCounts, sectionsAfter: Int, operations: UpdateOperations, count: (Int) -> Int
  ) throws(UpdateError) {
    self.before = before
    let sections = try SectionMap(before: before.count, after: sectionsAfter, operations: operations)
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for item in operations.deletedItems { removed[item.section, default: []].append(item.item) }
    for item in operations.insertedItems { added[item.section, default: []].append(item.item) }
    for move in operations.movedItems {
      removed[move.from.section, default: []].append(move.from.item)
      added[move.to.section, default: []].append(move.to.item)
    }

    var touched = Set(added.keys.lazy.filter { $0 >= 0 && $0 < sectionsAfter }).union(operations.insertedSections)
    for old in operations.reloadedSections.union(removed.keys) where before.indices.contains(old) {
      if let new = sections.new(ofOld: old) { touched.insert(new) }
    }
    after = Self.edit(before, sections, touched.sorted(), count)
    try ItemChecker(before: before, after: after, operations: operations).check()

    var shifts: [Int: IndexShift] = [:]
    for new in touched {
      guard let old = sections.old(ofNew: new), !operations.reloadedSections.contains(old) else { continue }
      shifts[old] = IndexShift(removed: removed[old] ?? [], added: added[new] ?? [])
    }
    self.operations = operations
    self.sections = sections
    self.shifts = shifts
    knowsReloaded = false
    moves = MoveTable(operations.movedItems)
    for old in shifts.keys.sorted() { try checkCount(before, after, old) }
  }

  /// The map of a difference that knows every item: nothing is asked or checked. Besides what operations can say, an item
  /// may be moved and reloaded at once, and so may a section, whose items keep their identity.
  ///
  /// - Parameter shifts: How items go and come, by old section, in sections that are there before and after.
  init(
    before: SectionCounts, after: SectionCounts, trusted operations: UpdateOperations, shifts: [Int: IndexShift]
  ) {
    self.before = before
    self.after = after
    self.operations = operations
    self.shifts = shifts
    knowsReloaded = true
    sections = SectionMap(trusted: operations)
    moves = MoveTable(operations.movedItems)
  }

  /// The same with all counts after the batch at hand; also sections that no operation names must have kept theirs.
  /// O(sections) for that.
  package init(
    before: SectionCounts, after: SectionCounts, operations: UpdateOperations
  ) throws(UpdateError) {
    try self.init(before: before, sectionsAfter: after.count, operations: operations) { after[$0] }
    guard self.after != after else { return }
    for old in before.indices where !operations.reloadedSections.contains(old) {
      try checkCount(before, after, old)
    }
  }

  private static func edit(
    _ before: SectionCounts, _ sections: SectionMap, _ touched: [Int], _ count: (Int) -> Int
  ) -> SectionCounts {
    let asked = touched.map { (section: $0, items: count($0)) }
    var after = before
    // Moved sections bring what they had; if operations name them, that is set right below.
    after.replace(
      removing: sections.shift.removed,
      inserting: sections.shift.added.map { new in
        (section: new, items: sections.old(ofNew: new).map { before[$0] } ?? 0)
      })
    after.set(asked)
    return after
  }

  private func checkCount(_ before: SectionCounts, _ after: SectionCounts, _ old: Int) throws(UpdateError) {
    guard let new = sections.new(ofOld: old) else { return }
    let shift = shifts[old] ?? .none
    if before[old] - shift.removed.count + shift.added.count == after[new] { return }
    let movedIn = operations.movedItems.count { $0.to.section == new }
    let movedOut = operations.movedItems.count { $0.from.section == old }
    throw .itemCount(
      section: new, oldSection: old, before: before[old], after: after[new],
      inserted: shift.added.count - movedIn, deleted: shift.removed.count - movedOut, movedIn: movedIn,
      movedOut: movedOut)
  }

  // MARK: Questions

  /// Where a section is now; nil when it was deleted. A reloaded section keeps its place (`isReloaded(section:)`).
  package func newSection(ofOld old: Int) -> Int? { sections.new(ofOld: old) }

  /// Where a section was; nil when it was inserted.
  package func oldSection(ofNew new: Int) -> Int? { sections.old(ofNew: new) }

  /// Where an item is now; nil when it was deleted, alone or with its section, or when its section was reloaded.
  package func newItem(ofOld old: ItemIndex) -> ItemIndex? {
    if let target = moves.target(of: old) { return target }
    guard knowsReloaded || !operations.reloadedSections.contains(old.section),
      let section = newSection(ofOld: old.section)
    else { return nil }
    guard let shift = shifts[old.section] else { return ItemIndex(section, old.item) }
    return shift.new(of: old.item).map { ItemIndex(section, $0) }
  }

  /// Where an item was; nil when it was inserted, alone or with its section, or when its section was reloaded.
  package func oldItem(ofNew new: ItemIndex) -> ItemIndex? {
    if let source = moves.source(of: new) { return source }
    guard let section = oldSection(ofNew: new.section),
      knowsReloaded || !operations.reloadedSections.contains(section)
    else { return nil }
    guard let shift = shifts[section] else { return ItemIndex(section, new.item) }
    return shift.old(of: new.item).map { ItemIndex(section, $0) }
  }

  /// The sections (old places) that stay, but whose items do not: those that are reloaded, unless their items are known.
  package var forgottenSections: Set<Int> { knowsReloaded ? [] : operations.reloadedSections }

  /// How the items of a section (old place) that keeps its identity shift; nil where no operation names them.
  package func itemShift(ofOldSection old: Int) -> IndexShift? { shifts[old] }

  /// The sections (new places, ascending) that operations name or whose items they name; what moves as it is is none of
  /// them.
  package var changedSections: [Int] {
    var changed = operations.insertedSections
    for old in operations.reloadedSections { if let new = sections.new(ofOld: old) { changed.insert(new) } }
    for old in shifts.keys { if let new = sections.new(ofOld: old) { changed.insert(new) } }
    for item in operations.reloadedItems { if let new = newItem(ofOld: item) { changed.insert(new.section) } }
    return changed.sorted()
  }

  /// Whether the item (old place) keeps its identity but gets a new view.
  package func isReloaded(_ old: ItemIndex) -> Bool {
    operations.reloadedItems.contains(old)
      || (knowsReloaded && !operations.reloadedSections.isEmpty && operations.reloadedSections.contains(old.section))
  }

  /// Whether the section (old place) keeps its identity but gets new views.
  package func isReloaded(section old: Int) -> Bool { operations.reloadedSections.contains(old) }
}

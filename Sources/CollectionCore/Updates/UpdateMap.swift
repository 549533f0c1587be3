/// A mapping between the indexes of items and sections before and after a batch update. It is computed from the numbers
/// of items and the operations, independent of any view.
///
/// Creating it costs O(operations · log operations), independent of the number of items and sections. A query in either
/// direction costs O(log operations).
///
/// An item keeps its identity unless it is deleted (alone or with its section) or its section is reloaded. A moved item
/// always keeps its identity, even if it leaves a deleted section or enters an inserted one.
package struct UpdateMap: Sendable {
  package let operations: UpdateOperations
  /// The numbers of items of all sections before the update.
  package let countsBefore: SectionCounts
  /// The numbers of items of all sections after the update.
  package let countsAfter: SectionCounts
  package let sections: SectionMap
  /// The shifts of items within the sections that retain their identity. The keys are the old indexes of the sections.
  private let shifts: [Int: IndexShift]
  private let moves: MoveTable
  /// Indicates whether the items of reloaded sections are known. Such items retain their identity, and their views are
  /// replaced.
  private let keepsReloadedItems: Bool

  /// Checks the operations against the numbers of items, and creates the mapping.
  ///
  /// `count` returns the number of items of a section after the update. The closure is called once for each section
  /// with operations, in ascending order. It is not called for other sections.
  package init(
    before: SectionCounts, sectionsAfter: Int, operations: UpdateOperations, count: (Int) -> Int
  ) throws(UpdateError) {
    countsBefore = before
    let sections = try SectionMap(before: before.count, after: sectionsAfter, operations: operations)
    var removedItems: [Int: [Int]] = [:]
    var addedItems: [Int: [Int]] = [:]
    for item in operations.deletedItems { removedItems[item.section, default: []].append(item.item) }
    for item in operations.insertedItems { addedItems[item.section, default: []].append(item.item) }
    for move in operations.movedItems {
      removedItems[move.from.section, default: []].append(move.from.item)
      addedItems[move.to.section, default: []].append(move.to.item)
    }

    var affectedSections = Set(addedItems.keys.lazy.filter { $0 >= 0 && $0 < sectionsAfter }).union(
      operations.insertedSections)
    for oldIndex in operations.reloadedSections.union(removedItems.keys) where before.indices.contains(oldIndex) {
      if let newSection = sections.newIndex(ofOld: oldIndex) { affectedSections.insert(newSection) }
    }
    countsAfter = Self.makeCountsAfter(before, sections, affectedSections.sorted(), count)
    try ItemChecker(countsBefore: before, countsAfter: countsAfter, operations: operations).check()

    var shifts: [Int: IndexShift] = [:]
    for newIndex in affectedSections {
      guard let oldSection = sections.oldIndex(ofNew: newIndex), !operations.reloadedSections.contains(oldSection)
      else {
        continue
      }
      shifts[oldSection] = IndexShift(removed: removedItems[oldSection] ?? [], added: addedItems[newIndex] ?? [])
    }
    self.operations = operations
    self.sections = sections
    self.shifts = shifts
    keepsReloadedItems = false
    moves = MoveTable(operations.movedItems)
    for oldIndex in shifts.keys.sorted() { try checkCount(before, countsAfter, oldIndex) }
  }

  /// Creates the mapping for a difference between known items, without checks.
  ///
  /// An item or a section may be moved and reloaded at the same time, which is not possible in a batch update. The
  /// items of such a section retain their identity.
  ///
  /// - Parameters:
  ///   - before: The numbers of items before the update.
  ///   - after: The numbers of items after the update.
  ///   - operations: The operations.
  ///   - shifts: The shifts of items, by old section, for sections that exist before and after the update.
  init(
    before: SectionCounts, after: SectionCounts, trusted operations: UpdateOperations, shifts: [Int: IndexShift]
  ) {
    countsBefore = before
    countsAfter = after
    self.operations = operations
    self.shifts = shifts
    keepsReloadedItems = true
    sections = SectionMap(trusted: operations)
    moves = MoveTable(operations.movedItems)
  }

  /// Creates the mapping from the numbers of items of all sections after the update. Also checks that the numbers of
  /// sections without operations are unchanged, which costs O(sections).
  package init(
    before: SectionCounts, after: SectionCounts, operations: UpdateOperations
  ) throws(UpdateError) {
    try self.init(before: before, sectionsAfter: after.count, operations: operations) { after[$0] }
    guard countsAfter != after else { return }
    for oldSection in before.indices where !operations.reloadedSections.contains(oldSection) {
      try checkCount(before, after, oldSection)
    }
  }

  private static func makeCountsAfter(
    _ before: SectionCounts, _ sections: SectionMap, _ affectedSections: [Int], _ count: (Int) -> Int
  ) -> SectionCounts {
    let newItemCounts = affectedSections.map { (section: $0, items: count($0)) }
    var countsAfter = before
    // A moved section has the same number of items as before. If it has operations, the number is set below.
    countsAfter.replace(
      removing: sections.shift.removedIndexes,
      inserting: sections.shift.addedIndexes.map { newIndex in
        (section: newIndex, items: sections.oldIndex(ofNew: newIndex).map { before[$0] } ?? 0)
      })
    countsAfter.set(newItemCounts)
    return countsAfter
  }

  private func checkCount(_ before: SectionCounts, _ after: SectionCounts, _ oldSection: Int) throws(UpdateError) {
    guard let newSection = sections.newIndex(ofOld: oldSection) else { return }
    let shift = shifts[oldSection] ?? .none
    if before[oldSection] - shift.removedIndexes.count + shift.addedIndexes.count == after[newSection] { return }
    let movedInCount = operations.movedItems.count { $0.to.section == newSection }
    let movedOutCount = operations.movedItems.count { $0.from.section == oldSection }
    throw .itemCount(
      section: newSection, oldSection: oldSection, before: before[oldSection], after: after[newSection],
      inserted: shift.addedIndexes.count - movedInCount, deleted: shift.removedIndexes.count - movedOutCount,
      movedIn: movedInCount,
      movedOut: movedOutCount)
  }

  // MARK: Queries

  /// Returns the new index of a section, or nil if it was deleted. A reloaded section also has a new index
  /// (`isReloaded(section:)`).
  package func newSection(ofOld oldIndex: Int) -> Int? { sections.newIndex(ofOld: oldIndex) }

  /// Returns the old index of a section, or nil if it was inserted.
  package func oldSection(ofNew newIndex: Int) -> Int? { sections.oldIndex(ofNew: newIndex) }

  /// Returns the new index of an item, or nil if it was deleted (alone or with its section) or its section was
  /// reloaded.
  package func newItem(ofOld oldIndex: ItemIndex) -> ItemIndex? {
    if let target = moves.target(of: oldIndex) { return target }
    guard keepsReloadedItems || !operations.reloadedSections.contains(oldIndex.section),
      let section = newSection(ofOld: oldIndex.section)
    else { return nil }
    guard let shift = shifts[oldIndex.section] else { return ItemIndex(section, oldIndex.item) }
    return shift.newIndex(of: oldIndex.item).map { ItemIndex(section, $0) }
  }

  /// Returns the old index of an item, or nil if it was inserted (alone or with its section) or its section was
  /// reloaded.
  package func oldItem(ofNew newIndex: ItemIndex) -> ItemIndex? {
    if let source = moves.source(of: newIndex) { return source }
    guard let section = oldSection(ofNew: newIndex.section),
      keepsReloadedItems || !operations.reloadedSections.contains(section)
    else { return nil }
    guard let shift = shifts[section] else { return ItemIndex(section, newIndex.item) }
    return shift.oldIndex(of: newIndex.item).map { ItemIndex(section, $0) }
  }

  /// The old indexes of the remaining sections whose items are replaced. These are the reloaded sections whose items
  /// are not known.
  package var sectionsWithNewItems: Set<Int> { keepsReloadedItems ? [] : operations.reloadedSections }

  /// Returns the shift of the items in a section that retains its identity, given the section's old index. The result
  /// is nil if there are no operations on its items.
  package func itemShift(ofOldSection oldIndex: Int) -> IndexShift? { shifts[oldIndex] }

  /// The new indexes of the sections that have operations, or whose items have operations, in ascending order. Sections
  /// that are only moved are not included.
  package var changedSections: [Int] {
    var result = operations.insertedSections
    for oldIndex in operations.reloadedSections {
      if let newSection = sections.newIndex(ofOld: oldIndex) { result.insert(newSection) }
    }
    for oldIndex in shifts.keys {
      if let newSection = sections.newIndex(ofOld: oldIndex) { result.insert(newSection) }
    }
    for item in operations.reloadedItems {
      if let movedItem = newItem(ofOld: item) { result.insert(movedItem.section) }
    }
    return result.sorted()
  }

  /// Returns whether an item retains its identity but its view is replaced. `oldIndex` is the item's old index.
  package func isReloaded(_ oldIndex: ItemIndex) -> Bool {
    operations.reloadedItems.contains(oldIndex)
      || (keepsReloadedItems && !operations.reloadedSections.isEmpty
        && operations.reloadedSections.contains(oldIndex.section))
  }

  /// Returns whether a section retains its identity but its views are replaced. `oldIndex` is the section's old index.
  package func isReloaded(section oldIndex: Int) -> Bool { operations.reloadedSections.contains(oldIndex) }
}

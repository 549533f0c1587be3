/// What a batch of updates does to the places of items and sections: a function of the counts before and after and of
/// the operations, with nothing of views in it. Building it costs what the operations are, asking it O(log operations).
package struct UpdateMap: Sendable {
  package let operations: UpdateOperations
  /// Of sections; moved ones count as removed and added here.
  let sections: IndexShift
  /// Of items, by the old section that keeps its identity.
  var itemsByOldSection: [Int: IndexShift] = [:]
  let movedSectionTargets: [Int: Int]
  let movedSectionSources: [Int: Int]
  let movedItemTargets: [ItemIndex: ItemIndex]
  let movedItemSources: [ItemIndex: ItemIndex]

  /// Checks the operations against the counts and builds the map. `after` must be the counts of the data after the batch.
  package init(before: [Int], after: [Int], operations: UpdateOperations) throws(UpdateError) {
    let checker = UpdateChecker(before: before, after: after, operations: operations)
    try checker.checkSections()
    self.operations = operations
    movedSectionTargets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    movedSectionSources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    sections = IndexShift(
      removed: operations.deletedSections.union(movedSectionTargets.keys),
      added: operations.insertedSections.union(movedSectionSources.keys))
    movedItemTargets = Dictionary(operations.movedItems.map { ($0.from, $0.to) }) { $1 }
    movedItemSources = Dictionary(operations.movedItems.map { ($0.to, $0.from) }) { $1 }
    try checker.checkItems()

    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for item in operations.deletedItems { removed[item.section, default: []].append(item.item) }
    for move in operations.movedItems { removed[move.from.section, default: []].append(move.from.item) }
    for item in operations.insertedItems { added[item.section, default: []].append(item.item) }
    for move in operations.movedItems { added[move.to.section, default: []].append(move.to.item) }
    for section in removed.keys where newSection(ofOld: section) == nil { removed[section] = nil }
    for section in added.keys {
      guard let old = oldSection(ofNew: section) else { continue }
      itemsByOldSection[old] = IndexShift(removed: removed[old] ?? [], added: added[section] ?? [])
    }
    for (old, items) in removed where itemsByOldSection[old] == nil {
      itemsByOldSection[old] = IndexShift(removed: items, added: [])
    }
    try checker.checkCounts(self)
  }

  /// Where a section is now; nil when it was deleted. A reloaded section keeps its place (`isReloaded(section:)`).
  package func newSection(ofOld old: Int) -> Int? { movedSectionTargets[old] ?? sections.new(of: old) }

  /// Where a section was; nil when it was inserted.
  package func oldSection(ofNew new: Int) -> Int? { movedSectionSources[new] ?? sections.old(of: new) }

  /// Where an item is now; nil when it was deleted, alone or with its section, or when its section was reloaded.
  package func newItem(ofOld old: ItemIndex) -> ItemIndex? {
    if let target = movedItemTargets[old] { return target }
    guard !operations.reloadedSections.contains(old.section), let section = newSection(ofOld: old.section) else {
      return nil
    }
    guard let shift = itemsByOldSection[old.section] else { return ItemIndex(section, old.item) }
    return shift.new(of: old.item).map { ItemIndex(section, $0) }
  }

  /// Where an item was; nil when it was inserted, alone or with its section, or when its section was reloaded.
  package func oldItem(ofNew new: ItemIndex) -> ItemIndex? {
    if let source = movedItemSources[new] { return source }
    guard let section = oldSection(ofNew: new.section), !operations.reloadedSections.contains(section) else {
      return nil
    }
    guard let shift = itemsByOldSection[section] else { return ItemIndex(section, new.item) }
    return shift.old(of: new.item).map { ItemIndex(section, $0) }
  }

  /// Whether the item (old place) keeps its identity but gets a new view.
  package func isReloaded(_ old: ItemIndex) -> Bool { operations.reloadedItems.contains(old) }

  /// Whether the section (old place) keeps its identity but gets new views.
  package func isReloaded(section old: Int) -> Bool { operations.reloadedSections.contains(old) }
}

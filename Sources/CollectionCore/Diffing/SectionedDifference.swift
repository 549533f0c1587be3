/// The changes between two lists: the sections and items that remain, are moved, are deleted and are inserted.
///
/// The number of moved sections is as small as possible, and so is the number of items that are moved within a section.
/// An item whose section changes is always moved. Parts that two versions of a list share are not compared, and items
/// that remain in order are found without hashing.
///
/// - Complexity: O(old + new) if most elements keep their order, O(*n* · log *n*) in the worst case.
struct SectionedDifference<Section: Hashable, Item: Hashable> {
  typealias List = SectionedList<Section, Item>

  private let oldList: List
  private let newList: List
  private var operations = UpdateOperations()
  private var shifts: [Int: IndexShift] = [:]

  /// The old slot of each section of the new list, by its new slot. The value is -1 for a section that was inserted.
  private var oldSectionSlots: ContiguousArray<Int32>
  /// The new slot of each section of the old list, by its old slot. The value is -1 for a section that was deleted.
  private var newSectionSlots: ContiguousArray<Int32>

  /// The change of each item, indexed by its old slot.
  private var itemChanges: ContiguousArray<ItemChange>
  /// The old index of each item in its section, by its old slot. Only the indexes in parts that differ are set.
  private var oldIndexes: ContiguousArray<Int32>
  /// The moved items. Each entry contains the old slot and the new index.
  private var moves: [(slot: Int, to: ItemIndex)] = []

  init(from old: List, to new: List) {
    oldList = old
    newList = new
    oldSectionSlots = ContiguousArray(repeating: -1, count: new.sections.count)
    newSectionSlots = ContiguousArray(repeating: -1, count: old.sections.count)
    itemChanges = ContiguousArray(repeating: .deleted, count: old.items.count)
    oldIndexes = ContiguousArray(repeating: -1, count: old.items.count)
    compareSections()
    compareItems()
    addReloads()
  }

  /// The batch update that results from the changes.
  var map: UpdateMap {
    UpdateMap(before: oldList.counts, after: newList.counts, trusted: operations, shifts: shifts)
  }

  // MARK: Sections

  private mutating func compareSections() {
    var finder = Finder(newList.sections, in: oldList.sections)
    var commonSlots: ContiguousArray<Int32> = []
    var oldSectionIndexes: ContiguousArray<Int32> = []
    for slot in newList.sectionOrder {
      let oldSlot = finder.find(Int(slot))
      guard oldSlot >= 0 else { continue }
      oldSectionSlots[Int(slot)] = Int32(oldSlot)
      newSectionSlots[oldSlot] = slot
      commonSlots.append(slot)
      oldSectionIndexes.append(Int32(oldList.rank(ofSection: oldSlot)))
    }
    for (index, slot) in newList.sectionOrder.enumerated() where oldSectionSlots[Int(slot)] < 0 {
      operations.insertedSections.insert(index)
    }
    for (index, slot) in oldList.sectionOrder.enumerated() where newSectionSlots[Int(slot)] < 0 {
      operations.deletedSections.insert(index)
    }
    let isInOrder = LongestIncreasingSubsequence.members(of: oldSectionIndexes)
    for (index, slot) in commonSlots.enumerated() where !isInOrder[index] {
      operations.movedSections.append(
        .init(from: Int(oldSectionIndexes[index]), to: newList.rank(ofSection: Int(slot))))
    }
  }

  // MARK: Items

  private mutating func compareItems() {
    var oldRanges: [DifferingRange] = []
    var newRanges: [DifferingRange] = []
    for (index, slot) in oldList.sectionOrder.enumerated() {
      oldRanges.append(DifferingRange(group: Int(slot), section: index, indexes: 0..<oldList.groups.count(Int(slot))))
    }
    for (index, slot) in newList.sectionOrder.enumerated() {
      let group = Int(slot)
      let oldSection = Int(oldSectionSlots[group])
      var range = DifferingRange(group: group, section: index, indexes: 0..<newList.groups.count(group))
      if oldSection >= 0 {
        let sharedCounts = newList.groups.commonSlotCounts(group, with: oldList.groups, oldSection) {
          [newList, oldList] in
          newList.items.hasSame($0, as: oldList.items, $1)
        }
        range = DifferingRange(
          group: group, section: index,
          indexes: sharedCounts.leading..<max(sharedCounts.leading, range.indexes.count - sharedCounts.trailing))
        let rank = oldList.rank(ofSection: oldSection)
        oldRanges[rank] = DifferingRange(
          group: oldSection, section: rank,
          indexes: sharedCounts
            .leading..<max(sharedCounts.leading, oldRanges[rank].indexes.count - sharedCounts.trailing))
      }
      if !range.indexes.isEmpty { newRanges.append(range) }
    }
    for range in oldRanges where !range.indexes.isEmpty { recordOldIndexes(range) }
    var finder = Finder(newList.items, in: oldList.items)
    for range in newRanges { findOldItems(range, &finder) }
    for range in oldRanges where !range.indexes.isEmpty { recordRemovals(range) }
    resolveShifts()
    for move in moves {
      let source = ItemIndex(rank(ofItem: move.slot), Int(oldIndexes[move.slot]))
      operations.movedItems.append(.init(from: source, to: move.to))
    }
  }

  private func rank(ofItem slot: Int) -> Int { oldList.rank(ofSection: oldList.groups.group(of: slot) ?? 0) }

  private mutating func recordOldIndexes(_ range: DifferingRange) {
    var index = Int32(range.indexes.lowerBound)
    for slot in oldList.groups.slots(range.group, in: range.indexes) {
      oldIndexes[Int(slot)] = index
      index += 1
    }
  }

  /// Finds the old positions of the items in a part of a new section.
  private mutating func findOldItems(_ range: DifferingRange, _ finder: inout Finder<Item>) {
    let oldSection = Int(oldSectionSlots[range.group])
    let slots = newList.groups.slots(range.group, in: range.indexes)
    // For each item of the range, its old slot, or -1 if the item was inserted.
    var oldSlots = ContiguousArray<Int32>(repeating: -1, count: slots.count)
    var indexes = ContiguousArray<Int32>()
    indexes.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      let oldSlot = finder.find(Int(slot))
      guard oldSlot >= 0 else { continue }
      oldSlots[index] = Int32(oldSlot)
      itemChanges[oldSlot] = .moves
      if oldSection >= 0, oldList.groups.group(of: oldSlot) == oldSection { indexes.append(oldIndexes[oldSlot]) }
    }
    let isInOrder = LongestIncreasingSubsequence.members(of: indexes)
    var candidateCount = 0
    var addedIndexes: [Int] = []
    for (index, oldSlot) in oldSlots.enumerated() {
      let newIndex = range.indexes.lowerBound + index
      guard oldSlot >= 0 else {
        addedIndexes.append(newIndex)
        if oldSection >= 0 { operations.insertedItems.insert(ItemIndex(range.section, newIndex)) }
        continue
      }
      if oldSection >= 0, oldList.groups.group(of: Int(oldSlot)) == oldSection {
        candidateCount += 1
        if isInOrder[candidateCount - 1] {
          itemChanges[Int(oldSlot)] = .stays
          continue
        }
      }
      addedIndexes.append(newIndex)
      moves.append((Int(oldSlot), ItemIndex(range.section, newIndex)))
    }
    if oldSection >= 0, !addedIndexes.isEmpty { additions[oldList.rank(ofSection: oldSection)] = addedIndexes }
  }

  /// The new indexes of the items added to each section, in ascending order. The keys are the old indexes of the
  /// sections.
  private var additions: [Int: [Int]] = [:]
  /// The old indexes of the items removed from each section, in ascending order. The keys are the old indexes of the
  /// sections.
  private var removals: [Int: [Int]] = [:]

  private mutating func recordRemovals(_ range: DifferingRange) {
    guard newSectionSlots[range.group] >= 0 else { return }
    var removedIndexes: [Int] = []
    var index = range.indexes.lowerBound
    for slot in oldList.groups.slots(range.group, in: range.indexes) {
      let itemChange = itemChanges[Int(slot)]
      if itemChange != .stays { removedIndexes.append(index) }
      if itemChange == .deleted { operations.deletedItems.insert(ItemIndex(range.section, index)) }
      index += 1
    }
    if !removedIndexes.isEmpty { removals[range.section] = removedIndexes }
  }

  private mutating func resolveShifts() {
    for section in Set(additions.keys).union(removals.keys) {
      shifts[section] = IndexShift(removed: removals[section] ?? [], added: additions[section] ?? [])
    }
  }

  // MARK: Marks

  /// Adds the items and sections to reload, if they are in the old list.
  private mutating func addReloads() {
    for section in newList.reloadedSections.identifiers {
      if let index = oldList.position(of: section) { operations.reloadedSections.insert(index) }
    }
    for item in newList.reloadedItems.identifiers {
      if let index = oldList.position(of: item) { operations.reloadedItems.insert(index) }
    }
  }
}

// These types are outside the generic type, so that the elements of arrays have types that are known at compile time.

/// The change of an old item. An old item is deleted, remains in order or is moved.
private enum ItemChange: UInt8 { case deleted, stays, moves }

/// A range of a section's items in which the two versions may differ.
private struct DifferingRange {
  let group: Int
  let section: Int
  let indexes: Range<Int>
}

/// A structure that finds the identifiers of one table in another table. If an identifier follows the previous one in
/// both tables, it is found without a lookup.
private struct Finder<Identifier: Hashable> {
  private let table: IdentifierTable<Identifier>
  private let otherTable: IdentifierTable<Identifier>
  private var nextSlot = 0

  init(_ table: IdentifierTable<Identifier>, in otherTable: IdentifierTable<Identifier>) {
    self.table = table
    self.otherTable = otherTable
  }

  /// Returns the slot of an identifier in the other table, or -1 if the identifier is not in it.
  mutating func find(_ slot: Int) -> Int {
    let hash = table.hashes[slot]
    // Versions of one list have the same slots. Lists that are built in the same way have successive slots.
    if table.hasSame(slot, as: otherTable, nextSlot) {
      nextSlot += 1
      return nextSlot - 1
    }
    if table.hasSame(slot, as: otherTable, slot) {
      nextSlot = slot + 1
      return slot
    }
    guard let otherSlot = otherTable.slot(of: table.identifiers[slot], hash: hash) else { return -1 }
    nextSlot = otherSlot + 1
    return otherSlot
  }
}

extension SectionedList {
  /// Returns the changes from `old` to this list.
  ///
  /// Elements of `reloadedItems` and `reloadedSections` of this list are reloaded if they are in `old`. The reloads of
  /// `old` are ignored. See `SectionedDifference` for the complexity.
  package func update(from old: SectionedList) -> UpdateMap { SectionedDifference(from: old, to: self).map }
}

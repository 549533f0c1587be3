/// The changes between two lists: the sections and items that remain, are moved, are deleted and are inserted.
///
/// The number of moved sections is as small as possible, and so is the number of items that are moved within a section.
/// An item whose section changes is always moved. Parts that two versions of a list share are not compared, wherever
/// they are in their section, and items that remain in order are found without hashing.
///
/// - Complexity: O(old + new) if most elements keep their order, O(*n* · log *n*) in the worst case. For versions of one
///   list, the items in chunks that both versions share and that keep their order are not visited.
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
    if newList.sections.sharesStorage(with: oldList.sections), newList.sectionOrder == oldList.sectionOrder {
      // Versions of one list mostly have the same sections.
      oldSectionSlots = ContiguousArray(0..<Int32(newList.sections.count))
      newSectionSlots = oldSectionSlots
      return
    }
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
    for (index, slot) in oldList.sectionOrder.enumerated() where newSectionSlots[Int(slot)] < 0 {
      oldRanges.append(DifferingRange(group: Int(slot), section: index, indexes: 0..<oldList.groups.count(Int(slot))))
    }
    for (index, slot) in newList.sectionOrder.enumerated() {
      let group = Int(slot)
      let oldSection = Int(oldSectionSlots[group])
      if oldSection >= 0, newList.groups.sharesChunks(group, with: oldList.groups, oldSection) { continue }
      var range = DifferingRange(group: group, section: index, indexes: 0..<newList.groups.count(group))
      if oldSection >= 0 {
        let sharedCounts = newList.groups.commonSlotCounts(group, with: oldList.groups, oldSection) {
          [newList, oldList] in
          newList.items.hasSame($0, as: oldList.items, $1)
        }
        let start = sharedCounts.leading
        let oldIndexes = start..<max(start, oldList.groups.count(oldSection) - sharedCounts.trailing)
        let newIndexes = start..<max(start, range.indexes.count - sharedCounts.trailing)
        let blocks = newList.groups.sharedBlocks(
          group, in: newIndexes, with: oldList.groups, oldSection, in: oldIndexes)
        range = DifferingRange(group: group, section: index, indexes: newIndexes, blocks: blocks)
        oldRanges.append(
          DifferingRange(
            group: oldSection, section: oldList.rank(ofSection: oldSection), indexes: oldIndexes,
            blocks: blocks.sorted { $0.oldStart < $1.oldStart }))
      }
      if !range.indexes.isEmpty { newRanges.append(range) }
    }
    for range in oldRanges where !range.indexes.isEmpty { recordOldIndexes(range) }
    var finder = Finder(newList.items, in: oldList.items)
    for range in newRanges {
      if range.blocks.isEmpty { findOldItems(range, &finder) } else { findOldItemsBetweenBlocks(range, &finder) }
    }
    for range in oldRanges where !range.indexes.isEmpty { recordRemovals(range) }
    resolveShifts()
    for move in moves {
      let source = ItemIndex(rank(ofItem: move.slot), Int(oldIndexes[move.slot]))
      operations.movedItems.append(.init(from: source, to: move.to))
    }
  }

  private func rank(ofItem slot: Int) -> Int { oldList.rank(ofSection: oldList.groups.group(of: slot) ?? 0) }

  private mutating func recordOldIndexes(_ range: DifferingRange) {
    for gap in range.indexes.gaps(between: range.blocks.map(\.oldIndexes)) {
      recordOldIndexes(range.group, gap)
    }
  }

  private mutating func recordOldIndexes(_ group: Int, _ indexes: Range<Int>) {
    var index = Int32(indexes.lowerBound)
    for slot in oldList.groups.slots(group, in: indexes) {
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

  /// Finds the old positions of the items in a part of a new section that shares blocks with the old one. The items of a
  /// block all remain in order, or all move.
  private mutating func findOldItemsBetweenBlocks(_ range: DifferingRange, _ finder: inout Finder<Item>) {
    let oldSection = Int(oldSectionSlots[range.group])
    var candidates = range.blocks
    var addedIndexes: [Int] = []
    var sectionMoves: [(slot: Int, to: ItemIndex)] = []
    for gap in range.indexes.gaps(between: range.blocks.map(\.indexes)) {
      for (index, slot) in newList.groups.slots(range.group, in: gap).enumerated() {
        let newIndex = gap.lowerBound + index
        let oldSlot = finder.find(Int(slot))
        guard oldSlot >= 0 else {
          addedIndexes.append(newIndex)
          operations.insertedItems.insert(ItemIndex(range.section, newIndex))
          continue
        }
        itemChanges[oldSlot] = .moves
        if oldList.groups.group(of: oldSlot) == oldSection {
          candidates.append(SharedBlock(start: newIndex, oldStart: Int(oldIndexes[oldSlot]), count: 1))
        } else {
          addedIndexes.append(newIndex)
          sectionMoves.append((oldSlot, ItemIndex(range.section, newIndex)))
        }
      }
    }
    candidates.sort { $0.start < $1.start }
    let isInOrder = LongestIncreasingSubsequence.members(
      of: ContiguousArray(candidates.map { Int32($0.oldStart) }),
      weights: ContiguousArray(candidates.map { Int32($0.count) }))
    var stayingBlocks: [Range<Int>] = []
    for (candidate, isInOrder) in zip(candidates, isInOrder) {
      if isInOrder {
        stayingBlocks.append(candidate.oldIndexes)
        continue
      }
      recordOldIndexes(oldSection, candidate.oldIndexes)
      for (index, oldSlot) in oldList.groups.slots(oldSection, in: candidate.oldIndexes).enumerated() {
        itemChanges[Int(oldSlot)] = .moves
        addedIndexes.append(candidate.start + index)
        sectionMoves.append((Int(oldSlot), ItemIndex(range.section, candidate.start + index)))
      }
    }
    moves += sectionMoves.sorted { $0.to.item < $1.to.item }
    let rank = oldList.rank(ofSection: oldSection)
    stayingItems[rank] = stayingBlocks
    if !addedIndexes.isEmpty { additions[rank] = addedIndexes.sorted() }
  }

  /// The old indexes of items that remain in order in sections with shared blocks, in ascending order. The keys are the
  /// old indexes of the sections.
  private var stayingItems: [Int: [Range<Int>]] = [:]
  /// The new indexes of the items added to each section, in ascending order. The keys are the old indexes of the
  /// sections.
  private var additions: [Int: [Int]] = [:]
  /// The old indexes of the items removed from each section, in ascending order. The keys are the old indexes of the
  /// sections.
  private var removals: [Int: [Int]] = [:]

  private mutating func recordRemovals(_ range: DifferingRange) {
    guard newSectionSlots[range.group] >= 0 else { return }
    var removedIndexes: [Int] = []
    for gap in range.indexes.gaps(between: stayingItems[range.section] ?? []) {
      var index = gap.lowerBound
      for slot in oldList.groups.slots(range.group, in: gap) {
        let itemChange = itemChanges[Int(slot)]
        if itemChange != .stays { removedIndexes.append(index) }
        if itemChange == .deleted { operations.deletedItems.insert(ItemIndex(range.section, index)) }
        index += 1
      }
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
  /// The parts of the range that are in both versions, in the order of this version.
  var blocks: [SharedBlock] = []
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

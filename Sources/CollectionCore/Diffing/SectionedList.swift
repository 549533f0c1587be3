/// Sections and items with unique identifiers. The list contains the data of a diffable data source snapshot. Copies
/// share their storage.
///
/// Finding an item or a section costs O(1). Changing the order of sections costs O(sections). Changing items costs as
/// much as an edit of `SlotGroups`.
package struct SectionedList<Section: Hashable, Item: Hashable> {
  package private(set) var sections = IdentifierTable<Section>()
  package private(set) var items = IdentifierTable<Item>()
  /// The items of the sections. A slot is the number of an identifier in its `IdentifierTable`. There is a group for
  /// each section. Its number is the section's slot, and it contains the slots of the section's items.
  package private(set) var groups = SlotGroups()
  /// The slots of the sections, in order.
  package private(set) var sectionOrder: ContiguousArray<Int32> = []
  /// The index of each section, by its slot.
  private var ranks: ContiguousArray<Int32> = []

  /// The items to reload when this list is applied.
  package private(set) var reloadedItems = IdentifierTable<Item>()
  /// The items to reconfigure when this list is applied.
  package private(set) var reconfiguredItems = IdentifierTable<Item>()
  /// The sections to reload when this list is applied.
  package private(set) var reloadedSections = IdentifierTable<Section>()

  /// The identifiers in an insertion that are reported because they were not unique.
  ///
  /// These are identifiers that occurred more than once in the insertion, and identifiers that were already in the
  /// list. In the first case, only the first occurrence is inserted. In the second case, the element is moved.
  package struct Insertion<Identifier> {
    package var repeatedIdentifiers: [Identifier] = []
    package var movedIdentifiers: [Identifier] = []
  }

  package init() {}

  // MARK: Queries

  package var sectionIdentifiers: [Section] { sectionOrder.map { sections.identifiers[Int($0)] } }

  package var itemIdentifiers: [Item] {
    var result: [Item] = []
    result.reserveCapacity(items.count)
    for section in sectionOrder { groups.forEach(Int(section)) { result.append(items.identifiers[$0]) } }
    return result
  }

  /// Returns the items of a section, or nil if the section is not in the list.
  ///
  /// - Complexity: O(items).
  package func itemIdentifiers(in section: Section) -> [Item]? {
    guard let section = sections.slot(of: section) else { return nil }
    return groups.slots(section).map { items.identifiers[Int($0)] }
  }

  /// Returns the number of items of a section, or nil if the section is not in the list.
  package func itemCount(in section: Section) -> Int? { sections.slot(of: section).map(groups.count) }

  /// Returns whether a section has the same items in the same order as in another version of this list. The result may be
  /// `false` for equal items if the lists are not versions of one list, or if the items were changed and changed back.
  ///
  /// - Complexity: O(chunks of the section).
  package func sharesItems(in section: Section, with other: SectionedList) -> Bool {
    guard let group = sections.slot(of: section), let otherGroup = other.sections.slot(of: section) else {
      return false
    }
    return groups.sharesChunks(group, with: other.groups, otherGroup)
  }

  package func itemCount(at section: Int) -> Int { groups.count(Int(sectionOrder[section])) }

  package var counts: SectionCounts { SectionCounts(sectionOrder.lazy.map { groups.count(Int($0)) }) }

  package func position(of section: Section) -> Int? { sections.slot(of: section).map { Int(ranks[$0]) } }

  package func position(of item: Item) -> ItemIndex? { items.slot(of: item).map(position(ofItem:)) }

  /// Returns the section and the index of the item in a slot.
  package func position(ofItem slot: Int) -> ItemIndex {
    ItemIndex(Int(ranks[groups.group(of: slot) ?? 0]), groups.position(of: slot))
  }

  /// Returns the index of the section in a slot.
  package func rank(ofSection slot: Int) -> Int { Int(ranks[slot]) }

  /// Returns the index of an item among the items of all sections, or nil if the item is not in the list.
  ///
  /// - Complexity: O(sections).
  package func flatIndex(of item: Item) -> Int? {
    guard let position = position(of: item) else { return nil }
    return sectionOrder[..<position.section].reduce(position.item) { $0 + groups.count(Int($1)) }
  }

  package func section(containing item: Item) -> Section? {
    items.slot(of: item).flatMap(groups.group(of:)).map { sections.identifiers[$0] }
  }

  package func section(at index: Int) -> Section? {
    sectionOrder.indices.contains(index) ? sections.identifiers[Int(sectionOrder[index])] : nil
  }

  /// Returns the item at an index, or nil if the index is out of bounds.
  ///
  /// - Complexity: O(log items).
  package func item(at index: ItemIndex) -> Item? {
    guard sectionOrder.indices.contains(index.section) else { return nil }
    let section = Int(sectionOrder[index.section])
    guard index.item >= 0, index.item < groups.count(section) else { return nil }
    return items.identifiers[groups.slot(section, at: index.item)]
  }

  // MARK: Items

  /// Appends items to a section, or to the last section if `section` is nil. Returns nil if the section is not in the
  /// list.
  package mutating func append(_ identifiers: [Item], to section: Section?) -> Insertion<Item>? {
    guard let section = section.map({ sections.slot(of: $0) }) ?? sectionOrder.last.map({ Int($0) }) else { return nil }
    var result = Insertion<Item>()
    let slots = assignItemSlots(identifiers, anchor: nil, &result)
    groups.insert(slots, section, at: groups.count(section))
    return result
  }

  /// Inserts items directly before or after the item `anchor`. Returns nil if `anchor` is not in the list.
  package mutating func insert(_ identifiers: [Item], _ side: InsertionSide, _ anchor: Item) -> Insertion<Item>? {
    guard let anchor = items.slot(of: anchor), let section = groups.group(of: anchor) else { return nil }
    var result = Insertion<Item>()
    let slots = assignItemSlots(identifiers, anchor: anchor, &result)
    groups.insert(slots, section, at: groups.position(of: anchor) + side.step)
    return result
  }

  /// Moves an item directly before or after the item `anchor`. Returns false if the item or `anchor` is not in the list.
  package mutating func move(_ item: Item, _ side: InsertionSide, _ anchor: Item) -> Bool {
    guard let slot = items.slot(of: item), let anchor = items.slot(of: anchor),
      let section = groups.group(of: anchor)
    else { return false }
    guard slot != anchor else { return true }
    groups.remove(slot)
    groups.insert([Int32(slot)], section, at: groups.position(of: anchor) + side.step)
    return true
  }

  /// Moves an item to an index. The index is the item's index after the move. Returns false if the item is not in the
  /// list or the index is out of bounds.
  package mutating func move(_ item: Item, to target: ItemIndex) -> Bool {
    guard let slot = items.slot(of: item), sectionOrder.indices.contains(target.section) else { return false }
    let section = Int(sectionOrder[target.section])
    let maximumIndex = groups.count(section) - (groups.group(of: slot) == section ? 1 : 0)
    guard target.item >= 0, target.item <= maximumIndex else { return false }
    groups.remove(slot)
    groups.insert([Int32(slot)], section, at: target.item)
    return true
  }

  /// Deletes items. Items that are not in the list are ignored.
  package mutating func delete(_ identifiers: [Item]) {
    let slots = Set(identifiers.lazy.compactMap { [items] in items.slot(of: $0) })
    remove(slots.sorted(by: >))
  }

  /// Replaces the items of a section. Items of other sections are moved to it, and remaining items retain their slots.
  /// Returns nil if the section is not in the list.
  ///
  /// The items before the first and after the last difference are only compared, so that both versions share their chunks.
  ///
  /// - Complexity: O(items of the section) comparisons, O(items between the first and the last difference) for the rest.
  package mutating func replaceItems(of section: Section, with identifiers: [Item]) -> Insertion<Item>? {
    guard let group = sections.slot(of: section) else { return nil }
    let (oldRange, newRange) = differingRanges(of: group, identifiers)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return Insertion() }
    let identifiers = Array(identifiers[newRange])
    var newItems = IdentifierTable<Item>()
    newItems.reserve(identifiers.count)
    for identifier in identifiers { newItems.insert(identifier) }
    var removedSlots: [Int] = []
    for slot in groups.slots(group, in: oldRange)
    where newItems.slot(of: items.identifiers[Int(slot)], hash: items.hashes[Int(slot)]) == nil {
      removedSlots.append(Int(slot))
    }
    remove(removedSlots.sorted(by: >))
    var result = Insertion<Item>()
    // Items that remain are removed from the order and inserted again.
    let remainingCount = oldRange.count - removedSlots.count
    let oldSlots = groups.slots(group, in: oldRange.lowerBound..<oldRange.lowerBound + remainingCount)
    if oldSlots.count == groups.count(group) {
      groups.removeAll(group)
    } else {
      for slot in oldSlots { groups.remove(Int(slot)) }
    }
    let slots = assignItemSlots(identifiers, anchor: nil, inNoGroup: Set(oldSlots), &result)
    groups.insert(slots, group, at: oldRange.lowerBound)
    return result
  }

  /// Returns the range of a group's items that differ from `identifiers`, and the range of the identifiers that replace them.
  private func differingRanges(of group: Int, _ identifiers: [Item]) -> (old: Range<Int>, new: Range<Int>) {
    let slots = groups.slots(group)
    let commonCount = min(slots.count, identifiers.count)
    func isSame(_ index: Int, _ newIndex: Int) -> Bool { items.identifiers[Int(slots[index])] == identifiers[newIndex] }
    var leading = 0
    while leading < commonCount, isSame(leading, leading) { leading += 1 }
    var trailing = 0
    while trailing < commonCount - leading, isSame(slots.count - 1 - trailing, identifiers.count - 1 - trailing) {
      trailing += 1
    }
    let oldRange = leading..<slots.count - trailing
    let newRange = leading..<identifiers.count - trailing
    let oldSlots = Set(slots[oldRange])
    // A repeated identifier remains where it occurs first, which can be outside of the ranges.
    let isRepeated = identifiers[newRange].contains { identifier in
      guard let slot = items.slot(of: identifier) else { return false }
      return groups.group(of: slot) == group && !oldSlots.contains(Int32(slot))
    }
    return isRepeated ? (0..<slots.count, 0..<identifiers.count) : (oldRange, newRange)
  }

  package mutating func removeAll() { self = SectionedList() }

  /// Returns the slots (numbers) of items that are about to be inserted. Items that are already in the list are removed
  /// from their sections. The anchor, next to which they are inserted, remains in its section.
  private mutating func assignItemSlots(
    _ identifiers: [Item], anchor: Int?, inNoGroup: Set<Int32> = [], _ result: inout Insertion<Item>
  ) -> SlotGroups.Chunk {
    var nextSlot = Int32(items.count)
    let oldCount = items.count
    let insertion = items.insert(contentsOf: identifiers)
    if items.count == oldCount + identifiers.count { return insertion }
    var slots = SlotGroups.Chunk()
    slots.reserveCapacity(identifiers.count)
    var movedItems: Set<Int> = []
    for (index, slot) in insertion.enumerated() {
      if slot == nextSlot {
        slots.append(slot)
        nextSlot += 1
      } else if slot >= oldCount || !movedItems.insert(Int(slot)).inserted {
        result.repeatedIdentifiers.append(identifiers[index])
      } else if Int(slot) == anchor {
        result.movedIdentifiers.append(identifiers[index])
      } else {
        if !inNoGroup.contains(slot) {
          groups.remove(Int(slot))
          result.movedIdentifiers.append(identifiers[index])
        }
        slots.append(slot)
      }
    }
    return slots
  }

  /// Removes the items in `slots` from the list.
  ///
  /// - Parameter slots: The slots, in descending order.
  private mutating func remove(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    for slot in slots { removeMarks(slot) }
    guard slots.count * 4 > items.count else {
      for slot in slots { removeItem(slot) }
      return
    }
    // If many items are removed, the order is built again from the remaining ones.
    var isKept = ContiguousArray<Bool>(repeating: true, count: items.count)
    for slot in slots { isKept[slot] = false }
    groups.renumber(items.filter { isKept[$0] })
  }

  private mutating func removeItem(_ slot: Int) {
    if groups.group(of: slot) != nil { groups.remove(slot) }
    items.remove(slot: slot)
    groups.renumber(last: items.count, as: slot)
  }

  private mutating func removeMarks(_ slot: Int) {
    if reloadedItems.isEmpty, reconfiguredItems.isEmpty { return }
    let identifier = items.identifiers[slot]
    if let reloadedSlot = reloadedItems.slot(of: identifier) { reloadedItems.remove(slot: reloadedSlot) }
    if let reconfiguredSlot = reconfiguredItems.slot(of: identifier) {
      reconfiguredItems.remove(slot: reconfiguredSlot)
    }
  }

  // MARK: Sections

  /// Appends sections. New sections have no items. Sections that are already in the list are moved to the end.
  package mutating func appendSections(_ identifiers: [Section]) -> Insertion<Section> {
    var result = Insertion<Section>()
    let slots = assignSectionSlots(identifiers, anchor: nil, &result)
    sectionOrder += slots
    updateRanks()
    return result
  }

  /// Inserts sections directly before or after the section `anchor`. Returns nil if `anchor` is not in the list.
  package mutating func insertSections(
    _ identifiers: [Section], _ side: InsertionSide, _ anchor: Section
  ) -> Insertion<Section>? {
    guard let anchor = sections.slot(of: anchor) else { return nil }
    var result = Insertion<Section>()
    let slots = assignSectionSlots(identifiers, anchor: anchor, &result)
    if let index = sectionOrder.firstIndex(of: Int32(anchor)) {
      sectionOrder.insert(contentsOf: slots, at: index + side.step)
    }
    updateRanks()
    return result
  }

  /// Moves a section with its items directly before or after the section `anchor`. Returns false if the section or `anchor` is
  /// not in the list.
  package mutating func moveSection(_ section: Section, _ side: InsertionSide, _ anchor: Section) -> Bool {
    guard let slot = sections.slot(of: section), let anchor = sections.slot(of: anchor) else { return false }
    guard slot != anchor else { return true }
    sectionOrder.remove(at: Int(ranks[slot]))
    if let index = sectionOrder.firstIndex(of: Int32(anchor)) {
      sectionOrder.insert(Int32(slot), at: index + side.step)
    }
    updateRanks()
    return true
  }

  /// Deletes sections with their items. Sections that are not in the list are ignored.
  package mutating func deleteSections(_ identifiers: [Section]) {
    let removedSections = Set(identifiers.lazy.compactMap { [sections] in sections.slot(of: $0) })
    guard !removedSections.isEmpty else { return }
    var slots: [Int] = []
    for section in removedSections { groups.forEach(section) { slots.append($0) } }
    remove(slots.sorted(by: >))
    sectionOrder.removeAll { removedSections.contains(Int($0)) }
    // The last section receives the slot of a deleted section.
    var newIndexes = (0..<sections.count).map { Int32($0) }
    var sectionsOfSlots = newIndexes
    for section in removedSections.sorted(by: >) {
      if let reloadedSlot = reloadedSections.slot(of: sections.identifiers[section]) {
        reloadedSections.remove(slot: reloadedSlot)
      }
      groups.removeAll(section)
      groups.renumberLastGroup(as: section)
      sections.remove(slot: section)
      sectionsOfSlots[section] = sectionsOfSlots[sections.count]
      newIndexes[Int(sectionsOfSlots[section])] = Int32(section)
    }
    for index in sectionOrder.indices { sectionOrder[index] = newIndexes[Int(sectionOrder[index])] }
    updateRanks()
  }

  private mutating func assignSectionSlots(
    _ identifiers: [Section], anchor: Int?, _ result: inout Insertion<Section>
  ) -> SlotGroups.Chunk {
    sections.reserve(identifiers.count)
    let oldCount = sections.count
    var slots = SlotGroups.Chunk()
    var movedSections: Set<Int32> = []
    for identifier in identifiers {
      let (slot, isNew) = sections.insert(identifier)
      if isNew {
        groups.addGroup()
        slots.append(Int32(slot))
      } else if slot >= oldCount || !movedSections.insert(Int32(slot)).inserted {
        result.repeatedIdentifiers.append(identifier)
      } else {
        result.movedIdentifiers.append(identifier)
        if slot == anchor { movedSections.remove(Int32(slot)) } else { slots.append(Int32(slot)) }
      }
    }
    if !movedSections.isEmpty { sectionOrder.removeAll { movedSections.contains($0) } }
    return slots
  }

  private mutating func updateRanks() {
    if ranks.count > sections.count { ranks.removeLast(ranks.count - sections.count) }
    if ranks.count < sections.count {
      ranks.append(contentsOf: repeatElement(0, count: sections.count - ranks.count))
    }
    for (index, section) in sectionOrder.enumerated() { ranks[Int(section)] = Int32(index) }
  }

  // MARK: Marks

  /// Marks items for reloading. Returns the identifiers that are not in the list.
  package mutating func reload(_ identifiers: [Item]) -> [Item] {
    Self.mark(identifiers, in: &reloadedItems, of: items)
  }

  /// Marks items for reconfiguring. Returns the identifiers that are not in the list.
  package mutating func reconfigure(_ identifiers: [Item]) -> [Item] {
    Self.mark(identifiers, in: &reconfiguredItems, of: items)
  }

  /// Marks sections for reloading. Returns the identifiers that are not in the list.
  package mutating func reloadSections(_ identifiers: [Section]) -> [Section] {
    Self.mark(identifiers, in: &reloadedSections, of: sections)
  }

  /// Removes all marks for reloading and reconfiguring, after the changes have been applied.
  package mutating func clearMarks() {
    reloadedItems = IdentifierTable()
    reconfiguredItems = IdentifierTable()
    reloadedSections = IdentifierTable()
  }

  private static func mark<Identifier: Hashable>(
    _ identifiers: [Identifier], in marks: inout IdentifierTable<Identifier>, of table: IdentifierTable<Identifier>
  ) -> [Identifier] {
    marks.reserve(identifiers.count)
    var unknownIdentifiers: [Identifier] = []
    for identifier in identifiers {
      if table.slot(of: identifier) == nil { unknownIdentifiers.append(identifier) } else { marks.insert(identifier) }
    }
    return unknownIdentifiers
  }
}

extension SectionedList: Sendable where Section: Sendable, Item: Sendable {}

/// The side of an element at which other elements are inserted.
package enum InsertionSide: Sendable {
  case before, after

  /// The difference between the index of the insertion and the index of the element next to which elements are
  /// inserted. It is 0 before the element and 1 after it.
  var step: Int { self == .before ? 0 : 1 }
}

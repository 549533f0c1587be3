/// Sections of items, each known by an identifier that is there once: the data of a snapshot. A value; copies share what
/// they have in common.
///
/// Where an item or section is costs O(1), whatever their number, a change of order O(sections), a change of items what
/// `SlotGroups` says.
package struct SectionedList<Section: Hashable, Item: Hashable> {
  package private(set) var sections = IdentifierTable<Section>()
  package private(set) var items = IdentifierTable<Item>()
  /// The items of the sections, by the slots of both.
  package private(set) var groups = SlotGroups()
  /// The slots of the sections, in order, and their places by slot.
  package private(set) var order: ContiguousArray<Int32> = []
  private var ranks: ContiguousArray<Int32> = []

  /// What is to get new views, or is to be configured anew, when this becomes what is shown.
  package private(set) var reloadedItems = IdentifierTable<Item>()
  package private(set) var reconfiguredItems = IdentifierTable<Item>()
  package private(set) var reloadedSections = IdentifierTable<Section>()

  /// What an insertion found: identifiers that were given more than once (the first counts), and those that were in the
  /// list already (they have moved).
  package struct Insertion<Identifier> {
    package var repeated: [Identifier] = []
    package var moved: [Identifier] = []
  }

  package init() {}

  // MARK: Questions

  package var sectionIdentifiers: [Section] { order.map { sections.identifiers[Int($0)] } }

  package var itemIdentifiers: [Item] {
    var all: [Item] = []
    all.reserveCapacity(items.count)
    for section in order { groups.forEach(Int(section)) { all.append(items.identifiers[$0]) } }
    return all
  }

  /// The items of a section; nil for a section that is not here. O(items).
  package func itemIdentifiers(in section: Section) -> [Item]? {
    guard let section = sections.slot(of: section) else { return nil }
    return groups.slots(section).map { items.identifiers[Int($0)] }
  }

  /// How many items a section has; nil for a section that is not here.
  package func itemCount(in section: Section) -> Int? { sections.slot(of: section).map(groups.count) }

  package func itemCount(at section: Int) -> Int { groups.count(Int(order[section])) }

  package var counts: SectionCounts { SectionCounts(order.lazy.map { groups.count(Int($0)) }) }

  package func place(of section: Section) -> Int? { sections.slot(of: section).map { Int(ranks[$0]) } }

  package func place(of item: Item) -> ItemIndex? { items.slot(of: item).map(place(ofItem:)) }

  /// The place of the item in that slot.
  package func place(ofItem slot: Int) -> ItemIndex {
    ItemIndex(Int(ranks[groups.group(of: slot) ?? 0]), groups.place(of: slot))
  }

  /// The place of a section, by its slot.
  package func rank(ofSection slot: Int) -> Int { Int(ranks[slot]) }

  /// Among all items, section after section. O(sections).
  package func flatIndex(of item: Item) -> Int? {
    guard let place = place(of: item) else { return nil }
    return order[..<place.section].reduce(place.item) { $0 + groups.count(Int($1)) }
  }

  package func section(containing item: Item) -> Section? {
    items.slot(of: item).flatMap(groups.group(of:)).map { sections.identifiers[$0] }
  }

  package func section(at place: Int) -> Section? {
    order.indices.contains(place) ? sections.identifiers[Int(order[place])] : nil
  }

  /// O(log items).
  package func item(at place: ItemIndex) -> Item? {
    guard order.indices.contains(place.section) else { return nil }
    let section = Int(order[place.section])
    guard place.item >= 0, place.item < groups.count(section) else { return nil }
    return items.identifiers[groups.slot(section, at: place.item)]
  }

  // MARK: Items

  /// Adds items at the end of a section, the last one if none is named. Nil when there is no such section.
  package mutating func append(_ identifiers: [Item], to section: Section?) -> Insertion<Item>? {
    guard let section = section.map({ sections.slot(of: $0) }) ?? order.last.map({ Int($0) }) else { return nil }
    var result = Insertion<Item>()
    let slots = take(identifiers, anchor: nil, &result)
    groups.insert(slots, section, at: groups.count(section))
    return result
  }

  /// Adds items right before or behind another one. Nil when that one is not here.
  package mutating func insert(_ identifiers: [Item], _ side: InsertionSide, _ anchor: Item) -> Insertion<Item>? {
    guard let anchor = items.slot(of: anchor), let section = groups.group(of: anchor) else { return nil }
    var result = Insertion<Item>()
    let slots = take(identifiers, anchor: anchor, &result)
    groups.insert(slots, section, at: groups.place(of: anchor) + side.step)
    return result
  }

  /// Moves an item right before or behind another one, from wherever it is. False when one of them is not here.
  package mutating func move(_ item: Item, _ side: InsertionSide, _ anchor: Item) -> Bool {
    guard let slot = items.slot(of: item), let anchor = items.slot(of: anchor),
      let section = groups.group(of: anchor)
    else { return false }
    guard slot != anchor else { return true }
    groups.remove(slot)
    groups.insert([Int32(slot)], section, at: groups.place(of: anchor) + side.step)
    return true
  }

  /// Moves an item to a place, numbered as it is afterwards. False when it is not here, or there is no such place.
  package mutating func move(_ item: Item, to target: ItemIndex) -> Bool {
    guard let slot = items.slot(of: item), order.indices.contains(target.section) else { return false }
    let section = Int(order[target.section])
    let room = groups.count(section) - (groups.group(of: slot) == section ? 1 : 0)
    guard target.item >= 0, target.item <= room else { return false }
    groups.remove(slot)
    groups.insert([Int32(slot)], section, at: target.item)
    return true
  }

  /// Takes items away; those that are not here do not matter.
  package mutating func delete(_ identifiers: [Item]) {
    let slots = Set(identifiers.lazy.compactMap { [items] in items.slot(of: $0) })
    remove(slots.sorted(by: >))
  }

  /// Makes these the items of a section, which keeps whatever was there before. Items of other sections move here.
  /// False when there is no such section.
  package mutating func replaceItems(of section: Section, with identifiers: [Item]) -> Insertion<Item>? {
    guard let group = sections.slot(of: section) else { return nil }
    var wanted = IdentifierTable<Item>()
    wanted.reserve(identifiers.count)
    for identifier in identifiers { wanted.insert(identifier) }
    var gone: [Int] = []
    groups.forEach(group) { slot in
      if wanted.slot(of: items.identifiers[slot], hash: items.hashes[slot]) == nil { gone.append(slot) }
    }
    remove(gone.sorted(by: >))
    var result = Insertion<Item>()
    // What stays is taken out of the order and put in again.
    let staying = Set(groups.slots(group))
    groups.removeAll(group)
    let slots = take(identifiers, anchor: nil, inNoGroup: staying, &result)
    groups.insert(slots, group, at: 0)
    return result
  }

  /// Takes all items and sections away.
  package mutating func removeAll() { self = SectionedList() }

  /// Finds slots for identifiers, and takes those that are here already out of their sections. The anchor stays.
  private mutating func take(
    _ identifiers: [Item], anchor: Int?, inNoGroup: Set<Int32> = [], _ result: inout Insertion<Item>
  ) -> SlotGroups.Chunk {
    var next = Int32(items.count)
    let old = items.count
    let found = items.insert(contentsOf: identifiers)
    if items.count == old + identifiers.count { return found }
    var slots = SlotGroups.Chunk()
    slots.reserveCapacity(identifiers.count)
    var moved: Set<Int> = []
    for (index, slot) in found.enumerated() {
      if slot == next {
        slots.append(slot)
        next += 1
      } else if slot >= old || !moved.insert(Int(slot)).inserted {
        result.repeated.append(identifiers[index])
      } else if Int(slot) == anchor {
        result.moved.append(identifiers[index])
      } else {
        if !inNoGroup.contains(slot) {
          groups.remove(Int(slot))
          result.moved.append(identifiers[index])
        }
        slots.append(slot)
      }
    }
    return slots
  }

  /// - Parameter slots: Descending.
  private mutating func remove(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    for slot in slots { unmark(slot) }
    guard slots.count * 4 > items.count else {
      for slot in slots { removeOne(slot) }
      return
    }
    // Where many go, what stays is gathered anew.
    var isKept = ContiguousArray<Bool>(repeating: true, count: items.count)
    for slot in slots { isKept[slot] = false }
    groups.renumber(items.filter { isKept[$0] })
  }

  private mutating func removeOne(_ slot: Int) {
    if groups.group(of: slot) != nil { groups.remove(slot) }
    items.remove(slot: slot)
    groups.renumber(last: items.count, as: slot)
  }

  private mutating func unmark(_ slot: Int) {
    if reloadedItems.isEmpty, reconfiguredItems.isEmpty { return }
    let identifier = items.identifiers[slot]
    if let mark = reloadedItems.slot(of: identifier) { reloadedItems.remove(slot: mark) }
    if let mark = reconfiguredItems.slot(of: identifier) { reconfiguredItems.remove(slot: mark) }
  }

  // MARK: Sections

  /// Adds sections at the end.
  package mutating func appendSections(_ identifiers: [Section]) -> Insertion<Section> {
    var result = Insertion<Section>()
    let slots = takeSections(identifiers, anchor: nil, &result)
    order += slots
    rankSections()
    return result
  }

  /// Adds sections right before or behind another one. Nil when that one is not here.
  package mutating func insertSections(
    _ identifiers: [Section], _ side: InsertionSide, _ anchor: Section
  ) -> Insertion<Section>? {
    guard let anchor = sections.slot(of: anchor) else { return nil }
    var result = Insertion<Section>()
    let slots = takeSections(identifiers, anchor: anchor, &result)
    if let place = order.firstIndex(of: Int32(anchor)) { order.insert(contentsOf: slots, at: place + side.step) }
    rankSections()
    return result
  }

  /// Moves a section, with its items, right before or behind another one. False when one of them is not here.
  package mutating func moveSection(_ section: Section, _ side: InsertionSide, _ anchor: Section) -> Bool {
    guard let slot = sections.slot(of: section), let anchor = sections.slot(of: anchor) else { return false }
    guard slot != anchor else { return true }
    order.remove(at: Int(ranks[slot]))
    if let place = order.firstIndex(of: Int32(anchor)) { order.insert(Int32(slot), at: place + side.step) }
    rankSections()
    return true
  }

  /// Takes sections away, with their items; those that are not here do not matter.
  package mutating func deleteSections(_ identifiers: [Section]) {
    let gone = Set(identifiers.lazy.compactMap { [sections] in sections.slot(of: $0) })
    guard !gone.isEmpty else { return }
    var slots: [Int] = []
    for section in gone { groups.forEach(section) { slots.append($0) } }
    remove(slots.sorted(by: >))
    order.removeAll { gone.contains(Int($0)) }
    // The last section gets the slot of one that goes.
    var new = (0..<sections.count).map { Int32($0) }
    var holders = new
    for section in gone.sorted(by: >) {
      if let mark = reloadedSections.slot(of: sections.identifiers[section]) { reloadedSections.remove(slot: mark) }
      groups.removeAll(section)
      groups.renumberLastGroup(as: section)
      sections.remove(slot: section)
      holders[section] = holders[sections.count]
      new[Int(holders[section])] = Int32(section)
    }
    for place in order.indices { order[place] = new[Int(order[place])] }
    rankSections()
  }

  private mutating func takeSections(
    _ identifiers: [Section], anchor: Int?, _ result: inout Insertion<Section>
  ) -> SlotGroups.Chunk {
    sections.reserve(identifiers.count)
    let old = sections.count
    var slots = SlotGroups.Chunk()
    var moved: Set<Int32> = []
    for identifier in identifiers {
      let (slot, isNew) = sections.insert(identifier)
      if isNew {
        groups.addGroup()
        slots.append(Int32(slot))
      } else if slot >= old || !moved.insert(Int32(slot)).inserted {
        result.repeated.append(identifier)
      } else {
        result.moved.append(identifier)
        if slot == anchor { moved.remove(Int32(slot)) } else { slots.append(Int32(slot)) }
      }
    }
    if !moved.isEmpty { order.removeAll { moved.contains($0) } }
    return slots
  }

  private mutating func rankSections() {
    if ranks.count > sections.count { ranks.removeLast(ranks.count - sections.count) }
    if ranks.count < sections.count {
      ranks.append(contentsOf: repeatElement(0, count: sections.count - ranks.count))
    }
    for (place, section) in order.enumerated() { ranks[Int(section)] = Int32(place) }
  }

  // MARK: Marks

  /// Items that are to get new cells. Answers those that are not here; they are left out.
  package mutating func reload(_ identifiers: [Item]) -> [Item] {
    Self.mark(identifiers, in: &reloadedItems, of: items)
  }

  /// Items whose cells are to be configured anew. Answers those that are not here; they are left out.
  package mutating func reconfigure(_ identifiers: [Item]) -> [Item] {
    Self.mark(identifiers, in: &reconfiguredItems, of: items)
  }

  /// Sections that are to get new views. Answers those that are not here; they are left out.
  package mutating func reloadSections(_ identifiers: [Section]) -> [Section] {
    Self.mark(identifiers, in: &reloadedSections, of: sections)
  }

  /// What was to be done is done.
  package mutating func clearMarks() {
    reloadedItems = IdentifierTable()
    reconfiguredItems = IdentifierTable()
    reloadedSections = IdentifierTable()
  }

  private static func mark<Identifier: Hashable>(
    _ identifiers: [Identifier], in marks: inout IdentifierTable<Identifier>, of table: IdentifierTable<Identifier>
  ) -> [Identifier] {
    marks.reserve(identifiers.count)
    var unknown: [Identifier] = []
    for identifier in identifiers {
      if table.slot(of: identifier) == nil { unknown.append(identifier) } else { marks.insert(identifier) }
    }
    return unknown
  }
}

extension SectionedList: Sendable where Section: Sendable, Item: Sendable {}

/// On which side of another one something goes.
package enum InsertionSide: Sendable {
  case before, after

  /// What is added to the place of the other one.
  var step: Int { self == .before ? 0 : 1 }
}

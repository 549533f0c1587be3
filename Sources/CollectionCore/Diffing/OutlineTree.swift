/// A tree of unique items with any number of roots. Each item is expanded or collapsed. The tree contains the data of a
/// section snapshot. Copies share their storage.
///
/// Finding a parent costs O(1), and listing items O(listed items). An edit costs as much as an edit in `SlotGroups`.
package struct OutlineTree<Item: Hashable> {
  package private(set) var items = IdentifierTable<Item>()
  /// The siblings in order. Group 0 contains the roots. Every item with children has another group.
  private var siblings = SlotGroups()
  /// The slot of the parent for each group, or -1 for the roots.
  private var parents: ContiguousArray<Int32> = [-1]
  /// The group of the children for each slot, or -1 for an item without children.
  private var children: ContiguousArray<Int32> = []
  /// For each slot, a value that indicates whether the item is expanded.
  private var expanded: ContiguousArray<Bool> = []

  package init() { siblings.addGroup() }

  /// Creates a tree that contains only roots. Repeated items are added once.
  package init(roots: [Item]) {
    self.init()
    _ = append(roots, to: nil)
  }

  // MARK: Queries

  package func contains(_ item: Item) -> Bool { items.slot(of: item) != nil }

  package var rootItems: [Item] { siblings.slots(0).map { items.identifiers[Int($0)] } }

  /// All items, in the order in which an outline lists them. Each item precedes its children.
  package var allItems: [Item] { listItems(0) { _ in true } }

  /// The items whose ancestors are all expanded. Each item precedes its children.
  package var visibleItems: [Item] { listItems(0) { expanded[$0] } }

  /// The expanded items, including those with a collapsed ancestor. Each item precedes its children.
  ///
  /// - Complexity: O(items).
  package var expandedItems: [Item] {
    var result: [Item] = []
    walk(0) { slot, _ in
      if expanded[slot] { result.append(items.identifiers[slot]) }
      return true
    }
    return result
  }

  /// Returns the index of an item among all items, or nil if the tree does not contain the item.
  ///
  /// - Complexity: O(items).
  package func index(of item: Item) -> Int? {
    guard let itemSlot = items.slot(of: item) else { return nil }
    var index = 0
    var result: Int?
    walk(0) { slot, _ in
      if slot == itemSlot { result = index }
      index += 1
      return result == nil
    }
    return result
  }

  /// Returns the number of ancestors of an item, or nil if the tree does not contain it.
  ///
  /// - Complexity: O(level).
  package func level(of item: Item) -> Int? { items.slot(of: item).map { ancestors(of: $0).count } }

  /// Returns the parent of an item. The result is nil for a root and for an item that is not in the tree.
  package func parent(of item: Item) -> Item? {
    items.slot(of: item).flatMap(parent(of:)).map { items.identifiers[$0] }
  }

  package func isExpanded(_ item: Item) -> Bool { items.slot(of: item).map { expanded[$0] } ?? false }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Complexity: O(level).
  package func isVisible(_ item: Item) -> Bool {
    items.slot(of: item).map { ancestors(of: $0).allSatisfy { expanded[$0] } } ?? false
  }

  package func hasChildren(_ item: Item) -> Bool { items.slot(of: item).map { children[$0] >= 0 } ?? false }

  /// Returns the descendants of an item as a tree, with or without the item as the root. The result is nil if the tree
  /// does not contain the item.
  package func subtree(of item: Item, includingItem: Bool) -> OutlineTree? {
    guard let slot = items.slot(of: item) else { return nil }
    var subtree = OutlineTree()
    guard includingItem else {
      if children[slot] >= 0 { subtree.graft(self, Int(children[slot]), into: 0, at: 0) }
      return subtree
    }
    _ = subtree.append([item], to: nil)
    subtree.expanded[0] = expanded[slot]
    if children[slot] >= 0 { subtree.graft(self, Int(children[slot]), into: subtree.childGroup(of: 0), at: 0) }
    return subtree
  }

  /// A string representation with one line for each item. A line contains `*` for a visible item, two spaces for each
  /// level, then `+` for an expanded or `-` for a collapsed item.
  package var visualDescription: String {
    var lines: [String] = []
    walk(0) { slot, level in
      let item = items.identifiers[slot]
      let sign = isVisible(item) ? "*" : " "
      lines.append(
        sign + String(repeating: "  ", count: level) + " " + (expanded[slot] ? "+" : "-") + " \(item)")
      return true
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Edits

  /// Adds items as the last children of a parent, or as the last roots if `parent` is nil.
  ///
  /// Returns the items that were not added because they are already in the tree. Returns nil if the tree does not
  /// contain the parent.
  package mutating func append(_ identifiers: [Item], to parent: Item?) -> [Item]? {
    var group = 0
    if let parent {
      guard let slot = items.slot(of: parent) else { return nil }
      guard !identifiers.isEmpty else { return [] }
      group = childGroup(of: slot)
    }
    let rejectedItems = add(identifiers, group, at: siblings.count(group))
    removeGroupIfEmpty(group)
    return rejectedItems
  }

  /// Adds items directly before or after the item `anchor`, as its siblings.
  ///
  /// Returns the items that were not added because they are already in the tree. Returns nil if the tree does not
  /// contain the anchor.
  package mutating func insert(_ identifiers: [Item], _ side: InsertionSide, _ anchor: Item) -> [Item]? {
    guard let anchor = items.slot(of: anchor), let group = siblings.group(of: anchor) else { return nil }
    return add(identifiers, group, at: siblings.position(of: anchor) + side.step)
  }

  /// Adds the items of another tree. Its roots are added directly before or after the item `anchor`.
  ///
  /// If some of the items are already in this tree, the function returns these items and adds none. Returns nil if this
  /// tree does not contain the anchor.
  package mutating func insert(_ tree: OutlineTree, _ side: InsertionSide, _ anchor: Item) -> [Item]? {
    guard let anchor = items.slot(of: anchor), let group = siblings.group(of: anchor) else { return nil }
    let commonItems = tree.items.identifiers.filter(contains)
    guard commonItems.isEmpty else { return Array(commonItems) }
    graft(tree, 0, into: group, at: siblings.position(of: anchor) + side.step)
    return []
  }

  /// Adds another tree, with its roots after the roots of this tree. The two trees must not have common items.
  package mutating func append(_ tree: OutlineTree) { graft(tree, 0, into: 0, at: siblings.count(0)) }

  /// Replaces the children of an item with the roots of another tree.
  ///
  /// If some of the other tree's items are elsewhere in this tree, the function returns these items and changes
  /// nothing. Returns nil if this tree does not contain the parent.
  package mutating func replaceChildren(of parent: Item, with tree: OutlineTree) -> [Item]? {
    guard let slot = items.slot(of: parent) else { return nil }
    // The descendants of the parent are replaced, so other trees may contain them.
    let commonItems = tree.items.identifiers.filter { item in
      items.slot(of: item).map { !ancestors(of: $0).contains(slot) } ?? false
    }
    guard commonItems.isEmpty else { return Array(commonItems) }
    if children[slot] >= 0 { delete(siblings.slots(Int(children[slot])).map { items.identifiers[Int($0)] }) }
    if let slot = items.slot(of: parent), !tree.items.isEmpty { graft(tree, 0, into: childGroup(of: slot), at: 0) }
    return []
  }

  /// Deletes items with all their descendants. Items that are not in the tree are ignored.
  package mutating func delete(_ identifiers: [Item]) {
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else { continue }
      // The descendants are removed first, by identifier, because each removal can change slots.
      let descendants = children[slot] >= 0 ? listItems(Int(children[slot])) { _ in true } : []
      for item in descendants.reversed() + [identifier] { if let slot = items.slot(of: item) { remove(slot) } }
    }
  }

  package mutating func deleteAll() { self = OutlineTree() }

  /// Expands or collapses items. Returns the items that are not in the tree.
  package mutating func setExpanded(_ identifiers: [Item], _ isExpanded: Bool) -> [Item] {
    var unknownItems: [Item] = []
    for identifier in identifiers {
      if let slot = items.slot(of: identifier) { expanded[slot] = isExpanded } else { unknownItems.append(identifier) }
    }
    return unknownItems
  }

  // MARK: Helpers

  private func parent(of slot: Int) -> Int? {
    guard let group = siblings.group(of: slot), parents[group] >= 0 else { return nil }
    return Int(parents[group])
  }

  private func ancestors(of slot: Int) -> [Int] {
    var result: [Int] = []
    var nextAncestor = parent(of: slot)
    while let slot = nextAncestor {
      result.append(slot)
      nextAncestor = parent(of: slot)
    }
    return result
  }

  /// Calls `body` for the items of a group and their descendants. Each item precedes its children, and the children are
  /// visited only if `body` returns true.
  ///
  /// The function is not recursive, because a tree may have any depth.
  private func walk(_ group: Int, _ body: (_ slot: Int, _ level: Int) -> Bool) {
    var stack: [(slots: ContiguousArray<Int32>, next: Int)] = [(siblings.slots(group), 0)]
    while let top = stack.last {
      guard top.next < top.slots.count else {
        stack.removeLast()
        continue
      }
      let slot = Int(top.slots[top.next])
      stack[stack.count - 1].next += 1
      if body(slot, stack.count - 1), children[slot] >= 0 { stack.append((siblings.slots(Int(children[slot])), 0)) }
    }
  }

  private func listItems(_ group: Int, descends: (Int) -> Bool) -> [Item] {
    var result: [Item] = []
    walk(group) { slot, _ in
      result.append(items.identifiers[slot])
      return descends(slot)
    }
    return result
  }

  private mutating func childGroup(of slot: Int) -> Int {
    if children[slot] < 0 {
      children[slot] = Int32(siblings.groupCount)
      siblings.addGroup()
      parents.append(Int32(slot))
    }
    return Int(children[slot])
  }

  private mutating func add(_ identifiers: [Item], _ group: Int, at index: Int) -> [Item] {
    var rejectedItems: [Item] = []
    var slots = SlotGroups.Chunk()
    items.reserve(identifiers.count)
    for identifier in identifiers {
      let (slot, isNew) = items.insert(identifier)
      if isNew { slots.append(Int32(slot)) } else { rejectedItems.append(identifier) }
    }
    children.append(contentsOf: repeatElement(-1, count: slots.count))
    expanded.append(contentsOf: repeatElement(false, count: slots.count))
    siblings.insert(slots, group, at: index)
    return rejectedItems
  }

  /// Copies a group of another tree, with all descendants, to this tree. None of the items may be in this tree.
  private mutating func graft(_ tree: OutlineTree, _ group: Int, into target: Int, at index: Int) {
    var pendingGroups: [(group: Int, target: Int, index: Int)] = [(group, target, index)]
    while let (group, target, index) = pendingGroups.popLast() {
      let slots = tree.siblings.slots(group)
      _ = add(slots.map { tree.items.identifiers[Int($0)] }, target, at: index)
      for slot in slots {
        guard let newSlot = items.slot(of: tree.items.identifiers[Int(slot)]) else { continue }
        expanded[newSlot] = tree.expanded[Int(slot)]
        if tree.children[Int(slot)] >= 0 {
          pendingGroups.append((Int(tree.children[Int(slot)]), childGroup(of: newSlot), 0))
        }
      }
    }
  }

  /// Removes an item that has no children.
  private mutating func remove(_ slot: Int) {
    let group = siblings.group(of: slot) ?? 0
    siblings.remove(slot)
    items.remove(slot: slot)
    let lastSlot = items.count
    siblings.renumber(last: lastSlot, as: slot)
    children[slot] = children[lastSlot]
    expanded[slot] = expanded[lastSlot]
    children.removeLast()
    expanded.removeLast()
    if slot != lastSlot, children[slot] >= 0 { parents[Int(children[slot])] = Int32(slot) }
    removeGroupIfEmpty(group)
  }

  /// Removes an empty group from the item whose children it contained. Other groups are ignored.
  private mutating func removeGroupIfEmpty(_ group: Int) {
    guard group > 0, siblings.count(group) == 0 else { return }
    children[Int(parents[group])] = -1
    let lastGroup = siblings.groupCount - 1
    siblings.renumberLastGroup(as: group)
    if group != lastGroup {
      parents[group] = parents[lastGroup]
      children[Int(parents[group])] = Int32(group)
    }
    parents.removeLast()
  }
}

extension OutlineTree: Sendable where Item: Sendable {}

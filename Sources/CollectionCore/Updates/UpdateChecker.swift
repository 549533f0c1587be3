/// Finds out why a batch of updates cannot be carried out.
struct UpdateChecker {
  let before: [Int]
  let after: [Int]
  let operations: UpdateOperations

  /// Ranges and conflicts of sections, and their number.
  func checkSections() throws(UpdateError) {
    for section in operations.deletedSections.sorted() { try checkOld(section, "delete") }
    for section in operations.reloadedSections.sorted() { try checkOld(section, "reload") }
    for move in operations.movedSections { try checkOld(move.from, "move") }
    for section in operations.insertedSections.sorted() { try checkNew(section, "insert") }
    for move in operations.movedSections { try checkNew(move.to, "move to") }

    var sources: Set<Int> = []
    var targets: Set<Int> = []
    for move in operations.movedSections {
      if operations.deletedSections.contains(move.from) {
        throw .conflict(first: "delete", second: "move", section: move.from, item: nil)
      }
      if operations.insertedSections.contains(move.to) {
        throw .conflict(first: "insert", second: "move to", section: move.to, item: nil)
      }
      if !sources.insert(move.from).inserted {
        throw .conflict(first: "move", second: "move", section: move.from, item: nil)
      }
      if !targets.insert(move.to).inserted {
        throw .conflict(first: "move to", second: "move to", section: move.to, item: nil)
      }
    }
    for section in operations.reloadedSections where operations.deletedSections.contains(section) {
      throw .conflict(first: "delete", second: "reload", section: section, item: nil)
    }
    let inserted = operations.insertedSections.count
    let deleted = operations.deletedSections.count
    guard before.count + inserted - deleted == after.count else {
      throw .sectionCount(before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    }
  }

  /// Ranges and conflicts of items.
  func checkItems() throws(UpdateError) {
    for item in operations.deletedItems.sorted() { try check(item, before, "delete", isAfter: false) }
    for item in operations.reloadedItems.sorted() { try check(item, before, "reload", isAfter: false) }
    for move in operations.movedItems { try check(move.from, before, "move", isAfter: false) }
    for item in operations.insertedItems.sorted() { try check(item, after, "insert", isAfter: true) }
    for move in operations.movedItems { try check(move.to, after, "move to", isAfter: true) }

    var sources: Set<ItemIndex> = []
    var targets: Set<ItemIndex> = []
    for move in operations.movedItems {
      if operations.deletedItems.contains(move.from) { throw conflict("delete", "move", move.from) }
      if operations.insertedItems.contains(move.to) { throw conflict("insert", "move to", move.to) }
      if !sources.insert(move.from).inserted { throw conflict("move", "move", move.from) }
      if !targets.insert(move.to).inserted { throw conflict("move to", "move to", move.to) }
    }
    for item in operations.reloadedItems.sorted() where operations.deletedItems.contains(item) {
      throw conflict("delete", "reload", item)
    }
  }

  /// The number of items of each section that stays.
  func checkCounts(_ map: UpdateMap) throws(UpdateError) {
    var sections = Set(map.itemsByOldSection.keys)
    // Sections without operations must not have changed either.
    for section in before.indices { sections.insert(section) }
    for old in sections.sorted() where !operations.reloadedSections.contains(old) {
      guard let new = map.newSection(ofOld: old) else { continue }
      let shift = map.itemsByOldSection[old] ?? .none
      if before[old] - shift.removed.count + shift.added.count == after[new] { continue }
      let movedIn = operations.movedItems.count { $0.to.section == new }
      let movedOut = operations.movedItems.count { $0.from.section == old }
      throw .itemCount(
        section: new, before: before[old], after: after[new], inserted: shift.added.count - movedIn,
        deleted: shift.removed.count - movedOut, movedIn: movedIn, movedOut: movedOut)
    }
  }

  private func conflict(_ first: String, _ second: String, _ item: ItemIndex) -> UpdateError {
    .conflict(first: first, second: second, section: item.section, item: item.item)
  }

  private func checkOld(_ section: Int, _ operation: String) throws(UpdateError) {
    guard before.indices.contains(section) else {
      throw .sectionOutOfRange(operation: operation, section: section, sections: before.count, isAfter: false)
    }
  }

  private func checkNew(_ section: Int, _ operation: String) throws(UpdateError) {
    guard after.indices.contains(section) else {
      throw .sectionOutOfRange(operation: operation, section: section, sections: after.count, isAfter: true)
    }
  }

  private func check(
    _ item: ItemIndex, _ counts: [Int], _ operation: String, isAfter: Bool
  ) throws(UpdateError) {
    guard counts.indices.contains(item.section) else {
      throw .itemOutOfRange(operation: operation, item: item, items: nil, isAfter: isAfter)
    }
    guard item.item >= 0, item.item < counts[item.section] else {
      throw .itemOutOfRange(operation: operation, item: item, items: counts[item.section], isAfter: isAfter)
    }
  }
}

/// A structure that checks the operations on items in a batch update, and throws an error if they are invalid. The
/// operations on sections must be valid. Operations are checked in ascending order, so that the error for a batch is
/// always the same.
struct ItemChecker {
  let countsBefore: SectionCounts
  let countsAfter: SectionCounts
  let operations: UpdateOperations

  func check() throws(UpdateError) {
    try checkRange(operations.deletedItems, countsBefore, "delete", isAfter: false)
    try checkRange(operations.reloadedItems, countsBefore, "reload", isAfter: false)
    try checkRange(operations.movedItems.lazy.map(\.from), countsBefore, "move", isAfter: false)
    try checkRange(operations.insertedItems, countsAfter, "insert", isAfter: true)
    try checkRange(operations.movedItems.lazy.map(\.to), countsAfter, "move to", isAfter: true)

    try checkConflict(operations.reloadedItems.intersection(operations.deletedItems), "delete", "reload")
    guard !operations.movedItems.isEmpty else { return }
    let sources = operations.movedItems.map(\.from)
    let targets = operations.movedItems.map(\.to)
    try checkConflict(Set(sources.lazy.filter(operations.deletedItems.contains)), "delete", "move")
    try checkConflict(Set(sources.lazy.filter(operations.reloadedItems.contains)), "reload", "move")
    try checkConflict(Set(targets.lazy.filter(operations.insertedItems.contains)), "insert", "move to")
    try checkConflict(sources.repeatedElements, "move", "move")
    try checkConflict(targets.repeatedElements, "move to", "move to")
  }

  private func checkConflict(_ items: Set<ItemIndex>, _ first: String, _ second: String) throws(UpdateError) {
    guard let item = items.min() else { return }
    throw .conflict(first: first, second: second, section: item.section, item: item.item)
  }

  private func checkRange(
    _ items: some Sequence<ItemIndex>, _ counts: SectionCounts, _ operation: String, isAfter: Bool
  ) throws(UpdateError) {
    func exists(_ item: ItemIndex) -> Bool {
      counts.indices.contains(item.section) && item.item >= 0 && item.item < counts[item.section]
    }
    guard let item = items.lazy.filter({ !exists($0) }).min() else { return }
    throw .itemOutOfRange(
      operation: operation, item: item, items: counts.indices.contains(item.section) ? counts[item.section] : nil,
      isAfter: isAfter)
  }
}

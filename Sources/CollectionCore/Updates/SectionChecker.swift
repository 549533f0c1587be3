/// Checks the operations on sections in a batch update, and throws an error if they are invalid. Operations are checked
/// in ascending order, so that the error for a batch is always the same.
struct SectionChecker {
  let before: Int
  let after: Int
  let operations: UpdateOperations

  func check() throws(UpdateError) {
    try checkRanges()
    try checkConflicts()
    let inserted = operations.insertedSections.count
    let deleted = operations.deletedSections.count
    guard before + inserted - deleted == after else {
      throw .sectionCount(before: before, after: after, inserted: inserted, deleted: deleted)
    }
  }

  private func checkRanges() throws(UpdateError) {
    try checkOld(operations.deletedSections, "delete")
    try checkOld(operations.reloadedSections, "reload")
    try checkOld(operations.movedSections.map(\.from), "move")
    try checkNew(operations.insertedSections, "insert")
    try checkNew(operations.movedSections.map(\.to), "move to")
  }

  private func checkConflicts() throws(UpdateError) {
    try check(operations.reloadedSections.intersection(operations.deletedSections), "delete", "reload")
    let sources = operations.movedSections.map(\.from)
    let targets = operations.movedSections.map(\.to)
    try check(operations.deletedSections.intersection(sources), "delete", "move")
    try check(operations.reloadedSections.intersection(sources), "reload", "move")
    try check(operations.insertedSections.intersection(targets), "insert", "move to")
    try check(sources.repeated, "move", "move")
    try check(targets.repeated, "move to", "move to")
  }

  private func check(_ sections: Set<Int>, _ first: String, _ second: String) throws(UpdateError) {
    if let section = sections.min() { throw .conflict(first: first, second: second, section: section, item: nil) }
  }

  private func checkOld(_ sections: some Sequence<Int>, _ operation: String) throws(UpdateError) {
    if let section = sections.lazy.filter({ $0 < 0 || $0 >= before }).min() {
      throw .sectionOutOfRange(operation: operation, section: section, sections: before, isAfter: false)
    }
  }

  private func checkNew(_ sections: some Sequence<Int>, _ operation: String) throws(UpdateError) {
    if let section = sections.lazy.filter({ $0 < 0 || $0 >= after }).min() {
      throw .sectionOutOfRange(operation: operation, section: section, sections: after, isAfter: true)
    }
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once in the collection.
  var repeated: Set<Element> {
    var seenElements = Set<Element>(minimumCapacity: count)
    return Set(filter { !seenElements.insert($0).inserted })
  }
}

/// A structure that checks the operations on sections in a batch update, and throws an error if they are invalid.
/// Operations are checked in ascending order, so that the error for a batch is always the same.
struct SectionChecker {
  let countBefore: Int
  let countAfter: Int
  let operations: UpdateOperations

  func check() throws(UpdateError) {
    try checkRanges()
    try checkConflicts()
    let insertedCount = operations.insertedSections.count
    let deletedCount = operations.deletedSections.count
    guard countBefore + insertedCount - deletedCount == countAfter else {
      throw .sectionCount(before: countBefore, after: countAfter, inserted: insertedCount, deleted: deletedCount)
    }
  }

  private func checkRanges() throws(UpdateError) {
    try checkOldSections(operations.deletedSections, "delete")
    try checkOldSections(operations.reloadedSections, "reload")
    try checkOldSections(operations.movedSections.map(\.from), "move")
    try checkNewSections(operations.insertedSections, "insert")
    try checkNewSections(operations.movedSections.map(\.to), "move to")
  }

  private func checkConflicts() throws(UpdateError) {
    try checkConflict(operations.reloadedSections.intersection(operations.deletedSections), "delete", "reload")
    let sources = operations.movedSections.map(\.from)
    let targets = operations.movedSections.map(\.to)
    try checkConflict(operations.deletedSections.intersection(sources), "delete", "move")
    try checkConflict(operations.reloadedSections.intersection(sources), "reload", "move")
    try checkConflict(operations.insertedSections.intersection(targets), "insert", "move to")
    try checkConflict(sources.repeatedElements, "move", "move")
    try checkConflict(targets.repeatedElements, "move to", "move to")
  }

  private func checkConflict(_ sections: Set<Int>, _ first: String, _ second: String) throws(UpdateError) {
    if let section = sections.min() { throw .conflict(first: first, second: second, section: section, item: nil) }
  }

  private func checkOldSections(_ sections: some Sequence<Int>, _ operation: String) throws(UpdateError) {
    if let section = sections.lazy.filter({ $0 < 0 || $0 >= countBefore }).min() {
      throw .sectionOutOfRange(operation: operation, section: section, sections: countBefore, isAfter: false)
    }
  }

  private func checkNewSections(_ sections: some Sequence<Int>, _ operation: String) throws(UpdateError) {
    if let section = sections.lazy.filter({ $0 < 0 || $0 >= countAfter }).min() {
      throw .sectionOutOfRange(operation: operation, section: section, sections: countAfter, isAfter: true)
    }
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once in the collection.
  var repeatedElements: Set<Element> {
    var seenElements = Set<Element>(minimumCapacity: count)
    return Set(filter { !seenElements.insert($0).inserted })
  }
}

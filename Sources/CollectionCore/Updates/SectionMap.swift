/// The mapping between the indexes of sections before and after a batch update. A query costs O(log operations).
package struct SectionMap: Sendable {
  /// The change of the sections' indexes by removed and added sections. A moved section counts as removed and added.
  package let shift: IndexShift
  private let newIndexes: [Int: Int]
  private let oldIndexes: [Int: Int]

  /// Checks the operations on sections against the numbers of sections before and after the update. Creates the mapping
  /// if the operations are valid.
  ///
  /// - Complexity: O(changes · log changes).
  package init(before: Int, after: Int, operations: UpdateOperations) throws(UpdateError) {
    try SectionChecker(countBefore: before, countAfter: after, operations: operations).check()
    newIndexes = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    oldIndexes = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(newIndexes.keys),
      added: operations.insertedSections.union(oldIndexes.keys))
  }

  /// Creates a mapping from operations that are known to be valid.
  init(trusted operations: UpdateOperations) {
    newIndexes = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    oldIndexes = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(newIndexes.keys),
      added: operations.insertedSections.union(oldIndexes.keys))
  }

  /// Returns the new index of a section, or nil if it was deleted.
  package func newIndex(ofOld oldSection: Int) -> Int? { newIndexes[oldSection] ?? shift.newIndex(of: oldSection) }

  /// Returns the old index of a section, or nil if it was inserted.
  package func oldIndex(ofNew newSection: Int) -> Int? { oldIndexes[newSection] ?? shift.oldIndex(of: newSection) }
}

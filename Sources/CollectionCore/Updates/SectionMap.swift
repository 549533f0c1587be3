/// The mapping between the indexes of sections before and after a batch update. A query costs O(log operations).
package struct SectionMap: Sendable {
  /// The change of the sections' indexes by removed and added sections. A moved section counts as removed and added.
  package let shift: IndexShift
  private let targets: [Int: Int]
  private let sources: [Int: Int]

  /// Checks the operations on sections against the numbers of sections before and after the update. Creates the mapping
  /// if the operations are valid.
  ///
  /// - Complexity: O(changes · log changes).
  package init(before: Int, after: Int, operations: UpdateOperations) throws(UpdateError) {
    try SectionChecker(before: before, after: after, operations: operations).check()
    targets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    sources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(targets.keys), added: operations.insertedSections.union(sources.keys))
  }

  /// Creates a mapping from operations that are known to be valid.
  init(trusted operations: UpdateOperations) {
    targets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    sources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(targets.keys), added: operations.insertedSections.union(sources.keys))
  }

  /// Returns the new index of a section, or nil if it was deleted.
  package func newIndex(ofOld oldSection: Int) -> Int? { targets[oldSection] ?? shift.newIndex(of: oldSection) }

  /// Returns the old index of a section, or nil if it was inserted.
  package func oldIndex(ofNew newSection: Int) -> Int? { sources[newSection] ?? shift.oldIndex(of: newSection) }
}

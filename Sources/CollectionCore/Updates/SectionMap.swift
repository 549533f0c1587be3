/// What a batch of updates does to the places of sections. O(log operations) a question.
package struct SectionMap: Sendable {
  /// Moved sections count as removed and added here.
  package let shift: IndexShift
  private let targets: [Int: Int]
  private let sources: [Int: Int]

  /// Checks the operations on sections against the numbers of sections before and after. O(changes log changes).
  package init(before: Int, after: Int, operations: UpdateOperations) throws(UpdateError) {
    try SectionChecker(before: before, after: after, operations: operations).check()
    targets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    sources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(targets.keys), added: operations.insertedSections.union(sources.keys))
  }

  /// The same of operations that are right by the way they were made.
  init(trusted operations: UpdateOperations) {
    targets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { $1 }
    sources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { $1 }
    shift = IndexShift(
      removed: operations.deletedSections.union(targets.keys), added: operations.insertedSections.union(sources.keys))
  }

  /// Where a section is now; nil when it was deleted.
  package func new(ofOld old: Int) -> Int? { targets[old] ?? shift.new(of: old) }

  /// Where a section was; nil when it was inserted.
  package func old(ofNew new: Int) -> Int? { sources[new] ?? shift.old(of: new) }
}

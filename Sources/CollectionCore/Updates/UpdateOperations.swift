/// The operations of a batch update, with indexes as in UIKit. Deletions, reloads and the sources of moves have indexes
/// before the update. Insertions and the targets of moves have indexes after it. The order of operations is irrelevant,
/// and repeated operations count once.
package struct UpdateOperations: Sendable, Equatable {
  package struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    package var from: Index
    package var to: Index
    package init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems: Set<ItemIndex> = []
  package var insertedItems: Set<ItemIndex> = []
  package var reloadedItems: Set<ItemIndex> = []
  package var movedItems: [Move<ItemIndex>] = []

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// The total number of operations on items and sections.
  package var count: Int {
    deletedSections.count + insertedSections.count + reloadedSections.count + movedSections.count
      + deletedItems.count + insertedItems.count + reloadedItems.count + movedItems.count
  }

  /// Removes moves that repeat another move exactly. UIKit ignores them.
  ///
  /// - Complexity: O(moves).
  package mutating func removeRepeatedMoves() {
    if movedItems.count > 1 {
      var knownMoves: Set<Move<ItemIndex>> = []
      movedItems.removeAll { !knownMoves.insert($0).inserted }
    }
    if movedSections.count > 1 {
      var knownMoves: Set<Move<Int>> = []
      movedSections.removeAll { !knownMoves.insert($0).inserted }
    }
  }

  /// Adds the operations of a nested batch update. Their indexes need no conversion, because the indexes of all nested
  /// updates refer to the state before or after the outermost update.
  ///
  /// - Complexity: O(operations of `inner`).
  package mutating func formUnion(_ inner: UpdateOperations) {
    deletedSections.formUnion(inner.deletedSections)
    insertedSections.formUnion(inner.insertedSections)
    reloadedSections.formUnion(inner.reloadedSections)
    movedSections += inner.movedSections
    deletedItems.formUnion(inner.deletedItems)
    insertedItems.formUnion(inner.insertedItems)
    reloadedItems.formUnion(inner.reloadedItems)
    movedItems += inner.movedItems
  }
}

extension UpdateOperations: CustomStringConvertible {
  /// A string representation of the operations, for messages. It contains the first indexes of each operation, in
  /// ascending order.
  package var description: String {
    func list(_ indexes: [String]) -> String {
      indexes.prefix(12).joined(separator: ", ") + (indexes.count > 12 ? " and \(indexes.count - 12) more" : "")
    }
    func describe(_ sections: Set<Int>) -> String { list(sections.sorted().map { "\($0)" }) }
    func describe(_ items: Set<ItemIndex>) -> String { list(items.sorted().map(\.description)) }
    var phrases: [String] = []
    if !deletedSections.isEmpty { phrases.append("delete sections \(describe(deletedSections))") }
    if !insertedSections.isEmpty { phrases.append("insert sections \(describe(insertedSections))") }
    if !reloadedSections.isEmpty { phrases.append("reload sections \(describe(reloadedSections))") }
    if !movedSections.isEmpty {
      phrases.append(
        "move sections " + list(movedSections.sorted { $0.from < $1.from }.map { "\($0.from) to \($0.to)" }))
    }
    if !deletedItems.isEmpty { phrases.append("delete items \(describe(deletedItems))") }
    if !insertedItems.isEmpty { phrases.append("insert items \(describe(insertedItems))") }
    if !reloadedItems.isEmpty { phrases.append("reload items \(describe(reloadedItems))") }
    if !movedItems.isEmpty {
      phrases.append("move items " + list(movedItems.sorted { $0.from < $1.from }.map { "\($0.from) to \($0.to)" }))
    }
    return phrases.isEmpty ? "none" : phrases.joined(separator: "; ")
  }
}

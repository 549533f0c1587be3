/// The operations of a batch of updates, in UIKit's numbering: what goes, is reloaded or moves away is named as it was
/// before the batch, what comes or moves in as it is after it. The order of the operations means nothing.
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

  package var isEmpty: Bool { self == UpdateOperations() }
}

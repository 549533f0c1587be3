import CollectionCore

/// The recorded operations of a batch update. A table view also stores the animation of each operation.
@MainActor
protocol BatchOperations {
  /// The type that specifies how items of a snapshot appear and disappear. In a collection view, the layout determines
  /// the animation.
  associatedtype Style

  /// Creates an empty set of operations.
  init()

  /// Creates the operations of a snapshot, which all have the same animation.
  init(_ operations: UpdateOperations, style: Style)

  /// The recorded operations without their animations.
  var operations: UpdateOperations { get }

  /// Removes moves that repeat another move exactly.
  mutating func removeRepeatedMoves()

  /// Records the move of an item. `from` is the index of the item before the update, and `to` is its index after the
  /// update.
  mutating func moveItem(from: ItemIndex, to: ItemIndex)

  /// Records the move of a section. `from` is the index of the section before the update, and `to` is its index after
  /// the update.
  mutating func moveSection(from: Int, to: Int)
}

extension UpdateOperations: BatchOperations {
  init(_ operations: UpdateOperations, style: Void) { self = operations }

  var operations: UpdateOperations { self }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) { movedItems.append(.init(from: from, to: to)) }

  mutating func moveSection(from: Int, to: Int) { movedSections.append(.init(from: from, to: to)) }
}

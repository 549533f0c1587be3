import CollectionCore

/// The recorded operations of a batch update. A table view also records the animation of each operation.
@MainActor
protocol BatchOperations {
  /// The type of the animation with which the items of a snapshot appear and disappear. In a collection view the layout
  /// determines the animation.
  associatedtype Style

  /// Creates an empty set of operations.
  init()

  /// Creates the operations of a snapshot. All operations have the same animation.
  init(_ operations: UpdateOperations, style: Style)

  /// The operations without their animations.
  var operations: UpdateOperations { get }

  /// Adds the move of an item. `from` is its index before the update, `to` its index after it.
  mutating func moveItem(from: ItemIndex, to: ItemIndex)

  /// Adds the move of a section. `from` is its index before the update, `to` its index after it.
  mutating func moveSection(from: Int, to: Int)
}

extension UpdateOperations: BatchOperations {
  init(_ operations: UpdateOperations, style: Void) { self = operations }

  var operations: UpdateOperations { self }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) { movedItems.append(.init(from: from, to: to)) }

  mutating func moveSection(from: Int, to: Int) { movedSections.append(.init(from: from, to: to)) }
}

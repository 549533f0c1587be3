import CollectionCore

/// The operations of a batch update as an item view records them. A table view also records the animation of each.
@MainActor
protocol BatchOperations {
  /// The animation with which the items of a snapshot appear and disappear. A collection view has none, because its
  /// layout decides.
  associatedtype Style

  /// Creates an empty set of operations.
  init()

  /// Creates the operations of a snapshot, all with the same animation.
  init(_ operations: UpdateOperations, style: Style)

  /// The operations without their animations.
  var operations: UpdateOperations { get }

  /// Adds the move of an item, from its index before the update to that after it.
  mutating func moveItem(from: ItemIndex, to: ItemIndex)

  /// Adds the move of a section, from its index before the update to that after it.
  mutating func moveSection(from: Int, to: Int)
}

extension UpdateOperations: BatchOperations {
  init(_ operations: UpdateOperations, style: Void) { self = operations }

  var operations: UpdateOperations { self }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) { movedItems.append(.init(from: from, to: to)) }

  mutating func moveSection(from: Int, to: Int) { movedSections.append(.init(from: from, to: to)) }
}

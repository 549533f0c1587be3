import CollectionCore

/// The operations of a batch, as an item view records them: a table view with the animation of each.
@MainActor
protocol BatchOperations {
  /// How all items of a snapshot appear and disappear; nothing in a collection view, where the layout decides.
  associatedtype Style

  /// No operations.
  init()

  /// The operations of a snapshot, all in one style.
  init(_ operations: UpdateOperations, style: Style)

  /// What is done.
  var operations: UpdateOperations { get }

  /// Adds the move of an item from a place before the batch to one after it.
  mutating func moveItem(from: ItemIndex, to: ItemIndex)

  /// Adds the move of a section from a place before the batch to one after it.
  mutating func moveSection(from: Int, to: Int)
}

extension UpdateOperations: BatchOperations {
  init(_ operations: UpdateOperations, style: Void) { self = operations }

  var operations: UpdateOperations { self }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) { movedItems.append(.init(from: from, to: to)) }

  mutating func moveSection(from: Int, to: Int) { movedSections.append(.init(from: from, to: to)) }
}

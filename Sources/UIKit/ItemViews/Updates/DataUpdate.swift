import CollectionCore
import Foundation

/// A change of the data for which the new index of every item is known. The new indexes do not have to be derived from
/// operations.
struct DataUpdate {
  let map: UpdateMap
  /// The items to reconfigure, by their new indexes.
  let reconfiguredItems: [ItemIndex]
  let isAnimated: Bool
}

extension UpdateOperations {
  /// Indicates whether the change includes insertions, deletions or moves.
  var isStructural: Bool {
    !(insertedItems.isEmpty && deletedItems.isEmpty && movedItems.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && movedSections.isEmpty)
  }

  var hasReloads: Bool { !(reloadedItems.isEmpty && reloadedSections.isEmpty) }
}

import CollectionCore
import Foundation

/// A change of the data that is known item by item, so that nothing has to be found out from operations.
struct DataUpdate {
  let map: UpdateMap
  /// The items (new places) whose cells are reconfigured.
  let reconfigured: [ItemIndex]
  let isAnimated: Bool
}

extension UpdateOperations {
  /// Whether anything is inserted, deleted or moved.
  var isStructural: Bool {
    !(insertedItems.isEmpty && deletedItems.isEmpty && movedItems.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && movedSections.isEmpty)
  }

  var hasReloads: Bool { !(reloadedItems.isEmpty && reloadedSections.isEmpty) }
}

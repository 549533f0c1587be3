import Foundation

/// A placeholder that a drop has inserted.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder was inserted.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by a row of the data.
  ///
  /// - Parameter dataSourceUpdates: Inserts the row in the data source, at the index path that it is given.
  /// - Returns: False if the placeholder is gone, as after `reloadData()`; then the closure is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Deletes the placeholder.
  ///
  /// - Returns: False if the placeholder is gone, as after `reloadData()`.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

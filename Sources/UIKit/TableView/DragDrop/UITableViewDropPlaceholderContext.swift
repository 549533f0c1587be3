import Foundation

/// A placeholder that a drop has inserted.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder was inserted.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the row in the data source. It receives the index path of
  ///   the row.
  /// - Returns: `true` if the placeholder was replaced. `false` if it no longer exists, for example after
  ///   `reloadData()`; the closure is not called then.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Deletes the placeholder.
  ///
  /// - Returns: `true` if the placeholder was deleted. `false` if it no longer exists, for example after
  ///   `reloadData()`.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

import Foundation

/// An object that represents a visible placeholder row for a dropped item. Use it to replace the placeholder with a row
/// of the data source, or to remove the placeholder.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the row into the data, at the index path that is passed to
  ///   it.
  /// - Returns: `true` if the placeholder was replaced, or `false` if it no longer exists, for example after
  ///   `reloadData()`. The closure is then not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder, for example because the data is unavailable.
  ///
  /// - Returns: `true` if the placeholder was removed, or `false` if it no longer exists, for example after
  ///   `reloadData()`.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

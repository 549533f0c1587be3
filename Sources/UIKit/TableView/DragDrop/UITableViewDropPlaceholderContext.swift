import Foundation

/// An object that represents a visible placeholder row for a dropped item. It replaces the placeholder by a row of the
/// data source, or removes it.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the row into the data, at the index path that is passed to
  ///   it.
  /// - Returns: `true` if the placeholder was replaced; `false` if it no longer exists, for example after
  ///   `reloadData()`. The closure is then not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder, for example because the data is unavailable.
  ///
  /// - Returns: `true` if the placeholder was removed; `false` if it no longer exists, for example after
  ///   `reloadData()`.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

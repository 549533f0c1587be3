import Foundation

/// The context of a placeholder that was inserted for a dropped item (`UICollectionViewDropPlaceholderContext`,
/// `UITableViewDropPlaceholderContext`). It also animates the item's preview.
@MainActor final class DropPlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  private weak var host: (any DragDropHost)?
  /// The placeholder, or `nil` after it was replaced or removed.
  private(set) var placeholder: PlaceholderItem?

  init(_ item: UIDragItem, _ placeholder: PlaceholderItem?, in host: any DragDropHost) {
    dragItem = item
    self.placeholder = placeholder
    self.host = host
    super.init()
  }

  /// Replaces the placeholder with an item of the data.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the item in the data source, at the index path that is
  ///   passed to it.
  /// - Returns: `true` if the placeholder was replaced, or `false` if it no longer exists. The closure is then not
  ///   called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let (host, placeholder) = removePlaceholder() else { return false }
    host.commit(placeholder, dataSourceUpdates)
    return true
  }

  /// Removes the placeholder, for example because the item's data is unavailable.
  ///
  /// - Returns: `true` if the placeholder was removed, or `false` if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let (host, placeholder) = removePlaceholder() else { return false }
    host.remove(placeholder)
    return true
  }

  /// Configures the cell of the placeholder again.
  func setNeedsCellUpdate() {
    guard let host, let placeholder, let path = host.mapping.path(of: placeholder),
      let cell = host.dragDropCell(at: path)
    else { return }
    placeholder.update(cell)
  }

  private func removePlaceholder() -> (any DragDropHost, PlaceholderItem)? {
    guard let host, let placeholder, host.mapping.path(of: placeholder) != nil else { return nil }
    self.placeholder = nil
    return (host, placeholder)
  }
}

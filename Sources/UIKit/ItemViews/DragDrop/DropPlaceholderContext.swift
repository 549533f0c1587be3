import Foundation

/// A placeholder that a drop has inserted (`UICollectionViewDropPlaceholderContext`,
/// `UITableViewDropPlaceholderContext`), and the animation of the preview that goes to it.
@MainActor final class DropPlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  private weak var host: (any DragDropHost)?
  /// The placeholder; nil when it was replaced or deleted.
  private(set) var placeholder: PlaceholderItem?

  init(_ item: UIDragItem, _ placeholder: PlaceholderItem?, in host: any DragDropHost) {
    dragItem = item
    self.placeholder = placeholder
    self.host = host
    super.init()
  }

  /// Replaces the placeholder by an item of the data.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item in the data source, at the index path that it is given.
  /// - Returns: False if the placeholder is gone; then nothing is called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let (host, placeholder) = takePlaceholder() else { return false }
    host.commit(placeholder, dataSourceUpdates)
    return true
  }

  /// Deletes the placeholder.
  ///
  /// - Returns: False if the placeholder is gone.
  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let (host, placeholder) = takePlaceholder() else { return false }
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

  private func takePlaceholder() -> (any DragDropHost, PlaceholderItem)? {
    guard let host, let placeholder, host.mapping.path(of: placeholder) != nil else { return nil }
    self.placeholder = nil
    return (host, placeholder)
  }
}

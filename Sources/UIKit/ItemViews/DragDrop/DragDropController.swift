import Foundation

/// An object that manages drag and drop in a table or collection view: the drags that begin in it, the drags over it,
/// and spring loading.
@MainActor final class DragDropController {
  private weak var host: (any DragDropHost)?
  /// The object that manages the drags that begin in the view, or `nil` before it has a drag delegate.
  private(set) var source: ItemDragSource?
  /// The object that manages the drags over the view, or `nil` before it has a drop delegate.
  private(set) var target: ItemDropTarget?
  private var springLoadedItems: SpringLoadedItems?
  /// The presentation index path of the item into which a drop would insert the dragged items, or `nil` if there is
  /// none.
  private(set) var targetedPath: IndexPath?

  init(_ host: any DragDropHost) { self.host = host }

  /// Indicates whether users can drag items of the view, because it has a drag interaction.
  var providesItems: Bool {
    get { source?.isInstalled ?? false }
    set {
      if newValue, source == nil, let host { source = ItemDragSource(host) }
      source?.isInstalled = newValue
    }
  }

  /// Indicates whether users can drop items on the view.
  var acceptsItems: Bool {
    get { target?.isInstalled ?? false }
    set {
      if newValue, target == nil, let host { target = ItemDropTarget(host) }
      target?.isInstalled = newValue
    }
  }

  /// Indicates whether an item is activated when a drag pauses over it.
  var isSpringLoaded: Bool {
    get { springLoadedItems != nil }
    set {
      guard newValue != isSpringLoaded, let host else { return }
      if let springLoadedItems { host.removeInteraction(springLoadedItems.interaction) }
      springLoadedItems = newValue ? SpringLoadedItems(host) : nil
    }
  }

  /// Returns the drag state of the cell that shows an item.
  func dragState(at path: IndexPath) -> UICellConfigurationState.DragState { source?.dragState(at: path) ?? .none }

  /// Returns the drop state of the cell that shows an item.
  func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
    guard target?.isActive == true else { return .none }
    return targetedPath == path ? .targeted : .notTargeted
  }

  /// Sets the item into which a drop would insert the dragged items, or `nil` if there is none, and updates the cells.
  func setTargeted(_ path: IndexPath?) {
    guard targetedPath != path else { return }
    let oldPath = targetedPath
    targetedPath = path
    for path in [oldPath, path].compactMap({ $0 }) {
      host?.dragDropCell(at: path)?.setNeedsUpdateConfiguration()
      host?.showTargeted(path == targetedPath, at: path)
    }
  }

  /// Updates the index paths of dragged items after a change of the data. The change has closed the gap at the drop position.
  /// The gap opens again when the drag moves.
  ///
  /// - Parameter newPath: A closure that returns the new data source index path of an item, or `nil` if the item was deleted.
  func updatePaths(_ newPath: (IndexPath) -> IndexPath?) {
    // The cells still have their previous index paths.
    setTargeted(nil)
    source?.updatePaths(newPath)
    target?.invalidateGap()
  }
}

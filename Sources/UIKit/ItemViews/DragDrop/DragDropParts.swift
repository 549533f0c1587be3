import Foundation

/// The drag and drop state of an item view: the drags that begin in it, the drags over it, and spring loading.
@MainActor final class DragDropParts {
  private weak var host: (any DragDropHost)?
  /// The drags that begin in the view, or `nil` until it has a drag delegate.
  private(set) var source: ItemDragSource?
  /// The drags over the view, or `nil` until it has a drop delegate.
  private(set) var target: ItemDropTarget?
  private var springs: SpringLoadedItems?
  /// The shown index path of the item that a drop would target.
  private(set) var targetedPath: IndexPath?

  init(_ host: any DragDropHost) { self.host = host }

  /// Indicates whether drags can begin in the view.
  var givesItems: Bool {
    get { source?.isInstalled ?? false }
    set {
      if newValue, source == nil, let host { source = ItemDragSource(host) }
      source?.isInstalled = newValue
    }
  }

  /// Indicates whether items can be dropped on the view.
  var takesItems: Bool {
    get { target?.isInstalled ?? false }
    set {
      if newValue, target == nil, let host { target = ItemDropTarget(host) }
      target?.isInstalled = newValue
    }
  }

  /// Indicates whether a drag that pauses over an item can activate it.
  var isSpringLoaded: Bool {
    get { springs != nil }
    set {
      guard newValue != isSpringLoaded, let host else { return }
      if let springs { host.removeInteraction(springs.interaction) }
      springs = newValue ? SpringLoadedItems(host) : nil
    }
  }

  /// Returns the drag state of the cell that shows an item.
  func dragState(at path: IndexPath) -> UICellConfigurationState.DragState { source?.dragState(at: path) ?? .none }

  /// Returns the drop state of the cell that shows an item.
  func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
    guard target?.isActive == true else { return .none }
    return targetedPath == path ? .targeted : .notTargeted
  }

  /// Sets the item that a drop would target, or `nil` if there is none.
  func setTargeted(_ path: IndexPath?) {
    guard targetedPath != path else { return }
    let old = targetedPath
    targetedPath = path
    for path in [old, path].compactMap({ $0 }) {
      host?.dragDropCell(at: path)?.setNeedsUpdateConfiguration()
      host?.showTargeted(path == targetedPath, at: path)
    }
  }

  /// Updates the index paths of dragged items after a change of the data. The gap has been closed by the change, and
  /// opens again when the drag moves.
  ///
  /// - Parameter newPath: A closure that returns the new index path of an item of the data, or `nil` if it was deleted.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    // Cells still have the index paths of before.
    setTargeted(nil)
    source?.follow(newPath)
    target?.invalidateGap()
  }
}

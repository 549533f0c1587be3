import Foundation

/// What an item view keeps for drag and drop: the drags that begin in it, those that are over it, and spring loading.
@MainActor final class DragDropParts {
  private weak var host: (any DragDropHost)?
  /// The drags that begin in the view; nil before it has a drag delegate.
  private(set) var source: ItemDragSource?
  /// The drags over the view; nil before it takes drops.
  private(set) var target: ItemDropTarget?
  private var springs: SpringLoadedItems?
  /// The item into which a drop would go, in what is shown.
  private(set) var targetedPath: IndexPath?

  init(_ host: any DragDropHost) { self.host = host }

  /// Whether drags may begin in the view.
  var givesItems: Bool {
    get { source?.isInstalled ?? false }
    set {
      if newValue, source == nil, let host { source = ItemDragSource(host) }
      source?.isInstalled = newValue
    }
  }

  /// Whether drags may be dropped on the view.
  var takesItems: Bool {
    get { target?.isInstalled ?? false }
    set {
      if newValue, target == nil, let host { target = ItemDropTarget(host) }
      target?.isInstalled = newValue
    }
  }

  /// Whether a drag that rests over an item may activate it.
  var isSpringLoaded: Bool {
    get { springs != nil }
    set {
      guard newValue != isSpringLoaded, let host else { return }
      if let springs { host.removeInteraction(springs.interaction) }
      springs = newValue ? SpringLoadedItems(host) : nil
    }
  }

  /// Returns the state of the cell that shows an item.
  func dragState(at path: IndexPath) -> UICellConfigurationState.DragState { source?.dragState(at: path) ?? .none }

  /// Returns how a drop relates to the cell that shows an item.
  func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
    guard target?.isActive == true else { return .none }
    return targetedPath == path ? .targeted : .notTargeted
  }

  /// Another item is targeted, or none.
  func setTargeted(_ path: IndexPath?) {
    guard targetedPath != path else { return }
    let old = targetedPath
    targetedPath = path
    for path in [old, path].compactMap({ $0 }) {
      host?.dragDropCell(at: path)?.setNeedsUpdateConfiguration()
      host?.showTargeted(path == targetedPath, at: path)
    }
  }

  /// The data has changed: the items of drags follow, and the gap, which has closed, opens again when the drag moves.
  ///
  /// - Parameter newPath: Returns where an item of the data is now, or nil for one that is gone.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    // Cells still have the index paths of before.
    setTargeted(nil)
    source?.follow(newPath)
    target?.invalidateGap()
  }
}

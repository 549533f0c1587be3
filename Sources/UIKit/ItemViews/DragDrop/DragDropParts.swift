import Foundation

/// The drag and drop objects of an item view: its drag source, its drop target and its spring loading.
@MainActor final class DragDropParts {
  private weak var host: (any DragDropHost)?
  /// The drags that begin in the view, or `nil` without a drag delegate.
  private(set) var source: ItemDragSource?
  /// The drags over the view, or `nil` before it accepts drops.
  private(set) var target: ItemDropTarget?
  private var springs: SpringLoadedItems?
  /// The shown index path of the item into which a drop would go.
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

  /// Indicates whether the view accepts drops.
  var takesItems: Bool {
    get { target?.isInstalled ?? false }
    set {
      if newValue, target == nil, let host { target = ItemDropTarget(host) }
      target?.isInstalled = newValue
    }
  }

  /// Indicates whether a drag that rests over an item can activate it.
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

  /// Changes the targeted item.
  func setTargeted(_ path: IndexPath?) {
    guard targetedPath != path else { return }
    let old = targetedPath
    targetedPath = path
    for path in [old, path].compactMap({ $0 }) {
      host?.dragDropCell(at: path)?.setNeedsUpdateConfiguration()
      host?.showTargeted(path == targetedPath, at: path)
    }
  }

  /// Updates index paths after a change of the data. The gap has closed, and opens again when the drag moves.
  ///
  /// - Parameter newPath: Returns the new index path of an item, or `nil` if it was deleted.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    // Cells still have the index paths of before.
    setTargeted(nil)
    source?.follow(newPath)
    target?.invalidateGap()
  }
}

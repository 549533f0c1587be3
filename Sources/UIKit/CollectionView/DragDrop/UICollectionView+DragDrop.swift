import Foundation

extension UICollectionView: UISpringLoadedInteractionSupporting {
  final func setSpringLoaded(_ isOn: Bool) {
    let state = needDragDrop()
    if let springs = state.springs { removeInteraction(springs.interaction) }
    state.springs = isOn ? CollectionSprings(self) : nil
  }

  final func needDragDrop() -> CollectionDragDrop {
    if let dragDrop { return dragDrop }
    let made = CollectionDragDrop()
    dragDrop = made
    return made
  }

  /// The object that provides the items of drags. It is not retained. With a delegate, long presses begin drags. The
  /// default is `nil`.
  public weak final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragDrop?.dragDelegate }
    set {
      guard newValue != nil || dragDrop != nil else { return }
      let state = needDragDrop()
      state.dragDelegate = newValue
      if newValue != nil, state.source == nil { state.source = CollectionDragSource(self) }
      state.source?.isInstalled = newValue != nil
    }
  }

  /// The object that receives dropped items. It is not retained. The default is `nil`.
  public weak final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragDrop?.dropDelegate }
    set {
      guard newValue != nil || dragDrop != nil else { return }
      let state = needDragDrop()
      state.dropDelegate = newValue
      if newValue != nil, state.target == nil { state.target = CollectionDropTarget(self) }
      state.target?.isInstalled = newValue != nil
    }
  }

  /// Returns how a drop relates to a cell, for its configuration state.
  final func dropState(of element: RealizedElement?) -> UICellConfigurationState.DropState {
    guard hasActiveDrop, let element, element.key.kind == 0 else { return .none }
    return dragDrop?.targetedPath == element.path ? .targeted : .notTargeted
  }
}

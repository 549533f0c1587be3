import Foundation

extension UICollectionView: UISpringLoadedInteractionSupporting {
  final var dragDrop: DragDropController? { dragDropStorage?.controller }

  final func setSpringLoaded(_ isOn: Bool) { ensureDragDrop().controller.isSpringLoaded = isOn }

  private func ensureDragDrop() -> CollectionDragDrop {
    if let dragDropStorage { return dragDropStorage }
    let dragDrop = CollectionDragDrop(self)
    dragDropStorage = dragDrop
    return dragDrop
  }

  final var dragDelegateStorage: (any UICollectionViewDragDelegate)? {
    get { dragDropStorage?.dragDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dragDelegate = newValue
      state.controller.providesItems = newValue != nil
    }
  }

  final var dropDelegateStorage: (any UICollectionViewDropDelegate)? {
    get { dragDropStorage?.dropDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dropDelegate = newValue
      state.controller.acceptsItems = newValue != nil
    }
  }

  /// Returns the drop state of an element's cell, as part of the cell's configuration state.
  final func dropState(of element: LiveElement?) -> UICellConfigurationState.DropState {
    guard hasActiveDrop, let element, element.key.kind == 0 else { return .none }
    return dragDrop?.dropState(at: element.path) ?? .none
  }
}

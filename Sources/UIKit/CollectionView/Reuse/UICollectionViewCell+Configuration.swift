import Foundation

extension UICollectionViewCell: ConfiguredView {
  /// The current configuration state of the cell. It combines properties of the cell and of the collection view.
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = isSwiped
    if let view = collectionView {
      state.isEditing = view.isEditing && element.map { view.canEdit($0) } ?? true
      state.isPinned = listRole?.isPinned ?? false
      if let movement = view.movement, let element { state.isReordering = element.key == movement.key }
      if let element, element.key.kind == 0, let outline = view.dataSource as? any OutlineDataSource {
        state.isExpanded = outline.isExpanded(at: view.dataIndexPath(element.path)) ?? false
      }
      state.cellDropState = view.dropState(of: element)
    }
    state.cellDragState = stateInDrag
    return state
  }

  /// The collection view that is the superview of the cell, or `nil` if there is none.
  final var collectionView: UICollectionView? { superviewStorage as? UICollectionView }

  final func updateSubviews(for state: UICellConfigurationState) { configurationStateDidChange(state) }

  final func updateDidEnd(for state: UICellConfigurationState) { configurationDidUpdate(state) }

  final func updateBackground(for state: UICellConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  final func prepareContent(_ view: UIView, replacing old: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  final func contentViewWasReplaced() {
    hostCollectionView?.intrinsicSizeDidChange(of: self, byConstraints: false)
  }

  final func showBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    let updatedConfiguration =
      automaticallyUpdatesBackgroundConfiguration
      ? configuration?.updated(for: configurationState) : configuration
    showBackground(updatedConfiguration, corners: listRole?.corners)
  }
}

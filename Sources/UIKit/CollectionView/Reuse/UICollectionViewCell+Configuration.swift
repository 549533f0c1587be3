import Foundation

extension UICollectionViewCell {
  /// What the collection view and the cell itself know of its state.
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = isSwiped
    if let view = collectionView {
      state.isEditing = view.isEditing
      state.isPinned = listRole?.isPinned ?? false
      if let movement = view.movement, let element { state.isReordering = element.key == movement.key }
      if let element, element.key.kind == 0, let outline = view.dataSource as? any OutlineShowing {
        state.isExpanded = outline.isExpanded(at: view.dataPath(element.path)) ?? false
      }
      state.cellDropState = view.dropState(of: element)
    }
    state.cellDragState =
      switch dragState {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return state
  }

  /// The collection view that shows the cell.
  final var collectionView: UICollectionView? { superviewStorage as? UICollectionView }

  /// Runs the update that is owed, if one is: what updates automatically, the method, the handler.
  final func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    // A cell that has just come into the window learns of its traits now: one update, not two.
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    follow(state)
    if automaticallyUpdatesContentConfiguration, let present = contentStorage {
      showContentConfiguration(present.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let present = backgroundConfiguration {
      backgroundConfiguration = present.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // What the update itself asked for has been done by it.
    isConfigurationDirty = false
  }

  final func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard contentStorage != nil else { return }
      contentStorage = nil
      replaceContentView(with: UIView(frame: bounds))
      return
    }
    // In the look of the state at once: a cell that was selected already must not show another look first.
    showContentConfiguration(automaticallyUpdatesContentConfiguration ? new.updated(for: configurationState) : new)
  }

  private func showContentConfiguration(_ new: any UIContentConfiguration) {
    let isFirst = contentStorage == nil
    contentStorage = new
    if !isFirst, let view = contentView as? any UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceContentView(with: new.makeContentView())
    }
  }

  final func showBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let shown =
      automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
    if let view = configuredBackground {
      view.configuration = shown
      return
    }
    let view = BackgroundConfigurationView(shown, frame: bounds)
    view.corners = listRole?.corners
    configuredBackground = view
    UIView.withoutAnimation { insertSubview(view, at: 0) }
  }
}

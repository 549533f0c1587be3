import Foundation

// The default implementations of the delegate's methods. Some return the value of the layout or of a property of the
// collection view.
extension UICollectionViewDelegate {
  /// Asks the delegate whether a touch highlights an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to highlight the item, or `false` to ignore the touch, which also prevents the selection.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Tells the delegate that an item was highlighted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Tells the delegate that an item is no longer highlighted, because a tap selected it or the touch was cancelled.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Asks the delegate whether a tap selects an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Asks the delegate whether a tap on a selected item deselects it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to deselect the item.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Tells the delegate that the user selected an item. The method is not called for
  /// `selectItem(at:animated:scrollPosition:)`.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Tells the delegate that the user deselected an item by tapping it or, with single selection, by tapping another
  /// item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Asks the delegate whether a tap performs an item's primary action.
  ///
  /// The default implementation returns `true` unless the collection view is in editing mode.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to perform the primary action.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Tells the delegate to perform the primary action of an item. The method is called after the selection.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// Tells the delegate that a cell is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Tells the delegate that a cell was removed from the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item that the cell showed.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view was removed from the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path that the view had.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Asks the delegate for the content offset after an update or a change of layout.
  ///
  /// The default implementation returns the layout's target offset.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset to use, in points.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
  /// Asks the delegate for the layout of an interactive transition.
  ///
  /// The default implementation returns a plain `UICollectionViewTransitionLayout`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - fromLayout: The layout at the start of the transition.
  ///   - toLayout: The layout at the end of the transition.
  /// - Returns: A layout that interpolates between the two.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Asks the delegate for the target of an item that is moved interactively.
  ///
  /// The default implementation returns the proposed index path.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - currentIndexPath: The index path where the movement began.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Asks the delegate for the target of an item that is moved interactively, with its original and its current index
  /// path.
  ///
  /// The default implementation calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, with
  /// the index path where the movement began.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path where the movement began.
  ///   - currentIndexPath: The current index path of the item.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Asks the delegate whether an item can be edited.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be edited.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Asks the delegate whether a long press on an item shows the edit menu.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to show the menu.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Asks the delegate whether an item supports an edit command.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  /// - Returns: `true` to show the command in the menu.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Tells the delegate to perform an edit command on an item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Asks the delegate whether an item can become focused.
  ///
  /// The default implementation returns the cell's `canBecomeFocused`, and `false` if the item has no cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can become focused.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? false
  }
  /// Asks the delegate whether the focus can move to or from an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lose and gain the focus.
  /// - Returns: `true` to move the focus.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Tells the delegate that the focus moved to or from an item.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks the delegate for the item that becomes focused first.
  ///
  /// The default implementation returns `nil`, which means no preference.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The index path of the item, or `nil` for no preference.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Asks the delegate whether an item becomes selected when it becomes focused.
  ///
  /// The default implementation returns the collection view's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Asks the delegate whether a drag with two fingers selects the items that it passes.
  ///
  /// The default implementation returns `false` (UICollectionView.h).
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  /// - Returns: `true` to begin the selection.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Tells the delegate that a drag begins to select items.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that the drag that selected items has ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter collectionView: The collection view.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Asks the delegate for the contents of a new window when two fingers spread apart on an item, or when the middle button of the
  /// mouse is clicked on it.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location in the collection view's coordinate system, in points.
  /// - Returns: `nil`, to open no window.
  public func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { nil }

  /// Asks the delegate for the context menu of one or more items.
  ///
  /// The default implementation calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` for the first item.
  /// It returns `nil` if there are no items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of all selected items if the item at the point is selected, otherwise that item
  ///     alone. The array is empty if there is no item at the point.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Asks the delegate for the context menu of one item.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Asks the delegate for the preview of an item that is lifted for its menu.
  ///
  /// The default implementation calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Asks the delegate for the preview that an item returns to when its menu is dismissed.
  ///
  /// The default implementation calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Asks the delegate for the preview that is lifted for a menu.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Asks the delegate for the preview to return to when a menu is dismissed.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Tells the delegate that the user tapped the preview of a menu.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Tells the delegate that a menu is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Tells the delegate that a menu is about to be dismissed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Asks the delegate whether an item is activated when a drag pauses over it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - context: The state of the spring loading. Its target view is the view that flashes.
  /// - Returns: `true` to activate the item.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

import Foundation

// The behavior without a delegate method. A default that is another object's decision asks that object.
extension UICollectionViewDelegate {
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to highlight the item; `false` to ignore the touch, which also prevents the selection.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to deselect the item.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns `true` by default unless the collection view is editing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to perform the primary action.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
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
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item that the cell showed.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
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

  /// Returns the layout's target offset by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset to use, in points.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  /// Returns a plain `UICollectionViewTransitionLayout` by default.
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

  /// Returns the proposed index path by default.
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
  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` by default, with the index path
  /// where the movement began.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path where the movement began.
  ///   - currentIndexPath: The index path that the item has at present.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be edited.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns `false` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to show the menu.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns `false` by default.
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
  /// Does nothing by default.
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
  /// Returns the cell's `canBecomeFocused` by default, and `false` if the item has no cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can become focused.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? false
  }
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lose and get the focus.
  /// - Returns: `true` to move the focus.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lost and got the focus.
  ///   - coordinator: Animates changes together with the focus.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil` by default.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The index path of the item, or `nil` for no preference.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Returns the collection view's `selectionFollowsFocus` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Returns the collection view's `allowsMultipleSelectionDuringEditing` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  /// - Returns: `true` to begin the selection.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  ///
  /// - Parameter collectionView: The collection view.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` for the first item by default. Returns `nil` if
  /// there are no items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of all selected items if the item at the point is selected, otherwise that item
  ///     alone; empty if there is no item at the point.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` by default.
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
  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` by default.
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
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Animates changes together with the end of the menu.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Animates changes together with the menu, or `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Animates changes together with the end of the menu, or `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns `true` by default.
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

import Foundation

/// The methods that control the selection, display, menus and movement of a collection view's items.
///
/// Every method is optional and has a default implementation.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Highlighting and selection by touch, in the order of the calls

  /// Asks the delegate whether a touch highlights an item. The default is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to highlight the item, or `false` to ignore the touch, which also prevents the selection.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that an item was highlighted.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item is no longer highlighted, because a tap selected it or the touch was cancelled.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks the delegate whether a tap selects an item. The default is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Asks the delegate whether a tap on a selected item deselects it. The default is `true`.
  ///
  /// The method is called only if multiple selection is allowed.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to deselect the item.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that the user selected an item. The method is not called for
  /// `selectItem(at:animated:scrollPosition:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells the delegate that the user deselected an item by tapping it or, with single selection, by tapping another
  /// item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Asks the delegate whether a tap performs an item's primary action. The default is `true` unless the collection
  /// view is in editing mode.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to perform the primary action.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// Tells the delegate to perform the primary action of an item. The method is called after the selection.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  // MARK: Display

  /// Tells the delegate that a cell is about to be shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Tells the delegate that a supplementary view is about to be shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path of the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Tells the delegate that a cell was removed from the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item that the cell showed.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Tells the delegate that a supplementary view was removed from the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The view.
  ///   - elementKind: The element kind.
  ///   - indexPath: The index path that the view had.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Layout

  /// Asks the delegate for the content offset after an update or a change of layout. The default is the result of the
  /// layout's method.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - proposedContentOffset: The offset that the collection view proposes, in points.
  /// - Returns: The offset to use, in points.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Asks the delegate for the layout of an interactive transition.
  ///
  /// The default is a plain `UICollectionViewTransitionLayout`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - fromLayout: The layout at the start of the transition.
  ///   - toLayout: The layout at the end of the transition.
  /// - Returns: A layout that interpolates between the two.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  // MARK: Interactive movement

  /// Asks the delegate for the target of an item that is moved interactively. The default is the proposed index path.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - currentIndexPath: The index path where the movement began.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Asks the delegate for the target of an item that is moved interactively, with its original and its current index
  /// path.
  ///
  /// The default implementation calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path where the movement began.
  ///   - currentIndexPath: The current index path of the item.
  ///   - proposedIndexPath: The index path that the layout proposes.
  /// - Returns: The index path at which the other items make room for the item.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Asks the delegate whether an item is activated when a drag pauses over it. The default is `true`.
  ///
  /// The method is called only if `isSpringLoaded` is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - context: The state of the spring loading. Its target view is the view that flashes.
  /// - Returns: `true` to activate the item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Editing, menus, focus, multiple selection

  /// Asks the delegate whether an item can be edited. The default is `true`.
  ///
  /// The cells of items that cannot be edited are not in the editing state (`UICellConfigurationState.isEditing`) while the
  /// collection view is, so they show no accessories for editing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can be edited.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Asks the delegate whether a long press on an item shows the edit menu. The default is `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to show the menu.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Asks the delegate whether an item supports an edit command. The default is `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  /// - Returns: `true` to show the command in the menu.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Tells the delegate to perform an edit command on an item. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sender: The object that sends the command.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Asks the delegate whether an item can become focused. The default is the value of the cell's `canBecomeFocused`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` if the item can become focused.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Asks the delegate whether the focus can move to or from an item. The default is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lose and gain the focus.
  /// - Returns: `true` to move the focus.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Tells the delegate that the focus moved to or from an item. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Asks the delegate for the item that becomes focused first. The default is `nil`, which means no preference.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The index path of the item, or `nil` for no preference.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Asks the delegate whether an item becomes selected when it becomes focused.
  ///
  /// The default is the collection view's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: `true` to select the item.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
  /// Asks the delegate whether a drag with two fingers selects the items that it passes.
  ///
  /// The default is the collection view's `allowsMultipleSelectionDuringEditing`. If that property is also `true`, the
  /// collection view enters editing mode.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  /// - Returns: `true` to begin the selection.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that the user begins to select items by dragging two fingers. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item where the drag begins.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells the delegate that the drag with two fingers that selected items has ended. The default implementation does
  /// nothing.
  ///
  /// - Parameter collectionView: The collection view.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  /// Asks the delegate for the contents of a new window when two fingers spread apart on an item, or when the middle button of the
  /// mouse is clicked on it. The method is called only if the application supports several scenes.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location in the collection view's coordinate system, in points.
  /// - Returns: The contents of the window, or `nil` to open none.
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?

  // MARK: Context menus

  /// Asks the delegate for the context menu of one or more items.
  ///
  /// The default implementation calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` if there is an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of all selected items if the item at the point is selected, otherwise that item
  ///     alone. The array is empty if there is no item at the point.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the context menu of one item. The default is `nil`, which means no menu.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the click or long press in the collection view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the preview of an item that is lifted for its menu.
  ///
  /// The default implementation calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview that an item returns to when its menu is dismissed.
  ///
  /// The default implementation calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview, or `nil` for the cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview that is lifted when a context menu is shown. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview that a dismissed context menu returns to. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user tapped the preview of a context menu. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that a context menu is about to be shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that a context menu is about to be dismissed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

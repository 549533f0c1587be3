import Foundation

/// The methods that provide the heights, headers, footers and swipe actions of a table view, and respond to the user's
/// actions. The table view does not retain its delegate. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that a cell is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Tells the delegate that a header is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Tells the delegate that a footer is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Tells the delegate that a cell is no longer shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Tells the delegate that a header is no longer shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Tells the delegate that a footer is no longer shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Asks the delegate for the height of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the cell. The default is
  ///   `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Asks the delegate for the height of a header.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the title or the view. The default
  ///   is `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Asks the delegate for the height of a footer.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points, or `UITableView.automaticDimension` to measure the title or the view. The default
  ///   is `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Asks the delegate for the estimated height of a row.
  ///
  /// If there is an estimate, `tableView(_:heightForRowAt:)` is called only when the row is about to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The height in points. The default is `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Asks the delegate for the estimated height of a header.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points. The default is `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Asks the delegate for the estimated height of a footer.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The height in points. The default is `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// Asks the delegate for the header view of a section. The view is as wide as the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The header, or `nil` to show the title that the data source provides, if there is one. The default is
  ///   `nil`.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Asks the delegate for the footer view of a section. The view is as wide as the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The footer, or `nil` to show the title that the data source provides, if there is one. The default is
  ///   `nil`.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Tells the delegate that the user has tapped the detail button of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Asks the delegate whether a touch highlights a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to highlight the row, which is the default. `false` to ignore the touch, which also prevents the
  ///   selection.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a row was highlighted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells the delegate that a row is no longer highlighted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Asks the delegate which row to select when the user selects a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to select, or `nil` to select none. The default is `indexPath`.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Asks the delegate which row to deselect when the user deselects a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The index path of the row to deselect, or `nil` to deselect none. The default is `indexPath`.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells the delegate that the user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells the delegate that the user has deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Asks the delegate whether a tap on a row performs a primary action in addition to selecting it.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to perform the action. The default is `true` unless the table view is in editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

  /// Tells the delegate to perform the primary action of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Asks the delegate for the type of a row's editing control.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The editing style. The default is `delete` for rows that can be edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

  /// Asks the delegate for the title of the button that confirms a deletion.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The title. The default is “Delete”.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

  /// Asks the delegate for the actions that a swipe reveals at the leading edge of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none. The default is `nil`.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// Asks the delegate for the actions that a swipe reveals at the trailing edge of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or `nil` for none. By default there is an action that deletes the row, if the row can be
  ///   deleted.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// Asks the delegate for the `UITableViewRowAction` objects that a swipe reveals at the trailing edge of a row. New
  /// code provides swipe actions instead.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions. The default is `nil`.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Asks the delegate whether the background of a row is indented for its editing control.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to indent the background, which is the default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a swipe is about to reveal the actions of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Tells the delegate that the actions of a row were hidden.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row, or `nil` if it was removed.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Asks the delegate for the destination of a row that the user moves.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - proposedDestinationIndexPath: The destination that the user has chosen.
  /// - Returns: The index path of the destination. The default is the proposed destination.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Asks the delegate for the indentation level of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The level. By default the level of the cell is used.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Asks the delegate whether a long press on a row shows the edit menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to show the menu. The default is `false`.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Asks the delegate whether a row supports a command of the edit menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  /// - Returns: `true` to show the command in the menu. The default is `false`.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Tells the delegate to perform a command of the edit menu for a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  /// Asks the delegate whether a row can become focused.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` if the row can become focused. The default is the value of the cell's `canBecomeFocused`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Asks the delegate whether the focus can move to or from a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lose and gain the focus.
  /// - Returns: `true` to allow the movement, which is the default.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

  /// Tells the delegate that the focus has moved to or from a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Asks the delegate for the row that becomes focused first.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The index path of the row, or `nil` for no preference. The default is `nil`.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Asks the delegate whether a row becomes selected when it becomes focused.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` to select the row. The default is the table view's `selectionFollowsFocus`.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Asks the delegate whether a row is activated when a drag pauses over it.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - context: The state of the spring loading.
  /// - Returns: `true` to activate the row, which is the default.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Asks the delegate whether a pan with two fingers selects the rows that it passes.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  /// - Returns: `true` to select rows. The default is the table view's `allowsMultipleSelectionDuringEditing`.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a pan with two fingers begins to select rows.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Tells the delegate that a pan with two fingers that selected rows has ended.
  ///
  /// - Parameter tableView: The table view.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// Asks the delegate for the context menu of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the touch in the table view's coordinate system, in points.
  /// - Returns: The configuration of the menu, or `nil` for no menu. The default is `nil`.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?

  /// Asks the delegate for the preview that is lifted when a context menu is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to lift the cell. The default is `nil`.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Asks the delegate for the preview that a dismissed context menu returns to.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to move the lifted preview back to the cell. The default is `nil`.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Tells the delegate that the user has tapped the preview of a context menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Tells the delegate that a context menu is about to appear.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Tells the delegate that a context menu is about to disappear.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

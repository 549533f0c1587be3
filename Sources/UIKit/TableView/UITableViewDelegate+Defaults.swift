import Foundation
import SwiftABI

// The default implementations. Some of them call `recognizableDefault`, so that `TableMethods` can detect that the application
// does not implement the method.
extension UITableViewDelegate {
  /// Tells the delegate that a cell is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Tells the delegate that a header is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a footer is about to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a cell is no longer shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {}

  /// Tells the delegate that a header is no longer shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// Tells the delegate that a footer is no longer shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// Asks the delegate for the height of a row.
  ///
  /// The default implementation returns the table view's `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `rowHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    recognizableDefault(tableView.rowHeight)
  }

  /// Asks the delegate for the height of a header.
  ///
  /// The default implementation returns the table view's `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `sectionHeaderHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    recognizableDefault(tableView.sectionHeaderHeight)
  }

  /// Asks the delegate for the height of a footer.
  ///
  /// The default implementation returns the table view's `sectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `sectionFooterHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    recognizableDefault(tableView.sectionFooterHeight)
  }

  /// Asks the delegate for the estimated height of a row.
  ///
  /// The default implementation returns the table view's `estimatedRowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `estimatedRowHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    recognizableDefault(tableView.estimatedRowHeight)
  }

  /// Asks the delegate for the estimated height of a header.
  ///
  /// The default implementation returns the table view's `estimatedSectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `estimatedSectionHeaderHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    recognizableDefault(tableView.estimatedSectionHeaderHeight)
  }

  /// Asks the delegate for the estimated height of a footer.
  ///
  /// The default implementation returns the table view's `estimatedSectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `estimatedSectionFooterHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    recognizableDefault(tableView.estimatedSectionFooterHeight)
  }

  /// Asks the delegate for the header of a section. The header is as wide as the table.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    recognizableDefault(nil)
  }

  /// Asks the delegate for the footer of a section. The footer is as wide as the table.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    recognizableDefault(nil)
  }

  /// Tells the delegate that the user has tapped the detail button of a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Asks the delegate whether to highlight a row while it is touched.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the delegate that a row was highlighted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells the delegate that a row is no longer highlighted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Asks the delegate which row to select when the user selects a row.
  ///
  /// The default implementation returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `indexPath`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Asks the delegate which row to deselect when the user deselects a row.
  ///
  /// The default implementation returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `indexPath`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Tells the delegate that the user has selected a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells the delegate that the user has deselected a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Asks the delegate whether a tap on a row performs a primary action in addition to selecting it.
  ///
  /// The default implementation returns `true` unless the table view is in editing mode.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` unless the table view is in editing mode.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }

  /// Tells the delegate to perform the primary action of a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Asks the delegate for the editing control of a row.
  ///
  /// The default implementation returns `delete`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `delete`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    .delete
  }

  /// Asks the delegate for the title of the button that confirms a deletion.
  ///
  /// The default implementation returns `nil`. The title is then “Delete”.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Asks the delegate for the actions that a swipe shows at the leading edge of a row.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Asks the delegate for the actions that a swipe reveals at the trailing edge of a row.
  ///
  /// The default implementation returns `nil`. The table view then provides an action that deletes the row, if it can
  /// be deleted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    nil
  }

  /// Asks the delegate for the `UITableViewRowAction` objects that a swipe shows at the trailing edge of a row. Newer
  /// code returns swipe actions instead.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }

  /// Asks the delegate whether to indent the background of a row for the editing control.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// Tells the delegate that a swipe is about to show the actions of a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Tells the delegate that the actions of a row were hidden.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row, or `nil` if it was removed.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Asks the delegate for the destination of a row that the user moves.
  ///
  /// The default implementation returns the proposed destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - proposedDestinationIndexPath: The destination that the user has chosen.
  /// - Returns: The proposed destination.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Asks the delegate for the indentation level of a row.
  ///
  /// The default implementation returns 0. The table view then uses the level of the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: 0.
  @_optimize(none) public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  {
    recognizableDefault(0)
  }

  /// Asks the delegate whether a long press on a row shows the edit menu.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `false`.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

  /// Asks the delegate whether a command of the edit menu is possible for a row.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  /// - Returns: `false`.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Tells the delegate to perform a command of the edit menu for a row.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that sends the command.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Asks the delegate whether a row can become focused.
  ///
  /// The default implementation returns the cell's `canBecomeFocused`, or `false` if the row has no cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell's `canBecomeFocused`, or `false` if the row has no cell.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.findCell(at: tableView.shownPath(ofData: indexPath))?.canBecomeFocused ?? false
  }

  /// Asks the delegate whether the focus may move within the table, into it or out of it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lose and gain the focus.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// Tells the delegate that the focus has moved within the table, into it or out of it.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The rows that lost and gained the focus.
  ///   - coordinator: An object that you use to run animations alongside the focus update.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks the delegate for the row to focus when the focus enters the table.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: `nil`.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Asks the delegate whether a row becomes selected when it becomes focused.
  ///
  /// The default implementation returns the table view's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `selectionFollowsFocus`.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  /// Asks the delegate whether a row is activated when a drag pauses over it.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - context: The state of the spring loading.
  /// - Returns: `true`.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Asks the delegate whether a pan with two fingers selects the rows that it passes.
  ///
  /// The default implementation returns `false` (UITableView.h).
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  /// - Returns: `false`.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Tells the delegate that a pan with two fingers begins to select rows.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

  /// Tells the delegate that a pan with two fingers that selected rows has ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter tableView: The table view.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Asks the delegate for the context menu of a row.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the touch in the table view's coordinate system, in points.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// Asks the delegate for the preview that is lifted when a context menu is shown.
  ///
  /// The default implementation returns `nil`, which lifts the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Asks the delegate for the preview that a dismissed context menu returns to.
  ///
  /// The default implementation returns `nil`, which moves the preview back to the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells the delegate that the user has tapped the preview of a context menu.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Tells the delegate that a context menu is about to appear.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the appearance of the menu.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the delegate that a context menu is about to disappear.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object that you use to run animations alongside the disappearance of the menu.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

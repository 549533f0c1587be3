import Foundation

/// Decides about and hears of what happens to the rows of a table. Held weakly. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown. Optional.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A header is about to be shown. Optional.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A footer is about to be shown. Optional.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A cell is not shown any more. Optional.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A header is not shown any more. Optional.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A footer is not shown any more. Optional.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// The height of a row, in points; `UITableView.automaticDimension`: its cell says it. Optional, `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a header, in points; `UITableView.automaticDimension`: its title or view says it. Optional, `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a footer, in points; `UITableView.automaticDimension`: its title or view says it. Optional, `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// A guess of the height of a row that has not been shown: `heightForRowAt` is then asked when it is. Optional, `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// A guess of the height of a header that has not been shown. Optional, `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// A guess of the height of a footer that has not been shown. Optional, `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// The header of a section: its place is as wide as the table. Nil: the title of the data source, or none. Optional, nil.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section. Nil: the title of the data source, or none. Optional, nil.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// The button for details of a row was tapped. Optional.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Whether a row is highlighted while a finger is on it; a row that is not cannot be selected by a tap. Optional, yes.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row is highlighted. Optional.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row is not highlighted any more. Optional.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// A row is about to be selected by the user: answers which one is, nil for none. Optional, that row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A row is about to be deselected by the user: answers which one is, nil for none. Optional, that row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user selected a row. Optional.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// The user deselected a row. Optional.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Whether a tap on a row does something besides selecting it. Optional, yes, outside of editing.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

  /// Does what a tap on a row does besides selecting it. Optional.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// What the control at the leading edge of a row does while the table is edited. Optional, delete, for rows that can be edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

  /// What the button says that confirms a deletion. Optional, “Delete”.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

  /// What a swipe to the trailing edge uncovers at the leading one. Optional, nothing.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// What a swipe to the leading edge uncovers at the trailing one. Optional, the deletion of rows that can be deleted.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// What a swipe uncovers at the trailing edge, in the older form. Optional, nil.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Whether the background of a row makes room for the control at the leading edge. Optional, yes.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// A swipe is about to uncover the actions of a row. Optional.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// The actions of a row are covered again; nil where the row is gone. Optional.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Where a row goes that is moved by hand, when it is proposed to go to a place. Optional, there.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// How many steps the content of a row stands in. Optional, what the cell says.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Whether a long press on a row shows the edit menu. Optional, no.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether a command of the edit menu can be done with a row. Optional, no.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Does a command of the edit menu with a row. Optional.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  /// Whether a row can have the focus. Optional, what the cell says.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may move in the table, or out of it. Optional, yes.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

  /// The focus has moved in the table, or out of it. Optional.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// The row that gets the focus when it comes to the table. Optional, none.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Whether a row is selected when it gets the focus. Optional, `selectionFollowsFocus`.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Whether a drag that rests over a row activates it. Optional, yes.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Whether two fingers that run over rows select them. Optional, where several rows may be selected while editing.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

  /// Two fingers began to select rows. Optional.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// The fingers that selected rows have left. Optional.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// The context menu of a row, pressed at a point of the table. Optional, none.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?

  /// What is lifted when a context menu opens. Optional, the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Where what was lifted goes back to. Optional, the cell.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview of a context menu was tapped. Optional.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// A context menu is about to be shown. Optional.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// A context menu is about to go. Optional.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

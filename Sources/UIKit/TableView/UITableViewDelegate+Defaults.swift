import Foundation
import SwiftABI

// The default implementations. `TableMethods` recognizes those that a table has to know (`recognizableDefault`).
extension UITableViewDelegate {
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the section.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// The default implementation, which returns `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `rowHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    recognizableDefault(tableView.rowHeight)
  }

  /// The default implementation, which returns `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `sectionHeaderHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    recognizableDefault(tableView.sectionHeaderHeight)
  }

  /// The default implementation, which returns `sectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `sectionFooterHeight`.
  @_optimize(none) public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    recognizableDefault(tableView.sectionFooterHeight)
  }

  /// The default implementation, which returns `estimatedRowHeight`.
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

  /// The default implementation, which returns `estimatedSectionHeaderHeight`.
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

  /// The default implementation, which returns `estimatedSectionFooterHeight`.
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

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    recognizableDefault(nil)
  }

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: `nil`.
  @_optimize(none) public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    recognizableDefault(nil)
  }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The default implementation, which returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `indexPath`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// The default implementation, which returns `indexPath`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `indexPath`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The default implementation, which returns `true` unless the table is being edited.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true` unless the table is being edited.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// The default implementation, which returns `delete`.
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

  /// The default implementation, which returns `nil`. The title is then “Delete”.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// The default implementation, which returns `nil`. The table then offers the deletion of rows that can be deleted.
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

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }

  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row, or `nil` if it was removed.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// The default implementation, which returns the proposed destination.
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

  /// The default implementation, which returns 0. The table then uses the level of the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: 0.
  @_optimize(none) public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  {
    recognizableDefault(0)
  }

  /// The default implementation, which returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `false`.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

  /// The default implementation, which returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that requests the command.
  /// - Returns: `false`.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sender: The object that performs the command.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// The default implementation, which returns `canBecomeFocused` of the cell, or `false` if the row has no cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `canBecomeFocused` of the cell, or `false`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.findCell(at: tableView.shownPath(ofData: indexPath))?.canBecomeFocused ?? false
  }

  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The movement of the focus.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The movement of the focus.
  ///   - coordinator: An object to add animations to.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: `nil`.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// The default implementation, which returns `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `selectionFollowsFocus`.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - context: The context of the interaction.
  /// - Returns: `true`.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// The default implementation, which returns `allowsMultipleSelectionDuringEditing`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  /// - Returns: `allowsMultipleSelectionDuringEditing`.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { tableView.allowsMultipleSelectionDuringEditing }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row at which the pan begins.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameter tableView: The table view.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// The default implementation, which returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the touch, in the table's coordinates.
  /// - Returns: `nil`.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// The default implementation, which returns `nil`. The table then uses the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which returns `nil`. The table then uses the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

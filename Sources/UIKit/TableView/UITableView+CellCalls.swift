import Foundation

/// The methods that cells, headers and footers call on their table view.
extension UITableView {
  /// Responds to a change of the preferred size of a cell, header or footer. `byConstraints` is `true` if constraints inside the
  /// view changed, and `false` if the intrinsic content size was invalidated.
  final func intrinsicSizeDidChange(of view: UIView, byConstraints: Bool) {
    naturalSizeMayHaveChanged(of: view, byConstraints: byConstraints)
  }

  /// Notifies the delegate that the user has tapped the detail button of a row.
  final func accessoryButtonTapped(in cell: UITableViewCell) { notifyDelegateOfAccessoryTap(in: cell) }

  /// Tells the data source to change its data after the user has tapped an insert control or confirmed a deletion.
  final func commitEditing(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) { commit(style, of: cell) }

  /// Returns the title of the button that confirms a deletion.
  final func deleteConfirmationTitle(for cell: UITableViewCell) -> String { confirmationTitle(for: cell) }

  /// Returns the swipe actions of a row at its leading or trailing edge, or `nil` if there are none.
  final func swipeActions(for cell: UITableViewCell, leading: Bool) -> UISwipeActionsConfiguration? {
    swipeConfiguration(for: cell, leading: leading)
  }
  /// Responds to the beginning of a swipe that reveals the actions of a row. The actions of any other row are hidden
  /// (`UITableViewCell.closeSwipe`).
  final func swipeDidBegin(on cell: UITableViewCell) { rowDidOpen(cell) }
  /// Updates the table view after the swipe actions of a row were hidden, or after the row was removed.
  final func swipeDidEnd(on cell: UITableViewCell) { rowDidClose(cell) }

  /// Begins to move a row by its reorder control. `point` is in content coordinates. Returns `false` if the row cannot
  /// be moved.
  final func reorderBegan(_ cell: UITableViewCell, at point: CGPoint) -> Bool { beginReordering(cell, at: point) }
  /// Moves the row being reordered to the position of the finger. `point` is that position in content coordinates, in points.
  final func reorderMoved(to point: CGPoint) { moveReordering(to: point) }
  /// Ends the movement of a row. `cancelled` is `true` if the touch was cancelled.
  final func reorderEnded(cancelled: Bool) { endReordering(cancelled: cancelled) }
}

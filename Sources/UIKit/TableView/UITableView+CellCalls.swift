import Foundation

/// What cells, headers and footers tell their table.
extension UITableView {
  /// The natural size of a cell, header or footer has changed; `byConstraints`: its constraints were solved anew.
  final func naturalSizeChanged(of view: UIView, byConstraints: Bool) {
    naturalSizeMayHaveChanged(of: view, byConstraints: byConstraints)
  }

  /// The button for details was tapped.
  final func accessoryButtonTapped(in cell: UITableViewCell) { delegateHearsOfAccessory(in: cell) }

  /// The row is to be deleted (it was confirmed), or one inserted: the data source does it.
  final func commitEditing(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) { commit(style, of: cell) }

  /// What the button says that confirms a deletion.
  final func deleteConfirmationTitle(for cell: UITableViewCell) -> String { confirmationTitle(for: cell) }

  /// What a swipe over a row uncovers at an edge; nil for nothing.
  final func swipeActions(for cell: UITableViewCell, leading: Bool) -> UISwipeActionsConfiguration? {
    swipeConfiguration(for: cell, leading: leading)
  }
  /// A swipe uncovers the actions of a row. Another row that is open is closed (`UITableViewCell.closeSwipe`).
  final func swipeBegan(on cell: UITableViewCell) { rowWasOpened(cell) }
  /// The actions of a row are covered again, or the row is gone.
  final func swipeEnded(on cell: UITableViewCell) { rowWasClosed(cell) }

  /// The control that moves a row was grasped; `point` in the table's coordinates. False where the row may not go.
  final func reorderBegan(_ cell: UITableViewCell, at point: CGPoint) -> Bool { beginReordering(cell, at: point) }
  /// The finger moved.
  final func reorderMoved(to point: CGPoint) { moveReordering(to: point) }
  /// The finger lifted; or, `cancelled`, was taken away.
  final func reorderEnded(cancelled: Bool) { endReordering(cancelled: cancelled) }
}

import Foundation

/// What cells, headers and footers tell their table.
extension UITableView {
  /// The natural size of a cell, header or footer has changed; `byConstraints`: its constraints were solved anew.
  final func naturalSizeChanged(of view: UIView, byConstraints: Bool) {}

  /// The button for details was tapped.
  final func accessoryButtonTapped(in cell: UITableViewCell) {}

  /// The row is to be deleted (it was confirmed), or one inserted: the data source does it.
  final func commitEditing(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {}

  /// What the button says that confirms a deletion.
  final func deleteConfirmationTitle(for cell: UITableViewCell) -> String { "Delete" }

  /// What a swipe over a row uncovers at an edge; nil for nothing.
  final func swipeActions(for cell: UITableViewCell, leading: Bool) -> UISwipeActionsConfiguration? { nil }
  /// A swipe uncovers the actions of a row.
  final func swipeBegan(on cell: UITableViewCell) {}
  /// The actions of a row are covered again, or the row is gone.
  final func swipeEnded(on cell: UITableViewCell) {}

  /// The control that moves a row was grasped; `point` in the table's coordinates. False where the row may not go.
  final func reorderBegan(_ cell: UITableViewCell, at point: CGPoint) -> Bool { false }
  /// The finger moved.
  final func reorderMoved(to point: CGPoint) {}
  /// The finger lifted; or, `cancelled`, was taken away.
  final func reorderEnded(cancelled: Bool) {}
}

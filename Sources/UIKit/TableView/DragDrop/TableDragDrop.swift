import Foundation

/// The state of drag and drop in a table view. It is created when the first delegate is set.
@MainActor final class TableDragDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  let parts: DragDropParts
  /// Indicates whether the row that is moved (`DataMapping.movement`) is the gap of a drag.
  var isMovedRowGap = false

  init(_ table: UITableView) { parts = DragDropParts(table) }

  /// Updates the kinds of drag and drop that the table supports. Without a drop delegate, rows of the table can still
  /// be dropped on it, because its data source moves them.
  func delegatesChanged() {
    parts.givesItems = dragDelegate != nil
    parts.takesItems = dragDelegate != nil || dropDelegate != nil
  }
}

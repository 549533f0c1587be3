import Foundation

/// The state of drag and drop in a table view. It is created when the first delegate is set.
@MainActor final class TableDragDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  let parts: DragDropParts
  /// Indicates whether the row that is moved (`DataMapping.movement`) is the gap of a drag.
  var isMovedRowGap = false

  init(_ table: UITableView) { parts = DragDropParts(table) }

  /// Rows of a table may be dropped on it without a drop delegate: its data source moves them.
  func delegatesChanged() {
    parts.givesItems = dragDelegate != nil
    parts.takesItems = dragDelegate != nil || dropDelegate != nil
  }
}

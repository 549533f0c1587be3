import Foundation

/// The drag and drop state of a table view. The object is created when the first drag or drop delegate is set.
@MainActor final class TableDragDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  let controller: DragDropController
  /// Indicates whether the moved row (`DataMapping.movement`) is shown as the gap of a drag.
  var isMovedRowGap = false

  init(_ table: UITableView) { controller = DragDropController(table) }

  /// Enables or disables drags from the table and drops on it after a delegate was set. Even without a drop delegate,
  /// rows of the table can be dropped on it if its data source can move them.
  func delegatesDidChange() {
    controller.providesItems = dragDelegate != nil
    controller.acceptsItems = dragDelegate != nil || dropDelegate != nil
  }
}

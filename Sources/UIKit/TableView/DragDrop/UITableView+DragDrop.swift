import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
  final var dragDrop: DragDropController? { dragDropStorage?.controller }

  final func setSpringLoaded(_ isOn: Bool) { ensureDragDrop().controller.isSpringLoaded = isOn }

  private func ensureDragDrop() -> TableDragDrop {
    if let dragDropStorage { return dragDropStorage }
    let dragDrop = TableDragDrop(self)
    dragDropStorage = dragDrop
    return dragDrop
  }

  final var dragDelegateStorage: (any UITableViewDragDelegate)? {
    get { dragDropStorage?.dragDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dragDelegate = newValue
      state.delegatesDidChange()
    }
  }

  final var dropDelegateStorage: (any UITableViewDropDelegate)? {
    get { dragDropStorage?.dropDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dropDelegate = newValue
      state.delegatesDidChange()
    }
  }

  // MARK: Rows that the data source moves

  /// Returns whether the data source can move the row at an index path of the data source with `tableView(_:moveRowAt:to:)`.
  private func dataSourceCanMoveRow(_ path: IndexPath) -> Bool {
    guard let dataSource, TableMethods.moveRow.isImplemented(by: type(of: dataSource)) else { return false }
    // If the data source does not implement the method, even a row without a reorder control can be dragged.
    return !TableMethods.canMoveRow.isImplemented(by: type(of: dataSource))
      || dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Returns the data source's index path of a dragged row, if the drag contains only that row of this table and the data source
  /// can move it. Otherwise returns `nil`.
  final func movableRow(of session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first,
      let path = dragDrop?.source?.path(of: item), dataSourceCanMoveRow(path)
    else { return nil }
    return path
  }

  /// Moves the gap of a drag to the index path that the delegate chooses for a proposed index path.
  final func moveGap(to target: IndexPath) {
    guard isMovedItemGap, let movement = mapping.movement else { return }
    let proposedPath = dataSourceCanMoveRow(movement.originalPath) ? delegateTarget(target, movement) : target
    if proposedPath != movement.currentPath, isValidTarget(proposedPath, movement) {
      moveReorderedRow(to: proposedPath)
    }
  }

  final func moveGapInDataSource() -> IndexPath? {
    guard isMovedItemGap, let movement = mapping.movement else { return nil }
    let (from, to) = (movement.originalPath, movement.currentPath)
    guard dataSourceCanMoveRow(from) else { return nil }
    if from == to {
      endGapMovement()
      return from
    }
    dragDropStorage?.isMovedRowGap = false
    mapping.dropItem()
    notifyDataSourceOfMove(from, to)
    showGapRows()
    layoutChanged()
    return to
  }

  /// Ends the movement of the gap before a reload, which requests all rows again.
  final func discardGapMovement() {
    guard isMovedItemGap else { return }
    dragDropStorage?.isMovedRowGap = false
    mapping.cancelMovement()
  }

  /// Shows the cells of all rows that were hidden because they were the gap of a drag.
  final func showGapRows() {
    for element in liveElements.values { element.cell?.isGap = false }
  }
}

import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
  final var dragDrop: DragDropParts? { dragDropStorage?.parts }

  final func setSpringLoaded(_ isOn: Bool) { ensureDragDrop().parts.isSpringLoaded = isOn }

  private func ensureDragDrop() -> TableDragDrop {
    if let dragDropStorage { return dragDropStorage }
    let made = TableDragDrop(self)
    dragDropStorage = made
    return made
  }

  /// The object that provides the items of drags. If it is set, long presses on rows begin drags. It is not retained.
  /// The default is `nil`.
  ///
  /// Without a drop delegate, a row that is dragged within the table is moved by the data source
  /// (`tableView(_:moveRowAt:to:)`), if it can be moved.
  public weak final var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragDropStorage?.dragDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dragDelegate = newValue
      state.delegatesChanged()
    }
  }

  /// The object that handles items that are dropped on the table. It is not retained. The default is `nil`.
  public weak final var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragDropStorage?.dropDelegate }
    set {
      guard newValue != nil || dragDropStorage != nil else { return }
      let state = ensureDragDrop()
      state.dropDelegate = newValue
      state.delegatesChanged()
    }
  }

  // MARK: Rows that the data source moves

  /// Returns whether the data source can move a row with `tableView(_:moveRowAt:to:)`. The index path is that of the
  /// data source.
  private func dataSourceMoves(_ path: IndexPath) -> Bool {
    guard let dataSource, TableMethods.moveRow.isImplemented(by: type(of: dataSource)) else { return false }
    // Without an answer of the data source a row can be dragged that has no reorder control.
    return !TableMethods.canMoveRow.isImplemented(by: type(of: dataSource))
      || dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Returns the row that a drag can move within the table, or `nil`. The drag must contain that single row of this
  /// table. The index path is that of the data source.
  final func movableRow(of session: any UIDropSession) -> IndexPath? {
    guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first,
      let path = dragDrop?.source?.path(of: item), dataSourceMoves(path)
    else { return nil }
    return path
  }

  /// Moves the gap of a drag to the index path that the delegate chooses for a proposed one.
  final func moveGap(to target: IndexPath) {
    guard isMovedItemGap, let movement = mapping.movement else { return }
    let wanted = dataSourceMoves(movement.original) ? wantedTarget(target, movement) : target
    if wanted != movement.current, isPlace(wanted, movement) { moveHeld(to: wanted) }
  }

  final func dataSourceMovesGap() -> IndexPath? {
    guard isMovedItemGap, let movement = mapping.movement else { return nil }
    let (from, to) = (movement.original, movement.current)
    guard dataSourceMoves(from) else { return nil }
    if from == to {
      endGapMovement()
      return from
    }
    dragDropStorage?.isMovedRowGap = false
    mapping.dropItem()
    tellMove(from, to)
    showGapRows()
    layoutChanged()
    return to
  }

  /// Ends the movement of the gap because of a reload, which requests all rows again.
  final func forgetGapMovement() {
    guard isMovedItemGap else { return }
    dragDropStorage?.isMovedRowGap = false
    mapping.cancelMovement()
  }

  /// Shows the cells of all rows that were hidden as the gap of a drag.
  final func showGapRows() {
    for element in liveElements.values { element.cell?.isGap = false }
  }
}

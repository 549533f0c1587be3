import UIKit
import UIKitTesting
import XCTest

/// Rows that are dragged within their table view and that the data source moves itself. With
/// `tableView(_:moveRowAt:to:)`, a drop delegate is not required, and an existing one is not called to perform such a
/// drop. Apple's example "Adopting drag and drop in a table view" relies on it: its `performDropWith` only inserts
/// rows.
@preconcurrency @MainActor
final class TableRowMoveTests: TableDragTestCase {
  private func drag(to y: CGFloat) throws {
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: y), duration: 0.3)
    app.advance(by: 0.5)
    finger.lift()
    try app.waitUntilIdle()
  }

  func testWithoutADropDelegate_theDataSourceMovesTheRow() throws {
    try show(["a", "b", "c"], ["x"])
    moveRows(of: left)
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.3)
    app.advance(by: 0.5)
    XCTAssertEqual(left.names, ["b", "c", "a"])
    XCTAssertTrue(left.view.hasUncommittedUpdates)
    XCTAssertFalse(log.contains { $0.contains("move") })
    finger.lift()
    XCTAssertEqual(log.filter { $0.contains("move") }, ["left move 0-0>0-2"])
    XCTAssertEqual(left.cell([0, 2])?.isHidden, true, "the preview is on its way")
    XCTAssertEqual(left.cell([0, 2])?.configurationState.cellDragState, .dragging)
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
    try app.waitUntilIdle()
    XCTAssertEqual(left.rows, ["b", "c", "a"])
    XCTAssertEqual(left.names, left.rows)
    XCTAssertEqual(left.cell([0, 2])?.isHidden, false)
    XCTAssertEqual(log.last, "left dragSessionDidEnd")
    XCTAssertFalse(left.view.hasUncommittedUpdates)
  }

  func testWithADropDelegate_itIsNotAskedToPerformTheMove() throws {
    try show(["a", "b", "c"], ["x"])
    moveRows(of: left)
    left.proposal = { _ in UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    try app.waitUntilIdle()
    try drag(to: 75)
    XCTAssertEqual(left.rows, ["b", "a", "c"])
    XCTAssertEqual(left.names, left.rows)
    XCTAssertFalse(log.contains { $0.contains("performDrop") })
    XCTAssertTrue(log.contains("left dropSessionDidEnd"))
    _ = takeLog()
    // Another intent is the delegate's business.
    left.proposal = { _ in UITableViewDropProposal(operation: .move) }
    try drag(to: 75)
    XCTAssertTrue(log.contains("left performDrop 1"))
    XCTAssertFalse(log.contains { $0.contains(" move ") })
  }

  func testARowThatMayNotMove_isNotTaken() throws {
    try show(["a", "b", "c"], ["x"])
    moveRows(of: left).canMove = { $0.row != 0 }
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    try drag(to: 125)
    XCTAssertEqual(left.rows, ["a", "b", "c"])
    XCTAssertEqual(left.names, left.rows)
    XCTAssertFalse(log.contains { $0.contains(" move ") })
  }

  func testADataSourceWithoutMoves_takesNothing() throws {
    try show(["a", "b", "c"], ["x"])
    left.view.dropDelegate = nil
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.3)
    app.advance(by: 0.5)
    XCTAssertFalse(left.view.hasActiveDrop)
    XCTAssertFalse(left.view.hasUncommittedUpdates)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.names, ["a", "b", "c"])
  }

  /// A row without a reorder control can also be dragged, unless the data source forbids it.
  func testADataSourceWithMovesAlone_movesAllRows() throws {
    final class Moves: NSObject, UITableViewDataSource {
      let side: TableDragSide
      init(_ side: TableDragSide) { self.side = side }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { side.rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        side.tableView(tableView, cellForRowAt: path)
      }
      func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        side.rows.insert(side.rows.remove(at: from.row), at: to.row)
      }
    }
    try show(["a", "b", "c"], ["x"])
    let source = Moves(left)
    left.view.dataSource = source
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    try drag(to: 125)
    XCTAssertEqual(left.rows, ["b", "c", "a"])
    XCTAssertEqual(left.names, left.rows)
  }

  func testTheDelegate_choosesAnotherTarget() throws {
    try show([["a", "b"], ["p", "q"]], sections: [[]])
    moveRows(of: left)
    left.view.dropDelegate = nil
    left.target = { IndexPath(row: min($0.row, 1), section: 0) }
    try app.waitUntilIdle()
    try drag(to: 175)
    XCTAssertEqual(left.sections, [["b", "a"], ["p", "q"]])
    left.target = nil
    try drag(to: 175)
    XCTAssertEqual(left.sections, [["a"], ["p", "q", "b"]])
    XCTAssertEqual(left.names(0) + left.names(1), ["a", "p", "q", "b"])
  }

  func testEscape_putsTheRowBack() throws {
    try show(["a", "b", "c"], ["x"])
    moveRows(of: left)
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.3)
    app.advance(by: 0.5)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.names, ["a", "b", "c"])
    XCTAssertEqual(left.cell([0, 0])?.isHidden, false)
    XCTAssertFalse(left.view.hasUncommittedUpdates)
  }
}

import UIKit
import UIKitTesting
import XCTest

/// Edge cases of drags in table views: ends of sections, empty sections, the edge of the table view, heights, changing
/// data, and removed table views.
@preconcurrency @MainActor
final class TableDragEdgeTests: TableDragTestCase {
  /// "When the drop is at the end of a section, the destination index path passed will be for a row that does not yet
  /// exist (equal to the number of rows in that section)"; nil "when dragging over empty space where there are no
  /// cells" (UITableView.h, `dropSessionDidUpdate`).
  func testTheDestination_atTheEndOfASection() throws {
    try show([["a"]], sections: [["p"], [], ["x"]]) {
      right.headers = ["one", "two", "three"]
      right.view.sectionHeaderTopPadding = 0
      right.view.rowHeight = 20
    }
    let headers = (0..<3).map { right.view.rectForHeader(inSection: $0) }
    XCTAssertLessThan(headers[2].maxY, 150)
    let finger = lift(50, 25)
    func destination(_ y: CGFloat) -> [Int]? {
      finger.move(to: CGPoint(x: 150, y: y))
      return right.destination.map { Array($0) }
    }
    XCTAssertNil(destination(headers[0].midY), "over the first header")
    XCTAssertEqual(destination(headers[0].maxY + 10), [0, 0])
    XCTAssertEqual(destination(headers[1].midY), [0, 1], "over the header of the next section")
    XCTAssertEqual(destination(headers[2].midY), [1, 0], "an empty section begins below its header")
    XCTAssertEqual(destination(headers[2].maxY + 10), [2, 0])
    XCTAssertEqual(destination(195), [2, 1], "below the last row")
    finger.cancel()
    try app.waitUntilIdle()
  }

  func testAnEmptyTable_hasNoDestination_andTakesDrops() throws {
    try show(["a"], [])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.2)
    XCTAssertNil(right.destination)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(log.contains("right performDrop nil"))
    XCTAssertEqual(right.names, ["a"])
  }

  func testADrop_atTheEnd() throws {
    try show(["a", "b"], ["x"], style: .grouped)
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(50, left.view.rectForRow(at: [0, 0]).midY)
    finger.drag(to: CGPoint(x: 150, y: right.view.rectForRow(at: [0, 0]).maxY + 20), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["x", nil])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.rows, ["x", "a"])
    XCTAssertEqual(right.names, right.rows)
  }

  /// While a finger rests near the edge, the content scrolls and the destination is updated.
  func testADrop_whileTheContentScrolls() throws {
    try show(["a"], (0..<40).map { "\($0)" })
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 192), duration: 0.3)
    let first = right.view.contentOffset.y
    app.advance(by: 0.5)
    XCTAssertGreaterThan(right.view.contentOffset.y, first + 100)
    XCTAssertGreaterThan(try XCTUnwrap(right.destination).row, 5)
    finger.lift()
    app.frame()
    let offset = right.view.contentOffset.y
    try app.waitUntilIdle()
    XCTAssertEqual(right.view.contentOffset.y, offset, accuracy: 0.5, "the drop stops the scroll")
    let index = try XCTUnwrap(right.rows.firstIndex(of: "a"))
    XCTAssertEqual(right.cell([0, index])?.name, "a")
    XCTAssertEqual(right.cell([0, index])?.isHidden, false)
  }

  // MARK: Heights

  private final class Heights: NSObject, UITableViewDelegate {
    weak var side: TableDragSide?
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      // Beyond the data this traps.
      side.map { $0.sections[path.section][path.row] == "high" ? 70 : 30 } ?? 30
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
      side?.sections[path.section][path.row] == "high" ? 1 : 0
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
      XCTAssertEqual((cell as? DragCell)?.name, side?.sections[path.section][path.row])
    }
  }

  /// The delegate is called only for rows of the data. They keep their heights while a drop gap and placeholders are
  /// between them.
  func testHeights_areThoseOfTheData() throws {
    try show(["a"], ["x", "high", "y"])
    let heights = Heights()
    heights.side = right
    right.view.delegate = heights
    try app.waitUntilIdle()
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 50), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["x", nil, "high", "y"])
    XCTAssertEqual((0..<4).map { right.view.rectForRow(at: [0, $0]).height }, [30, 70, 70, 30])
    var context: (any UITableViewDropPlaceholderContext)?
    right.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 3], reuseIdentifier: "waiting", rowHeight: 44)
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual((0..<4).map { right.view.rectForRow(at: [0, $0]).height }, [30, 70, 30, 44])
    // An empty batch asks for all heights again.
    right.view.beginUpdates()
    right.view.endUpdates()
    try app.waitUntilIdle()
    XCTAssertEqual((0..<4).map { right.view.rectForRow(at: [0, $0]).height }, [30, 70, 30, 44])
    XCTAssertTrue(try XCTUnwrap(context).commitInsertion { self.right.rows.insert("high", at: $0.row) })
    try app.waitUntilIdle()
    XCTAssertEqual((0..<4).map { right.view.rectForRow(at: [0, $0]).height }, [30, 70, 30, 70])
    withExtendedLifetime(heights) {}
  }

  // MARK: Data that changes

  /// Placeholders remain between the rows while rows are inserted, deleted and moved. A reload removes them: "If the
  /// placeholder is no longer available (e.g. -reloadData has been called) … this will return NO" (UITableView.h).
  func testPlaceholders_surviveUpdates() throws {
    try show(["a", "b"], ["w", "x", "y", "z"])
    right.view.rowHeight = 25
    try app.waitUntilIdle()
    var contexts: [any UITableViewDropPlaceholderContext] = []
    right.perform = { coordinator in
      for item in coordinator.items {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, 2], reuseIdentifier: "waiting", rowHeight: 25)
        placeholder.cellUpdateHandler = { ($0 as? DragCell)?.name = "wait" }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 125), duration: 0.2)
    let other = app.touch(at: CGPoint(x: 50, y: 75), finger: 2)
    app.advance(by: 0.05)
    other.lift()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "x", "wait", "wait", "y", "z"])
    right.view.performBatchUpdates {
      self.right.rows = ["z", "new", "x", "late", "y"]
      self.right.view.deleteRows(at: [[0, 0]], with: .left)
      self.right.view.insertRows(at: [[0, 1], [0, 3]], with: .fade)
      self.right.view.moveRow(at: [0, 3], to: [0, 0])
    }
    app.frame()
    XCTAssertEqual(right.view.numberOfRows(inSection: 0), 7)
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["z", "new", "x", "late", "wait", "wait", "y"])
    _ = takeLog()
    // The delegate gets index paths of the data.
    app.tap(try XCTUnwrap(right.cell([0, 6])))
    XCTAssertEqual(takeLog().last, "right select 4")
    app.tap(try XCTUnwrap(right.cell([0, 5])))
    XCTAssertEqual(takeLog(), [], "placeholders cannot be selected")
    right.rows[4] = "Y"
    right.view.reconfigureRows(at: [[0, 4]])
    XCTAssertEqual(right.cell([0, 6])?.name, "Y")
    XCTAssertEqual(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 6]), [0, 4])
    XCTAssertEqual(right.view.presentationIndexPath(forDataSourceIndexPath: [0, 4]), [0, 6])
    XCTAssertNil(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 5]))
    var path: IndexPath?
    XCTAssertTrue(
      contexts[1].commitInsertion {
        path = $0
        self.right.rows.insert("second", at: $0.row)
      })
    XCTAssertEqual(path, [0, 4])
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["z", "new", "x", "late", "wait", "second", "Y"])
    right.view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, right.rows)
    XCTAssertFalse(right.view.hasUncommittedUpdates)
    XCTAssertFalse(contexts[0].commitInsertion { _ in XCTFail("the placeholder is gone") })
  }

  /// Shows a placeholder in the right table at an index path of the data.
  private func showPlaceholder(at path: IndexPath) throws {
    right.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: 25)
      placeholder.cellUpdateHandler = { ($0 as? DragCell)?.name = "wait" }
      for item in coordinator.items { _ = coordinator.drop(item.dragItem, to: placeholder) }
    }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 112), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
  }

  /// The gap moves past a placeholder, which stays between the same rows.
  func testTheGap_movesPastAPlaceholder() throws {
    try show(["a", "b"], ["w", "x", "y", "z"])
    right.view.rowHeight = 25
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    try app.waitUntilIdle()
    try showPlaceholder(at: [0, 1])
    XCTAssertEqual(right.names, ["w", "wait", "x", "y", "z"])
    let finger = lift(50, 25)
    for (y, names) in [
      (12.0, [nil, "w", "wait", "x", "y", "z"]), (112, ["w", "wait", "x", "y", nil, "z"]),
      (87, ["w", "wait", "x", nil, "y", "z"]), (12, [nil, "w", "wait", "x", "y", "z"]),
    ] as [(CGFloat, [String?])] {
      finger.drag(to: CGPoint(x: 150, y: y), duration: 0.1)
      app.advance(by: 0.5)
      XCTAssertEqual(right.names, names, "the pointer is at \(y)")
      for (row, name) in names.enumerated() where name != nil && name != "wait" {
        let data = try XCTUnwrap(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, row]))
        XCTAssertEqual(right.rows[data.row], name, "the pointer is at \(y)")
      }
    }
    finger.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "wait", "x", "y", "z"])
  }

  /// If an item replaces a placeholder during a drag, the source index path of the drag changes.
  func testTheSource_movesWhenAPlaceholderIsCommitted() throws {
    try show(["a", "b"], ["w", "x", "y", "z"])
    right.view.rowHeight = 25
    try app.waitUntilIdle()
    var context: (any UITableViewDropPlaceholderContext)?
    right.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "waiting", rowHeight: 25)
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let first = lift(50, 25)
    first.drag(to: CGPoint(x: 150, y: 112), duration: 0.2)
    first.lift()
    try app.waitUntilIdle()
    var sources: [IndexPath?] = []
    right.perform = { sources += $0.items.map(\.sourceIndexPath) }
    let second = lift(150, 87)
    second.drag(to: CGPoint(x: 150, y: 70), duration: 0.1)
    XCTAssertTrue(try XCTUnwrap(context).commitInsertion { self.right.rows.insert("new", at: $0.row) })
    second.drag(to: CGPoint(x: 150, y: 12), duration: 0.1)
    second.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.rows, ["w", "new", "x", "y", "z"])
    XCTAssertEqual(sources, [[0, 3]], "the row y")
  }

  /// A placeholder is deleted with its section. The placeholder of the next section keeps its position.
  func testAPlaceholder_isDeletedWithItsSection() throws {
    try show([["a", "b"]], sections: [["x"], ["y", "z"]]) { right.view.rowHeight = 25 }
    try showPlaceholder(at: [0, 0])
    try showPlaceholder(at: [1, 1])
    XCTAssertEqual(right.view.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(right.view.numberOfRows(inSection: 1), 3)
    right.sections.removeFirst()
    right.view.deleteSections([0], with: .fade)
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["y", "wait", "z"])
  }

  private final class CountingHeights: NSObject, UITableViewDelegate {
    var count = 0
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      count += 1
      return 25
    }
  }

  /// While there is a placeholder, an update requests only the heights of new and visible rows.
  func testAnUpdate_requestsFewHeights_besideAPlaceholder() throws {
    try show(["a", "b"], (0..<3000).map { "\($0)" })
    let heights = CountingHeights()
    right.view.delegate = heights
    right.view.estimatedRowHeight = 0
    try app.waitUntilIdle()
    try showPlaceholder(at: [0, 1])
    heights.count = 0
    right.rows.insert("new", at: 2500)
    right.view.insertRows(at: [[0, 2500]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertEqual(right.view.numberOfRows(inSection: 0), 3002)
    XCTAssertGreaterThan(heights.count, 0)
    XCTAssertLessThan(heights.count, 100)
    withExtendedLifetime(heights) {}
  }

  /// The source index paths of dragged rows follow updates. After a reload they are nil.
  func testTheSource_changesDuringTheDrag() throws {
    try show(["a", "b", "c"], [])
    var found: [IndexPath?] = []
    left.perform = { found.append($0.items.first?.sourceIndexPath) }
    let finger = lift(50, 75)
    finger.move(to: CGPoint(x: 50, y: 90))
    left.view.performBatchUpdates {
      self.left.rows = ["new", "newer", "c", "b"]
      self.left.view.deleteRows(at: [[0, 0]], with: .automatic)
      self.left.view.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
      self.left.view.moveRow(at: [0, 2], to: [0, 2])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(left.names, ["new", "newer", "c", "b"])
    finger.drag(to: CGPoint(x: 50, y: 150), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
    let second = lift(50, 25)
    second.move(to: CGPoint(x: 50, y: 40))
    left.view.reloadData()
    second.drag(to: CGPoint(x: 50, y: 150), duration: 0.1)
    second.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(found, [[0, 3], nil])
    XCTAssertEqual(left.cell([0, 0])?.states.last ?? 0, 0)
  }

  /// If the dragged row is deleted, the row does not return.
  func testTheDraggedRow_isDeleted() throws {
    try show(["a", "b", "c"], ["x"])
    moveRows(of: left)
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(left.names, ["b", "c", "a"])
    left.rows.removeFirst()
    left.view.deleteRows(at: [[0, 0]], with: .automatic)
    app.advance(by: 0.5)
    XCTAssertEqual(left.names, ["b", "c"])
    XCTAssertFalse(left.view.hasUncommittedUpdates)
    finger.move(to: CGPoint(x: 50, y: 75))
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.names, ["b", "c"])
    XCTAssertFalse(log.contains { $0.contains(" move ") })
    XCTAssertTrue(left.view.visibleCells.allSatisfy { !$0.isHidden && $0.configurationState.cellDragState == .none })
  }

  /// An update closes the drop gap. It opens again when the finger moves.
  func testTheTarget_changesDuringTheDrag() throws {
    try show(["a"], ["w", "x", "y"])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 75), duration: 0.2)
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x", "y"])
    right.view.performBatchUpdates {
      self.right.rows.removeLast()
      self.right.view.deleteRows(at: [[0, 2]], with: .automatic)
    }
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", "x"])
    finger.move(to: CGPoint(x: 150, y: 76))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x"])
    right.view.reloadData()
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", "x"])
    finger.move(to: CGPoint(x: 150, y: 75))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["w", nil, "x"])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.rows, ["w", "a", "x"])
    XCTAssertEqual(right.names, right.rows)
  }

  /// A cell that scrolls out of the visible area and back still shows the drag state.
  func testTheDragState_comesBackWithTheCell() throws {
    try show((0..<60).map { "\($0)" }, [])
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 100), duration: 0.1)
    left.view.contentOffset.y = 800
    left.view.layoutIfNeeded()
    XCTAssertEqual(left.view.visibleCells.count { $0.configurationState.cellDragState == .dragging }, 0)
    left.view.contentOffset.y = 0
    left.view.layoutIfNeeded()
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, .dragging)
    XCTAssertEqual(left.view.visibleCells.count { $0.configurationState.cellDragState == .dragging }, 1)
    finger.cancel()
    try app.waitUntilIdle()
  }

  /// A diffable data source moves the row in a snapshot that it applies when it is notified of the move.
  func testADiffableDataSource_movesTheRow() throws {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        var snapshot = snapshot()
        var items = snapshot.itemIdentifiers
        items.insert(items.remove(at: from.row), at: to.row)
        snapshot.deleteAllItems()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        apply(snapshot, animatingDifferences: false)
      }
    }
    try show(["a", "b", "c"], [])
    let source = Source(tableView: left.view) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? DragCell)?.name = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    left.view.dropDelegate = nil
    try app.waitUntilIdle()
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 50, y: 125), duration: 0.3)
    app.advance(by: 0.5)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"])
    XCTAssertEqual(left.view.visibleCells.map { ($0 as? DragCell)?.name }, ["b", "c", "a"])
    XCTAssertTrue(left.view.visibleCells.allSatisfy { !$0.isHidden })
  }

  // MARK: Tables that go

  func testTheTarget_leavesTheWindow() throws {
    try show(["a"], ["x"])
    right.proposal = { _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.2)
    app.advance(by: 0.5)
    right.view.removeFromSuperview()
    app.advance(by: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(right.view.hasActiveDrop)
    XCTAssertFalse(log.contains("right performDrop 0"))
    XCTAssertEqual(takeLog().last, "left dragSessionDidEnd")
    XCTAssertEqual(right.view.numberOfRows(inSection: 0), 1, "the gap has closed")
    XCTAssertEqual(UIScreen.main.windows.count, 1)
  }

  func testTheSource_leavesTheWindow() throws {
    try show(["a"], ["x"])
    insertDrops(on: right)
    let finger = lift(50, 25)
    finger.drag(to: CGPoint(x: 90, y: 25), duration: 0.1)
    left.view.removeFromSuperview()
    finger.drag(to: CGPoint(x: 150, y: 25), duration: 0.1)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.rows, ["a", "x"])
    XCTAssertFalse(left.view.hasActiveDrag)
  }
}

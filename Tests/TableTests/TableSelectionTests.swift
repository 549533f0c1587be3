import UIKit
import UIKitTesting
import XCTest

/// Selection with touches, the mouse and keys, and in code.
@preconcurrency @MainActor
final class TableSelectionTests: TableTestCase {
  private func stageLogging(_ count: Int = 20, _ configure: (UITableView) -> Void = { _ in }) throws -> LoggingSource {
    let source = LoggingSource()
    try stage([count], source: source) {
      $0.rowHeight = 44
      configure($0)
    }
    source.logs = true
    return source
  }

  func testATap_asksAndTells() throws {
    let source = try stageLogging()
    app.tap(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(
      source.calls,
      [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1", "didSelect 0-1",
        "primary 0-1",
      ])
    source.calls = []
    app.tap(at: CGPoint(x: 100, y: 100))
    try app.waitUntilIdle()
    XCTAssertEqual(
      source.calls,
      [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2", "willDeselect 0-1",
        "didDeselect 0-1", "didSelect 0-2", "primary 0-2",
      ])
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 2])
    checkAtRest()
  }

  func testMultipleSelection_toggles() throws {
    let source = try stageLogging { $0.allowsMultipleSelection = true }
    app.tap(at: CGPoint(x: 100, y: 60))
    app.tap(at: CGPoint(x: 100, y: 150))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1], [0, 3]])
    source.calls = []
    app.tap(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(
      source.calls,
      ["shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willDeselect 0-1", "didDeselect 0-1"])
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 3]])
    checkAtRest()
  }

  func testTheDelegateRedirectsAndForbids() throws {
    let source = try stageLogging()
    source.selects = { _ in [0, 5] }
    app.tap(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 5])
    source.selects = { _ in nil }
    app.tap(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 5])
    source.mayHighlight = false
    source.calls = []
    app.tap(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(source.calls, ["shouldHighlight 0-1"])
  }

  func testAScroll_endsTheHighlight() throws {
    let source = try stageLogging()
    app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.4, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertFalse(source.calls.contains { $0.hasPrefix("didSelect") })
    XCTAssertGreaterThan(table.contentOffset.y, 100)
    checkAtRest()
  }

  func testCode_tellsNobody() throws {
    let source = try stageLogging()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    table.selectRow(at: [0, 10], animated: false, scrollPosition: .middle)
    table.layoutIfNeeded()
    XCTAssertFalse(source.calls.contains { $0.contains("elect") })
    XCTAssertEqual(posted, 1)
    XCTAssertEqual(table.bounds.midY, table.rectForRow(at: [0, 10]).midY)
    checkAtRest()
    table.deselectRow(at: [0, 10], animated: false)
    XCTAssertNil(table.indexPathForSelectedRow)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(table.indexPathsForSelectedRows)
    XCTAssertEqual(posted, 4)
  }

  func testEditing_changesWhatMayBeSelected() throws {
    let source = try stageLogging { $0.allowsMultipleSelectionDuringEditing = true }
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.allowsMultipleSelectionDuringEditing = false
    table.setEditing(true, animated: false)
    XCTAssertNil(table.indexPathForSelectedRow)
    source.calls = []
    app.tap(at: CGPoint(x: 150, y: 60))
    try app.waitUntilIdle()
    XCTAssertFalse(source.calls.contains { $0.contains("elect") || $0.contains("ighlight") })
    table.allowsMultipleSelectionDuringEditing = true
    app.tap(at: CGPoint(x: 150, y: 60))
    app.tap(at: CGPoint(x: 150, y: 100))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1], [0, 2]])
    XCTAssertTrue(table.visibleCells.allSatisfy(\.isEditing))
  }

  func testMouseAndKeys() throws {
    _ = try stageLogging(60) { $0.allowsMultipleSelection = true }
    app.click(at: CGPoint(x: 100, y: 60))
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1]])
    app.key(.keyboardDownArrow, modifiers: .shift)
    app.key(.keyboardDownArrow, modifiers: .shift)
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1], [0, 2], [0, 3]])
    app.key(.keyboardEnd)
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForVisibleRows?.last, [0, 59])
    app.key(.keyboardReturnOrEnter)
    XCTAssertTrue(table.indexPathsForSelectedRows?.contains([0, 59]) == true)
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentOffset.y, 0)
    app.key(.keyboardPageDown)
    app.key(.keyboardReturnOrEnter)
    XCTAssertTrue(
      table.indexPathsForSelectedRows?.contains([0, 10]) == true, "\(table.indexPathsForSelectedRows ?? [])")
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(table.indexPathsForSelectedRows?.count, 60)
    checkAtRest()
  }

  func testTypedLetters_findARow() throws {
    _ = try stageLogging(60)
    table.rowTextForTypeAhead = { $0.row == 43 ? "Zebra" : "apple \($0.row)" }
    app.click(at: CGPoint(x: 100, y: 60))
    app.key(.keyboardZ)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 43])
    checkAtRest()
  }

  func testTwoFingers_selectWhatTheyRunOver() throws {
    let source = try stageLogging { $0.allowsMultipleSelectionDuringEditing = true }
    source.allowsSelectionPan = true
    let one = app.touch(at: CGPoint(x: 150, y: 60), finger: 1)
    let two = app.touch(at: CGPoint(x: 190, y: 60), finger: 2)
    for y in stride(from: 72, through: 180, by: 12) {
      app.advance(by: 0.02)
      app.send(moves: [(1, CGPoint(x: 150, y: CGFloat(y))), (2, CGPoint(x: 190, y: CGFloat(y)))])
    }
    one.lift()
    two.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(table.isEditing)
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1], [0, 2], [0, 3], [0, 4]])
    XCTAssertEqual(source.calls.filter { $0.hasPrefix("didSelect") }.count, 4)
  }

  func testTheMouse_drawsAMarquee() throws {
    _ = try stageLogging(5) { $0.allowsMultipleSelection = true }
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    // From the empty area below the last row.
    let mouse = app.press(at: CGPoint(x: 100, y: 300))
    mouse.move(to: CGPoint(x: 110, y: 290))
    XCTAssertNil(table.indexPathsForSelectedRows)
    mouse.move(to: CGPoint(x: 120, y: 100))
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 2], [0, 3], [0, 4]])
    mouse.move(to: CGPoint(x: 120, y: 180))
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 4]])
    mouse.lift()
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 4]])
    XCTAssertEqual(table.contentOffset, .zero)
    checkAtRest()
  }

  func testAMarquee_scrollsAtTheEdge() throws {
    let source = LoggingSource()
    try stage([4, 60], style: .insetGrouped, source: source) {
      $0.rowHeight = 44
      $0.allowsMultipleSelection = true
    }
    // From the margin beside the rows.
    let mouse = app.press(at: CGPoint(x: 4, y: 100))
    mouse.move(to: CGPoint(x: 60, y: 200))
    mouse.move(to: CGPoint(x: 60, y: 478))
    app.advance(by: 2)
    XCTAssertGreaterThan(table.contentOffset.y, 300)
    mouse.lift()
    let band = CGRect(x: 4, y: 100, width: 56, height: table.contentOffset.y + 478 - 100)
    let expected = [4, 60].enumerated().flatMap { section, rows in
      (0..<rows).map { IndexPath(row: $0, section: section) }
    }.filter { table.rectForRow(at: $0).intersects(band) }
    XCTAssertEqual(table.indexPathsForSelectedRows, expected)
  }

  func testAClickOnARefusedRow_leavesTheOthersSelected() throws {
    let source = try stageLogging { $0.allowsMultipleSelection = true }
    app.click(at: CGPoint(x: 100, y: 60))
    source.selects = { _ in nil }
    app.click(at: CGPoint(x: 100, y: 150))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1]])
  }
}

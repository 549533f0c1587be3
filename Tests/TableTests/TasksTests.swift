import UIKit
import UIKitTesting
import XCTest

/// A screen with a table view in a window: swipe actions, editing controls, reordering and snapshots.
@preconcurrency @MainActor
final class TasksTests: XCTestCase {
  private var app: TestApplication!
  private var screen: TasksViewController!
  private var table: UITableView { screen.tableView }

  private func start(_ style: UITableView.Style, height: CGFloat = 560) throws {
    app = TestApplication(size: CGSize(width: 375, height: height), scale: 2)
    app.onReport = { XCTFail($0) }
    screen = TasksViewController(style: style)
    app.show(UINavigationController(rootViewController: screen))
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    screen = nil
  }

  /// Returns a point in a row. `x` is the distance from the leading edge or, if it is negative, from the trailing edge.
  private func point(_ row: Int, _ section: Int, x: CGFloat) throws -> CGPoint {
    let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: section)))
    return table.convert(
      CGPoint(x: x < 0 ? cell.frame.maxX + x : cell.frame.minX + x, y: cell.frame.midY), to: nil)
  }

  private var titles: [[String]] {
    (0..<2).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
      }
    }
  }

  private func assertShown(_ note: String, line: UInt = #line) {
    XCTAssertEqual(titles, [screen.open.map(\.title), screen.done.map(\.title)], note, line: line)
  }

  func testAppearances() throws {
    for (style, name) in [(UITableView.Style.insetGrouped, "inset"), (.grouped, "grouped"), (.plain, "plain")] {
      try start(style)
      assertShown(name)
      try app.expectSnapshot("tasks-\(name)")
      app.close()
    }
  }

  func testASwipeDeletes_anotherFinishes() throws {
    try start(.insetGrouped)
    app.drag(from: try point(1, 0, x: -40), to: try point(1, 0, x: 200), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    try app.expectSnapshot("tasks-swiped")
    let delete = try point(1, 0, x: -30)
    app.tap(at: delete)
    app.advance(by: 0.15)
    try app.expectSnapshot("tasks-deleting")
    try app.waitUntilIdle()
    XCTAssertEqual(screen.open.map(\.title), ["Water the plants", "Buy bread", "Pay the rent"])
    assertShown("deleted")
    // A full swipe performs the action without its button.
    app.drag(from: try point(0, 0, x: 20), to: try point(0, 0, x: 330), duration: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(screen.done.first?.title, "Water the plants")
    assertShown("finished")
    XCTAssertEqual(table.visibleCells.filter { $0.bounds.origin.x != 0 }.count, 0, "every row is closed")
  }

  func testEditing_deletesAfterConfirmation_andReorderControlsMoveRows() throws {
    try start(.insetGrouped)
    screen.setEditing(true, animated: true)
    try app.waitUntilIdle()
    try app.expectSnapshot("tasks-editing")
    app.tap(at: try point(0, 0, x: 28))
    try app.waitUntilIdle()
    XCTAssertEqual(screen.open.count, 4, "the control only uncovers the button")
    app.tap(at: try point(0, 0, x: -30))
    try app.waitUntilIdle()
    XCTAssertEqual(screen.open.map(\.title), ["Call the printer", "Buy bread", "Pay the rent"])
    assertShown("deleted")
    app.drag(from: try point(0, 0, x: -24), to: try point(2, 0, x: -24), duration: 0.5, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(screen.open.map(\.title), ["Buy bread", "Pay the rent", "Call the printer"])
    assertShown("moved")
    app.drag(from: try point(0, 0, x: -24), to: try point(0, 1, x: -24), duration: 0.5, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertTrue(screen.done.contains { $0.title == "Buy bread" })
    assertShown("moved to the other section")
    screen.setEditing(false, animated: true)
    try app.waitUntilIdle()
    assertShown("done")
  }
}

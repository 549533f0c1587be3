@testable import UIKit
import UIKitTesting
import XCTest

/// Editing, reordering, the section index, and table view controllers.
@preconcurrency @MainActor
final class TableEditingTests: TableTestCase {
  private final class Editor: UITableViewController {
    var names = (0..<30).map { "row \($0)" }
    var calls: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "plain")
        ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row == 2 ? 90 : super.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// A table view controller that overrides only the number of rows.
  private final class Plain: UITableViewController {
    var offsets: [CGFloat] = []
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func show(_ controller: UIViewController) throws -> TestApplication {
    let app = TestApplication(size: CGSize(width: 320, height: 480))
    app.onReport = { XCTFail($0) }
    app.show(controller)
    try app.waitUntilIdle()
    return app
  }

  /// Objective-C lets subclasses override the methods of the delegate's protocols that the controller conforms to.
  func testAController_overridesMethodsOfTheScrollViewsDelegate() throws {
    let controller = Plain(style: .plain)
    let app = try show(controller)
    defer { app.close() }
    controller.offsets = []
    controller.tableView.contentInset.bottom = 1000
    controller.tableView.contentOffset.y = 30
    XCTAssertEqual(controller.offsets.last, 30)
  }

  func testAController_isDataSourceAndDelegateOfItsView() throws {
    let controller = Editor(style: .plain)
    let app = try show(controller)
    defer { app.close() }
    let table = try XCTUnwrap(controller.tableView)
    XCTAssertTrue(controller.view === table)
    XCTAssertTrue(table.dataSource === controller && table.delegate === controller)
    XCTAssertEqual(table.rectForRow(at: [0, 2]).height, 90, "an override that leaves the rest to its superclass")
    XCTAssertEqual(table.rectForRow(at: [0, 3]).height, table.rectForRow(at: [0, 1]).height)
    controller.setEditing(true, animated: false)
    XCTAssertTrue(table.isEditing)
    XCTAssertEqual(table.cellForRow(at: [0, 0])?.editingStyle, .delete)
    controller.setEditing(false, animated: false)
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]))
    XCTAssertNil(table.swipeActions(for: cell, leading: true))
    let actions = try XCTUnwrap(table.swipeActions(for: cell, leading: false)?.actions)
    XCTAssertEqual(actions.map(\.title), ["Delete"])
    actions[0].handler(actions[0], cell) { _ in }
    try app.waitUntilIdle()
    XCTAssertEqual(controller.calls, ["commit 1 1"])
    XCTAssertEqual(table.numberOfRows(inSection: 0), 29)
  }

  func testAControllerThatCommitsNothing_offersNoDeletion() throws {
    let controller = Plain(style: .grouped)
    let app = try show(controller)
    defer { app.close() }
    let cell = try XCTUnwrap(controller.tableView.cellForRow(at: [0, 0]))
    XCTAssertNil(controller.tableView.swipeActions(for: cell, leading: false))
    XCTAssertFalse(controller.tableView.reorderBegan(cell, at: cell.center))
  }

  func testSelectionIsCleared_whenTheViewAppears() throws {
    let controller = Editor(style: .plain)
    controller.tableView.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    let app = try show(controller)
    defer { app.close() }
    XCTAssertNil(controller.tableView.indexPathForSelectedRow)
  }

  // MARK: Moving rows

  private final class Mover: NSObject, UITableViewDataSource {
    var rows = [(0..<8).map { "row \($0)" }, (0..<4).map { "other \($0)" }]
    var moves: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? NamedCell)?.name = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 5 }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append("\(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
      let name = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
  }

  private func names() -> [String] { table.visibleCells.compactMap { ($0 as? NamedCell)?.name } }

  func testARowIsMovedByItsControl() throws {
    try stage([1]) { $0.rowHeight = 40 }
    let mover = Mover()
    table.dataSource = mover
    table.setEditing(true, animated: false)
    try app.waitUntilIdle()
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]))
    XCTAssertFalse(table.reorderBegan(try XCTUnwrap(table.cellForRow(at: [0, 5])), at: CGPoint(x: 300, y: 220)))
    XCTAssertTrue(table.reorderBegan(cell, at: CGPoint(x: 300, y: 60)))
    XCTAssertTrue(table.hasUncommittedUpdates)
    for y in stride(from: 60, through: 140, by: 10) { table.reorderMoved(to: CGPoint(x: 300, y: CGFloat(y))) }
    XCTAssertEqual(cell.center.y, 140)
    XCTAssertEqual(mover.moves, [], "the data source is called for the drop alone")
    XCTAssertEqual(names().prefix(5), ["row 0", "row 2", "row 3", "row 1", "row 4"])
    table.reorderEnded(cancelled: false)
    try app.waitUntilIdle()
    XCTAssertEqual(mover.moves, ["[0, 1] to [0, 3]"])
    XCTAssertEqual(names(), mover.rows.flatMap(\.self))
    XCTAssertEqual(cell.frame, table.rectForRow(at: [0, 3]))
    XCTAssertFalse(table.hasUncommittedUpdates)
    // Into the other section, then back.
    XCTAssertTrue(table.reorderBegan(cell, at: CGPoint(x: 300, y: 140)))
    for y in stride(from: 140, through: 380, by: 10) { table.reorderMoved(to: CGPoint(x: 300, y: CGFloat(y))) }
    XCTAssertEqual(table.numberOfRows(inSection: 1), 5)
    table.reorderEnded(cancelled: true)
    try app.waitUntilIdle()
    XCTAssertEqual(mover.moves.count, 1)
    XCTAssertEqual(names(), mover.rows.flatMap(\.self))
    XCTAssertEqual(cell.frame, table.rectForRow(at: [0, 3]))
  }

  // MARK: Reuse, index, bad input

  func testReuse() throws {
    try stage([100]) { $0.rowHeight = 44 }
    let made = Set(table.subviews.filter { $0 is NamedCell }.map { ObjectIdentifier($0) })
    for y in stride(from: 0, through: 3000, by: 37) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    let now = table.subviews.compactMap { $0 as? NamedCell }
    XCTAssertLessThanOrEqual(now.count, made.count + 2)
    XCTAssertTrue(now.contains { $0.reuses > 3 })
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "never registered"))
    XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "never registered"))
    checkAtRest()
  }

  private final class Alphabet: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? 0 : 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      [0, 12, 25][index]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }
  }

  func testTheIndex_leadsToSections() throws {
    try stage([1]) { $0.rowHeight = 44 }
    let alphabet = Alphabet()
    table.dataSource = alphabet
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 313, y: 240))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [12, 0])
    XCTAssertEqual(
      table.rectForRow(at: [12, 0]).minY, table.contentOffset.y + table.rectForHeader(inSection: 12).height)
    table.sectionIndexMinimumDisplayRowCount = 1000
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 313, y: 230))
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [12, 0], "too few rows for an index")
  }

  func testAFingerAlongTheIndex_doesNotDragTheContent() throws {
    try stage([1]) { $0.rowHeight = 44 }
    let alphabet = Alphabet()
    table.dataSource = alphabet
    try app.waitUntilIdle()
    // Three titles of 14 points in the middle of 480: A begins at 219, Z ends at 261.
    let finger = app.touch(at: CGPoint(x: 313, y: 258))
    app.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 313, y: 222), duration: 0.5)
    finger.lift(after: 0.1)
    try app.waitUntilIdle()
    // The same position as after a tap on the title (`testTheIndex_leadsToSections`): the row is below its header.
    XCTAssertEqual(
      table.contentOffset.y, table.rectForRow(at: [0, 0]).minY - table.rectForHeader(inSection: 0).height,
      "the first title leads to the first section")
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [0, 0])
  }

  func testBadInput_isReportedWithWhatThereIs() throws {
    expectsReports = true
    try stage([3]) { $0.rowHeight = 44 }
    _ = table.dequeueReusableCell(withIdentifier: "unknown", for: [0, 1])
    XCTAssertTrue(reports.last?.contains("“unknown”") == true && reports.last?.contains("[0, 1]") == true)
    XCTAssertEqual(table.numberOfRows(inSection: 9), 0)
    XCTAssertTrue(reports.last?.contains("numberOfRows(inSection: 9) was called on") == true)
    table.scrollToRow(at: [0, 77], at: .top, animated: false)
    XCTAssertTrue(reports.last?.contains("cannot scroll to row [0, 77]") == true)
    table.selectRow(at: [4, 0], animated: false, scrollPosition: .none)
    XCTAssertTrue(reports.last?.contains("cannot select row [4, 0]") == true)
    table.endUpdates()
    XCTAssertTrue(reports.last?.contains("without a matching beginUpdates()") == true)
    table.register(UIView.self, forCellReuseIdentifier: "cell")
    XCTAssertTrue(reports.last?.contains("it is not a UITableViewCell") == true)
    XCTAssertEqual(table.rectForRow(at: [0, 77]), .zero)
    XCTAssertEqual(table.rect(forSection: 5), .zero)
    XCTAssertNil(table.cellForRow(at: [0, 77]))
    XCTAssertNil(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)))
    checkAtRest()
  }

  func testScrollToRow_landsWhateverHeightsTurnOut() throws {
    let source = TableSource()
    for row in 0..<200 { source.preferredHeights["row \(row)"] = CGFloat(30 + row * 37 % 90) }
    try stage([200], source: source)
    for (row, position) in [(120, UITableView.ScrollPosition.top), (60, .middle), (180, .bottom), (3, .none)] {
      table.scrollToRow(at: [0, row], at: position, animated: false)
      table.layoutIfNeeded()
      let rect = table.rectForRow(at: [0, row])
      switch position {
      case .top: XCTAssertEqual(rect.minY, table.bounds.minY)
      case .middle: XCTAssertEqual(rect.midY, table.bounds.midY, accuracy: 0.5)
      case .bottom: XCTAssertEqual(rect.maxY, table.bounds.maxY)
      default: XCTAssertTrue(table.bounds.contains(rect))
      }
      checkAtRest("row \(row)")
    }
    table.scrollToRow(at: [0, 150], at: .top, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(table.rectForRow(at: [0, 150]).minY, table.bounds.minY)
    checkAtRest()
  }

  func testPrefetching() throws {
    final class Early: NSObject, UITableViewDataSourcePrefetching {
      var told: [IndexPath] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { told += indexPaths }
    }
    let early = Early()
    try stage([100]) {
      $0.rowHeight = 44
      $0.isPrefetchingEnabled = true
      $0.prefetchDataSource = early
    }
    XCTAssertEqual(early.told.first, [0, 11])
    app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(Set(early.told).count, early.told.count, "each row once")
    checkAtRest()
  }
}

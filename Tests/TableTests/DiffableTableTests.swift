import UIKit
import UIKitTesting
import XCTest

/// Applying snapshots to a table view (measurements.md, chapter 11; Apple's documentation of
/// UITableViewDiffableDataSource).
@preconcurrency @MainActor
final class DiffableTableTests: XCTestCase {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    var moves: [[Int]] = []
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = self.snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  private var app: TestApplication!
  private var table: UITableView!
  private var source: Source!
  private var provided: [Int] = []

  private func stage(_ sections: [(String, [Int])]) throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    app.onReport = { XCTFail($0) }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = Source(tableView: table) { [unowned self] table, path, item in
      provided.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot(sections), animatingDifferences: false)
    app.show(table)
    try app.waitUntilIdle()
    provided = []
  }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  override func tearDown() async throws {
    app?.close()
    (app, table, source) = (nil, nil, nil)
  }

  private func cell(_ item: Int) -> UITableViewCell? {
    source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
  }
  private var shown: [Int] {
    (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.tag ?? -1 }
  }

  func testWhatStaysAndMoves_keepsItsCell() throws {
    try stage([("a", [1, 2, 3]), ("b", [4, 5])])
    XCTAssertEqual(shown, [1, 2, 3, 4, 5])
    let cells = [1, 3, 4, 5].map { cell($0) }
    var isOver = false
    source.apply(snapshot([("b", [4]), ("a", [5, 1, 3, 6])])) { isOver = true }
    XCTAssertEqual(table.numberOfSections, 2)
    for (item, kept) in zip([1, 3, 4, 5], cells) { XCTAssertTrue(cell(item) === kept, "\(item)") }
    XCTAssertEqual(provided, [6])
    XCTAssertFalse(isOver)
    try app.waitUntilIdle()
    XCTAssertTrue(isOver)
    XCTAssertEqual(shown, [4, 5, 1, 3, 6])
    XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "b")
  }

  func testReconfiguredRows_keepTheirCells_reloadedOnesDoNot() throws {
    try stage([("a", [1, 2, 3])])
    let cells = [1, 2].map { cell($0) }
    var next = source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    source.apply(next, animatingDifferences: false)
    app.frame()
    XCTAssertEqual(Set(provided), [1, 2])
    XCTAssertTrue(cell(1) === cells[0])
    XCTAssertTrue(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  func testTheDefaultAnimation_isThatOfRows() throws {
    try stage([("a", [1, 2])])
    source.defaultRowAnimation = .none
    source.apply(snapshot([("a", [1, 2, 3])]))
    XCTAssertNil(cell(3)?.layer.animationKeys())
    try app.waitUntilIdle()
    XCTAssertEqual(shown, [1, 2, 3])
  }

  func testAnOverride_deletesAndApplies() throws {
    try stage([("a", [1, 2, 3])])
    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    try app.waitUntilIdle()
    XCTAssertEqual(shown, [1, 3])
    XCTAssertEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 0)), 3)
    XCTAssertNil(source.indexPath(for: 2))
  }

  func testReferences_onATable() throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    app.onReport = { XCTFail($0) }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["s"])
    snapshot.appendItems(withIdentifiers: [1, "two"])
    source.applySnapshot(snapshot, animatingDifferences: false)
    app.show(table)
    try app.waitUntilIdle()
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(source.indexPath(forItemIdentifier: "two"), IndexPath(row: 1, section: 0))
    XCTAssertEqual(source.index(forSectionIdentifier: "x"), NSNotFound)
  }
}

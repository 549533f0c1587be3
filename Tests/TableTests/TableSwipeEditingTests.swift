import UIKit
import UIKitTesting
import XCTest

/// A swiped row puts the table into editing mode, as do the calls of cells and controllers that follow from it; and what the end
/// of the editing mode does to the selection.
@preconcurrency @MainActor
final class TableSwipeEditingTests: XCTestCase {
  private final class Cell: UITableViewCell {
    var calls: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("editing \(editing)")
    }
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      calls.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      calls.append("did \(state.rawValue)")
    }
  }

  private class Master: UITableViewController {
    var names = (0..<8).map { "row \($0)" }
    var edits: [Bool] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 44
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      edits.append(editing)
    }
  }

  private var app: TestApplication!
  private var master: Master!

  private func show(_ controller: Master = Master(style: .plain)) throws {
    app = TestApplication(size: CGSize(width: 320, height: 480))
    app.onReport = { XCTFail($0) }
    master = controller
    master.tableView.contentInsetAdjustmentBehavior = .never
    app.show(master)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    master = nil
  }

  private func swipe(_ row: Int, by distance: CGFloat = -90) throws {
    let y = CGFloat(row) * 44 + 22
    app.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 250 + distance, y: y), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
  }

  private func cell(_ row: Int) throws -> Cell { try XCTUnwrap(master.tableView.cellForRow(at: [0, row]) as? Cell) }

  /// Apple's documentation of `tableView(_:willBeginEditingRowAt:)`: "the table view sets its isEditing property to true (thereby
  /// entering editing mode) and displays a Delete button in the row … In this 'swipe to delete' mode the table view does not display
  /// any insertion, deletion, and reordering controls."
  func testASwipe_isEditing_withoutControls() throws {
    try show()
    let table = try XCTUnwrap(master.tableView)
    let width = try cell(2).contentView.frame
    try swipe(1)
    XCTAssertTrue(table.isEditing)
    XCTAssertTrue(master.isEditing, "the button of the navigation item reads Done")
    XCTAssertEqual(try cell(2).contentView.frame, width, "no controls")
    XCTAssertEqual(try cell(1).contentView.frame, width, "no controls")
    XCTAssertFalse(try cell(2).isEditing)
    // Done closes the row.
    master.setEditing(false, animated: true)
    try app.waitUntilIdle()
    XCTAssertFalse(table.isEditing)
    XCTAssertEqual(try cell(1).bounds.origin.x, 0)
    XCTAssertFalse(master.isEditing)
    XCTAssertEqual(master.edits.first, true)
    XCTAssertEqual(master.edits.last, false)
    // A tap beside the row closes it, too.
    try swipe(1)
    XCTAssertTrue(master.isEditing)
    app.tap(at: CGPoint(x: 100, y: 6 * 44 + 20))
    try app.waitUntilIdle()
    XCTAssertFalse(table.isEditing)
    XCTAssertFalse(master.isEditing)
    // After that, the editing mode shows its controls.
    master.setEditing(true, animated: false)
    try app.waitUntilIdle()
    XCTAssertTrue(try cell(2).isEditing)
    XCTAssertNotEqual(try cell(2).contentView.frame, width)
  }

  func testADeletedRow_endsTheEditing() throws {
    try show()
    try swipe(1, by: -240)
    XCTAssertEqual(master.names.count, 7)
    XCTAssertFalse(master.tableView.isEditing)
    XCTAssertFalse(master.isEditing)
    try swipe(1)
    XCTAssertTrue(master.isEditing)
    master.tableView.reloadData()
    try app.waitUntilIdle()
    XCTAssertFalse(master.tableView.isEditing)
    XCTAssertFalse(master.isEditing)
  }

  /// Apple's documentation of the class: an override without a call of `super` keeps the button as it is.
  func testAnOverrideWithoutSuper_leavesTheControllerAlone() throws {
    final class Quiet: Master {
      override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
      override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    }
    try show(Quiet(style: .plain))
    try swipe(1)
    XCTAssertTrue(master.tableView.isEditing)
    XCTAssertFalse(master.isEditing)
  }

  /// Apple's documentation of `willTransition(to:)`: "when the user swipes a cell to delete it, the cell transitions to the state
  /// identified by the showingDeleteConfirmation constant". A cell gets setEditing(_:animated:), too (openradar 31235143).
  func testTheSwipedCell_isTold() throws {
    try show()
    let swiped = try cell(1)
    let other = try cell(2)
    swiped.calls = []
    other.calls = []
    try swipe(1)
    let mask = UITableViewCell.StateMask.showingDeleteConfirmation.rawValue
    XCTAssertEqual(swiped.calls, ["will \(mask)", "did \(mask)", "editing true"])
    XCTAssertTrue(swiped.showingDeleteConfirmation)
    XCTAssertTrue(swiped.isEditing)
    swiped.calls = []
    app.tap(at: CGPoint(x: 100, y: 6 * 44 + 20))
    try app.waitUntilIdle()
    XCTAssertEqual(swiped.calls, ["will 0", "did 0", "editing false"])
    XCTAssertFalse(swiped.showingDeleteConfirmation)
    XCTAssertFalse(swiped.isEditing)
    XCTAssertEqual(other.calls, [])
  }

  /// Apple's sample TableMultiSelect only calls setEditing(false, animated: true) to cancel, and no row stays selected.
  func testTheEndOfTheEditingMode_deselectsAllRows() throws {
    try show()
    let table = try XCTUnwrap(master.tableView)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    for count in [1, 3] {
      table.setEditing(true, animated: false)
      for row in 0..<count { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
      table.setEditing(false, animated: true)
      try app.waitUntilIdle()
      XCTAssertNil(table.indexPathsForSelectedRows)
      XCTAssertFalse(table.visibleCells.contains(where: \.isSelected))
    }
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.setEditing(true, animated: false)
    XCTAssertNil(table.indexPathsForSelectedRows)
  }

  /// For UIKit, a reload is a deletion and an insertion, so it ends the selection (published programs print nil after
  /// `reloadRowsAtIndexPaths:`).
  func testAReloadedRow_isDeselected_aReconfiguredOneIsNot() throws {
    try show()
    let table = try XCTUnwrap(master.tableView)
    table.allowsMultipleSelection = true
    for row in 0..<4 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.reconfigureRows(at: [[0, 0]])
    table.reloadRows(at: [[0, 1]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 0], [0, 2], [0, 3]])
    XCTAssertFalse(try cell(1).isSelected)
    table.reloadSections([0], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertNil(table.indexPathsForSelectedRows)
  }

  /// UITableView.h: "If this method is not implemented, the default is NO."
  func testTwoFingers_scroll_unlessTheDelegateAllowsTheSelection() throws {
    try show()
    let table = try XCTUnwrap(master.tableView)
    table.allowsMultipleSelectionDuringEditing = true
    let one = app.touch(at: CGPoint(x: 150, y: 60), finger: 1)
    let two = app.touch(at: CGPoint(x: 190, y: 60), finger: 2)
    for y in stride(from: 72, through: 180, by: 12) {
      app.advance(by: 0.02)
      app.send(moves: [(1, CGPoint(x: 150, y: CGFloat(y))), (2, CGPoint(x: 190, y: CGFloat(y)))])
    }
    one.lift()
    two.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(table.isEditing)
    XCTAssertNil(table.indexPathsForSelectedRows)
  }

  /// The rules of the editing mode apply to the focus in that mode only, as for the selection.
  func testASwipedRow_leavesTheFocusRules() throws {
    try show()
    let table = try XCTUnwrap(master.tableView)
    table.allowsFocus = true
    table.allowsFocusDuringEditing = false
    try swipe(2)
    XCTAssertTrue(table.isEditing)
    let system = try XCTUnwrap(UIFocusSystem.focusSystem(for: table))
    system.requestFocusUpdate(to: table)
    system.updateFocusIfNeeded()
    XCTAssertNotNil(system.focusedItem as? UITableViewCell)
  }
}

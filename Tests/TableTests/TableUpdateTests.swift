import TestSupport
import UIKit
import XCTest

/// Batch updates: the movements of rows, rows that do not move, and callbacks.
@preconcurrency @MainActor
final class TableUpdateTests: TableTestCase {
  func testEachRowAnimation_comesFromItsSide() throws {
    let looks: [(UITableView.RowAnimation, CGRect, CGFloat)] = [
      (.fade, CGRect(x: 0, y: 44, width: 320, height: 44), 0),
      (.left, CGRect(x: -320, y: 44, width: 320, height: 44), 1),
      (.right, CGRect(x: 320, y: 44, width: 320, height: 44), 1),
      (.top, CGRect(x: 0, y: 0, width: 320, height: 44), 0),
      (.bottom, CGRect(x: 0, y: 88, width: 320, height: 44), 0),
      (.middle, CGRect(x: 0, y: 66, width: 320, height: 0), 0),
      (.automatic, CGRect(x: 0, y: 44, width: 320, height: 44), 1),
    ]
    for (animation, frame, alpha) in looks {
      try stage([5]) { $0.rowHeight = 44 }
      source.sections[0].insert("new", at: 1)
      table.insertRows(at: [[0, 1]], with: animation)
      let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]))
      XCTAssertEqual(cell.frame, CGRect(x: 0, y: 44, width: 320, height: 44), "the model is final at once")
      app.advance(by: 0.1)
      // The remaining part of the movement after 0.1 s (measurements.md, 4.5).
      let left = (1 + 2 * .pi / 3) * exp(-2 * CGFloat.pi / 3)
      let seen = presented(cell)
      XCTAssertEqual(seen.minX, frame.minX * left, accuracy: 0.2, "\(animation.rawValue)")
      XCTAssertEqual(seen.minY, 44 + (frame.minY - 44) * left, accuracy: 0.2, "\(animation.rawValue)")
      XCTAssertEqual(seen.height, 44 + (frame.height - 44) * left, accuracy: 0.2, "\(animation.rawValue)")
      XCTAssertEqual(
        CGFloat(cell.layer.presentation()?.opacity ?? 1), 1 + (alpha - 1) * left, accuracy: 0.01,
        "\(animation.rawValue)")
      try app.waitUntilIdle()
      checkAtRest()
    }
  }

  /// The completion of an update that moves no view comes after its whole duration, unless the update is interrupted: nothing is left to
  /// wait for then.
  func testAnInterruptedUpdateOfRowsOffScreenLeavesNothingPending() throws {
    try stage([100]) { $0.rowHeight = 44 }
    var completions: [Bool] = []
    source.sections[0].remove(at: 90)
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 90]], with: .fade)
    } completion: {
      completions.append($0)
    }
    app.advance(by: 0.05)
    XCTAssertFalse(app.isIdle)
    table.reloadData()
    try app.waitUntilIdle(limit: 0.1)
    XCTAssertEqual(completions, [false])
    app.advance(by: 1)
    XCTAssertEqual(completions, [false])
    checkAtRest()
  }

  /// The cells are created by the first access after `reloadData()`, also without a window (TableKit's tests, on GitHub).
  func testCellsAfterReloadData() throws {
    try stage([3]) { $0.rowHeight = 44 }
    let detached = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    detached.register(NamedCell.self, forCellReuseIdentifier: "cell")
    detached.dataSource = source
    XCTAssertNotNil(detached.cellForRow(at: [0, 0]))
    source.sections[0].append("new")
    for view in [detached, table!] {
      view.reloadData()
      XCTAssertEqual(view.visibleCells.count, 4)
      XCTAssertEqual(view.cellForRow(at: [0, 3])?.frame, view.rectForRow(at: [0, 3]))
    }
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// The counts that are requested between `reloadData()` and an update are not those after the update.
  func testUpdatesAfterReloadData_showTheNewData() throws {
    try stage([3]) { $0.rowHeight = 44 }
    table.reloadData()
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    source.sections[0].append("new")
    table.insertRows(at: [[0, 3]], with: .automatic)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
    try app.waitUntilIdle()
    checkAtRest()
    table.reloadData()
    XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
    table.performBatchUpdates {
      source.sections[0].removeFirst(2)
      table.deleteRows(at: [[0, 0], [0, 1]], with: .fade)
    }
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testNone_animatesNothing() throws {
    try stage([5]) { $0.rowHeight = 44 }
    let last = try XCTUnwrap(table.cellForRow(at: [0, 4]))
    var heard: [Bool] = []
    source.sections[0].removeFirst()
    table.performBatchUpdates({ table.deleteRows(at: [[0, 0]], with: .none) }) { heard.append($0) }
    XCTAssertEqual(presented(last), last.frame)
    XCTAssertEqual(heard, [])
    try app.wait(until: { !heard.isEmpty })
    XCTAssertEqual(heard, [true])
    checkAtRest()
  }

  /// The times and the arguments of completion handlers (`cb-table-batch-…` in callback-orders.json).
  func testCompletions() throws {
    let cases = try Oracle.cases("callback-orders.json", family: "updates")
    for entry in cases where entry.id.hasPrefix("cb-table") {
      let inWindow = entry.id.contains("-window-")
      let animated = !entry.id.contains("noanim")
      try stage([2]) { $0.rowHeight = 44 }
      if !inWindow { table.removeFromSuperview() }
      var heard: Bool?
      source.sections[0].append("new")
      let update = {
        self.table.performBatchUpdates({ self.table.insertRows(at: [[0, 2]], with: .automatic) }) { heard = $0 }
      }
      if animated { update() } else { UIView.performWithoutAnimation(update) }
      XCTAssertEqual(table.numberOfRows(inSection: 0), 3, entry.id)
      XCTAssertEqual(table.visibleCells.count, 3, entry.id)
      XCTAssertNil(heard, entry.id)
      if inWindow, animated {
        app.advance(by: 0.4)
        XCTAssertNil(heard, entry.id)
        app.advance(by: 0.1)
      } else {
        try app.wait(until: { heard != nil })
      }
      XCTAssertEqual(heard, inWindow || !animated, entry.id)
    }
  }

  /// The index paths of visible rows are up to date before their cells are created (`cb-table-setContentOffset-false`).
  func testVisibleRows_answerBeforeTheirCellsAreMade() throws {
    let entry = try Oracle.entry("callback-orders.json", "cb-table-setContentOffset-false")
    XCTAssertEqual(entry.family, "table", entry.id)
    let source = LoggingSource()
    try stage([100], source: source) { $0.rowHeight = 44 }
    source.logs = true
    table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    XCTAssertEqual(source.calls, ["didScroll 440"])
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [0, 10])
    source.calls = []
    table.layoutIfNeeded()
    XCTAssertTrue(source.calls.contains("cell 0-11"))
    XCTAssertEqual(
      source.calls.filter { $0.hasPrefix("cell") }.map { $0.replacingOccurrences(of: "cell", with: "willDisplay") },
      source.calls.filter { $0.hasPrefix("willDisplay") })
  }

  func testReload_makesANewCell_reconfigureKeepsIt() throws {
    let source = LoggingSource()
    try stage([5], source: source) { $0.rowHeight = 44 }
    let old = try XCTUnwrap(table.cellForRow(at: [0, 1]))
    source.sections[0][1] = "renamed"
    table.reconfigureRows(at: [[0, 1]])
    XCTAssertEqual((table.cellForRow(at: [0, 1]) as? NamedCell)?.name, "renamed")
    XCTAssertEqual(table.cellForRow(at: [0, 1]), old)
    table.reloadRows(at: [[0, 1]], with: .fade)
    XCTAssertNotEqual(table.cellForRow(at: [0, 1]), old)
    try app.waitUntilIdle()
    XCTAssertTrue(old.isHidden)
    checkAtRest()
  }

  /// Reconfigured rows change their height in the animation of the update, like reloaded ones.
  func testReconfiguredRows_growInTheAnimation() throws {
    try stage([8])
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 3]))
    let start = cell.frame.minY
    source.preferredHeights[source.sections[0][1]] = 152
    source.sections[0].append("last")
    table.performBatchUpdates {
      table.reconfigureRows(at: [[0, 1]])
      table.insertRows(at: [[0, 8]], with: .automatic)
    }
    XCTAssertEqual(cell.frame.minY, start + 100, "the model has its final value")
    app.frame()
    app.frame()
    XCTAssertGreaterThan(presented(cell).minY, start)
    XCTAssertLessThan(presented(cell).minY, start + 90)
    try app.waitUntilIdle()
    checkAtRest()
    source.preferredHeights = [:]
    var finished: Bool?
    table.performBatchUpdates {
      table.reconfigureRows(at: [[0, 1]])
    } completion: {
      finished = $0
    }
    XCTAssertEqual(cell.frame.minY, start)
    app.frame()
    XCTAssertGreaterThan(presented(cell).minY, start + 10)
    XCTAssertNil(finished)
    try app.waitUntilIdle()
    XCTAssertEqual(finished, true)
    checkAtRest()
  }

  func testSections_comeGoMoveAndReload() throws {
    let source = TableSource()
    source.headers = ["A", "B", "C"]
    try stage([2, 2, 2], style: .grouped, source: source) { $0.rowHeight = 44 }
    source.headers = ["new", "B", "A"]
    source.sections = [["x"], source.sections[1], source.sections[0]]
    table.performBatchUpdates {
      table.deleteSections([2], with: .fade)
      table.insertSections([0], with: .fade)
      table.moveSection(0, toSection: 2)
    }
    XCTAssertEqual(table.numberOfSections, 3)
    try app.waitUntilIdle()
    checkAtRest()
    XCTAssertEqual(table.headerView(forSection: 2)?.textLabel?.text, "A")
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 55.5)
    XCTAssertEqual(table.rectForHeader(inSection: 1).height, 38)
    source.sections[1] = ["p", "q", "r"]
    source.headers[1] = "again"
    table.reloadSections([1], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "again")
    checkAtRest()
  }

  func testInconsistentBatches_areNamedAndReloaded() throws {
    try stage([3, 1]) { $0.rowHeight = 44 }
    var messages: [String] = []
    UITableView.inconsistencyHandler = { messages.append($1) }
    defer { UITableView.inconsistencyHandler = nil }
    source.sections[0].append("unannounced")
    table.deleteRows(at: [[1, 0]], with: .fade)
    XCTAssertEqual(messages.count, 1)
    let message = try XCTUnwrap(messages.first)
    XCTAssertTrue(message.hasPrefix("Invalid update: invalid number of rows in section"), message)
    XCTAssertTrue(message.contains("Rows in each section before the update: {3, 1}, after the update: {4, 1}"), message)
    XCTAssertTrue(message.contains("delete rows"), message)
    XCTAssertFalse(message.contains("item"), message)
    try app.waitUntilIdle()
    checkAtRest()
    table.insertRows(at: [[7, 0]], with: .fade)
    XCTAssertTrue(messages.last?.hasPrefix("Invalid update: attempt to insert row") == true, "\(messages)")
    checkAtRest()
  }

  func testOffsetStaysWhereItIs_withinTheContent() throws {
    try stage([40]) { $0.rowHeight = 44 }
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .fade)
    XCTAssertEqual(table.contentOffset.y, 500)
    try app.waitUntilIdle()
    checkAtRest()
    table.contentOffset.y = table.contentSize.height - 480
    table.layoutIfNeeded()
    source.sections[0].removeLast(30)
    table.deleteRows(at: (11..<41).map { [0, $0] }, with: .fade)
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentOffset.y, 11 * 44 - 480)
    checkAtRest()
  }

  /// Random updates, scrolling and size changes during animations. The table view is checked after each step and at
  /// rest.
  func testStorm() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
      let source = TableSource()
      for row in 0..<400 where row % 3 == 0 { source.preferredHeights["row \(row)"] = CGFloat(30 + row % 50) }
      source.headers = ["A", nil, "C", "D"]
      try stage([6, 0, 12, 9], style: style, source: source) { table in
        if seed % 2 == 0 { table.rowHeight = 40 }
        table.allowsMultipleSelection = true
        table.isPrefetchingEnabled = seed % 4 == 1
      }
      var completed = 0
      var begun = 0
      var picked: Set<String> = []
      for step in 0..<40 {
        let note = "seed \(seed) step \(step)"
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          begun += 1
          edit(&random, &picked) { completed += 1 }
        case 4:
          table.contentOffset.y = max(0, CGFloat.random(in: 0...max(1, table.contentSize.height - 400), using: &random))
        case 5: app.advance(by: Double.random(in: 0...0.5, using: &random))
        case 6:
          let all = source.sections.indices.flatMap { section in
            source.sections[section].indices.map { IndexPath(row: $0, section: section) }
          }
          if let path = all.randomElement(using: &random) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            picked.insert(source.sections[path.section][path.row])
          }
        default:
          table.frame.size = CGSize(width: 300 + 10 * CGFloat(step % 5), height: 350 + 30 * CGFloat(step % 4))
        }
        table.layoutIfNeeded()
        checkShown(note)
        let chosen = Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] })
        XCTAssertEqual(chosen, picked, note)
      }
      try app.waitUntilIdle()
      try app.wait(until: { completed == begun })
      XCTAssertEqual(completed, begun, "seed \(seed)")
      checkAtRest("seed \(seed)")
      XCTAssertEqual(
        table.contentOffset.y,
        min(max(0, table.contentOffset.y), max(0, table.contentSize.height - table.bounds.height)), "seed \(seed)")
    }
  }

  private func edit(_ random: inout SeededRandom, _ picked: inout Set<String>, _ done: @escaping () -> Void) {
    let before = source.sections
    var deleted: [IndexPath] = []
    var kept: [[String]] = []
    for (section, rows) in before.enumerated() {
      var left: [String] = []
      for (row, name) in rows.enumerated() {
        if Int.random(in: 0..<9, using: &random) == 0 {
          deleted.append(IndexPath(row: row, section: section))
          picked.remove(name)
        } else {
          left.append(name)
        }
      }
      kept.append(left)
    }
    var inserted: [IndexPath] = []
    for section in kept.indices {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...kept[section].count, using: &random)
        kept[section].insert(source.newName(), at: place)
      }
    }
    let old = Set(before.flatMap(\.self))
    for (section, rows) in kept.enumerated() {
      for (row, name) in rows.enumerated() where !old.contains(name) {
        inserted.append(IndexPath(row: row, section: section))
      }
    }
    source.sections = kept
    let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .automatic, .none]
    let coming = animations.randomElement(using: &random) ?? .fade
    let going = animations.randomElement(using: &random) ?? .fade
    table.performBatchUpdates({
      table.deleteRows(at: deleted, with: going)
      table.insertRows(at: inserted, with: coming)
    }) { _ in done() }
  }

  /// Checks that the screen matches the computed positions, that each view is shown once, and that it shows its own
  /// row.
  private func checkShown(_ note: String) {
    var views: Set<ObjectIdentifier> = []
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? NamedCell else {
        XCTFail("no cell for \(path), \(note): \(table.debugDescription)")
        continue
      }
      XCTAssertTrue(views.insert(ObjectIdentifier(cell)).inserted, note)
      XCTAssertEqual(cell.name, source.sections[path.section][path.row], note)
      XCTAssertEqual(cell.frame, table.rectForRow(at: path), "\(path), \(note)")
      XCTAssertFalse(cell.isHidden, note)
      XCTAssertEqual(cell.alpha, 1, note)
    }
    XCTAssertEqual(table.visibleCells.count, views.count, note)
  }
}

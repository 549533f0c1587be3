import UIKit
import UIKitTesting
import XCTest

/// Combinations of updates of a table view, each of which follows from documented rules alone.
@preconcurrency @MainActor
final class TableUpdateCombinationTests: TableTestCase {
  func testMovesAcrossSections_keepCellsAndSelection_whileEditing() throws {
    try stage([2, 2, 2]) { table in
      table.allowsMultipleSelectionDuringEditing = true
      table.isEditing = true
    }
    for path in [[0, 1], [2, 0]] as [IndexPath] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    let moved = try XCTUnwrap(table.cellForRow(at: [0, 1]))
    let other = try XCTUnwrap(table.cellForRow(at: [2, 0]))
    let old = source.sections
    source.sections = [[old[2][0]], [source.newName(), old[1][0], old[0][1]], [old[2][1]]]
    table.performBatchUpdates {
      table.moveRow(at: [2, 0], to: [0, 0])
      table.deleteRows(at: [[0, 0], [1, 1]], with: .left)
      table.moveRow(at: [0, 1], to: [1, 2])
      table.insertRows(at: [[1, 0]], with: .top)
    }
    XCTAssertTrue(table.cellForRow(at: [1, 2]) === moved && table.cellForRow(at: [0, 0]) === other)
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 0], [1, 2]])
    try app.waitUntilIdle()
    checkAtRest()
    XCTAssertTrue(table.visibleCells.allSatisfy(\.isEditing))
    let now = source.sections
    source.sections = [[now[2][0], source.newName()], now[0], now[1]]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.insertRows(at: [[0, 1]], with: .fade)
    }
    try app.waitUntilIdle()
    XCTAssertTrue(table.cellForRow(at: [1, 0]) === other)
    XCTAssertEqual(table.indexPathsForSelectedRows, [[1, 0], [2, 2]])
    checkAtRest()
    XCTAssertTrue(table.visibleCells.allSatisfy(\.isEditing))
  }

  /// An empty batch asks for the heights again, and animates them.
  func testAnEmptyBatch_animatesNewHeights() throws {
    final class Heights: TableSource, UITableViewDelegate {
      var tall: IndexPath?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath == tall ? 120 : 40
      }
    }
    let heights = Heights()
    try stage([20], source: heights)
    for nilBatch in [false, true] {
      heights.tall = nilBatch ? nil : [0, 1]
      let before = try XCTUnwrap(table.cellForRow(at: [0, 2])).frame.minY
      var finished: Bool?
      if nilBatch {
        table.performBatchUpdates(nil) { finished = $0 }
      } else {
        table.beginUpdates()
        table.endUpdates()
      }
      let cell = try XCTUnwrap(table.cellForRow(at: [0, 2]))
      XCTAssertEqual(cell.frame.minY, nilBatch ? 80 : 160)
      app.frame()
      XCTAssertEqual(presented(cell).minY, before, accuracy: 8)
      XCTAssertNil(finished)
      try app.waitUntilIdle()
      XCTAssertEqual(finished, nilBatch ? true : nil)
      checkAtRest()
    }
  }

  func testAReloadInTheMiddle_showsEverythingInItsPlace() throws {
    try stage([4, 6])
    var results: [Bool] = []
    source.sections[0].removeSubrange(0..<3)
    source.sections[1].insert(source.newName(), at: 2)
    table.performBatchUpdates {
      table.deleteRows(at: (0..<3).map { [0, $0] }, with: .right)
      table.insertRows(at: [[1, 2]], with: .middle)
    } completion: {
      results.append($0)
    }
    app.advance(by: 0.1)
    source.sections[0].append(source.newName())
    table.reloadData()
    table.layoutIfNeeded()
    for cell in table.visibleCells { XCTAssertNil(cell.layer.animationKeys()?.first) }
    checkAtRest()
    try app.waitUntilIdle()
    XCTAssertEqual(results, [false])
    checkAtRest()
  }

  func testUpdatesInACompletion_followEachOther() throws {
    try stage([8])
    var log: [String] = []
    source.sections[0].insert(source.newName(), at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [[0, 0]], with: .automatic)
    } completion: { [self] _ in
      log.append("first")
      source.sections[0].remove(at: 3)
      source.sections[0].insert(source.newName(), at: 0)
      table.performBatchUpdates {
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 3]], with: .fade)
        } completion: { _ in
          log.append("inner")
        }
        table.insertRows(at: [[0, 0]], with: .fade)
      } completion: { _ in
        log.append("outer")
      }
      log.append("committed \(table.numberOfRows(inSection: 0))")
    }
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["first", "committed 9", "outer", "inner"])
    checkAtRest()
  }
}

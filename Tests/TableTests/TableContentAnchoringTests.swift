import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Tests of `contentAnchoring` of table views, an addition to UIKit. Its value `.contentOffset` is UIKit's behavior.
@preconcurrency @MainActor
final class TableContentAnchoringTests: TableTestCase {
  private func stage(
    _ counts: [Int], offset: CGFloat, _ anchoring: UITableView.ContentAnchoring,
    preferredHeights: [String: CGFloat] = [:]
  ) throws {
    let source = TableSource()
    source.preferredHeights = preferredHeights
    try stage(counts, size: CGSize(width: 200, height: 300), scale: 1, source: source) {
      $0.estimatedRowHeight = 40
      $0.contentAnchoring = anchoring
    }
    table.contentOffset.y = offset
    try app.waitUntilIdle()
  }

  /// Returns the distance of a row from the top of the visible area, or `nil` if it has no cell.
  private func top(_ name: String) -> CGFloat? {
    table.visibleCells.first { ($0 as? NamedCell)?.name == name }.map { $0.frame.minY - table.contentOffset.y }
  }

  private func insertThreeAbove() {
    source.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .none)
  }

  func testByDefault_theOffsetStays() throws {
    try stage([50], offset: 110, .contentOffset)
    XCTAssertEqual(UITableView().contentAnchoring, .contentOffset)
    insertThreeAbove()
    XCTAssertEqual(table.contentOffset.y, 110)
  }

  func testInsertedAbove_theVisibleRowStays() throws {
    try stage([50], offset: 110, .visibleItem)
    let before = try XCTUnwrap(top("row 3"))
    XCTAssertEqual(before, -6, "rows are 52 points high")
    insertThreeAbove()
    XCTAssertEqual(try XCTUnwrap(top("row 3")), before)
    XCTAssertEqual(table.contentOffset.y, 110 + 3 * 40, "rows that were not shown have the estimated height")
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testTheAnchorIsDeleted_theNextRowStays() throws {
    try stage([50], offset: 370, .visibleItem)
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [0, 7])
    let before = try XCTUnwrap(top("row 10"))
    source.sections[0].removeSubrange(6...8)
    table.deleteRows(at: [[0, 6], [0, 7], [0, 8]], with: .none)
    XCTAssertEqual(try XCTUnwrap(top("row 10")), before)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testARowAboveTheFirstVisibleEdgeGrows_theNextRowStays() throws {
    try stage([50], offset: 110, .visibleItem)
    let before = try XCTUnwrap(top("row 4"))
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 2]) as? NamedCell)
    cell.preferredHeight = 92
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentOffset.y, 150)
    XCTAssertEqual(try XCTUnwrap(top("row 4")), before)
  }

  func testARowAboveTheFirstVisibleEdgeGrows_byDefaultTheOffsetStays() throws {
    try stage([50], offset: 110, .contentOffset)
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 2]) as? NamedCell)
    cell.preferredHeight = 92
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, 92)
    XCTAssertEqual(table.contentOffset.y, 110)
  }

  func testAnAnimatedInsertion_movesNothingOnScreen() throws {
    try stage([50], offset: 110, .visibleItem)
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 3]))
    let before = presented(cell).minY - (table.layer.presentation() ?? table.layer).bounds.minY
    source.sections[0].insert("x", at: 0)
    table.insertRows(at: [[0, 0]], with: .fade)
    for _ in 0..<12 {
      app.advance(by: 0.02)
      let bounds = (table.layer.presentation() ?? table.layer).bounds
      XCTAssertEqual(presented(cell).minY - bounds.minY, before, accuracy: 0.5)
    }
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testADeceleration_continuesFromTheNewOffset() throws {
    try stage([200], offset: 110, .visibleItem)
    let finger = app.touch(at: CGPoint(x: 100, y: 250))
    finger.drag(to: CGPoint(x: 100, y: 150), duration: 0.05)
    finger.lift(after: 0.001)
    app.frame()
    XCTAssertTrue(table.isDecelerating)
    let before = table.contentOffset.y
    insertThreeAbove()
    XCTAssertEqual(table.contentOffset.y, before + 120)
    app.frame()
    XCTAssertTrue(table.isDecelerating)
    XCTAssertGreaterThan(table.contentOffset.y, before + 120)
    XCTAssertLessThan(table.contentOffset.y, before + 170)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testNearTheEnd_theOffsetStaysInRange() throws {
    try stage([20], offset: 20 * 52 - 300, .visibleItem)
    source.sections[0].removeLast(10)
    table.deleteRows(at: (10..<20).map { [0, $0] }, with: .none)
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 300)
    checkAtRest()
  }

  /// After random batch updates, the first visible row that is left keeps its position, unless the content ends before.
  /// The test uses a model with names only.
  func testRandomBatches_keepTheFirstVisibleRowThatIsLeft() throws {
    for seed in SeedRun(release: 150, debug: 25) {
      var random = SeededRandom(seed: seed)
      var preferredHeights: [String: CGFloat] = [:]
      for number in 1...400 { preferredHeights["row \(number)"] = CGFloat(Int.random(in: 1...9, using: &random) * 12) }
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...30, using: &random) }
      try stage(counts, offset: 0, .visibleItem, preferredHeights: preferredHeights)
      for step in 0..<6 {
        let end = max(0, table.contentSize.height - 300)
        table.contentOffset.y = (end * CGFloat.random(in: 0...1, using: &random)).rounded()
        try app.waitUntilIdle()
        let visible = table.visibleCells.compactMap { cell in
          (cell as? NamedCell).map { (name: $0.name, frame: $0.frame) }
        }
        let offset = table.contentOffset.y
        change(&random)
        let left = visible.filter { row in
          row.frame.maxY > offset && source.sections.contains { $0.contains(row.name) }
        }
        let note = "seed \(seed), step \(step)"
        if let first = left.first {
          let fraction = max(0, (offset - first.frame.minY) / first.frame.height)
          let section = try XCTUnwrap(source.sections.firstIndex { $0.contains(first.name) })
          let row = try XCTUnwrap(source.sections[section].firstIndex(of: first.name))
          let frame = table.rectForRow(at: [section, row])
          let distance = first.frame.minY + fraction * first.frame.height - offset
          let wanted = frame.minY + fraction * frame.height - distance
          let range = 0...max(0, table.contentSize.height - 300)
          XCTAssertEqual(
            table.contentOffset.y, min(max(wanted, range.lowerBound), range.upperBound), accuracy: 1, note)
        }
        try app.waitUntilIdle()
        checkAtRest(note)
      }
    }
  }

  /// Deletes and inserts random rows in one batch without animation.
  private func change(_ random: inout SeededRandom) {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for section in source.sections.indices {
      let old = source.sections[section]
      let removed = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      deleted += removed.map { [section, $0] }
      var new: [String] = []
      for index in 0...old.count {
        if Int.random(in: 0..<5, using: &random) == 0 {
          inserted.append([section, new.count])
          new.append(source.newName())
        }
        if index < old.count, !removed.contains(index) { new.append(old[index]) }
      }
      source.sections[section] = new
    }
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        table.deleteRows(at: deleted, with: .none)
        table.insertRows(at: inserted, with: .none)
      }
    }
  }
}

import UIKit
import XCTest

/// The empty rows below the last row of a plain table: "Table views with a style of plain can display filler rows, …
/// when there isn't enough content to fill the table view" (Apple's documentation of `fillerRowHeight`).
@preconcurrency @MainActor
final class TableFillerRowTests: TableTestCase {
  /// Returns the vertical positions of the separators below a position, in points of the window. They are found in a
  /// picture.
  private func lines(below top: CGFloat, x: Int = 200) -> [CGFloat] {
    let picture = app.snapshot()
    let blank = picture.color(x: x, y: Int(top * 2) + 1)
    var found: [CGFloat] = []
    var isLine = false
    for y in Int(top * 2)..<picture.height {
      let differs = picture.color(x: x, y: y) != blank
      if differs, !isLine { found.append(CGFloat(y) / 2) }
      isLine = differs
    }
    return found
  }

  func testTheDefault_showsNone() throws {
    try stage([2])
    XCTAssertEqual(table.fillerRowHeight, 0)
    XCTAssertEqual(lines(below: 104), [])
  }

  func testAHeight_isTheDistanceOfTheLines() throws {
    try stage([2]) { $0.fillerRowHeight = 100 }
    XCTAssertEqual(lines(below: 104), [203, 303, 403])
    table.fillerRowHeight = 0
    try app.waitUntilIdle()
    XCTAssertEqual(lines(below: 104), [])
  }

  func testAutomaticHeight_isThatOfTheLastRow() throws {
    let source = TableSource()
    source.preferredHeights = ["row 2": 90]
    try stage([2], source: source) { $0.fillerRowHeight = UITableView.automaticDimension }
    XCTAssertEqual(lines(below: 142), [231, 321, 411])
  }

  func testAnEmptyTable_usesItsRowHeight() throws {
    try stage([]) {
      $0.fillerRowHeight = UITableView.automaticDimension
      $0.rowHeight = 120
    }
    XCTAssertEqual(lines(below: 0), [119, 239, 359, 479])
  }

  func testOtherStylesFootersAndNoSeparators_showNone() throws {
    try stage([2]) {
      $0.fillerRowHeight = 100
      $0.tableFooterView = UIView()
    }
    XCTAssertEqual(lines(below: 104), [])
    table.tableFooterView = nil
    try app.waitUntilIdle()
    XCTAssertEqual(lines(below: 104), [203, 303, 403])
    table.separatorStyle = .none
    try app.waitUntilIdle()
    XCTAssertEqual(lines(below: 104), [])
    try stage([1], style: .grouped) { $0.fillerRowHeight = 100 }
    XCTAssertEqual(lines(below: 140), [])
  }

  func testAnUpdate_movesTheLines() throws {
    try stage([2]) { $0.fillerRowHeight = 100 }
    source.sections[0].append(source.newName())
    table.insertRows(at: [[0, 2]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertEqual(lines(below: 156), [255, 355, 455])
  }

  func testInsetsAndColor_areThoseOfTheRows() throws {
    for isRightToLeft in [false, true] {
      try stage([2]) {
        $0.fillerRowHeight = 100
        $0.separatorInset = UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 30)
      }
      app.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      try app.waitUntilIdle()
      XCTAssertEqual(lines(below: 104, x: 200), isRightToLeft ? [203, 303, 403] : [])
      XCTAssertEqual(lines(below: 104, x: 420), isRightToLeft ? [] : [203, 303, 403])
    }
    table.separatorColor = .red
    try app.waitUntilIdle()
    let color = app.snapshot().color(x: 200, y: 407)
    XCTAssertEqual([color.red, color.green, color.blue], [255, 0, 0])
  }

  func testAMillionRows_addOneView() throws {
    try stage([1_000_000]) { $0.fillerRowHeight = 1 }
    let before = table.subviews.count
    table.contentOffset.y = table.contentSize.height - 100
    try app.waitUntilIdle()
    table.contentOffset.y = table.contentSize.height - 100
    table.layoutIfNeeded()
    XCTAssertLessThanOrEqual(table.subviews.count, before + 1)
  }

  func testATinyHeight_isNotAMillionLines() throws {
    try stage([2]) { $0.fillerRowHeight = 0.0001 }
    let blank = app.snapshot().color(x: 200, y: 20)
    XCTAssertFalse(app.snapshot().color(x: 200, y: 700) == blank)
  }
}

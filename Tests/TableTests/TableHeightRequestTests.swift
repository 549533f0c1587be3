import TestSupport
import UIKit
import XCTest

/// The number of requests for heights and titles, and requests that call the table view back.
@preconcurrency @MainActor
final class TableHeightRequestTests: TableTestCase {
  /// A source that logs the rows for which it returns heights.
  private final class Rows: TableSource, UITableViewDelegate {
    var requests: [IndexPath] = []
    var height: (UITableView, IndexPath) -> CGFloat = { _, _ in 44 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      requests.append(indexPath)
      return height(tableView, indexPath)
    }
  }

  /// A source that also returns the heights of headers and footers.
  private final class Sections: TableSource, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat = { _ in 30 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
    var header: (UITableView) -> CGFloat = { $0.bounds.width / 8 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header(tableView) }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      tableView.bounds.width / 16
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
  }

  /// A source that logs the sections for which it returns titles.
  private class Titles: TableSource {
    var requests: [String] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      requests.append("header \(section)")
      return "Header"
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      requests.append("footer \(section)")
      return "Footer"
    }
  }

  private final class TitlesWithHeights: Titles, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
  }

  // MARK: Changes of the width

  func testAnotherWidth_requestsTheHeightOfEachRowOnce() throws {
    let source = Rows()
    source.height = { table, path in table.bounds.width / 10 + CGFloat(path.row % 7) }
    try stage([10_000], source: source)
    source.requests = []
    table.frame.size.width = 200
    try app.waitUntilIdle()
    // The layout pass requests the heights of the visible rows again, as it does after a reload.
    XCTAssertEqual(source.requests.prefix(10_000).map(\.row), Array(0..<10_000))
    XCTAssertLessThan(source.requests.count, 10_100)
    XCTAssertEqual(table.rectForRow(at: [0, 9999]).height, 20 + CGFloat(9999 % 7))
    XCTAssertEqual(table.contentSize.height, (0..<10_000).reduce(0) { $0 + 20 + CGFloat($1 % 7) })
    checkAtRest()
  }

  /// UIKit requests the heights of headers and footers outside the visible area, too.
  func testAnotherWidth_requestsTheHeightsOfHeadersAndFooters() throws {
    let source = Sections()
    try stage([20, 20, 20], source: source) { $0.sectionHeaderTopPadding = 0 }
    XCTAssertEqual(table.contentSize.height, 60 * 30 + 3 * (40 + 20))
    table.frame.size.width = 160
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 60 * 30 + 3 * (20 + 10))
    XCTAssertEqual(table.rectForHeader(inSection: 2), CGRect(x: 0, y: 40 * 30 + 2 * 30, width: 160, height: 20))
    checkAtRest()
  }

  /// The rows have one height, and only the delegate's heights of headers and footers depend on the width.
  func testAnotherWidth_requestsTheHeightsOfHeadersIfRowsAreUniform() throws {
    final class Headers: TableSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.bounds.width / 8
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    try stage([20, 20, 20], source: Headers()) {
      $0.rowHeight = 30
      $0.sectionHeaderTopPadding = 0
    }
    table.frame.size.width = 160
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 60 * 30 + 3 * 20)
    checkAtRest()
  }

  func testAnotherWidth_keepsMeasuredHeightsOfHeadersAndRows() throws {
    let source = Sections()
    source.header = { _ in UITableView.automaticDimension }
    source.height = { path in path.row == 1 ? UITableView.automaticDimension : 30 }
    source.preferredHeights = ["row 2": 80]
    try stage([20, 20], source: source) {
      $0.sectionHeaderTopPadding = 0
      $0.estimatedSectionHeaderHeight = 25
    }
    table.contentOffset.y = 400
    try app.waitUntilIdle()
    let header = table.rectForHeader(inSection: 0).height
    XCTAssertEqual(table.rectForRow(at: [0, 1]).height, 80)
    table.frame.size.width = 160
    try app.waitUntilIdle()
    XCTAssertEqual(table.rectForRow(at: [0, 1]).height, 80)
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, header)
    checkAtRest()
  }

  func testReloadDuringTheRequestsForAnotherWidth_usesTheNewData() throws {
    let source = Rows()
    try stage([100], source: source)
    var hasReloaded = false
    source.height = { [unowned source] table, path in
      XCTAssertLessThan(path.row, source.sections[0].count)
      if path.row == 50, !hasReloaded {
        hasReloaded = true
        source.sections[0].removeLast(60)
        table.reloadData()
      }
      return 20
    }
    table.frame.size.width = 200
    try app.waitUntilIdle()
    XCTAssertTrue(hasReloaded)
    XCTAssertEqual(table.contentSize.height, 800)
    checkAtRest()
  }

  // MARK: Calls of the table view

  /// Delegates commonly compare the row with the last one of its section.
  func testHeights_canDependOnTheCounts() throws {
    let source = Rows()
    source.height = { table, path in
      XCTAssertEqual(table.numberOfSections, 2)
      return path.row == table.numberOfRows(inSection: path.section) - 1 ? 60 : 20
    }
    try stage([3, 2], source: source)
    XCTAssertEqual(table.contentSize.height, 3 * 20 + 2 * 60)
    checkAtRest()
  }

  /// In UIKit, these calls end in a recursion without end. Here they return positions without the delegate's heights.
  func testHeights_canRequestPositions() throws {
    let source = Rows()
    source.height = { table, path in
      _ = table.indexPathsForVisibleRows
      table.layoutIfNeeded()
      return table.rectForRow(at: path).width / 10
    }
    try stage([3], source: source)
    XCTAssertEqual(table.contentSize.height, 96)
    checkAtRest()
  }

  func testReloadInARequestForAHeight_doesNotRecur() throws {
    let source = Rows()
    try stage([5], source: source)
    source.height = { table, _ in
      table.reloadData()
      return 30
    }
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 150)
    source.height = { _, _ in 30 }
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 150)
    checkAtRest()
  }

  func testReloadInARequestForAHeight_usesTheNewData() throws {
    let source = Rows()
    try stage([5], source: source)
    var hasReloaded = false
    source.height = { [unowned source] table, path in
      XCTAssertLessThan(path.row, source.sections[0].count)
      if !hasReloaded {
        hasReloaded = true
        source.sections[0].removeLast(3)
        table.reloadData()
      }
      return 30
    }
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 60)
    try app.waitUntilIdle()
    checkAtRest()
  }

  // MARK: Titles

  /// Interface Builder writes a height of 10 or 18 points for headers and footers of grouped table views.
  func testTitlesWithHeightsOfTheProperties_areRequestedOnce() throws {
    let source = Titles()
    try stage([1, 1], style: .grouped, source: source) {
      $0.sectionHeaderHeight = 18
      $0.sectionFooterHeight = 18
    }
    source.requests = []
    table.reloadData()
    // The height of a header also depends on whether the footer above it has a title.
    XCTAssertEqual(source.requests, ["header 0", "footer 0", "header 1", "footer 0", "footer 1"])
  }

  func testTitlesWithHeightsOfTheDelegate_areNotRequestedToMeasure() throws {
    let source = TitlesWithHeights()
    try stage([1], style: .grouped, source: source)
    source.requests = []
    table.frame.size.width = 200
    try app.waitUntilIdle()
    XCTAssertLessThanOrEqual(source.requests.filter { $0 == "header 0" }.count, 1, "\(source.requests)")
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 50)
  }
}

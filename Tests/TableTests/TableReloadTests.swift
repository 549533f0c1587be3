import TestSupport
import UIKit
import XCTest

/// The parts of a reload that happen before the next layout pass.
///
/// UIKit requests the counts and the heights in `reloadData()` (openradar 16266367 shows the stack trace), and the cells
/// in the layout pass.
@preconcurrency @MainActor
final class TableReloadTests: TableTestCase {
  /// A source that logs its calls and returns heights that depend on the width.
  private final class Source: TableSource, UITableViewDelegate {
    var requests: [String] = []
    var height: (UITableView) -> CGFloat = { _ in 44 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      requests.append("count")
      return super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requests.append("cell")
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(tableView) }
  }

  func testContentSize_isUpdatedAtOnce() throws {
    let source = Source()
    try stage([3], source: source)
    XCTAssertEqual(table.contentSize.height, 132)
    source.sections[0] += ["new", "newer"]
    source.requests = []
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 220)
    XCTAssertEqual(source.requests, ["count"], "the cells follow in the layout pass")
    source.requests = []
    try app.waitUntilIdle()
    XCTAssertEqual(source.requests, Array(repeating: "cell", count: 5), "the counts are not requested again")
    checkAtRest()
  }

  /// Cells or data sources may lay out the table view that they belong to, which is not possible in their callbacks.
  func testAnUpdateInACallback_isShown_ifALayoutIsRequestedInThatCallback() throws {
    final class Source: TableSource, UITableViewDelegate {
      var onCell: ((UITableView) -> Void)?
      var onDisplay: ((UITableView) -> Void)?
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        let callback = onCell
        onCell = nil
        callback?(tableView)
        return cell
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let callback = onDisplay
        onDisplay = nil
        callback?(tableView)
      }
    }
    let source = Source()
    try stage([3], source: source)
    let change: (UITableView) -> Void = { table in
      source.sections[0].append(source.newName())
      table.insertRows(at: [[0, source.sections[0].count - 1]], with: .none)
      table.layoutIfNeeded()
    }
    for isInDisplay in [false, true] {
      if isInDisplay { source.onDisplay = change } else { source.onCell = change }
      table.reloadData()
      try app.waitUntilIdle()
      // Methods of the table view, such as `cellForRow(at:)`, would create the missing cells.
      let cells = table.subviews.compactMap { $0 as? NamedCell }.filter { !$0.isHidden }
      XCTAssertEqual(cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.name), source.sections[0])
      checkAtRest()
    }
    XCTAssertEqual(source.sections[0].count, 5)
  }

  func testContentSizeOfAViewWithoutAWindow() throws {
    try stage([1])
    let detached = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    detached.rowHeight = 50
    detached.dataSource = source
    source.sections = [["1", "2", "3"]]
    detached.reloadData()
    XCTAssertEqual(detached.contentSize, CGSize(width: 320, height: 150))
    table.reloadData()
  }

  /// A table view that is reloaded before it is in the window, and then becomes wider.
  func testHeightsOfTheDelegate_areRequestedForTheWidthOfTheLayoutPass() throws {
    let source = Source()
    source.height = { $0.bounds.width / 10 }
    try stage([4], source: source)
    table.frame.size.width = 200
    try app.waitUntilIdle()
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 80)
    table.frame.size.width = 300
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 120)
    checkAtRest()
  }

  /// UIKit requests the delegate's heights again if the width changes (openradar 41363057).
  func testHeightsOfTheDelegate_areRequestedAgainForAnotherWidth() throws {
    let source = Source()
    source.height = { $0.bounds.width / 10 }
    try stage([100], source: source)
    XCTAssertEqual(table.contentSize.height, 3200)
    table.frame.size.width = 200
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 2000)
    XCTAssertEqual(table.rectForRow(at: [0, 99]), CGRect(x: 0, y: 1980, width: 200, height: 20))
    checkAtRest()
  }

  func testAnotherWidth_keepsTheVisibleItemIfRequired() throws {
    let source = Source()
    source.height = { $0.bounds.width / 10 }
    let expected: [(UITableView.ContentAnchoring, CGFloat)] = [(.contentOffset, 320), (.visibleItem, 200)]
    for (anchoring, offset) in expected {
      try stage([100], source: source) { $0.contentAnchoring = anchoring }
      table.contentOffset.y = 320
      try app.waitUntilIdle()
      table.frame.size.width = 200
      try app.waitUntilIdle()
      XCTAssertEqual(table.contentOffset.y, offset, "\(anchoring)")
      checkAtRest()
    }
  }

  func testAutomaticHeights_remainEstimatesAfterAChangeOfTheWidth() throws {
    let source = Source()
    source.height = { _ in UITableView.automaticDimension }
    source.preferredHeights = ["row 1": 80]
    try stage([100], source: source)
    XCTAssertEqual(table.contentSize.height, 80 + 99 * 52)
    table.contentOffset.y = 1000
    try app.waitUntilIdle()
    table.frame.size.width = 200
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 80 + 99 * 52)
    XCTAssertEqual(table.contentOffset.y, 1000)
    checkAtRest()
  }

  func testHeightsBeforeTheWindow_areThoseOfItsScreen() throws {
    try stage([2, 2], style: .grouped, scale: 3) { $0.rowHeight = 44 }
    let other = UITableView(frame: table.frame, style: .grouped)
    other.rowHeight = 44
    other.contentInsetAdjustmentBehavior = .never
    other.register(NamedCell.self, forCellReuseIdentifier: "cell")
    other.dataSource = source
    other.reloadData()
    table.superview?.addSubview(other)
    try app.waitUntilIdle()
    XCTAssertEqual(other.contentSize.height, table.contentSize.height, accuracy: 0.001)
    // table-rects-grouped2-2 in table-cases.json
    XCTAssertEqual(other.contentSize.height, 283.333, accuracy: 0.001)
  }

  /// A change of a property between `reloadData()` and the layout pass.
  func testRowHeight_setAfterTheReload() throws {
    try stage([4]) { $0.rowHeight = 44 }
    table.reloadData()
    table.rowHeight = 60
    try app.waitUntilIdle()
    XCTAssertEqual(table.contentSize.height, 240)
    checkAtRest()
  }
}

import UIKit
import UIKitTesting
import XCTest

/// Values that the data source sets on the cells, headers and footers that it returns, and the states that the table sets.
@preconcurrency @MainActor
final class TableProvidedValuesTests: TableTestCase {
  private final class Provider: TableSource, UITableViewDelegate {
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var header: ((UITableView, Int) -> UIView?)?
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      configure(cell, indexPath)
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header?(tableView, section)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header == nil ? 0 : 30
    }
  }

  private func isHidden(_ row: Int) -> Bool { row % 4 == 1 }

  func testAHiddenCell_remainsHidden() throws {
    let provider = Provider()
    provider.configure = { cell, path in if path.row % 4 == 1 { cell.isHidden = true } }
    try stage([100], source: provider) { $0.isPrefetchingEnabled = true }
    func check(line: UInt = #line) {
      for cell in table.visibleCells {
        guard let row = table.indexPath(for: cell)?.row else { return XCTFail("no index path", line: line) }
        XCTAssertEqual(cell.isHidden, isHidden(row), "\(row)", line: line)
      }
    }
    check()
    for y in Array(stride(from: 0, through: 700, by: 13)) + Array(stride(from: 700, through: 0, by: -13)) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
      app.frame()
      check()
    }
    table.reloadData()
    try app.waitUntilIdle()
    check()
  }

  /// A cell that is dequeued to measure it must not appear.
  func testADequeuedCellThatIsNotReturned_remainsHidden() throws {
    let provider = Provider()
    try stage([100], source: provider)
    var others: [UITableViewCell] = []
    provider.configure = { [unowned self] cell, path in
      guard let other = table.dequeueReusableCell(withIdentifier: "cell") else { return }
      others.append(other)
    }
    for y in stride(from: 0, through: 400, by: 20) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
    }
    XCTAssertFalse(others.isEmpty)
    let shown = table.subviews.filter { $0 is NamedCell && !$0.isHidden }
    XCTAssertEqual(Set(shown.map { ObjectIdentifier($0) }), Set(table.visibleCells.map { ObjectIdentifier($0) }))
  }

  /// A header that consists of a cell in another view.
  func testADequeuedCellInAnotherView_remainsVisible() throws {
    let provider = Provider()
    var cells: [NamedCell] = []
    provider.header = { table, section in
      let container = UIView()
      if let cell = table.dequeueReusableCell(withIdentifier: "cell") as? NamedCell {
        container.addSubview(cell)
        cells.append(cell)
      }
      return container
    }
    try stage(Array(repeating: 4, count: 30), source: provider)
    for y in stride(from: 0, through: 2880, by: 480) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
    }
    XCTAssertTrue(cells.contains { $0.reuses > 0 }, "a cell that was hidden in the pool")
    XCTAssertFalse(cells.contains(where: \.isHidden))
  }

  /// A cell that was dequeued before the data source requested a reload must not remain on screen.
  func testAReloadByTheDataSource_leavesNoCellBehind() throws {
    let provider = Provider()
    try stage([100], source: provider)
    var reloads = 0
    provider.configure = { [unowned self] _, path in
      guard path.row > 20, reloads == 0 else { return }
      reloads += 1
      table.reloadData()
    }
    for y in stride(from: 0, through: 1200, by: 40) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
    }
    try app.waitUntilIdle()
    XCTAssertEqual(reloads, 1)
    checkAtRest()
  }

  func testAnAlpha_survivesUpdatesOfOtherRows() throws {
    let provider = Provider()
    provider.configure = { cell, path in cell.alpha = 0.5 }
    try stage([8], source: provider)
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 3]))
    XCTAssertEqual(cell.alpha, 0.5)
    for animation in [UITableView.RowAnimation.fade, .left, .automatic] {
      provider.sections[0].insert(provider.newName(), at: 0)
      table.insertRows(at: [[0, 0]], with: animation)
      try app.waitUntilIdle()
      XCTAssertEqual(cell.alpha, 0.5)
      XCTAssertEqual(table.cellForRow(at: [0, 0])?.alpha, 0.5, "the inserted row")
      provider.sections[0].remove(at: 1)
      table.deleteRows(at: [[0, 1]], with: animation)
      try app.waitUntilIdle()
      XCTAssertEqual(cell.alpha, 0.5)
    }
  }

  func testHeaders_keepTheirValues() throws {
    let provider = Provider()
    provider.header = { table, section in
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.isHidden = section % 2 == 1
      header?.alpha = section % 3 == 1 ? 0.25 : 1
      return header
    }
    try stage(Array(repeating: 2, count: 30), source: provider) {
      $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    for y in stride(from: 0, through: 1500, by: 37) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
      for section in 0..<30 {
        guard let header = table.headerView(forSection: section) else { continue }
        XCTAssertEqual(header.isHidden, section % 2 == 1, "\(section)")
        XCTAssertEqual(header.alpha, section % 3 == 1 ? 0.25 : 1, "\(section)")
      }
    }
  }

  /// A row that is configured again changes nothing about the headers for which the delegate has no view.
  func testReconfiguring_requestsNoHeaders() throws {
    let provider = Provider()
    var requestCount = 0
    provider.header = { _, _ in
      requestCount += 1
      return nil
    }
    try stage([3, 3], source: provider)
    XCTAssertGreaterThan(requestCount, 0)
    requestCount = 0
    table.reconfigureRows(at: [[0, 1]])
    try app.waitUntilIdle()
    XCTAssertEqual(requestCount, 0)
  }

  /// Apple's documentation of `tableView(_:willDisplay:forRowAt:)`: it gives the delegate "a chance to override state-based
  /// properties set earlier by the table view, such as selection and background color". Xcode's template of a cell overrides
  /// `setSelected(_:animated:)` to "configure the view for the selected state".
  func testEachNewCell_isToldItsSelectedState() throws {
    final class Card: UITableViewCell {
      var states: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        states.append(selected)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
      }
    }
    try stage([0])
    let source = Source()
    table.register(Card.self, forCellReuseIdentifier: "card")
    table.dataSource = source
    try app.waitUntilIdle()
    let cards = table.visibleCells.compactMap { $0 as? Card }
    XCTAssertEqual(cards.map(\.states), Array(repeating: [false], count: 5))
    withExtendedLifetime(source) {}
  }
}

import TestSupport
import UIKit
import XCTest

/// Row, header and footer heights from all sources, and the resulting positions.
@preconcurrency @MainActor
final class TableHeightTests: TableTestCase {
  /// A delegate that returns heights of rows, headers and footers.
  private final class Heights: TableSource, UITableViewDelegate {
    var rows: [[CGFloat]] = []
    var headerHeights: [CGFloat] = []
    var footerHeights: [CGFloat] = []
    var asked = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return rows[indexPath.section][indexPath.row]
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeights[section]
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeights[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
  }

  /// A delegate that returns estimated heights.
  private final class Estimates: TableSource, UITableViewDelegate {
    var asked: Set<Int> = []
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.insert(indexPath.row)
      return 50
    }
  }

  /// Compares the rectangles and pinned headers of a table view with sums over arrays.
  func testPlaces_againstArrays() throws {
    var random = SeededRandom(seed: 7)
    for round in 0..<12 {
      let source = Heights()
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      source.rows = counts.map { count in
        (0..<count).map { _ in CGFloat(Int.random(in: 2...120, using: &random)) / 2 }
      }
      source.headerHeights = counts.map { _ in CGFloat(Int.random(in: 0...30, using: &random)) }
      source.footerHeights = counts.map { _ in CGFloat(Int.random(in: 0...20, using: &random)) }
      try stage(counts, size: CGSize(width: 320, height: 200), source: source) { $0.sectionHeaderTopPadding = 6 }
      let top = CGFloat(round % 2 == 0 ? 0 : 33)
      if top > 0 { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: top)) }
      table.layoutIfNeeded()
      var y = top
      var sections: [(header: CGRect, end: CGFloat)] = []
      for section in counts.indices {
        let start = y
        let header = source.headerHeights[section]
        if header > 0 { y += 6 }
        let rect = CGRect(x: 0, y: y, width: 320, height: header)
        XCTAssertEqual(table.rectForHeader(inSection: section), rect)
        y += header
        for (row, height) in source.rows[section].enumerated() {
          let frame = CGRect(x: 0, y: y, width: 320, height: height)
          XCTAssertEqual(table.rectForRow(at: [section, row]), frame)
          XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: frame.midY)), [section, row])
          y += height
        }
        XCTAssertEqual(
          table.rectForFooter(inSection: section),
          CGRect(x: 0, y: y, width: 320, height: source.footerHeights[section]))
        y += source.footerHeights[section]
        XCTAssertEqual(table.rect(forSection: section), CGRect(x: 0, y: start, width: 320, height: y - start))
        sections.append((rect, y))
      }
      XCTAssertEqual(table.contentSize, CGSize(width: 320, height: y))
      for _ in 0..<6 where y > 200 {
        table.contentOffset.y = (CGFloat.random(in: 0...(y - 200), using: &random) * 2).rounded() / 2
        table.layoutIfNeeded()
        checkVisibleAndPinned(sections)
      }
    }
  }

  private func checkVisibleAndPinned(_ sections: [(header: CGRect, end: CGFloat)]) {
    let low = table.bounds.minY
    let shown = table.subviews.filter { type(of: $0) == UIView.self && !$0.isHidden && $0 !== table.tableHeaderView }
    for (header, end) in sections where header.height > 0 {
      let y = max(header.minY, min(low, end - header.height))
      guard y < table.bounds.maxY, y + header.height > low else { continue }
      let expected = CGRect(x: 0, y: y, width: 320, height: header.height)
      XCTAssertTrue(shown.contains { $0.frame == expected }, "a header at \(expected): \(table.debugDescription)")
    }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { return XCTFail("a cell of nothing") }
      XCTAssertEqual(cell.frame, table.rectForRow(at: path))
    }
  }

  func testAMillionRowsOfOneHeight_areNotAskedAbout() throws {
    let source = ManyRows()
    try stage([1]) { $0.rowHeight = 44 }
    table.dataSource = source
    table.layoutIfNeeded()
    XCTAssertEqual(table.contentSize.height, 44_000_000)
    XCTAssertEqual(source.cells, 11)
    table.scrollToRow(at: [0, 777_777], at: .top, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, [0, 777_777])
    XCTAssertEqual(table.rectForRow(at: [0, 999_999]).maxY, 44_000_000)
    XCTAssertLessThan(source.cells, 30)
  }

  private final class ManyRows: NSObject, UITableViewDataSource {
    var cells = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  func testDelegateHeights_areAskedLazilyWithEstimates() throws {
    let source = Estimates()
    try stage([100], source: source)
    XCTAssertLessThan(source.asked.count, 14)
    XCTAssertEqual(table.rectForRow(at: [0, 3]), CGRect(x: 0, y: 150, width: 320, height: 50))
    XCTAssertEqual(table.rectForRow(at: [0, 90]).height, 40)
    table.scrollToRow(at: [0, 60], at: .top, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: [0, 60]).minY, table.contentOffset.y)
    XCTAssertFalse(source.asked.contains(40))
    checkAtRest()
  }

  func testDelegateHeightsWithoutEstimates_areAskedOnceEach() throws {
    let source = Heights()
    source.rows = [Array(repeating: 30, count: 200)]
    source.headerHeights = [0]
    source.footerHeights = [0]
    try stage([200], source: source)
    XCTAssertEqual(table.contentSize.height, 6000)
  }

  func testCellsSayTheirHeights() throws {
    let source = TableSource()
    source.preferredHeights = ["row 2": 80, "row 30": 120]
    try stage([40], source: source)
    XCTAssertEqual(table.rectForRow(at: [0, 1]), CGRect(x: 0, y: 52, width: 320, height: 80))
    XCTAssertEqual(table.rectForRow(at: [0, 2]).minY, 132)
    table.contentOffset.y = 1300
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: [0, 29]).height, 120)
    checkAtRest()
  }

  /// If rows above the visible area are higher than estimated, the visible rows keep their positions.
  func testScrollingUp_keepsWhatIsSeen() throws {
    let source = TableSource()
    for row in 1...100 { source.preferredHeights["row \(row)"] = row < 60 ? 90 : 52 }
    try stage([100], source: source)
    table.scrollToRow(at: [0, 90], at: .top, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: [0, 90]).minY, table.contentOffset.y)
    for _ in 0..<60 {
      guard let first = table.visibleCells.first, let path = table.indexPath(for: first), path.row > 20 else { break }
      let before = first.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 30
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForRow(at: path).minY - table.contentOffset.y, before + 30, "\(path)")
    }
    checkAtRest()
  }

  func testNaturalSizeChanges_areFollowed() throws {
    try stage([30])
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]) as? NamedCell)
    cell.preferredHeight = 100
    cell.invalidateIntrinsicContentSize()
    table.reconfigureRows(at: [])
    table.beginUpdates()
    table.endUpdates()
    XCTAssertEqual(table.rectForRow(at: [0, 1]).height, 100)
    XCTAssertEqual(table.cellForRow(at: [0, 1]), cell, "an empty batch keeps cells")
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// `invalidateIntrinsicContentSize()` of a cell resizes it unless the mode is `disabled`
  /// (developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum).
  func testAnInvalidatedCell_isMeasuredAgain() throws {
    for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints, .disabled] {
      try stage([30]) { $0.selfSizingInvalidation = mode }
      let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]) as? NamedCell)
      cell.preferredHeight = 100
      cell.invalidateIntrinsicContentSize()
      try app.waitUntilIdle()
      XCTAssertEqual(cell.frame.height, mode == .disabled ? 52 : 100, "\(mode)")
      checkAtRest()
    }
  }

  func testTableHeaderAndFooter() throws {
    try stage([3]) { $0.rowHeight = 40 }
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
    table.tableHeaderView = header
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    table.tableFooterView = footer
    table.layoutIfNeeded()
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
    XCTAssertEqual(footer.frame, CGRect(x: 0, y: 190, width: 320, height: 20))
    XCTAssertEqual(table.contentSize.height, 210)
    XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, 70)
    header.frame.size.height = 30
    table.tableHeaderView = header
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, 30)
    XCTAssertEqual(footer.frame.minY, 150)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    XCTAssertNil(header.superview)
    XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, 0)
    checkAtRest()
  }

  func testCards_standInFromTheSides() throws {
    for (width, inset) in [(375, 16), (389, 16), (390, 20), (820, 20)] as [(CGFloat, CGFloat)] {
      try stage([2], style: .insetGrouped, size: CGSize(width: width, height: 400)) { $0.rowHeight = 44 }
      XCTAssertEqual(
        table.rectForRow(at: [0, 0]), CGRect(x: inset, y: 35, width: width - 2 * inset, height: 44), "\(width)")
      XCTAssertEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: inset, height: 10)), [])
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: inset - 1, y: 40)))
    }
  }

  /// Header heights without a title or a view only apply in grouped styles (measurements.md 9.2).
  func testHeightsWithoutTitlesOrViews_countInTheGroupedStyleAlone() throws {
    for (style, first) in [(UITableView.Style.plain, 0), (.grouped, 50), (.insetGrouped, 35)]
      as [(UITableView.Style, CGFloat)]
    {
      try stage([2], style: style) {
        $0.rowHeight = 44
        $0.sectionHeaderHeight = 50
      }
      XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, first, "\(style.rawValue)")
    }
  }

  /// In the grouped styles `sectionHeaderHeight` and `sectionFooterHeight` do not make titles lower. Source: the frames that Interface Builder
  /// writes into storyboards of grouped tables with a height of 10 for both: with titles, the first row is at 55.5 points, and the rows of
  /// the next section are 48 points below the last row, which is 38 points for the title and 10 for the footer without one.
  func testHeightsOfTheTableView_doNotMakeTitlesLower() throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      func rows(_ height: CGFloat?) throws -> [CGFloat] {
        let source = TableSource()
        source.headers = ["A", "B"]
        try stage([1, 1], style: style, source: source) {
          $0.rowHeight = 44
          if let height { ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (height, height) }
        }
        return (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
      }
      let usual = try rows(nil)
      let low = try rows(10)
      XCTAssertEqual(low[0], usual[0])
      let footer = table.rect(forSection: 0).maxY - table.rectForRow(at: [0, 0]).maxY
      let header = table.rectForRow(at: [1, 0]).minY - table.rect(forSection: 1).minY
      XCTAssertGreaterThan(header, 25, "\(style.rawValue)")
      if style == .grouped { XCTAssertEqual(footer, 10) }
      XCTAssertEqual(try rows(90)[0], 90, "a greater height is used")
    }
  }

  func testHeightsThatAreNone_areReported() throws {
    let source = Heights()
    source.rows = [[-7, .nan, 20]]
    source.headerHeights = [0]
    source.footerHeights = [0]
    expectsReports = true
    try stage([3], source: source)
    XCTAssertTrue(reports.contains { $0.contains("the height of row [0, 0] is -7.0") }, "\(reports)")
    XCTAssertEqual(table.contentSize.height, 108)
  }

  private final class Subtitles: TableSource {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Subtitle"
      return cell
    }
  }

  /// `table-plain-subtitle-2x`: the row is 62 points high, and the title is 9 points below its top. At 3x, the labels are not
  /// whole pixels high, and the rounding of the row's height does not move them.
  func testSubtitles_areNotMovedByRounding() throws {
    for scale: CGFloat in [2, 3] {
      try stage([2], scale: scale, source: Subtitles())
      let cell = try XCTUnwrap(table.cellForRow(at: [0, 1]))
      XCTAssertEqual(cell.bounds.height, 62, accuracy: 0.001, "\(scale)x")
      let title = try XCTUnwrap(cell.textLabel)
      let subtitle = try XCTUnwrap(cell.detailTextLabel)
      XCTAssertEqual(title.frame.minY, 9, accuracy: 0.001, "\(scale)x")
      XCTAssertEqual(subtitle.frame.minY, title.frame.maxY + 3, accuracy: 0.001, "\(scale)x")
    }
  }
}

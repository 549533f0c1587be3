import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The measured cases of table views (`table-cases.json`): rectangles, queries, heights of headers and footers, batch
/// updates and their animation. The tests of cells compare the contents of cells.
@preconcurrency @MainActor
final class TableCasesTests: TableTestCase {
  /// The families about the contents of cells, headers and footers, which other tests compare.
  private let inside: Set<String> = ["cells-inset-grouped", "cells-plain", "cells-grouped", "dynamic-type", "rtl"]
  /// The cases in other families that are about the contents of cells.
  private let insideToo: Set<String> = [
    "table-header-label-bottom-pad-3x", "table-header-label-bottom-pad-2x", "table-classic-row-automatic",
    "table-separator-follows-margins", "table-symbol-accessory-slot", "table-plain-subtitle-edit-2x",
    "table-row-default-classic-vs-config", "table-ios-cell-value1-disclosure", "table-ios-cell-subtitle-disclosure",
    "table-ios-separators", "table-ios-plain-separators-all-rows", "table-separator-content-margin-only",
    "table-ios-plain-cell",
  ]

  func testEveryCaseOfTheTable() throws {
    let cases = try Oracle.cases("table-cases.json")
    let differences = try Oracle.differences()
    var run = 0
    for entry in cases {
      // TableCellTests compares these.
      if inside.contains(entry.family) || insideToo.contains(entry.id) { continue }
      if differences.contains("`\(entry.id)`") { continue }
      do { try self.run(entry, entry.expect) } catch { XCTFail("\(entry.id): \(error)") }
      entry.finish()
      run += 1
    }
    XCTAssertGreaterThan(run, 0)
  }

  private func run(_ entry: Oracle.Case, _ values: OracleValues) throws {
    switch entry.family {
    case let family where family.hasPrefix("indexPathsForRows"): try runQuery(entry, values)
    case "rects": try runRects(entry, values)
    case "updates", "updates-anim", "updates-move": try runUpdate(entry, values)
    default: try runLengths(entry, values)
    }
  }

  // MARK: Rectangles and queries

  /// Shows a table view with the configuration of a case, in a window without a view controller.
  private func stagePlainly(_ entry: Oracle.Case, width: CGFloat = 320, scale: CGFloat = 3) throws {
    let style: UITableView.Style =
      switch try entry.config.string("style") {
      case "plain": .plain
      case "grouped": .grouped
      default: .insetGrouped
      }
    let rows = try entry.config.integers("rows")
    try stage(rows, style: style, size: CGSize(width: width, height: 480), scale: scale) { table in
      if let height = entry.config["rowHeight", as: Double.self] { table.rowHeight = height }
      let header = entry.config["sectionHeaderHeight", as: OracleValue.self]
      if let height = header.flatMap({ Double.read($0) }) {
        table.sectionHeaderHeight = height
      } else {
        XCTAssertTrue(header == nil || header == "default", entry.id)
      }
    }
  }

  private func runQuery(_ entry: Oracle.Case, _ values: OracleValues) throws {
    try stagePlainly(entry)
    let query = try entry.whole.values("query")
    let paths = table.indexPathsForRows(in: try query.rect("indexPathsForRows_in")) ?? []
    let expected = try values.lists("paths").map { $0.map { Int($0) } }
    XCTAssertEqual(paths.map { [$0.section, $0.row] }, expected, entry.id)
  }

  private func runRects(_ entry: Oracle.Case, _ values: OracleValues) throws {
    try stagePlainly(entry)
    let size = try values.size("contentSize")
    XCTAssertEqual(table.contentSize.width, size.width, entry.id)
    XCTAssertEqual(table.contentSize.height, size.height, accuracy: 0.001, entry.id)
    if values.has("rectForRow") {
      let rects = try values.values("rectForRow")
      for name in rects.keys {
        let path = name.split(separator: ",").compactMap { Int($0) }
        XCTAssertEqual(
          table.rectForRow(at: IndexPath(row: path[1], section: path[0])), try rects.rect(name), "\(entry.id) \(name)")
      }
      XCTAssertEqual(
        rects.keys.count, (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) })
    }
    if values.has("all_queries") {
      XCTAssertEqual(try values.string("all_queries"), "empty")
      XCTAssertEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 320, height: 400)), [])
      XCTAssertEqual(table.indexPathsForRows(in: .zero), [])
      XCTAssertNil(table.indexPathForRow(at: .zero))
    }
  }

  // MARK: Headers and footers

  private func runLengths(_ entry: Oracle.Case, _ values: OracleValues) throws {
    switch entry.id {
    case "table-insetgrouped-untitled-2x":
      try stage([2, 2], style: .insetGrouped, size: CGSize(width: 375, height: 667)) { $0.rowHeight = 44 }
      XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, try values.number("first_row_y"))
      XCTAssertEqual(table.rectForFooter(inSection: 0).height, try values.number("untitled_footer"))
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, try values.number("untitled_header"))
    case "table-ios-plain-rows":
      let source = TableSource()
      source.headers = ["One", "Two", "Three"]
      let height = try values.number("row_height")
      XCTAssertEqual(configuredRowHeight(), height, "\(entry.id): of a list content configuration")
      for name in (1...7).map({ "row \($0)" }) { source.preferredHeights[name] = height }
      try stage([3, 2, 2], size: CGSize(width: 375, height: 667), source: source) {
        $0.frame = CGRect(x: 0, y: 40, width: 375, height: 480)
      }
      table.frame = CGRect(x: 0, y: 40, width: 375, height: 480)
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForHeader(inSection: 0).height, try values.number("header_height"))
      XCTAssertEqual(table.rectForHeader(inSection: 0).minY, try values.number("header_top_padding"))
      XCTAssertEqual(
        (0...2).map { section in
          (0..<[3, 2, 2][section]).map { Double(table.rectForRow(at: [section, $0]).minY) }
        }, try values.lists("rows_y"), entry.id)
      XCTAssertEqual(table.rectForHeader(inSection: 1), try values.rect("second_header"))
    case "table-ios-grouped-footer-frames":
      try stageTitles(scale: 2, size: CGSize(width: 375, height: 620))
      let footer = try values.values("footer0")
      XCTAssertEqual(table.rectForFooter(inSection: 0), try footer.rect("frame"))
      for key in ["label_y", "label_height", "font"] {
        try footer.leave(key, to: "TableCellTests.testHeaders_measured")
      }
      XCTAssertEqual(table.rectForFooter(inSection: 1).minY, try values.number("footer1_y"))
    case "table-metrics-2x", "table-metrics-3x":
      let is2x = entry.id.hasSuffix("2x")
      try stageTitles(scale: is2x ? 2 : 3, size: CGSize(width: is2x ? 375 : 393, height: 667))
      XCTAssertEqual(
        table.rectForHeader(inSection: 0).height, try values.number("insetGrouped_first_header"), accuracy: 0.001)
      for key in [
        "label17", "subtitle_row_grouped", "subtitle_primary_y_grouped", "disclosure_w", "checkmark_h",
        "subtitle_row_plain", "subtitle_primary_y_plain", "subtitle_detail_y_plain",
      ] where values.has(key) { try values.leave(key, to: "TableCellTests.testHeights_measured") }
      guard is2x else { return }
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, try values.number("insetGrouped_later_header"))
      let source = TableSource()
      source.headers = ["One", "Two"]
      try stage([1, 1], style: .insetGrouped, size: CGSize(width: 375, height: 667), source: source)
      XCTAssertEqual(table.rectForFooter(inSection: 0).height, try values.number("untitled_footer"))
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, try values.number("compact_header"))
    default:
      XCTFail("\(entry.id): nothing runs the case")
    }
  }

  /// Returns the height of a row with one line in a plain table view at 2x.
  private func configuredRowHeight() -> Double {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Apple"
    cell.contentConfiguration = content
    app.window.addSubview(cell)
    return Double(cell.sizeThatFits(CGSize(width: 375, height: 0)).height)
  }

  // MARK: The footer of grouped tables

  /// The space below the last section in the cases with table views below bars.
  func testTheTailOfGroupedTables_measured() throws {
    let all = try Oracle.cases("table-cases.json")
    let rows = try XCTUnwrap(all.first { $0.id == "table-nav-insetgrouped-rows-2x" })
    var values = rows.expect
    var source = TableSource()
    source.headers = ["One", "Two"]
    // The first header of 38 points is that of a table directly below a large title (measurements.md 9.9).
    try showUnderBar([3, 2], .insetGrouped, largeTitle: true, source: source) { $0.rowHeight = 44 }
    XCTAssertEqual(
      [[0, 1, 2], [0, 1]].enumerated().map { section, rows in
        rows.map { Double(table.rectForRow(at: [section, $0]).minY) }
      }, try values.lists("rows_y"))
    XCTAssertEqual(table.contentSize, try values.size("contentSize"))
    XCTAssertEqual(values.unread, [])
    let forms = try XCTUnwrap(all.first { $0.id == "table-grouped-header-first-2x" })
    values = forms.expect
    let heights = try values.numbers("rows")
    source = TableSource()
    source.headers = ["Form"]
    for (row, height) in heights.enumerated() { source.preferredHeights["row \(row + 1)"] = height }
    try showUnderBar([heights.count], .grouped, largeTitle: false, source: source)
    XCTAssertEqual(table.adjustedContentInset.top, 64)
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, try values.number("first_header_height"))
    XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, try values.number("first_row_y"))
    XCTAssertEqual(heights.indices.map { Double(table.rectForRow(at: [0, $0]).height) }, heights)
    let label = try XCTUnwrap(table.headerView(forSection: 0)?.textLabel)
    let wanted = try values.values("label")
    XCTAssertEqual(label.convert(label.bounds, to: table).minX, try wanted.number("x"))
    XCTAssertEqual(Double(label.frame.minY), try wanted.number("y"))
    XCTAssertEqual(Double(label.frame.height), try wanted.number("height"))
    XCTAssertEqual(Double(table.contentSize.height), try values.number("contentSize_height"))
    XCTAssertEqual(values.unread, [])
  }

  /// Shows a table view as the view of a view controller on the screen of an iPhone SE, either in a navigation
  /// controller with a large title or below a bar of 64 points.
  private func showUnderBar(
    _ counts: [Int], _ style: UITableView.Style, largeTitle: Bool, source: TableSource,
    _ configure: (UITableView) -> Void = { _ in }
  ) throws {
    try stage(counts, style: style, size: CGSize(width: 375, height: 667), source: source) {
      configure($0)
      $0.contentInsetAdjustmentBehavior = .always
    }
    table.removeFromSuperview()
    let controller = UIViewController()
    controller.view = table
    controller.title = "Form"
    if largeTitle {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      app.window.rootViewController = navigation
    } else {
      controller.additionalSafeAreaInsets.top = 64
      app.window.rootViewController = controller
    }
    app.frame()
    try app.waitUntilIdle()
  }

  /// Below the footer of the last section there are 20 points, at any scale and number of rows and in each grouped
  /// style. There is no space in the plain style, in an empty table view, or if a table footer has a height.
  func testTheTailOfGroupedTables_follows() throws {
    for (style, scale, footer) in [
      (UITableView.Style.grouped, CGFloat(2), 17.5), (.grouped, 3, 52 / 3), (.insetGrouped, 3, 52 / 3),
    ] {
      try stage([1, 5, 2], style: style, size: CGSize(width: 414, height: 600), scale: scale) { $0.rowHeight = 50 }
      let last = table.rectForRow(at: [2, 1]).maxY
      XCTAssertEqual(table.contentSize.height, last + footer + 20, accuracy: 0.001)
      XCTAssertEqual(table.rectForFooter(inSection: 2).maxY + 20, table.contentSize.height, accuracy: 0.001)
    }
    let source = TableSource()
    source.footers = ["Below"]
    try stage([2], style: .grouped, source: source) { $0.rowHeight = 44 }
    XCTAssertEqual(table.rectForFooter(inSection: 0).height, 30)
    XCTAssertEqual(table.contentSize.height, table.rectForRow(at: [0, 1]).maxY + 30 + 20)
    let end = table.rectForFooter(inSection: 0).maxY
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 8))
    table.tableFooterView = footer
    XCTAssertEqual(table.contentSize.height, end + 8)
    XCTAssertEqual(footer.frame.minY, end)
    table.tableFooterView = UIView(frame: .zero)
    XCTAssertEqual(table.contentSize.height, end + 20, "a footer without a height takes the place of nothing")
    try stage([3]) { $0.rowHeight = 44 }
    XCTAssertEqual(table.contentSize.height, 132)
    try stage([], style: .grouped)
    XCTAssertEqual(table.contentSize.height, 0)
  }

  /// Shows two sections with headers and footers; the second one has rows with subtitles.
  private func stageTitles(scale: CGFloat, size: CGSize) throws {
    let source = TableSource()
    source.headers = ["One", "Two"]
    source.footers = ["Below one", "Below two"]
    for (name, height) in [(1, 53), (2, 53), (3, 53), (4, 69.5), (5, 53), (6, 69.5)] as [(Int, CGFloat)] {
      source.preferredHeights["row \(name)"] = height
    }
    try stage([3, 3], style: .insetGrouped, size: size, scale: scale, source: source)
  }

  // MARK: The line below a bar

  func testALineAboveTheFirstRowBelowABar_measured() throws {
    let all = try Oracle.cases("table-cases.json")
    let entry = try XCTUnwrap(all.first { $0.id == "table-plain-top-hairline" })
    let values = entry.expect
    let insets = try entry.config.numbers("adjusted_top")
    var lines: [CGRect?] = []
    for inset in insets {
      try stage([4], size: CGSize(width: 375, height: 667)) {
        $0.rowHeight = 62
        $0.contentInset.top = inset
      }
      lines.append(topLine(of: [0, 0]))
    }
    XCTAssertEqual(lines.map { $0 != nil }, try values.bools("top_separator_visible"))
    XCTAssertEqual(try XCTUnwrap(lines.last ?? nil).minY, try values.number("y_in_cell"))
    XCTAssertEqual(values.unread, [])
  }

  /// Returns the separator above a row, in the row's coordinates. It has the same ends as the one below the row.
  private func topLine(of path: IndexPath) -> CGRect? {
    guard let cell = table.cellForRow(at: path) else { return nil }
    cell.layoutIfNeeded()
    let lines = cell.subviews.filter { "\(type(of: $0))" == "SeparatorView" }
    guard let top = lines.first(where: { $0.frame.minY == 0 }) else { return nil }
    let bottom = lines.first { $0.frame.maxY == cell.bounds.height }
    XCTAssertEqual([top.frame.minX, top.frame.width], [bottom?.frame.minX, bottom?.frame.width])
    return top.frame
  }

  /// Only the first row of a plain table view has a separator above it. It appears and disappears with a bar.
  func testALineAboveTheFirstRowBelowABar_follows() throws {
    try stage([3, 2], size: CGSize(width: 393, height: 700), scale: 3) { $0.rowHeight = 44 }
    XCTAssertNil(topLine(of: [0, 0]))
    table.contentInset.top = 30
    app.frame()
    XCTAssertNotNil(topLine(of: [0, 0]), "a bar has come")
    for path in [[0, 1], [0, 2], [1, 0]] as [IndexPath] { XCTAssertNil(topLine(of: path), "\(path)") }
    table.contentInset.top = 0
    app.frame()
    XCTAssertNil(topLine(of: [0, 0]), "the bar has gone")
    let source = TableSource()
    source.headers = ["One"]
    try stage([2], source: source) { $0.contentInset.top = 50 }
    XCTAssertNil(topLine(of: [0, 0]), "below a header")
    try stage([2]) {
      $0.contentInset.top = 50
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    }
    XCTAssertNil(topLine(of: [0, 0]), "below the table's header")
    try stage([2]) {
      $0.contentInset.top = 50
      $0.separatorStyle = .none
    }
    XCTAssertNil(topLine(of: [0, 0]))
  }

  // MARK: Updates

  private func runUpdate(_ entry: Oracle.Case, _ values: OracleValues) throws {
    let size = CGSize(width: 375, height: 667)
    // The parts of a step of 62 points that remain 0.15 s after the start: `(1 + ωt)e^(−ωt)`, measurements.md 4.5.
    let remains = 11.096
    switch entry.id {
    case "table-delete-row-midflight", "table-delete-fade":
      try stage([4], size: size) { $0.rowHeight = 62 }
      let gone = try XCTUnwrap(table.cellForRow(at: [0, 2]))
      let next = try XCTUnwrap(table.cellForRow(at: [0, 3]))
      let frame = gone.frame
      source.sections[0].remove(at: 2)
      table.deleteRows(at: [[0, 2]], with: .fade)
      let isFinal = table.contentSize.height == 186
      app.advance(by: 0.15)
      let isUnmoved = gone.frame == frame && presented(gone) == frame
      let opacity = Double(gone.layer.presentation()?.opacity ?? 0)
      let step = Double(presented(next).minY - next.frame.minY)
      XCTAssertEqual(next.frame.minY, 124)
      XCTAssertFalse(gone.isHidden)
      if entry.id == "table-delete-row-midflight" {
        let row = try values.values("removed_row")
        XCTAssertEqual(Double(gone.alpha), try row.number("model_alpha"))
        XCTAssertEqual(opacity, try row.number("presentation_alpha"), accuracy: 0.001)
        XCTAssertEqual(isUnmoved, try row.bool("frame_unchanged"))
        XCTAssertEqual(step, try values.number("following_rows_offset"), accuracy: 0.02)
        XCTAssertEqual(table.contentOffset == .zero, try values.bool("contentOffset_unchanged"))
        XCTAssertEqual(isFinal, try values.bool("contentSize_already_final"))
      } else {
        let cell = try values.values("departing_cell")
        XCTAssertEqual(try cell.string("frame"), "unchanged during the animation")
        XCTAssertTrue(isUnmoved)
        XCTAssertEqual(try cell.string("opacity"), "1 -> 0 with the row spring")
        XCTAssertEqual(opacity, remains / 62, accuracy: 0.001)
        XCTAssertEqual(try values.string("following_rows"), "position spring from the old slot, one row up")
        XCTAssertEqual(step, remains, accuracy: 0.02)
        XCTAssertEqual(try values.string("removed_after"), "spring duration 0.441")
      }
      app.advance(by: 0.28)
      XCTAssertFalse(gone.isHidden, "not before 0.441 s")
      app.advance(by: 0.04)
      XCTAssertTrue(gone.isHidden, "over after 0.441 s")
    case "table-insert-automatic":
      try stage([4], size: size) { $0.rowHeight = 62 }
      let first = try XCTUnwrap(table.cellForRow(at: [0, 0]))
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
      app.advance(by: 0.15)
      let new = try XCTUnwrap(table.cellForRow(at: [0, 0]))
      let cell = try values.values("inserted_cell")
      XCTAssertEqual(Double(new.alpha), try cell.number("opacity"))
      XCTAssertEqual(try cell.string("frame"), "final at once")
      XCTAssertEqual(presented(new), CGRect(x: 0, y: 0, width: 375, height: 62))
      XCTAssertEqual(try cell.string("animations"), "none")
      XCTAssertNil(new.layer.animationKeys()?.first)
      XCTAssertEqual(try values.string("following_rows"), "position spring, one row down")
      XCTAssertEqual(Double(presented(first).minY), 62 - remains, accuracy: 0.02)
    case "table-insert-bottom-row-stays":
      try stage([20], size: size) { $0.rowHeight = 62 }
      let last = try XCTUnwrap(table.visibleCells.last)
      XCTAssertEqual(table.indexPath(for: last), [0, 10])
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
      app.advance(by: 0.2)
      XCTAssertEqual(
        try values.string("pushed_row"),
        "stays in the hierarchy until the animation ends, animated to its off-screen place")
      XCTAssertFalse(last.isHidden)
      XCTAssertEqual(last.superview, table)
      XCTAssertEqual(last.frame.minY, 682)
      try app.waitUntilIdle()
      XCTAssertTrue(last.isHidden)
      checkAtRest()
    case "table-move-row-keeps-cells":
      try stage([4], size: size) { $0.allowsMultipleSelection = true }
      let names = ["A", "B", "C", "D"]
      let cells = table.visibleCells
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      source.sections[0].insert(source.sections[0].remove(at: 0), at: 2)
      table.moveRow(at: [0, 0], to: [0, 2])
      XCTAssertEqual(try values.string("cells"), "every row keeps its cell object")
      let order = try table.visibleCells.map { cell in names[try XCTUnwrap(cells.firstIndex(of: cell))] }
      XCTAssertEqual(order, try values.value("order"))
      XCTAssertEqual(
        table.indexPathsForSelectedRows?.map { Double($0.row) }, try values.numbers("indexPathsForSelectedRows"))
      XCTAssertEqual(table.indexPathForSelectedRow.map { Double($0.row) }, try values.number("indexPathForSelectedRow"))
      try app.waitUntilIdle()
      checkAtRest()
    default:
      XCTFail("\(entry.id): nothing runs the case")
    }
  }

  func testTheMeasuredTraceOfAnInsertion() throws {
    let entry = try XCTUnwrap(try Oracle.cases("animation-traces.json", family: "table-update").first)
    let values = entry.expect
    try stage([9], size: CGSize(width: 375, height: 667)) {
      $0.rowHeight = 62
      $0.isEditing = true
    }
    let shifted = table.visibleCells
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .automatic)
    entry.expect("content_size", table.contentSize.height == 620 ? "final at once" : "\(table.contentSize)")
    let measured = try entry.expect.values("spring")
    let layer = try XCTUnwrap(shifted.first).layer
    let spring = try XCTUnwrap(layer.animation(forKey: try measured.string("key")) as? CASpringAnimation, entry.id)
    for (key, have) in [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("initialVelocity", spring.initialVelocity), ("duration", CGFloat(spring.duration)),
    ] { XCTAssertEqual(have, try measured.number(key), accuracy: 0.001, "\(entry.id) \(key)") }
    app.advance(by: 0.15)
    for cell in shifted {
      XCTAssertEqual(
        Double(cell.frame.minY - presented(cell).minY), try values.number("shifted_rows_y_model_minus_presented"),
        accuracy: 0.02)
    }
    let new = try XCTUnwrap(table.cellForRow(at: [0, 0]))
    let isThere = presented(new) == new.frame && new.layer.animationKeys()?.contains("opacity") != true
    entry.expect("inserted_row", isThere ? "already at its final frame" : "moves")
  }
}

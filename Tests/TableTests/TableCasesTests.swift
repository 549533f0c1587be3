import TestSupport
import UIKit
import XCTest

/// What real tables answered (`table-cases.json`): rectangles, queries, the lengths of headers and footers, batches of
/// updates and their animation. What lies inside of cells is run by the tests of cells.
@preconcurrency @MainActor
final class TableCasesTests: TableTestCase {
  /// Families of what lies inside of cells, headers and footers.
  private let inside: Set<String> = ["cells-inset-grouped", "cells-plain", "cells-grouped", "dynamic-type", "rtl"]
  /// Cases of other families that are about the inside of cells alone.
  private let insideToo: Set<String> = [
    "table-header-label-bottom-pad-3x", "table-header-label-bottom-pad-2x", "table-classic-row-automatic",
    "table-separator-follows-margins", "table-symbol-accessory-slot", "table-plain-subtitle-edit-2x",
    "table-row-default-classic-vs-config", "table-ios-cell-value1-disclosure", "table-ios-cell-subtitle-disclosure",
    "table-ios-separators", "table-ios-plain-separators-all-rows",
  ]

  func testEveryCaseOfTheTable() throws {
    let cases = try Oracle.cases("table-cases.json")
    let differences = try Oracle.differences()
    var tally = OracleTally("table-cases.json")
    for entry in cases {
      if inside.contains(entry.family) || insideToo.contains(entry.id) {
        tally.leave(entry, "inside of cells")
        continue
      }
      if differences.contains("`\(entry.id)`") {
        tally.leave(entry, "docs/differences.md")
        continue
      }
      let failures = testRun?.totalFailureCount ?? 0
      do { try run(entry) } catch { XCTFail("\(entry.id): \(error)") }
      tally.ran(entry, passed: (testRun?.totalFailureCount ?? 0) == failures)
    }
    try tally.finish()
  }

  private func run(_ entry: Oracle.Case) throws {
    switch entry.family {
    case let family where family.hasPrefix("indexPathsForRows"): try runQuery(entry)
    case "rects": try runRects(entry)
    case "updates", "updates-anim", "updates-move": try runUpdate(entry)
    default: try runLengths(entry)
    }
  }

  // MARK: Rectangles and queries

  private func stagePlainly(_ entry: Oracle.Case) throws {
    let style = entry.config["style"] as? String == "grouped" ? UITableView.Style.grouped : .plain
    let rows = (entry.config["rows"] as? [NSNumber] ?? []).map(\.intValue)
    try stage(rows, style: style, scale: 3) { table in
      if let height = entry.config["rowHeight"] as? NSNumber { table.rowHeight = height.doubleValue }
      if let height = entry.config["sectionHeaderHeight"] as? NSNumber {
        table.sectionHeaderHeight = height.doubleValue
      }
    }
  }

  private func runQuery(_ entry: Oracle.Case) throws {
    try stagePlainly(entry)
    let query = try XCTUnwrap(entry.whole["query"] as? [String: Any])
    let rect = numbers(query["indexPathsForRows_in"])
    let paths = table.indexPathsForRows(in: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])) ?? []
    let expected = (entry.expect["paths"] as? [[NSNumber]] ?? []).map { $0.map(\.intValue) }
    XCTAssertEqual(paths.map { [$0.section, $0.row] }, expected, entry.id)
  }

  private func runRects(_ entry: Oracle.Case) throws {
    try stagePlainly(entry)
    let size = numbers(entry.expect["contentSize"])
    XCTAssertEqual(table.contentSize, CGSize(width: size[0], height: size[1]), entry.id)
    for (name, value) in entry.expect["rectForRow"] as? [String: Any] ?? [:] {
      let path = name.split(separator: ",").compactMap { Int($0) }
      let rect = numbers(value)
      XCTAssertEqual(
        table.rectForRow(at: IndexPath(row: path[1], section: path[0])),
        CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]), "\(entry.id) \(name)")
    }
    if entry.expect["all_queries"] as? String == "empty" {
      XCTAssertEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 320, height: 400)), [])
      XCTAssertEqual(table.indexPathsForRows(in: .zero), [])
      XCTAssertNil(table.indexPathForRow(at: .zero))
    }
  }

  // MARK: Headers and footers

  private func runLengths(_ entry: Oracle.Case) throws {
    switch entry.id {
    case "table-insetgrouped-untitled-2x":
      try stage([2, 2], style: .insetGrouped, size: CGSize(width: 375, height: 667)) { $0.rowHeight = 44 }
      XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, number(entry, "first_row_y"))
      XCTAssertEqual(table.rectForFooter(inSection: 0).height, number(entry, "untitled_footer"))
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, number(entry, "untitled_header"))
    case "table-ios-plain-rows":
      let source = TableSource()
      source.headers = ["One", "Two", "Three"]
      for name in (1...7).map({ "row \($0)" }) { source.wishes[name] = 53 }
      try stage([3, 2, 2], size: CGSize(width: 375, height: 667), source: source) {
        $0.frame = CGRect(x: 0, y: 40, width: 375, height: 480)
      }
      table.frame = CGRect(x: 0, y: 40, width: 375, height: 480)
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForHeader(inSection: 0).height, number(entry, "header_height"))
      XCTAssertEqual(table.rectForHeader(inSection: 0).minY, number(entry, "header_top_padding"))
      for (section, ys) in (entry.expect["rows_y"] as? [[NSNumber]] ?? []).enumerated() {
        for (row, y) in ys.enumerated() {
          XCTAssertEqual(table.rectForRow(at: [section, row]).minY, y.doubleValue, "\(entry.id) \(section) \(row)")
        }
      }
      let second = numbers(entry.expect["second_header"])
      XCTAssertEqual(
        table.rectForHeader(inSection: 1), CGRect(x: second[0], y: second[1], width: second[2], height: second[3]))
    case "table-ios-grouped-footer-frames":
      try stageTitles(scale: 2, size: CGSize(width: 375, height: 620))
      let footer = try XCTUnwrap(entry.expect["footer0"] as? [String: Any])
      let rect = numbers(footer["frame"])
      XCTAssertEqual(
        table.rectForFooter(inSection: 0), CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
      XCTAssertEqual(table.rectForFooter(inSection: 1).minY, number(entry, "footer1_y"))
    case "table-metrics-2x", "table-metrics-3x":
      let is2x = entry.id.hasSuffix("2x")
      try stageTitles(scale: is2x ? 2 : 3, size: CGSize(width: is2x ? 375 : 393, height: 667))
      XCTAssertEqual(
        table.rectForHeader(inSection: 0).height, number(entry, "insetGrouped_first_header"), accuracy: 0.001)
      guard is2x else { return }
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, number(entry, "insetGrouped_later_header"))
      let source = TableSource()
      source.headers = ["One", "Two"]
      try stage([1, 1], style: .insetGrouped, size: CGSize(width: 375, height: 667), source: source)
      XCTAssertEqual(table.rectForFooter(inSection: 0).height, number(entry, "untitled_footer"))
      XCTAssertEqual(table.rectForHeader(inSection: 1).height, number(entry, "compact_header"))
    default:
      XCTFail("\(entry.id): nothing runs the case")
    }
  }

  /// Two sections with titles above and below; the second one has rows with subtitles.
  private func stageTitles(scale: CGFloat, size: CGSize) throws {
    let source = TableSource()
    source.headers = ["One", "Two"]
    source.footers = ["Below one", "Below two"]
    for (name, height) in [(1, 53), (2, 53), (3, 53), (4, 69.5), (5, 53), (6, 69.5)] as [(Int, CGFloat)] {
      source.wishes["row \(name)"] = height
    }
    try stage([3, 3], style: .insetGrouped, size: size, scale: scale, source: source)
  }

  // MARK: Updates

  private func runUpdate(_ entry: Oracle.Case) throws {
    let size = CGSize(width: 375, height: 667)
    switch entry.id {
    case "table-delete-row-midflight", "table-delete-fade":
      try stage([4], size: size) { $0.rowHeight = 62 }
      let gone = try XCTUnwrap(table.cellForRow(at: [0, 2]))
      let next = try XCTUnwrap(table.cellForRow(at: [0, 3]))
      let frame = gone.frame
      source.sections[0].remove(at: 2)
      table.deleteRows(at: [[0, 2]], with: .fade)
      XCTAssertEqual(table.contentSize.height, 186, "the content size is final at once")
      app.advance(by: 0.15)
      XCTAssertEqual(gone.alpha, 0)
      XCTAssertEqual(gone.frame, frame)
      XCTAssertEqual(presented(gone), frame)
      XCTAssertEqual(Double(gone.layer.presentation()?.opacity ?? 0), 0.179, accuracy: 0.001)
      XCTAssertEqual(presented(next).minY - next.frame.minY, 11.096, accuracy: 0.02)
      XCTAssertEqual(next.frame.minY, 124)
      XCTAssertEqual(table.contentOffset, .zero)
      XCTAssertFalse(gone.isHidden)
      app.advance(by: 0.3)
      XCTAssertTrue(gone.isHidden, "over after 0.441 s")
    case "table-insert-automatic":
      try stage([4], size: size) { $0.rowHeight = 62 }
      let first = try XCTUnwrap(table.cellForRow(at: [0, 0]))
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
      app.advance(by: 0.15)
      let new = try XCTUnwrap(table.cellForRow(at: [0, 0]))
      XCTAssertEqual(new.alpha, 1)
      XCTAssertEqual(presented(new), CGRect(x: 0, y: 0, width: 375, height: 62))
      XCTAssertNil(new.layer.animationKeys()?.first)
      XCTAssertEqual(presented(first).minY, 62 - 11.096, accuracy: 0.02)
    case "table-insert-bottom-row-stays":
      try stage([20], size: size) { $0.rowHeight = 62 }
      let last = try XCTUnwrap(table.visibleCells.last)
      XCTAssertEqual(table.indexPath(for: last), [0, 10])
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
      app.advance(by: 0.2)
      XCTAssertFalse(last.isHidden)
      XCTAssertEqual(last.superview, table)
      XCTAssertEqual(last.frame.minY, 682)
      try app.waitUntilIdle()
      XCTAssertTrue(last.isHidden)
      checkSettled()
    case "table-move-row-keeps-cells":
      try stage([4], size: size) { $0.allowsMultipleSelection = true }
      let cells = table.visibleCells
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      source.sections[0].insert(source.sections[0].remove(at: 0), at: 2)
      table.moveRow(at: [0, 0], to: [0, 2])
      XCTAssertEqual(table.visibleCells, [1, 2, 0, 3].map { cells[$0] })
      XCTAssertEqual(table.indexPathsForSelectedRows?.map(\.row), [1, 2])
      XCTAssertEqual(table.indexPathForSelectedRow?.row, 2)
      try app.waitUntilIdle()
      checkSettled()
    default:
      XCTFail("\(entry.id): nothing runs the case")
    }
  }

  func testTheMeasuredTraceOfAnInsertion() throws {
    let entry = try Oracle.entry("animation-traces.json", "anim-table-insert-row0")
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
      entry.expect("shifted_rows_y_model_minus_presented", cell.frame.minY - presented(cell).minY, tolerance: 0.02)
    }
    let new = try XCTUnwrap(table.cellForRow(at: [0, 0]))
    let isThere = presented(new) == new.frame && new.layer.animationKeys()?.contains("opacity") != true
    entry.expect("inserted_row", isThere ? "already at its final frame" : "moves")
  }

  // MARK: Reading cases

  private func number(_ entry: Oracle.Case, _ name: String) -> CGFloat {
    CGFloat((entry.expect[name] as? NSNumber)?.doubleValue ?? .nan)
  }
  private func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) } }
}

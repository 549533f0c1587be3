import TestSupport
import UIKit
import XCTest

/// The positions of titles in headers and footers at all scales.
@preconcurrency @MainActor
final class TableTitleTests: TableTestCase {
  /// The distances between the baseline of a title and the top and the bottom of its view.
  private func baseline(of view: UITableViewHeaderFooterView?) throws -> (top: CGFloat, bottom: CGFloat) {
    let view = try XCTUnwrap(view)
    let label = try XCTUnwrap(view.textLabel)
    let scale = view.traitCollection.displayScale
    let ascender = (label.font.ascender * scale).rounded() / scale
    let y = label.convert(CGPoint(x: 0, y: ascender), to: view).y
    return (y, view.bounds.height - y)
  }

  /// The measured frames of labels at 2x and 3x have the same baselines (`table-header-label-bottom-pad-2x` and `-3x`,
  /// `table-ios-plain-rows`, `table-ios-grouped-footer-frames`).
  func testTitles_haveTheSameBaselinesAtAllScales() throws {
    for scale: CGFloat in [1, 2, 3] {
      for style: UITableView.Style in [.plain, .grouped] {
        try stage([1, 1], style: style, scale: scale, source: TableSource()) {
          $0.rowHeight = 44
        }
        source.headers = ["First", "Second"]
        source.footers = style == .plain ? [] : ["First", "Second"]
        table.reloadData()
        try app.waitUntilIdle()
        for section in 0...1 {
          let header = try baseline(of: table.headerView(forSection: section))
          XCTAssertEqual(header.bottom, style == .plain ? 8 : 10, accuracy: 0.001, "\(scale)x, \(style.rawValue)")
          guard style != .plain else {
            XCTAssertEqual(header.top, 20, accuracy: 0.001, "\(scale)x")
            XCTAssertEqual(table.rectForHeader(inSection: section).height, 28, accuracy: 0.001, "\(scale)x")
            continue
          }
          let footer = try baseline(of: table.footerView(forSection: section))
          XCTAssertEqual(footer.top, 20, accuracy: 0.001, "\(scale)x")
          XCTAssertEqual(footer.bottom, 10, accuracy: 0.001, "\(scale)x")
          XCTAssertEqual(table.rectForFooter(inSection: section).height, 30, accuracy: 0.001, "\(scale)x")
        }
        guard style == .grouped else { continue }
        // table-metrics-2x and table-metrics-3x: 55.5 and 55.333 for the first header; 45.5 for a later one at 2x.
        let first = table.rectForHeader(inSection: 0).height
        let later = table.rectForHeader(inSection: 1).height
        XCTAssertEqual(first, 38 + (17.5 * scale).rounded(.down) / scale, accuracy: 0.001, "\(scale)x")
        XCTAssertEqual(later, 38 + (7.5 * scale).rounded(.down) / scale, accuracy: 0.001, "\(scale)x")
      }
    }
  }

  /// The header of a plain table has one line, so a title that does not fit does not make it higher.
  func testPlainHeaders_haveOneLine() throws {
    try stage([1, 1], style: .plain, scale: 2, source: TableSource()) { $0.rowHeight = 44 }
    source.headers = [
      "Short", String(repeating: "A title that is far too long for the width of the table. ", count: 3),
    ]
    table.reloadData()
    try app.waitUntilIdle()
    let header = try XCTUnwrap(table.headerView(forSection: 1))
    let label = try XCTUnwrap(header.textLabel)
    XCTAssertEqual(header.bounds.height, 28)
    XCTAssertEqual(label.frame.minY, try XCTUnwrap(table.headerView(forSection: 0)?.textLabel).frame.minY)
    XCTAssertLessThan(label.frame.width, label.intrinsicContentSize.width)
  }
}

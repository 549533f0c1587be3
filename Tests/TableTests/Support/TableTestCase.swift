import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a table view in a window without a display.
@preconcurrency @MainActor
class TableTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var table: UITableView!
  private(set) var source: TableSource!
  /// The reported programming errors.
  var reports: [String] { app.reports }
  /// Indicates whether the test expects reports of programming errors. Otherwise a report fails the test.
  var expectsReports = false

  /// Shows a table view with the given numbers of rows in its sections. When the method returns, the layout is complete
  /// and no animation is running.
  func stage(
    _ counts: [Int], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 2, source: TableSource = TableSource(), configure: (UITableView) -> Void = { _ in }
  ) throws {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { [weak self] message in
      if self?.expectsReports != true { XCTFail(message) }
    }
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.isPrefetchingEnabled = false
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    self.source = source
    source.fill(counts)
    configure(table)
    table.dataSource = source
    if let delegate = source as? any UITableViewDelegate { table.delegate = delegate }
    app.show(table)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    table = nil
    source = nil
  }

  /// Returns the frame of a view's presentation in the coordinates of the content.
  func presented(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  /// Checks that every visible row has its cell in the correct position, and that nothing else is visible.
  func checkAtRest(_ note: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
    var expected: [IndexPath] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        guard rect.height > 0, rect.minY < table.bounds.maxY, rect.maxY > table.bounds.minY else { continue }
        expected.append(path)
        guard let cell = table.cellForRow(at: path) as? NamedCell else {
          XCTFail("no cell for \(path) \(note()) \(table.debugDescription)", file: file, line: line)
          continue
        }
        XCTAssertEqual(cell.frame, rect, "\(path) \(note())", file: file, line: line)
        XCTAssertEqual(cell.name, source.sections[section][row], note(), file: file, line: line)
        XCTAssertEqual(cell.alpha, 1, note(), file: file, line: line)
        XCTAssertEqual(
          cell.isSelected, table.indexPathsForSelectedRows?.contains(path) ?? false, note(), file: file, line: line)
      }
    }
    XCTAssertEqual(table.indexPathsForVisibleRows ?? [], expected, note(), file: file, line: line)
    XCTAssertEqual(table.visibleCells.compactMap { table.indexPath(for: $0) }, expected, note(), file: file, line: line)
    let cells = table.subviews.filter { $0 is NamedCell && !$0.isHidden }
    XCTAssertEqual(cells.count, expected.count, "cells in the tree \(note())", file: file, line: line)
  }
}

/// A cell with a name, which may have a preferred height.
final class NamedCell: UITableViewCell {
  var name = ""
  var preferredHeight: CGFloat?
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    preferredHeight = nil
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: preferredHeight ?? 52)
  }
}

/// A data source with named rows. Tests can set some of its results.
@preconcurrency @MainActor
class TableSource: NSObject, UITableViewDataSource {
  var sections: [[String]] = []
  private var made = 0
  var calls: [String] = []
  var logs = false
  /// The preferred heights of cells, by name.
  var preferredHeights: [String: CGFloat] = [:]

  func fill(_ counts: [Int]) {
    sections = counts.map { count in (0..<count).map { _ in newName() } }
  }

  func newName() -> String {
    made += 1
    return "row \(made)"
  }

  func log(_ call: String) { if logs { calls.append(call) } }

  var headers: [String?] = []
  var footers: [String?] = []
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log("cell \(indexPath.section)-\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? NamedCell {
      cell.name = sections[indexPath.section][indexPath.row]
      cell.preferredHeight = preferredHeights[cell.name]
    }
    return cell
  }
}

/// A data source that is also a delegate. It logs its calls.
final class LoggingSource: TableSource, UITableViewDelegate {
  var mayHighlight = true
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var allowsSelectionPan = false

  private func place(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log("willDisplay \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log("didEndDisplaying \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log("shouldHighlight \(place(indexPath))")
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log("didHighlight \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log("didUnhighlight \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willSelect \(place(indexPath))")
    return selects(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willDeselect \(place(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("didSelect \(place(indexPath))") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("didDeselect \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log("primary \(place(indexPath))")
  }
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    allowsSelectionPan
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll \(Int(scrollView.contentOffset.y))") }
}

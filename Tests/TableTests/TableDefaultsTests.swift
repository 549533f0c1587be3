import TestSupport
import UIKit
import XCTest

/// The rows of `defaults.tsv` about tables.
@preconcurrency @MainActor
final class TableDefaultsTests: TableTestCase {
  func testEveryRowAboutTables() throws {
    guard let folder = Oracle.folder else { throw XCTSkip("the oracle is not at hand") }
    let table = UITableView(frame: .zero, style: .plain)
    let automatic = UITableView.automaticDimension
    func dimension(_ value: CGFloat) -> String { value == automatic ? "automaticDimension" : "\(value)" }
    let answers: [String: String] = [
      "rowHeight": dimension(table.rowHeight), "sectionHeaderHeight": dimension(table.sectionHeaderHeight),
      "sectionFooterHeight": dimension(table.sectionFooterHeight),
      "estimatedRowHeight": dimension(table.estimatedRowHeight),
      "sectionHeaderTopPadding": dimension(table.sectionHeaderTopPadding),
      "allowsSelection": "\(table.allowsSelection)",
      "allowsMultipleSelection": "\(table.allowsMultipleSelection)",
      "allowsSelectionDuringEditing": "\(table.allowsSelectionDuringEditing)",
      "separatorStyle": "\(table.separatorStyle)",
      "cellLayoutMarginsFollowReadableWidth": "\(table.cellLayoutMarginsFollowReadableWidth)",
      "insetsContentViewsToSafeArea": "\(table.insetsContentViewsToSafeArea)",
      "sectionIndexMinimumDisplayRowCount": "\(table.sectionIndexMinimumDisplayRowCount)",
      "numberOfSections when not implemented": "\(sectionsByDefault())", "isEditing": "\(table.isEditing)",
      "rowAnimation automatic raw value": "\(UITableView.RowAnimation.automatic.rawValue)",
    ]
    var seen: Set<String> = []
    let rows = try String(contentsOf: folder.appendingPathComponent("defaults.tsv"), encoding: .utf8)
    for line in rows.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 2, columns[0] == "UITableView" else { continue }
      // TableCasesTests measures it.
      if columns[1] == "row update animation" { continue }
      let answer = try XCTUnwrap(answers[columns[1]], "nothing answers \(columns[1])")
      XCTAssertTrue(columns[2].hasPrefix(answer), "\(columns[1]): \(answer) instead of \(columns[2])")
      seen.insert(columns[1])
    }
    XCTAssertEqual(seen, Set(answers.keys))
  }

  private final class OneSection: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func sectionsByDefault() -> Int {
    let source = OneSection()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    return table.numberOfSections
  }

  func testRawValuesAreUIKits() {
    XCTAssertEqual(UITableView.Style.insetGrouped.rawValue, 2)
    XCTAssertEqual(UITableView.ScrollPosition.bottom.rawValue, 3)
    XCTAssertEqual(UITableView.RowAnimation.middle.rawValue, 6)
    XCTAssertEqual(UITableViewCell.AccessoryType.detailButton.rawValue, 4)
    XCTAssertEqual(UITableViewCell.CellStyle.subtitle.rawValue, 3)
    XCTAssertEqual(UITableView.indexSearch, "{search}")
  }
}

import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Compares new table views with their rows of `defaults.tsv`.
@preconcurrency @MainActor
final class TableDefaultsTests: TableTestCase {
  /// SwifterSwift/SwifterSwift (on GitHub, UITableViewExtensionsTests.swift): a table without a data source has one empty section.
  func testATableWithoutADataSource() {
    let app = TestApplication(size: CGSize(width: 100, height: 100), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let table = UITableView(frame: .zero, style: .plain)
    XCTAssertEqual(table.numberOfSections, 1)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
    app.show(table)
    app.frame()
    XCTAssertEqual(table.numberOfSections, 1)
    XCTAssertNil(table.indexPathForRow(at: .zero))
  }

  func testEveryRowAboutTables() throws {
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
    for row in try Oracle.rows("defaults.tsv", where: { $0 == "UITableView" }) {
      // TableCasesTests measures this one.
      if row.property == "row update animation" {
        XCTAssertEqual(
          row.value,
          "spring mass 1 stiffness 438.649 damping 41.888 (critically damped, response 0.3 s), duration 0.441 s",
          row.name)
        continue
      }
      let answer = try XCTUnwrap(answers[row.property], "nothing answers \(row.property)")
      XCTAssertTrue(row.agrees(with: answer), "\(row.name): \(answer) instead of \(row.value)")
      seen.insert(row.property)
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

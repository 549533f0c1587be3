import UIKit
import UIKitTesting
import XCTest

/// Headers that are only as wide as their content. Apple's documentation of `UITableView.contentHuggingElements`:
/// "header views don't stretch to fill the width of the table view if its content's intrinsic content size is less than
/// the table view's width". The default contains no elements, except in visionOS.
@preconcurrency @MainActor
final class TableContentHuggingTests: XCTestCase {
  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "A" : String(repeating: "a long title ", count: 20)
    }
  }

  private let source = Source()

  private func table(_ app: TestApplication, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.dataSource = source
    app.show(table)
    table.layoutIfNeeded()
    return table
  }

  func testTheWidthsOfHeaders() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    defer { app.close() }
    for style in [UITableView.Style.plain, .grouped] {
      let table = table(app, style)
      XCTAssertEqual(table.contentHuggingElements, [])
      XCTAssertEqual(table.headerView(forSection: 0)?.frame.width, 300)
      table.contentHuggingElements = .sectionHeaders
      table.layoutIfNeeded()
      let short = try XCTUnwrap(table.headerView(forSection: 0))
      let label = try XCTUnwrap(short.textLabel)
      XCTAssertEqual(short.frame.width, label.frame.maxX + label.frame.minX, accuracy: 0.5)
      XCTAssertEqual(short.frame.minX, 0)
      XCTAssertGreaterThan(label.frame.width, 5)
      XCTAssertLessThan(short.frame.width, 100)
      // A long title has several lines in the grouped style, and is as wide as the longest of them.
      let long = try XCTUnwrap(table.headerView(forSection: 1)).frame.width
      XCTAssertLessThanOrEqual(long, 300)
      XCTAssertGreaterThan(long, style == .plain ? 299.5 : 250)
      table.contentHuggingElements = []
      table.layoutIfNeeded()
      XCTAssertEqual(short.frame.width, 300)
    }
  }

  func testHeadersFromRightToLeft() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
    defer { app.close() }
    app.window.traitOverrides.layoutDirection = .rightToLeft
    let table = table(app)
    table.contentHuggingElements = .sectionHeaders
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 0)?.frame.maxX, 300)
  }
}

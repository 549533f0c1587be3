import UIKit
import UIKitTesting
import XCTest

/// The margins of tables and of their rows (docs/measurements.md, 9.15 to 9.17).
///
/// Sources: Vercantez/openuikit, uikit/goldens/ios: golden_realapp_ios/realapp_ledger_light, realapp_focus_settings_light (both
/// iPhone 16) and realapp_storage_light_ipad, which contain `layoutMargins`; hc-conformance-NavFlow-ipad/NavFlow.t200 and
/// hc-conformance-Forms-ipad/Forms.t200 (iPad A16); nib-table-rows (nib-cases), whose label is at the leading margin.
@preconcurrency @MainActor
final class CellMarginTests: XCTestCase {
  private var app: TestApplication!
  private var source: Source!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      (app, source) = (nil, nil)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let style: UITableViewCell.CellStyle
    let configure: (UITableViewCell) -> Void
    var rowCount = 3

    init(_ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void) {
      self.style = style
      self.configure = configure
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      configure(cell)
      return cell
    }
  }

  private enum Place { case root, subview }

  /// Shows a table in a navigation controller, as the view of a controller or as a subview of it.
  private func table(
    _ style: UITableView.Style, _ place: Place, size: CGSize, scale: CGFloat, rowHeight: CGFloat,
    cells: UITableViewCell.CellStyle = .default, _ configure: @escaping (UITableViewCell) -> Void
  ) -> UITableView {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { XCTFail($0) }
    let controller: UIViewController
    let table: UITableView
    switch place {
    case .root:
      let tableController = UITableViewController(style: style)
      (controller, table) = (tableController, tableController.tableView)
    case .subview:
      controller = UIViewController()
      table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
      controller.view.addSubview(table)
    }
    source = Source(cells, configure)
    (table.dataSource, table.delegate, table.rowHeight) = (source, source, rowHeight)
    app.show(UINavigationController(rootViewController: controller))
    app.frame()
    return table
  }

  private let phone = CGSize(width: 393, height: 852)
  private let pad = CGSize(width: 820, height: 1180)

  private func cell(_ table: UITableView, _ row: Int = 1) throws -> UITableViewCell {
    try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func separator(_ cell: UITableViewCell) throws -> CGRect {
    try XCTUnwrap(cell.subviews.first { "\(type(of: $0))".contains("Separator") && $0.frame.minY > 0 }).frame
  }

  private func sides(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.left, insets.right] }

  private func titleX(_ table: UITableView) throws -> CGFloat {
    let label = try XCTUnwrap(table.headerView(forSection: 0)?.textLabel)
    return label.convert(label.bounds, to: table).minX
  }

  func testVerticalMargins_are15PointsAtEveryScale() {
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    defer { UIScreen.main.resize(to: size, scale: scale) }
    for scale in [1, 2, 3] as [CGFloat] {
      UIScreen.main.resize(to: size, scale: scale)
      for style in [UITableViewCell.CellStyle.default, .subtitle, .value1] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16), "\(scale)x")
        XCTAssertEqual(
          cell.contentView.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16), "\(scale)x")
      }
    }
  }

  /// realapp_ledger_light: cards are at the margin of the table, 20 points, and their rows have margins of 16 points, while
  /// accessories keep the margin of the table.
  func testCardsOfAPhone_measured() throws {
    let table = table(.insetGrouped, .root, size: phone, scale: 3, rowHeight: 92) {
      $0.textLabel?.text = "Loopback FX"
      $0.accessoryType = .disclosureIndicator
    }
    XCTAssertEqual(sides(table.layoutMargins), [20, 20])
    let cell = try cell(table)
    XCTAssertEqual([cell.frame.minX, cell.frame.width], [20, 353])
    XCTAssertEqual(cell.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
    XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 8))
    XCTAssertEqual(cell.contentView.frame.width, 322.667, accuracy: 0.001)
    XCTAssertEqual(cell.textLabel?.frame.minX, 16)
    XCTAssertEqual(try separator(cell), CGRect(x: 16, y: 91, width: 321, height: 1))
    XCTAssertEqual(try titleX(table), 36)
  }

  /// realapp_focus_settings_light: the table is a subview.
  func testMarginsOfATableThatIsASubview_measured() throws {
    var table = table(.insetGrouped, .subview, size: phone, scale: 3, rowHeight: 52) { $0.textLabel?.text = "Erase" }
    XCTAssertEqual(sides(table.layoutMargins), [20, 20])
    XCTAssertEqual(table.layoutMargins.top, table.safeAreaInsets.top + 8)
    // realapp_storage_light_ipad: the margins of the controller's view, 20 points, are not those of the table.
    table = self.table(.grouped, .subview, size: pad, scale: 2, rowHeight: 65) {
      $0.textLabel?.text = "Warn Before Using Data"
      $0.accessoryView = UISwitch()
    }
    XCTAssertEqual(sides(table.layoutMargins), [16, 16])
    XCTAssertEqual(table.superview.map { sides($0.layoutMargins) }, [20, 20])
    let cell = try cell(table)
    XCTAssertEqual(cell.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
    XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 8))
    XCTAssertEqual(cell.contentView.frame.width, 741)
    XCTAssertEqual(cell.accessoryView?.frame, CGRect(x: 741, y: 18.5, width: 63, height: 28))
  }

  /// NavFlow.t200 and Forms.t200 on an iPad: the table is the view of the controller, so the system margin of 20 points counts.
  func testMarginsOnAPad_measured() throws {
    var table = table(.insetGrouped, .root, size: pad, scale: 2, rowHeight: 44, cells: .value1) {
      $0.textLabel?.text = "Notifications"
      $0.detailTextLabel?.text = "On"
      $0.accessoryType = .disclosureIndicator
    }
    var cell = try cell(table)
    XCTAssertEqual([cell.frame.minX, cell.frame.width], [20, 780])
    XCTAssertEqual(cell.contentView.frame.width, 749.5)
    XCTAssertEqual(cell.textLabel?.frame.minX, 20)
    XCTAssertEqual(cell.detailTextLabel?.frame.maxX, 741.5)
    XCTAssertEqual(try separator(cell), CGRect(x: 20, y: 43, width: 740, height: 1))
    XCTAssertEqual(try titleX(table), 40)
    table = self.table(.grouped, .root, size: pad, scale: 2, rowHeight: 44) { _ in }
    cell = try self.cell(table)
    XCTAssertEqual(sides(cell.contentView.layoutMargins), [20, 20])
    XCTAssertEqual(try separator(cell), CGRect(x: 20, y: 43, width: 780, height: 1))
    XCTAssertEqual(try titleX(table), 20)
  }

  /// nib-table-rows: the rows of a plain table preserve its margins, 20 points.
  func testRowsOfAPlainTableOnAPhone_measured() throws {
    let table = table(.plain, .root, size: phone, scale: 3, rowHeight: 52) { $0.textLabel?.text = "Row" }
    XCTAssertEqual(sides(try cell(table).layoutMargins), [20, 20])
    XCTAssertEqual(try cell(table).textLabel?.frame.minX, 20)
  }

  /// Margins that the application sets, and margins of a table that becomes wider.
  func testMarginsThatChange() throws {
    let table = table(.plain, .subview, size: CGSize(width: 430, height: 900), scale: 3, rowHeight: 52) {
      $0.textLabel?.text = "Row"
    }
    table.frame.size.width = 380
    app.frame()
    XCTAssertEqual(sides(table.layoutMargins), [16, 16])
    XCTAssertEqual(sides(try cell(table).layoutMargins), [16, 16])
    table.frame.size.width = 400
    app.frame()
    XCTAssertEqual(sides(table.layoutMargins), [20, 20])
    XCTAssertEqual(sides(try cell(table).layoutMargins), [20, 20])
    table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    app.frame()
    XCTAssertEqual(sides(try cell(table).layoutMargins), [40, 40])
    XCTAssertEqual(try cell(table).textLabel?.frame.minX, 40)
  }

  /// Sections without rows have headers that follow the margins.
  func testMarginsThatChangeWithoutRows() throws {
    let table = table(.plain, .subview, size: CGSize(width: 430, height: 900), scale: 3, rowHeight: 52) { _ in }
    source.rowCount = 0
    table.reloadData()
    app.frame()
    XCTAssertEqual(try titleX(table), 20, accuracy: 1e-9)
    table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    app.frame()
    XCTAssertEqual(try titleX(table), 40, accuracy: 1e-9)
  }
}

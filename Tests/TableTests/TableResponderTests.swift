import UIKit
import UIKitTesting
import XCTest

/// Text fields in rows: the table keeps a row with the first responder, and ends the editing when the row is deleted or reloaded.
///
/// Apple's class UITableView has the instance variables `_firstResponderIndexPath` and `_firstResponderCell` (class dumps of iOS
/// 6 and later).
@preconcurrency @MainActor
final class TableResponderTests: XCTestCase {
  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    var names = (0..<40).map { "row \($0)" }
    var ended: [String] = []
    var provided: [Int] = []
    var sectionCount = 1
    /// The reuse identifier of headers and footers, or `nil` if there are none.
    var headerIdentifier: String?
    var headers: [Int] = []
    var onEndDisplaying: (UITableViewCell) -> Void = { _ in }
    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers.append(section)
      return headerIdentifier.flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      headerIdentifier.flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      provided.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? FieldCell)?.field.text = names[indexPath.row]
      (cell as? FieldCell)?.field.delegate = self
      return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      onEndDisplaying(cell)
    }
    func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.text ?? "") }
  }

  private var app: TestApplication!
  private var table: UITableView!
  private let form = Form()

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 400))
    app.onReport = { XCTFail($0) }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = form
    table.delegate = form
    app.show(table)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    table = nil
  }

  private func field(_ row: Int) throws -> UITextField {
    try XCTUnwrap(table.cellForRow(at: [0, row]) as? FieldCell).field
  }

  private func scroll(to y: CGFloat) throws {
    table.contentOffset.y = y
    try app.waitUntilIdle()
  }

  func testScrolling_keepsTheRowThatIsEdited() throws {
    let field = try field(2)
    XCTAssertTrue(field.becomeFirstResponder())
    form.provided = []
    try scroll(to: 400)
    XCTAssertTrue(field.isFirstResponder)
    for cell in table.visibleCells { XCTAssertFalse(field.isDescendant(of: cell), "\(cell)") }
    try scroll(to: 900)
    app.type("!")
    XCTAssertEqual(field.text, "row 2!")
    XCTAssertEqual(table.indexPath(for: try XCTUnwrap(field.superview?.superview as? UITableViewCell)), [0, 2])
    form.provided = []
    try scroll(to: 0)
    XCTAssertTrue(try self.field(2) === field)
    XCTAssertFalse(form.provided.contains(2), "the row has kept its cell")
    XCTAssertFalse(try XCTUnwrap(table.cellForRow(at: [0, 2])).isHidden)
    XCTAssertEqual(table.cellForRow(at: [0, 2])?.frame, table.rectForRow(at: [0, 2]))
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(form.ended, [])
  }

  func testAfterTheEndOfTheEditing_theCellIsReused() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    try scroll(to: 400)
    field.resignFirstResponder()
    XCTAssertEqual(form.ended, ["row 2"])
    let count = table.subviews.filter { $0 is FieldCell }.count
    try scroll(to: 440)
    try scroll(to: 480)
    XCTAssertEqual(table.subviews.filter { $0 is FieldCell }.count, count)
    try scroll(to: 0)
    XCTAssertEqual(try self.field(2).text, "row 2")
    let shown = table.subviews.filter { $0 is FieldCell && !$0.isHidden }
    XCTAssertEqual(shown.count, table.visibleCells.count)
  }

  /// The hidden cell is not created again, and does not stop the creation of the cells beyond it.
  func testRowsBeyondTheEditedOne_arePrefetched() throws {
    try field(2).becomeFirstResponder()
    try scroll(to: 400)
    form.provided = []
    for y in stride(from: 400, through: 200, by: -4) {
      table.contentOffset.y = CGFloat(y)
      app.frame()
      app.frame()
    }
    XCTAssertTrue(form.provided.contains(3))
    XCTAssertFalse(form.provided.contains(2))
    XCTAssertTrue(form.provided.contains(1))
  }

  /// Applications end the editing when the cell is no longer displayed, and ask for its index path.
  func testTheDelegate_canEndTheEditing_whenTheRowScrollsAway() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 2]))
    var path: IndexPath?
    form.onEndDisplaying = { [unowned self] other in
      guard other === cell else { return }
      path = table.indexPath(for: cell)
      cell.endEditing(true)
    }
    try scroll(to: 400)
    form.onEndDisplaying = { _ in }
    XCTAssertEqual(path, [0, 2])
    XCTAssertEqual(form.ended, ["row 2"])
    try scroll(to: 0)
    XCTAssertEqual(try self.field(2).text, "row 2")
    let shown = table.subviews.filter { $0 is FieldCell && !$0.isHidden }
    XCTAssertEqual(shown.count, table.visibleCells.count)
  }

  /// The application deletes a row at the end of its editing, before the table lays out again.
  func testARowThatIsDeletedAfterItsEditing_givesItsCellBack() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    try scroll(to: 400)
    let cell = try XCTUnwrap(table.cellForRow(at: [0, 2]))
    field.resignFirstResponder()
    form.names.remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .none)
    try app.waitUntilIdle()
    XCTAssertNotEqual(table.indexPath(for: cell), [0, 2])
    var isReused = false
    for y in stride(from: 400, through: 1100, by: 20) {
      try scroll(to: CGFloat(y))
      if table.visibleCells.contains(cell) { isReused = true }
    }
    XCTAssertTrue(isReused)
  }

  func testReloadData_endsTheEditing() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    table.reloadData()
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(form.ended, ["row 2"])
    // A field beside the rows remains.
    let header = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    table.tableHeaderView = header
    header.becomeFirstResponder()
    table.reloadData()
    try app.waitUntilIdle()
    XCTAssertTrue(header.isFirstResponder)
  }

  /// A row that is deleted or reloaded while an update moves it off screen.
  func testAnInterruptedUpdate_endsTheEditing() throws {
    func pushRowsDown() {
      form.names.insert(contentsOf: ["a", "b", "c"], at: 0)
      table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .automatic)
    }
    try field(9).becomeFirstResponder()
    pushRowsDown()
    table.reloadData()
    XCTAssertEqual(form.ended, ["row 9"])
    try app.waitUntilIdle()
    try field(9).becomeFirstResponder()
    pushRowsDown()
    form.names.remove(at: 12)
    table.deleteRows(at: [[0, 12]], with: .automatic)
    XCTAssertEqual(form.ended, ["row 9", "row 6"])
    try app.waitUntilIdle()
  }

  func testReloadDataFromTheEndOfTheEditing_isNoLoop() throws {
    final class Reloading: NSObject, UITextFieldDelegate {
      weak var table: UITableView?
      var count = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        count += 1
        if count < 50 { table?.reloadData() }
        return true
      }
    }
    let delegate = Reloading()
    delegate.table = table
    let field = try field(2)
    field.delegate = delegate
    field.becomeFirstResponder()
    table.reloadData()
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertLessThan(delegate.count, 4)
  }

  func testUpdates_moveOrEndTheEditing() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    form.names.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertTrue(try self.field(3) === field && field.isFirstResponder)
    // The row is off screen and moves.
    try scroll(to: 800)
    form.names.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertTrue(try self.field(4) === field && field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertTrue(try self.field(4) === field)
    XCTAssertEqual(form.ended, [])
    table.reloadRows(at: [[0, 4]], with: .none)
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(form.ended, ["row 2"])
    // A deleted row off screen.
    let other = try self.field(5)
    other.becomeFirstResponder()
    try scroll(to: 800)
    XCTAssertTrue(other.isFirstResponder)
    form.names.remove(at: 5)
    table.deleteRows(at: [[0, 5]], with: .automatic)
    try app.waitUntilIdle()
    XCTAssertFalse(other.isFirstResponder)
    XCTAssertEqual(form.ended, ["row 2", "row 3"])
  }

  /// Rows that an update moves out of the visible area.
  func testAnUpdateThatMovesTheRowOffScreen_keepsIt() throws {
    let field = try field(9)
    field.becomeFirstResponder()
    for animates in [true, false] {
      form.names.insert(contentsOf: ["a", "b", "c"], at: 0)
      let insert = { self.table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .automatic) }
      if animates { insert() } else { UIView.performWithoutAnimation(insert) }
      try app.waitUntilIdle()
      XCTAssertTrue(field.isFirstResponder)
      for cell in table.visibleCells { XCTAssertFalse(field.isDescendant(of: cell)) }
    }
    try scroll(to: 15 * 40 - 200)
    XCTAssertTrue(try self.field(15) === field)
    XCTAssertEqual(form.ended, [])
  }

  // MARK: Headers

  private final class SearchHeader: UITableViewHeaderFooterView {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A header or footer that is edited is kept for its section, and is not dequeued for another one.
  func testAnEditedHeader_isKeptForItsSection() throws {
    form.sectionCount = 5
    form.headerIdentifier = "search"
    form.names = Array(form.names.prefix(10))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.register(SearchHeader.self, forHeaderFooterViewReuseIdentifier: "search")
    table.sectionHeaderHeight = 40
    table.sectionFooterHeight = 40
    table.dataSource = form
    table.delegate = form
    app.show(table)
    try app.waitUntilIdle()
    for isHeader in [true, false] {
      func view(_ section: Int) -> SearchHeader? {
        (isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)) as? SearchHeader
      }
      func scroll(to section: Int) throws {
        let rect = isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
        table.contentOffset.y = min(rect.minY, table.contentSize.height - 400)
        try app.waitUntilIdle()
      }
      try scroll(to: 1)
      let edited = try XCTUnwrap(view(1))
      edited.field.becomeFirstResponder()
      for section in [3, 4, 2, 4] {
        try scroll(to: section)
        XCTAssertTrue(edited.field.isFirstResponder)
        XCTAssertFalse(view(section) === edited)
        let dequeued = (0..<8).map { _ in table.dequeueReusableHeaderFooterView(withIdentifier: "search") }
        XCTAssertFalse(dequeued.contains(edited))
      }
      form.headers = []
      try scroll(to: 1)
      XCTAssertTrue(view(1) === edited)
      XCTAssertFalse(isHeader && form.headers.contains(1))
      try scroll(to: 4)
      form.sectionCount += 1
      table.insertSections([0], with: .automatic)
      try app.waitUntilIdle()
      XCTAssertTrue(edited.field.isFirstResponder)
      try scroll(to: 2)
      XCTAssertTrue(view(2) === edited)
      // Off screen, and on screen.
      for leaves in [true, false] {
        try scroll(to: 2)
        let edited = try XCTUnwrap(view(2))
        edited.field.becomeFirstResponder()
        try scroll(to: leaves ? 5 : 2)
        table.reloadSections([2], with: .none)
        try app.waitUntilIdle()
        XCTAssertFalse(edited.field.isFirstResponder, "\(isHeader) \(leaves)")
      }
      form.sectionCount -= 1
      table.deleteSections([0], with: .none)
      try app.waitUntilIdle()
    }
  }
}

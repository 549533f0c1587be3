import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Text fields in rows: the table keeps a row with the first responder, and ends the editing when the row is deleted or reloaded.
///
/// Apple's class UITableView has the instance variables `_firstResponderIndexPath` and `_firstResponderCell` (class dumps of iOS
/// 6 and later).
@preconcurrency @MainActor
final class TableResponderTests: ItemResponderTestCase {
  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Form: ResponderForm, UITableViewDataSource, UITableViewDelegate {
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
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      configure((cell as? FieldCell)?.field, for: indexPath.row)
      return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      onEndDisplaying(cell)
    }
  }

  private let data = Form()
  private var table: UITableView!

  override var form: ResponderForm { data }
  override func makeList() -> UIScrollView {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.rowHeight = 40
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = data
    table.delegate = data
    return table
  }
  override func existingField(_ item: Int) -> UITextField? { (table.cellForRow(at: [0, item]) as? FieldCell)?.field }
  override func item(of cell: UIView) -> Int? { (cell as? FieldCell).flatMap { table.indexPath(for: $0)?.row } }
  override var visibleCells: [UIView] { table.visibleCells }
  override func isCell(_ view: UIView) -> Bool { view is FieldCell }
  override func update(_ change: Change) {
    switch change {
    case .insertion(let rows): table.insertRows(at: rows.map { [0, $0] }, with: .automatic)
    case .deletion(let rows): table.deleteRows(at: rows.map { [0, $0] }, with: .automatic)
    case .reload(let rows): table.reloadRows(at: rows.map { [0, $0] }, with: .none)
    }
  }

  func testScrolling_keepsTheRowThatIsEdited() throws { try checkScrolling_keepsTheItemThatIsEdited() }
  func testAfterTheEndOfTheEditing_theCellIsReused() throws { try checkAfterTheEndOfTheEditing_theCellIsReused() }
  func testUpdates_moveOrEndTheEditing() throws { try checkUpdates_moveOrEndTheEditing() }
  func testAnUpdateThatMovesTheRowOffScreen_keepsIt() throws { try checkAnUpdateThatMovesTheItemOffScreen_keepsIt() }

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
    data.onEndDisplaying = { [unowned self] other in
      guard other === cell else { return }
      path = table.indexPath(for: cell)
      cell.endEditing(true)
    }
    try scroll(to: 400)
    data.onEndDisplaying = { _ in }
    XCTAssertEqual(path, [0, 2])
    XCTAssertEqual(form.ended, ["item 2"])
    try scroll(to: 0)
    XCTAssertEqual(try self.field(2).text, "item 2")
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
    XCTAssertEqual(form.ended, ["item 2"])
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
    func pushRowsDown() { insert(["a", "b", "c"]) }
    try field(9).becomeFirstResponder()
    pushRowsDown()
    table.reloadData()
    XCTAssertEqual(form.ended, ["item 9"])
    try app.waitUntilIdle()
    try field(9).becomeFirstResponder()
    pushRowsDown()
    form.names.remove(at: 12)
    table.deleteRows(at: [[0, 12]], with: .automatic)
    XCTAssertEqual(form.ended, ["item 9", "item 6"])
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
    data.sectionCount = 5
    data.headerIdentifier = "search"
    form.names = Array(form.names.prefix(10))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.register(SearchHeader.self, forHeaderFooterViewReuseIdentifier: "search")
    table.sectionHeaderHeight = 40
    table.sectionFooterHeight = 40
    table.dataSource = data
    table.delegate = data
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
      data.headers = []
      try scroll(to: 1)
      XCTAssertTrue(view(1) === edited)
      XCTAssertFalse(isHeader && data.headers.contains(1))
      try scroll(to: 4)
      data.sectionCount += 1
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
      data.sectionCount -= 1
      table.deleteSections([0], with: .none)
      try app.waitUntilIdle()
    }
  }
}

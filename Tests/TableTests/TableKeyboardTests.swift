import UIKit
import UIKitTesting
import XCTest

/// A table view controller keeps edited text above the input views, and restores its insets afterwards.
@preconcurrency @MainActor
final class TableKeyboardTests: XCTestCase {
  private final class Form: UITableViewController {
    let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34)) }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      for field in fields { field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)) }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  private final class Grid: UICollectionViewController {
    let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34)) }
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 44)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for field in fields { field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)) }
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      fields.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.addSubview(fields[indexPath.item])
      return cell
    }
  }

  /// Apple's class UICollectionViewController conforms to `_UIKeyboardAutoRespondingScrollViewController`, like
  /// UITableViewController (class dumps).
  func testACollectionViewController_keepsTheFieldVisible() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 500))
    defer { app.close() }
    let grid = Grid()
    app.show(grid)
    app.settle(0.1)
    grid.fields[9].becomeFirstResponder()
    app.settle(0.5)
    XCTAssertEqual(grid.collectionView.contentInset.bottom, 200)
    let field = grid.fields[9].convert(grid.fields[9].bounds, to: nil)
    XCTAssertLessThanOrEqual(field.maxY, 300)
    grid.fields[9].resignFirstResponder()
    app.settle(0.5)
    XCTAssertEqual(grid.collectionView.contentInset.bottom, 0)
  }

  func testTheEditedFieldStaysVisible() throws {
    let app = TestApplication(size: CGSize(width: 300, height: 500))
    defer { app.close() }
    let form = Form(style: .plain)
    app.show(form)
    app.settle(0.1)
    let table = try XCTUnwrap(form.tableView)
    table.contentInset.bottom = 10
    let offset = table.contentOffset
    form.fields[1].becomeFirstResponder()
    app.settle(0.5)
    XCTAssertEqual(table.contentInset.bottom, 210)
    XCTAssertEqual(table.verticalScrollIndicatorInsets.bottom, 200)
    XCTAssertEqual(table.contentOffset, offset, "the field is visible already")
    form.fields[1].resignFirstResponder()
    app.settle(0.5)
    XCTAssertEqual(table.contentInset.bottom, 10)
    form.fields[9].becomeFirstResponder()
    app.settle(0.5)
    let field = form.fields[9].convert(form.fields[9].bounds, to: nil)
    XCTAssertLessThanOrEqual(field.maxY, 300)
    XCTAssertGreaterThan(field.minY, 200, "it scrolls no further than necessary")
    form.fields[9].resignFirstResponder()
    app.settle(0.5)
    XCTAssertEqual(table.contentInset.bottom, 10)
    XCTAssertEqual(table.verticalScrollIndicatorInsets.bottom, 0)
  }
}

import UIKit
import UIKitTesting
import XCTest

/// A data source whose items have text fields.
@preconcurrency @MainActor
open class ResponderForm: NSObject, UITextFieldDelegate {
  /// The texts of the fields, by item.
  public var names = (0..<40).map { "item \($0)" }
  /// The texts of the fields whose editing has ended, in order.
  public var ended: [String] = []
  /// The items for which cells were requested, in order.
  public var provided: [Int] = []

  /// Sets up the field of a cell for an item.
  public func configure(_ field: UITextField?, for item: Int) {
    provided.append(item)
    field?.text = names[item]
    field?.delegate = self
  }

  public func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.text ?? "") }
}

/// A base class for tests of text fields in the cells of a collection view or the rows of a table view, with items of 40 points in a
/// window of 320 × 400.
///
/// Subclasses describe the view, and call the methods that begin with `check` in their tests.
@preconcurrency @MainActor
open class ItemResponderTestCase: XCTestCase {
  /// A change of the items.
  public enum Change {
    case insertion([Int])
    case deletion([Int])
    case reload([Int])
  }

  public private(set) var app: TestApplication!
  public private(set) var list: UIScrollView!

  /// The data source of the view.
  open var form: ResponderForm { fatalError("override form") }
  /// Creates the view with `form` as its data source.
  open func makeList() -> UIScrollView { fatalError("override makeList()") }
  /// Returns the text field of an item that is visible or edited.
  open func existingField(_ item: Int) -> UITextField? { fatalError("override existingField(_:)") }
  /// Returns the item of a cell, or nil if the cell shows none.
  open func item(of cell: UIView) -> Int? { fatalError("override item(of:)") }
  /// The visible cells.
  open var visibleCells: [UIView] { fatalError("override visibleCells") }
  /// Returns whether a view is a cell of the view.
  open func isCell(_ view: UIView) -> Bool { fatalError("override isCell(_:)") }
  /// Tells the view of a change of the data.
  open func update(_ change: Change) { fatalError("override update(_:)") }

  open override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 400))
    app.onReport = { XCTFail($0) }
    list = makeList()
    list.contentInsetAdjustmentBehavior = .never
    app.show(list)
    try app.waitUntilIdle()
  }

  open override func tearDown() async throws {
    app.close()
    app = nil
    list = nil
  }

  public func field(_ item: Int) throws -> UITextField { try XCTUnwrap(existingField(item)) }

  public func scroll(to y: CGFloat) throws {
    list.contentOffset.y = y
    try app.waitUntilIdle()
  }

  public func insert(_ names: [String]) {
    form.names.insert(contentsOf: names, at: 0)
    update(.insertion(Array(names.indices)))
  }

  private func cell(of field: UITextField) throws -> UIView { try XCTUnwrap(field.superview?.superview) }

  /// Checks that no visible cell contains a field.
  private func checkIsHidden(_ field: UITextField, file: StaticString = #filePath, line: UInt = #line) {
    for cell in visibleCells { XCTAssertFalse(field.isDescendant(of: cell), "\(cell)", file: file, line: line) }
  }

  // MARK: Checks

  /// The view keeps the cell that is edited for its item, while it is scrolled off screen.
  public func checkScrolling_keepsTheItemThatIsEdited() throws {
    let field = try field(2)
    XCTAssertTrue(field.becomeFirstResponder())
    for y in stride(from: 0, through: 900, by: 60) {
      try scroll(to: CGFloat(y))
      XCTAssertTrue(field.isFirstResponder)
      if y > 200 { checkIsHidden(field) }
    }
    app.type("!")
    XCTAssertEqual(field.text, "item 2!")
    XCTAssertEqual(item(of: try cell(of: field)), 2)
    form.provided = []
    try scroll(to: 0)
    XCTAssertTrue(try self.field(2) === field)
    XCTAssertFalse(form.provided.contains(2), "the item has kept its cell")
    XCTAssertFalse(try cell(of: field).isHidden)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(form.ended, [])
  }

  /// The hidden cell is reused when it is no longer edited.
  public func checkAfterTheEndOfTheEditing_theCellIsReused() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    try scroll(to: 500)
    field.resignFirstResponder()
    XCTAssertEqual(form.ended, ["item 2"])
    let count = list.subviews.filter(isCell).count
    try scroll(to: 540)
    try scroll(to: 580)
    XCTAssertEqual(list.subviews.filter(isCell).count, count)
    try scroll(to: 0)
    XCTAssertEqual(try self.field(2).text, "item 2")
    XCTAssertEqual(list.subviews.filter { isCell($0) && !$0.isHidden }.count, visibleCells.count)
  }

  /// The editing follows its item, and ends when the item is reloaded or deleted, on screen and off screen.
  public func checkUpdates_moveOrEndTheEditing() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    insert(["new"])
    try app.waitUntilIdle()
    XCTAssertTrue(try self.field(3) === field && field.isFirstResponder)
    try scroll(to: 800)
    insert(["new"])
    try app.waitUntilIdle()
    XCTAssertTrue(try self.field(4) === field && field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertTrue(try self.field(4) === field)
    XCTAssertEqual(form.ended, [])
    update(.reload([4]))
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(form.ended, ["item 2"])
    let other = try self.field(5)
    other.becomeFirstResponder()
    try scroll(to: 800)
    XCTAssertTrue(other.isFirstResponder)
    form.names.remove(at: 5)
    update(.deletion([5]))
    try app.waitUntilIdle()
    XCTAssertFalse(other.isFirstResponder)
    XCTAssertEqual(form.ended, ["item 2", "item 3"])
  }

  /// The editing continues if an update moves its item off screen.
  public func checkAnUpdateThatMovesTheItemOffScreen_keepsIt() throws {
    let field = try field(8)
    field.becomeFirstResponder()
    for animates in [true, false] {
      let insert = { self.insert(["a", "b", "c"]) }
      if animates { insert() } else { UIView.performWithoutAnimation(insert) }
      try app.waitUntilIdle()
      XCTAssertTrue(field.isFirstResponder)
      checkIsHidden(field)
    }
    try scroll(to: 400)
    XCTAssertTrue(try self.field(14) === field)
    XCTAssertEqual(form.ended, [])
  }
}

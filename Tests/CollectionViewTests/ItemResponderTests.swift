import UIKit
import UIKitTesting
import XCTest

/// Text fields in cells and headers: the view keeps a cell with the first responder, and ends the editing when its item is deleted
/// or reloaded.
///
/// Apple's class UICollectionView has the instance variables `_firstResponderView`, `_firstResponderIndexPath` and
/// `_firstResponderViewKind`, and the methods `_resignOrRebaseFirstResponderViewWithIndexPathMapping:` and
/// `_isFirstResponderInDeletedSectionOrItem` (class dumps and published stack traces).
@preconcurrency @MainActor
final class ItemResponderTests: XCTestCase {
  private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 150, height: 30))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class SearchHeader: UICollectionReusableView {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 150, height: 30))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Form: NSObject, UICollectionViewDataSource, UITextFieldDelegate {
    var names = (0..<40).map { "item \($0)" }
    var ended: [String] = []
    var provided: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      provided.append(path.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: path)
      (cell as? FieldCell)?.field.text = names[path.item]
      (cell as? FieldCell)?.field.delegate = self
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "search", for: path)
    }
    func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.text ?? "") }
  }

  private var app: TestApplication!
  private var view: UICollectionView!
  private let form = Form()

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 400))
    app.onReport = { XCTFail($0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize.height = 40
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
    view.register(
      SearchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "search")
    view.dataSource = form
    app.show(view)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    view = nil
  }

  private func field(_ item: Int) throws -> UITextField {
    try XCTUnwrap(view.cellForItem(at: [0, item]) as? FieldCell).field
  }

  private var header: SearchHeader? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? SearchHeader
  }

  private func scroll(to y: CGFloat) throws {
    view.contentOffset.y = y
    try app.waitUntilIdle()
  }

  func testScrolling_keepsTheItemThatIsEdited() throws {
    let field = try field(2)
    XCTAssertTrue(field.becomeFirstResponder())
    for y in stride(from: 0, through: 900, by: 60) {
      try scroll(to: CGFloat(y))
      XCTAssertTrue(field.isFirstResponder)
      for cell in view.visibleCells where view.indexPath(for: cell) != [0, 2] {
        XCTAssertFalse(field.isDescendant(of: cell))
      }
    }
    app.type("!")
    XCTAssertEqual(field.text, "item 2!")
    XCTAssertEqual(view.indexPath(for: try XCTUnwrap(field.superview?.superview as? UICollectionViewCell)), [0, 2])
    form.provided = []
    try scroll(to: 0)
    XCTAssertTrue(try self.field(2) === field)
    XCTAssertFalse(form.provided.contains(2), "the item has kept its cell")
    XCTAssertFalse(try XCTUnwrap(view.cellForItem(at: [0, 2])).isHidden)
    XCTAssertEqual(form.ended, [])
  }

  func testAHeaderWithASearchField_isKept_untilAReload() throws {
    let header = try XCTUnwrap(header)
    header.field.becomeFirstResponder()
    try scroll(to: 700)
    XCTAssertTrue(header.field.isFirstResponder)
    form.names.removeLast(30)
    view.performBatchUpdates { view.deleteItems(at: (10..<40).map { [0, $0] }) }
    try app.waitUntilIdle()
    XCTAssertTrue(header.field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertTrue(self.header === header && header.field.isFirstResponder)
    view.reloadData()
    try app.waitUntilIdle()
    XCTAssertFalse(header.field.isFirstResponder)
  }

  func testAfterTheEndOfTheEditing_theCellIsReused() throws {
    view.isPrefetchingEnabled = false
    let field = try field(2)
    field.becomeFirstResponder()
    try scroll(to: 500)
    field.resignFirstResponder()
    let count = view.subviews.filter { $0 is FieldCell }.count
    try scroll(to: 540)
    try scroll(to: 580)
    XCTAssertEqual(view.subviews.filter { $0 is FieldCell }.count, count)
    try scroll(to: 0)
    XCTAssertEqual(try self.field(2).text, "item 2")
    XCTAssertEqual(view.subviews.filter { $0 is FieldCell && !$0.isHidden }.count, view.visibleCells.count)
  }

  func testUpdates_moveOrEndTheEditing() throws {
    let field = try field(2)
    field.becomeFirstResponder()
    try scroll(to: 800)
    form.names.insert("new", at: 0)
    view.insertItems(at: [[0, 0]])
    try app.waitUntilIdle()
    XCTAssertTrue(try self.field(3) === field && field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertTrue(try self.field(3) === field)
    XCTAssertEqual(form.ended, [])
    view.reloadItems(at: [[0, 3]])
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(form.ended, ["item 2"])
    let other = try self.field(4)
    other.becomeFirstResponder()
    try scroll(to: 800)
    form.names.remove(at: 4)
    view.deleteItems(at: [[0, 4]])
    try app.waitUntilIdle()
    XCTAssertFalse(other.isFirstResponder)
    XCTAssertEqual(form.ended, ["item 2", "item 3"])
  }

  func testAnUpdateThatMovesTheItemOffScreen_keepsIt() throws {
    let field = try field(8)
    field.becomeFirstResponder()
    for animates in [true, false] {
      form.names.insert(contentsOf: ["a", "b", "c"], at: 0)
      let insert = { self.view.insertItems(at: [[0, 0], [0, 1], [0, 2]]) }
      if animates { insert() } else { UIView.performWithoutAnimation(insert) }
      try app.waitUntilIdle()
      XCTAssertTrue(field.isFirstResponder)
      for cell in view.visibleCells { XCTAssertFalse(field.isDescendant(of: cell)) }
    }
    try scroll(to: 400)
    XCTAssertTrue(try self.field(14) === field)
    XCTAssertEqual(form.ended, [])
  }

  /// A list with notes above its items, which the layout inserts and deletes itself.
  private final class NotesLayout: ListLayout {
    var noteCount = 2
    var added: [IndexPath] = []
    var removed: [IndexPath] = []
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let notes = (0..<noteCount).compactMap { layoutAttributesForSupplementaryView(ofKind: "note", at: [0, $0]) }
      return (super.layoutAttributesForElements(in: rect) ?? []) + notes.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 100, y: CGFloat(indexPath.item) * 50, width: 100, height: 40)
      return attributes
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { added }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { removed }
  }

  func testNotesThatTheLayoutInserts_leaveTheEditingToItsNote() throws {
    let layout = NotesLayout()
    view.register(SearchHeader.self, forSupplementaryViewOfKind: "note", withReuseIdentifier: "search")
    view.setCollectionViewLayout(layout, animated: false)
    try app.waitUntilIdle()
    func note(_ index: Int) -> SearchHeader? {
      view.supplementaryView(forElementKind: "note", at: [0, index]) as? SearchHeader
    }
    func update(to count: Int, added: [IndexPath] = [], removed: [IndexPath] = []) throws {
      (layout.noteCount, layout.added, layout.removed) = (count, added, removed)
      form.names.insert("new", at: 30)
      view.insertItems(at: [[0, 30]])
      (layout.added, layout.removed) = ([], [])
      try app.waitUntilIdle()
    }
    let edited = try XCTUnwrap(note(1))
    edited.field.becomeFirstResponder()
    try scroll(to: 700)
    try update(to: 3, added: [[0, 0]])
    XCTAssertTrue(edited.field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertTrue(note(2) === edited)
    XCTAssertFalse(note(1) === edited)
    try scroll(to: 700)
    try update(to: 2, removed: [[0, 0]])
    try scroll(to: 0)
    XCTAssertTrue(note(1) === edited && edited.field.isFirstResponder)
    try scroll(to: 700)
    try update(to: 1, removed: [[0, 1]])
    XCTAssertFalse(edited.field.isFirstResponder)
    try scroll(to: 0)
    XCTAssertNotNil(note(0))
    XCTAssertNil(note(1))
  }
}

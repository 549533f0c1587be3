import TestSupport
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
final class ItemResponderTests: ItemResponderTestCase {
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

  private final class Form: ResponderForm, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: path)
      configure((cell as? FieldCell)?.field, for: path.item)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "search", for: path)
    }
  }

  private let data = Form()
  private var view: UICollectionView!

  override var form: ResponderForm { data }
  override func makeList() -> UIScrollView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize.height = 40
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
    view.register(
      SearchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "search")
    view.dataSource = data
    return view
  }
  override func existingField(_ item: Int) -> UITextField? { (view.cellForItem(at: [0, item]) as? FieldCell)?.field }
  override func item(of cell: UIView) -> Int? { (cell as? FieldCell).flatMap { view.indexPath(for: $0)?.item } }
  override var visibleCells: [UIView] { view.visibleCells }
  override func isCell(_ view: UIView) -> Bool { view is FieldCell }
  override func update(_ change: Change) {
    switch change {
    case .insertion(let items): view.insertItems(at: items.map { [0, $0] })
    case .deletion(let items): view.deleteItems(at: items.map { [0, $0] })
    case .reload(let items): view.reloadItems(at: items.map { [0, $0] })
    }
  }

  private var header: SearchHeader? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? SearchHeader
  }

  func testScrolling_keepsTheItemThatIsEdited() throws { try checkScrolling_keepsTheItemThatIsEdited() }
  func testAfterTheEndOfTheEditing_theCellIsReused() throws {
    view.isPrefetchingEnabled = false
    try checkAfterTheEndOfTheEditing_theCellIsReused()
  }
  func testUpdates_moveOrEndTheEditing() throws { try checkUpdates_moveOrEndTheEditing() }
  func testAnUpdateThatMovesTheItemOffScreen_keepsIt() throws { try checkAnUpdateThatMovesTheItemOffScreen_keepsIt() }

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

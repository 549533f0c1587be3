import UIKit
import UIKitTesting
import XCTest

/// The diffable data source for Objective-C, whose identifiers are any hashable values
/// (UICollectionViewDiffableDataSourceReference and its snapshots, NSDiffableDataSourceSnapshot.h).
@preconcurrency @MainActor
final class DiffableReferenceTests: XCTestCase {
  private final class Thing {}

  func testASnapshot_takesIdentifiersOfAnyKind() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    let thing = Thing()
    snapshot.appendSections(withIdentifiers: ["a", 1])
    snapshot.appendItems(withIdentifiers: [1, "1", thing], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [2.5])
    XCTAssertEqual(snapshot.numberOfItems, 4)
    XCTAssertEqual(snapshot.numberOfItems(inSection: 1), 1)
    XCTAssertEqual(snapshot.index(ofItemIdentifier: thing), 2)
    XCTAssertEqual(snapshot.index(ofItemIdentifier: Thing()), NSNotFound)
    XCTAssertEqual(snapshot.index(ofSectionIdentifier: "b"), NSNotFound)
    XCTAssertEqual(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: thing) as? String, "a")
    let other = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.moveItem(withIdentifier: thing, beforeItemWithIdentifier: 1)
    snapshot.deleteItems(withIdentifiers: ["1"])
    snapshot.insertItems(withIdentifiers: ["x"], afterItemWithIdentifier: 1)
    snapshot.moveSection(withIdentifier: 1, beforeSectionWithIdentifier: "a")
    snapshot.reloadItems(withIdentifiers: [2.5])
    snapshot.reconfigureItems(withIdentifiers: ["x"])
    XCTAssertTrue(snapshot.itemIdentifiersInSection(withIdentifier: "a").first as? Thing === thing)
    XCTAssertEqual(snapshot.itemIdentifiersInSection(withIdentifier: "a").map { "\($0)" }.dropFirst(), ["1", "x"])
    XCTAssertEqual(snapshot.reloadedItemIdentifiers as? [Double], [2.5])
    XCTAssertEqual(snapshot.reconfiguredItemIdentifiers as? [String], ["x"])
    XCTAssertEqual(other?.numberOfItems(inSection: "a"), 3, "a copy stays as it was")
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot.numberOfSections, 0)
  }

  func testASectionSnapshot_isAnOutline() {
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["a", "b"])
    outline.appendItems([1, 2], intoParentItem: "a")
    XCTAssertEqual(outline.visibleItems.map { "\($0)" }, ["a", "b"])
    outline.expandItems(["a"])
    XCTAssertEqual(outline.expandedItems() as? [String], ["a"])
    XCTAssertTrue(outline.isExpanded("a") && outline.isVisible(2) && outline.containsItem(1))
    XCTAssertEqual(outline.visibleItems.map { "\($0)" }, ["a", "1", "2", "b"])
    XCTAssertEqual(outline.level(ofItem: 2), 1)
    XCTAssertEqual(outline.parent(ofChildItem: 2) as? String, "a")
    XCTAssertNil(outline.parent(ofChildItem: "b"))
    XCTAssertEqual(outline.ofParentItem("a").rootItems as? [Int], [1, 2])
    let more = NSDiffableDataSourceSectionSnapshotReference()
    more.appendItems([7])
    XCTAssertEqual(outline.insert(more, afterItem: "b") as? String, "b")
    XCTAssertEqual(outline.index(ofItem: 7), 4)
    outline.replaceChildren(ofParentItem: "a", with: NSDiffableDataSourceSectionSnapshotReference())
    outline.deleteItems(["b"])
    XCTAssertEqual(outline.items.map { "\($0)" }, ["a", "7"])
    outline.collapseItems(["a"])
    XCTAssertTrue(outline.expandedItems().isEmpty)
  }

  func testADataSource_showsSnapshots() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var provided: [String] = []
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      provided.append("\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    XCTAssertTrue(view.dataSource === source)
    let snapshot = source.snapshot()
    snapshot.appendSections(withIdentifiers: ["s"])
    snapshot.appendItems(withIdentifiers: [1, "two", 3])
    source.applySnapshot(snapshot, animatingDifferences: false)
    app.show(view)
    try app.waitUntilIdle()
    XCTAssertEqual(provided, ["1", "two", "3"])
    let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
    snapshot.deleteItems(withIdentifiers: ["two"])
    var isOver = false
    source.applySnapshot(snapshot, animatingDifferences: true) { isOver = true }
    try app.waitUntilIdle()
    XCTAssertTrue(isOver)
    XCTAssertEqual(source.indexPath(forItemIdentifier: 3), IndexPath(item: 1, section: 0))
    XCTAssertEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) as? Int, 3)
    XCTAssertEqual(source.index(forSectionIdentifier: "s"), 0)
    XCTAssertEqual(source.sectionIdentifier(for: 0) as? String, "s")
    XCTAssertTrue(view.cellForItem(at: IndexPath(item: 1, section: 0)) === kept, "what stays keeps its cell")
    let outline = source.snapshot(forSection: "s")
    outline.appendItems(["child"], intoParentItem: 1)
    outline.expandItems([1])
    source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
  }

  func testInteractiveMoves_areReportedWithReferences() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let handlers = __UICollectionViewDiffableDataSourceReorderingHandlers()
    handlers.canReorderItemHandler = { $0 as? Int == 1 }
    var told: [String] = []
    handlers.didReorderHandler = { transaction in
      told = transaction.finalSnapshot.itemIdentifiers.map { "\($0)" }
      XCTAssertEqual(transaction.difference.count, 2)
      XCTAssertEqual(transaction.sectionTransactions.first?.sectionIdentifier as? String, "s")
    }
    source.reorderingHandlers = handlers
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["s"])
    snapshot.appendItems(withIdentifiers: [1, 2, 3])
    source.applySnapshot(usingReloadData: snapshot)
    view.layoutIfNeeded()
    XCTAssertTrue(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    XCTAssertFalse(source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(
      view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center ?? .zero)
    view.endInteractiveMovement()
    XCTAssertEqual(told, ["2", "3", "1"])
  }
}

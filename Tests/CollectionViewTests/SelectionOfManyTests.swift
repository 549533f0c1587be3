import UIKit
import UIKitTesting
import XCTest

/// Large selections: calls and results when all items are selected, ranges change, and batches are performed.
@preconcurrency @MainActor
final class SelectionOfManyTests: XCTestCase {
  private var app: TestApplication!
  private var source: TestDataSource!
  private var view: UICollectionView!
  private var delegate: Counting!

  @MainActor private final class Counting: NSObject, UICollectionViewDelegate {
    var asked = 0
    var selected: [IndexPath] = []
    var deselected: [IndexPath] = []
    var refused: Set<IndexPath> = []
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      asked += 1
      return !refused.contains(path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { selected.append(path) }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { deselected.append(path) }
  }

  override func tearDown() async throws { app?.close() }

  private func start(_ counts: [Int], hasDelegate: Bool = true) {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { XCTFail($0) }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 60)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
    view.allowsMultipleSelection = true
    source = TestDataSource(counts)
    TestDataSource.register(in: view)
    view.dataSource = source
    delegate = Counting()
    if hasDelegate { view.delegate = delegate }
    app.show(view)
  }

  private var selected: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Control-A calls the delegate for every item once, in order. Items that it refuses are not selected, and it is
  /// called for them again the next time.
  func testControlA_asksForEachItem() {
    start([50, 0, 70])
    delegate.refused = [path(7), path(69, 2)]
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(delegate.asked, 120)
    XCTAssertEqual(selected.count, 118)
    XCTAssertEqual(selected, delegate.selected)
    XCTAssertFalse(selected.contains(path(7)))
    XCTAssertEqual(view.cellForItem(at: path(3))?.isSelected, true)
    XCTAssertEqual(view.cellForItem(at: path(7))?.isSelected, false)
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(delegate.asked, 122)
  }

  /// Without a delegate, Control-A has the same result, and the cells show it.
  func testControlA_withoutADelegate() {
    start([50, 0, 70], hasDelegate: false)
    view.selectItem(at: path(20, 2), animated: false, scrollPosition: [])
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(selected.count, 120)
    XCTAssertEqual(selected.first, path(20, 2), "in the order of selection")
    XCTAssertEqual(selected[1], path(0))
    XCTAssertTrue(view.visibleCells.allSatisfy(\.isSelected))
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    XCTAssertNil(view.indexPathsForSelectedItems)
    XCTAssertTrue(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// Batch updates with a million selected items: inserted items are not selected, deleted items are no longer
  /// selected, and all others stay selected.
  func testBatches_amongAMillion() throws {
    start([1_000_000], hasDelegate: false)
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(selected.count, 1_000_000)
    source.sections[0].insert(-1, at: 500_000)
    view.insertItems(at: [path(500_000)])
    try app.waitUntilIdle()
    XCTAssertEqual(selected.count, 1_000_000)
    XCTAssertFalse(selected.contains(path(500_000)))
    XCTAssertEqual(selected[500_000], path(500_001), "the order stays")
    source.sections[0].remove(at: 500_000)
    source.sections[0].remove(at: 0)
    view.deleteItems(at: [path(0), path(500_000)])
    try app.waitUntilIdle()
    XCTAssertEqual(selected.count, 999_999)
    XCTAssertEqual(selected.last, path(999_998))
    source.sections[0].append(source.sections[0].remove(at: 0))
    view.moveItem(at: path(0), to: path(999_998))
    try app.waitUntilIdle()
    XCTAssertEqual(selected.first, path(999_998), "a moved item stays the first that was selected")
    view.allowsMultipleSelection = false
    XCTAssertEqual(selected, [path(999_998)])
    XCTAssertTrue(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// Shift extends and reduces the selection. The delegate is called only once for each change of an item.
  func testRangesThatGrowAndShrink() {
    start([1_000])
    view.selectItem(at: path(900), animated: false, scrollPosition: [])
    app.click(at: CGPoint(x: 30, y: 30))
    XCTAssertEqual(delegate.deselected, [path(900)])
    app.modifiers = .shift
    app.click(at: CGPoint(x: 30, y: 250))
    let last = selected.last ?? path(0)
    XCTAssertEqual(selected, (0...last.item).map { path($0) })
    XCTAssertEqual(delegate.selected, selected)
    delegate.deselected = []
    app.click(at: CGPoint(x: 30, y: 110))
    let nearer = selected.last ?? path(0)
    XCTAssertLessThan(nearer, last)
    XCTAssertEqual(delegate.deselected, (nearer.item + 1...last.item).map { path($0) })
    XCTAssertEqual(delegate.selected.count, last.item + 1, "what is in is not told again")
    app.modifiers = []
  }
}

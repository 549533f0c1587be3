import UIKit
import XCTest

/// The calls of a diffable data source to its view. Subclasses in the tests of libraries count them. The calls are
/// those of UIKitCore's `_UIDiffableDataSourceViewUpdater` (iOS 17 and 18; the stack traces of iOS 15 contain the same
/// methods): a batch update for each difference, a second one for reloads, and `reloadData` for the first snapshot
/// without animation.
@preconcurrency @MainActor
final class DiffableCallsTests: XCTestCase {
  private class SpyCollection: UICollectionView {
    var calls: [String] = []
    var isAnimated: [Bool] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      calls.append("batch")
      isAnimated.append(UIView.areAnimationsEnabled)
      super.performBatchUpdates(updates, completion: completion)
    }
    override func reloadData() {
      calls.append("reloadData")
      super.reloadData()
    }
    override func insertSections(_ sections: IndexSet) {
      calls.append("insertSections \(Array(sections))")
      super.insertSections(sections)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      calls.append("insert \(indexPaths.map { Array($0) })")
      super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
      calls.append("delete \(indexPaths.map { Array($0) })")
      super.deleteItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      calls.append("move \(Array(indexPath)) \(Array(newIndexPath))")
      super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
      calls.append("reload \(indexPaths.map { Array($0) })")
      super.reloadItems(at: indexPaths)
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) {
      calls.append("reconfigure \(indexPaths.map { Array($0) })")
      super.reconfigureItems(at: indexPaths)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A stub as in the tests of libraries. It runs the updates and calls the completion handler without calling `super`.
  private final class StubCollection: UICollectionView {
    var batches = 0
    var inserted: [IndexPath] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches += 1
      updates?()
      completion?(true)
    }
    override func insertItems(at indexPaths: [IndexPath]) { inserted += indexPaths }
  }

  private final class SpyTable: UITableView {
    var calls: [String] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func reloadData() {
      calls.append("reloadData")
      super.reloadData()
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      calls.append("insertSections \(Array(sections))")
      super.insertSections(sections, with: animation)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert \(indexPaths.map { Array($0) }) \(animation == .left)")
      super.insertRows(at: indexPaths, with: animation)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private var window: UIWindow!

  override func setUp() async throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
  }

  override func tearDown() async throws {
    window.isHidden = true
    window = nil
  }

  private func source(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<Int, Int> {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func spy() -> SpyCollection {
    let view = SpyCollection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    return view
  }

  func testEachDifferenceIsOneBatch() async {
    let view = spy()
    let source = source(view)
    await source.apply(snapshot([1, 2]), animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch", "insertSections [0]"])
    await source.apply(snapshot([1, 2, 3]), animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch", "insert [[0, 2]]"])
    await source.apply(snapshot([3, 1]), animatingDifferences: false)
    XCTAssertEqual(view.take(), ["batch", "move [0, 2] [0, 0]", "delete [[0, 1]]"])
    XCTAssertEqual(view.isAnimated, [true, true, false])
    // There is no difference, but UIKit performs a batch nevertheless.
    await source.apply(snapshot([3, 1]), animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch"])
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 2)
  }

  func testTheFirstSnapshotWithoutAnimationReloads_andCompletesAtOnce() {
    let view = spy()
    let source = source(view)
    var completions = 0
    source.apply(snapshot([1, 2]), animatingDifferences: false) { completions += 1 }
    XCTAssertEqual(view.take(), ["reloadData"])
    XCTAssertEqual(completions, 1)
    source.apply(snapshot([1]), animatingDifferences: false) { completions += 1 }
    XCTAssertEqual(view.take(), ["batch", "delete [[0, 1]]"])
    XCTAssertEqual(completions, 1, "a batch completes with the next turn")
    let ended = expectation(description: "the batch completed")
    DispatchQueue.main.async { ended.fulfill() }
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(completions, 2)
  }

  func testAReloadIsOneCall_andCompletesAtOnce() {
    let view = spy()
    let source = source(view)
    var completions = 0
    source.applySnapshotUsingReloadData(snapshot([1, 2])) { completions += 1 }
    XCTAssertEqual(view.take(), ["reloadData"])
    XCTAssertEqual(completions, 1)
    XCTAssertEqual(view.visibleCells.count, 2, "in a window it is laid out at once")
    source.apply(snapshot([2]), animatingDifferences: false)
    XCTAssertEqual(view.take(), ["batch", "delete [[0, 0]]"], "something was shown before")
  }

  func testReloadsAndReconfigurationsAreNamed() async {
    let view = spy()
    let source = source(view)
    await source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
    _ = view.take()
    var marked = source.snapshot()
    marked.reloadItems([2])
    await source.apply(marked, animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch", "reload [[0, 1]]"])
    marked = source.snapshot()
    marked.reconfigureItems([3])
    await source.apply(marked, animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch", "reconfigure [[0, 2]]"])
    // Together with a difference they are performed in a separate batch.
    marked = source.snapshot()
    marked.appendItems([4])
    marked.reloadItems([1])
    await source.apply(marked, animatingDifferences: true)
    XCTAssertEqual(view.take(), ["batch", "insert [[0, 3]]", "batch", "reload [[0, 0]]"])
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 4)
  }

  func testAViewWithoutAWindow() {
    let view = SpyCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let source = source(view)
    source.apply(snapshot([1]), animatingDifferences: true)
    source.apply(snapshot([1, 2]), animatingDifferences: false)
    XCTAssertEqual(view.take(), ["batch", "insertSections [0]", "batch", "insert [[0, 1]]"])
  }

  func testAStubThatCallsNoSuper() {
    let view = StubCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let source = source(view)
    var completions = 0
    source.apply(snapshot([1, 2])) { completions += 1 }
    XCTAssertEqual(view.batches, 1)
    XCTAssertEqual(completions, 1)
    source.apply(snapshot([1, 2, 3])) { completions += 1 }
    XCTAssertEqual(view.batches, 2)
    XCTAssertEqual(view.inserted, [[0, 2]])
    XCTAssertEqual(completions, 2)
    XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2, 3])
    view.layoutIfNeeded()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
  }

  func testATable() async {
    let table = SpyTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    source.defaultRowAnimation = .left
    var completions = 0
    source.apply(snapshot([1]), animatingDifferences: false) { completions += 1 }
    XCTAssertEqual(table.take(), ["reloadData"])
    XCTAssertEqual(completions, 1)
    await source.apply(snapshot([1, 2]), animatingDifferences: true)
    XCTAssertEqual(table.take(), ["batch", "insert [[0, 1]] true"])
    await source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
    XCTAssertEqual(table.take(), ["batch", "insert [[0, 2]] true"])
    await source.applySnapshotUsingReloadData(snapshot([1]))
    XCTAssertEqual(table.take(), ["reloadData"])
    // Outside of a window a change without animation is a reload.
    table.removeFromSuperview()
    source.apply(snapshot([1, 5]), animatingDifferences: false) { completions += 1 }
    XCTAssertEqual(table.take(), ["reloadData"])
    XCTAssertEqual(completions, 2)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    await source.apply(snapshot([1]), animatingDifferences: true)
    XCTAssertEqual(table.take(), ["batch"])
  }
}

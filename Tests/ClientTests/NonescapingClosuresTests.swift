import UIKit
import UIKitTesting
import XCTest

/// Nonescaping closures where UIKit's headers have `NS_NOESCAPE`: `performBatchUpdates:completion:` of both views
/// (UICollectionView.h, UITableView.h: `void (NS_NOESCAPE ^ _Nullable)(void)`, which Swift imports as an optional
/// nonescaping closure), and the others below.
@preconcurrency @MainActor
final class NonescapingClosuresTests: XCTestCase {
  private final class Table: UITableView, UITableViewDataSource {
    var rows = 1
    var batches: [Bool] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches.append(updates != nil)
      super.performBatchUpdates(updates, completion: completion)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    /// Uses properties in the closure without `self.`, as code for nonescaping closures does.
    func insert() {
      performBatchUpdates {
        rows += 1
        insertRows(at: [[0, 0]], with: .none)
      }
    }
  }

  private final class Grid: UICollectionView, UICollectionViewDataSource {
    var items = 1
    var batches: [Bool] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches.append(updates != nil)
      super.performBatchUpdates(updates, completion: completion)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  /// Code like that of DifferenceKit's `reload(using:setData:)`, in which another closure captures a closure parameter.
  private func apply(_ rows: Int, to table: UITableView, _ set: (Int) -> Void, then done: ((Bool) -> Void)? = nil) {
    table.performBatchUpdates(
      {
        set(rows)
        table.insertRows(at: [[0, 0]], with: .none)
      }, completion: done)
  }

  private func run(_ updates: () -> Void, in table: UITableView) { table.performBatchUpdates(updates) }
  private func run(_ updates: () -> Void, in grid: UICollectionView) {
    grid.performBatchUpdates(updates, completion: nil)
  }

  func testTables() throws {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = table
    app.show(table)
    try app.waitUntilIdle()
    var ended = false
    apply(2, to: table, { table.rows = $0 }, then: { ended = $0 })
    run(
      {
        table.rows += 1
        table.insertRows(at: [[0, 0]], with: .none)
      }, in: table)
    table.insert()
    try app.waitUntilIdle()
    XCTAssertTrue(ended)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
    XCTAssertEqual(table.batches, [true, true, true])
    table.performBatchUpdates(nil, completion: nil)
    let updates: (() -> Void)? = {}
    table.performBatchUpdates(updates)
    XCTAssertEqual(table.batches, [true, true, true, false, true])
  }

  func testCollectionViews() throws {
    let grid = Grid(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = grid
    app.show(grid)
    try app.waitUntilIdle()
    run(
      {
        grid.items += 1
        grid.insertItems(at: [[0, 0]])
      }, in: grid)
    var ended = false
    grid.performBatchUpdates {
      grid.items += 1
      grid.insertItems(at: [[0, 0]])
    } completion: {
      ended = $0
    }
    try app.waitUntilIdle()
    XCTAssertTrue(ended)
    XCTAssertEqual(grid.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(grid.batches, [true, true])
  }

  /// Each of the other methods calls its closure once before it returns.
  func testTheOthers() {
    var count = 0
    func everywhere(_ actions: () -> Void) {
      UIView.performWithoutAnimation(actions)
      UIView.animate(withDuration: 0.1) {
        UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true, animations: {})
      }
      UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true, animations: actions)
      UITraitCollection.current.performAsCurrent(actions)
      _ = UITraitCollection { _ in actions() }
      _ = UITraitCollection.current.modifyingTraits { _ in actions() }
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      _ = renderer.image { _ in actions() }
      _ = renderer.pngData { _ in actions() }
      _ = renderer.jpegData(withCompressionQuality: 1) { _ in actions() }
      Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).performUsingPresentationValues(actions)
      autoreleasepool { actions() }
      NSAttributedString(string: "a").enumerateAttributes(in: NSRange(location: 0, length: 1), options: []) { _, _, _ in
        actions()
      }
    }
    everywhere { count += 1 }
    XCTAssertEqual(count, 11)
  }
}

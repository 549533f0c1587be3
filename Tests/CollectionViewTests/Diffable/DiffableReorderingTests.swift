import UIKit
import XCTest

/// Reordering items of a diffable data source (Apple's documentation of `ReorderingHandlers` and the transactions).
@preconcurrency @MainActor
final class DiffableReorderingTests: DiffableTestCase {
  /// Moves an item interactively to the middle of a row. Rows are 20 points high.
  private func carry(_ item: Int, toRow row: Int) throws {
    let path = try XCTUnwrap(source.indexPath(for: item))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: path))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: CGFloat(row) * 20 + 10))
    view.endInteractiveMovement()
  }

  func testNothingMoves_withoutAHandlerThatAllowsIt() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 0]))
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 0]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    check([("a", [1, 2, 3])])
  }

  func testAMove_isATransaction_beforeAndAfter() throws {
    try stage()
    try show([("a", [1, 2, 3]), ("b", [4, 5])])
    var data = source.snapshot().itemIdentifiers
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [unowned self] in
      log.append("will \($0.finalSnapshot.itemIdentifiers), shown \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      log.append("did, shown \(source.snapshot().itemIdentifiers)")
      XCTAssertEqual(transaction.initialSnapshot.itemIdentifiers, data)
      data = data.applying(transaction.difference) ?? []
      XCTAssertEqual(data, transaction.finalSnapshot.itemIdentifiers)
      XCTAssertEqual(transaction.difference.count, 2)
      for part in transaction.sectionTransactions {
        log.append("\(part.sectionIdentifier): \(part.finalSnapshot.items)")
        XCTAssertEqual(part.initialSnapshot.items.applying(part.difference), part.finalSnapshot.items)
      }
      guard case .insert(_, let element, let origin) = transaction.difference.insertions[0] else { return XCTFail() }
      XCTAssertEqual(element, 1)
      XCTAssertEqual(origin, 0, "a move is told as one")
    }
    let moved = cell(1)
    provided = []
    try carry(1, toRow: 3)
    XCTAssertEqual(
      log,
      [
        "will [2, 3, 1, 4, 5], shown [1, 2, 3, 4, 5]", "did, shown [2, 3, 1, 4, 5]", "a: [2, 3]", "b: [1, 4, 5]",
      ])
    try app.waitUntilIdle()
    check([("a", [2, 3]), ("b", [1, 4, 5])])
    XCTAssertTrue(cell(1) === moved)
    XCTAssertEqual(provided, [])
  }

  /// A handler typically applies a changed snapshot. The snapshot of the last handler is shown.
  func testASnapshotAppliedByAHandler_comesAfterTheMove() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [unowned self] in
      var snapshot = $0.finalSnapshot
      snapshot.appendItems([7])
      source.apply(snapshot)
    }
    source.reorderingHandlers.didReorder = { [unowned self] _ in
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([1])
      snapshot.insertItems([8], beforeItem: 2)
      source.apply(snapshot)
    }
    try carry(1, toRow: 2)
    try app.waitUntilIdle()
    // The snapshot of the handler, which did not include the waiting one, was applied last.
    check([("a", [8, 2, 3, 1])])
  }

  /// The children of an item in an outline move with it.
  func testInAnOutline_theWholeBranchMoves() throws {
    try stage()
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([1, 2, 3])
    section.append([10, 11], to: 1)
    section.append([30], to: 3)
    section.expand([1, 3])
    source.apply(section, to: "a", animatingDifferences: false)
    try app.waitUntilIdle()
    check([("a", [1, 10, 11, 2, 3, 30])])
    source.reorderingHandlers.canReorderItem = { _ in true }
    var transactions = 0
    source.reorderingHandlers.didReorder = { transaction in
      transactions += 1
      XCTAssertEqual(transaction.finalSnapshot.itemIdentifiers, [2, 1, 10, 11, 3, 30])
      XCTAssertEqual(transaction.sectionTransactions.map(\.finalSnapshot.items), [[2, 1, 10, 11, 3, 30]])
    }
    try carry(1, toRow: 3)
    try app.waitUntilIdle()
    check([("a", [2, 1, 10, 11, 3, 30])])
    XCTAssertEqual(source.snapshot(for: "a").parent(of: 11), 1)
    XCTAssertEqual(transactions, 1)
    source.reorderingHandlers.didReorder = nil
    // Onto the child of another item, whose sibling it becomes.
    try carry(2, toRow: 4)
    try app.waitUntilIdle()
    check([("a", [1, 10, 11, 3, 2, 30])])
    XCTAssertEqual(source.snapshot(for: "a").parent(of: 2), 3)
  }
}

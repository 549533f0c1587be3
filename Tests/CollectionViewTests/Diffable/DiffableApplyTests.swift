import UIKit
import XCTest

/// Applying snapshots to a collection view in a window (measurements.md, chapter 11).
@preconcurrency @MainActor
final class DiffableApplyTests: DiffableTestCase {
  func testWhatStaysAndMoves_keepsItsCell_onlyWhatComesIsAskedFor() throws {
    try stage()
    try show([("a", [1, 2, 3]), ("b", [4, 5])])
    let cells = Dictionary(uniqueKeysWithValues: (1...5).map { ($0, cell($0)) })
    var snapshot = source.snapshot()
    snapshot.deleteItems([2])
    snapshot.appendItems([6], toSection: "a")
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.moveSection("b", beforeSection: "a")
    source.apply(snapshot)
    check([("b", [4]), ("a", [5, 1, 3, 6])])
    for item in [1, 3, 4, 5] { XCTAssertTrue(cell(item) === (cells[item] ?? nil), "\(item)") }
    XCTAssertEqual(provided, [6])
    try app.waitUntilIdle()
    check([("b", [4]), ("a", [5, 1, 3, 6])])
  }

  /// Items keep their cells if a snapshot is built from scratch, as in most applications, instead of changing the
  /// current one.
  func testASnapshotBuiltAgain_isEqual() throws {
    try stage()
    try show([("a", Array(0..<10)), ("b", [20, 21])])
    let cells = Dictionary(uniqueKeysWithValues: [0, 3, 20].map { ($0, cell($0)) })
    source.apply(snapshot([("b", [3, 21, 20]), ("c", [30]), ("a", [9, 0, 31])]))
    try app.waitUntilIdle()
    check([("b", [3, 21, 20]), ("c", [30]), ("a", [9, 0, 31])])
    for item in [0, 3, 20] { XCTAssertTrue(cell(item) === (cells[item] ?? nil), "\(item)") }
    XCTAssertEqual(provided, [30, 31])
  }

  /// Without animation, a snapshot is still applied as a difference, as on iOS 15 and later (measurements.md 11.1).
  func testWithoutAnimation_itIsADifferenceStill() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    let kept = cell(3)
    var isOver = false
    source.apply(snapshot([("a", [3, 4])]), animatingDifferences: false) { isOver = true }
    XCTAssertFalse(isOver, "the completion comes with a later turn")
    XCTAssertTrue(cell(3) === kept)
    XCTAssertNil(kept?.layer.animationKeys(), "nothing is animated")
    XCTAssertEqual(kept?.frame.minY, 0)
    app.pump()
    XCTAssertTrue(isOver)
    XCTAssertEqual(provided, [4])
  }

  func testTheCompletion_comesWhenTheAnimationIsOver() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    var order: [String] = []
    source.apply(snapshot([("a", [3, 1, 2])])) {
      XCTAssertTrue(Thread.isMainThread)
      order.append("first")
    }
    app.advance(by: 0.2)
    app.pump()
    XCTAssertEqual(order, [])
    XCTAssertNotNil(cell(3)?.layer.animationKeys())
    source.apply(snapshot([("a", [2, 3, 1])])) { order.append("second") }
    try app.waitUntilIdle()
    app.pump()
    XCTAssertEqual(order, ["first", "second"])
    check([("a", [2, 3, 1])])
  }

  func testAnUnchangedSnapshot_asksNothing_andIsCompleted() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    var isOver = false
    source.apply(source.snapshot()) { isOver = true }
    app.pump()
    XCTAssertTrue(isOver)
    XCTAssertEqual(provided, [])
  }

  // MARK: Reload, reconfigure

  /// Reloading an item requests a new cell, and reconfiguring keeps the cell (measurements.md 11.2).
  func testReload_asksForANewCell_reconfigure_keepsIt() throws {
    try stage()
    try show([("a", [1, 2, 3, 4])])
    let (first, second, moved) = (cell(1), cell(2), cell(4))
    var snapshot = source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2, 4])
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [1])
    XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [2, 4], "and not among the reloaded")
    snapshot.moveItem(4, beforeItem: 1)
    source.apply(snapshot)
    XCTAssertFalse(cell(1) === first)
    XCTAssertTrue(cell(2) === second)
    XCTAssertTrue(cell(4) === moved)
    XCTAssertEqual(provided.sorted(), [1, 2, 4])
    XCTAssertEqual(source.snapshot().reloadedItemIdentifiers, [], "what is done is done")
    XCTAssertEqual(source.snapshot().reconfiguredItemIdentifiers, [])
    try app.waitUntilIdle()
    check([("a", [4, 1, 2, 3])])
  }

  func testReloadAndMoveAtOnce() throws {
    try stage()
    try show([("a", [1, 2, 3]), ("b", [4])])
    let old = cell(3)
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    var snapshot = source.snapshot()
    snapshot.moveItem(3, beforeItem: 4)
    snapshot.reloadItems([3])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.reloadSections(["b"])
    source.apply(snapshot)
    try app.waitUntilIdle()
    check([("b", [3, 4]), ("a", [1, 2])])
    XCTAssertFalse(cell(3) === old)
    XCTAssertEqual(Set(provided), [3, 4])
    XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [], "a reload deselects the item")
    XCTAssertEqual(cell(3)?.isSelected, false)
  }

  func testReloadSections_renewsSupplementaryViews() throws {
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    try stage()
    var headers = 0
    source.supplementaryViewProvider = { view, kind, path in
      headers += 1
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
    try show([("a", [1]), ("b", [2])])
    let header = { self.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: $0) }
    let (first, second) = (header([0, 0]), header([0, 1]))
    XCTAssertEqual(headers, 2)
    var snapshot = source.snapshot()
    snapshot.reloadSections(["b"])
    XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["b"])
    source.apply(snapshot)
    try app.waitUntilIdle()
    XCTAssertEqual(headers, 3)
    XCTAssertTrue(header([0, 0]) === first)
    XCTAssertTrue(second == nil || header([0, 1]) !== second)
    XCTAssertEqual(provided, [2])
  }

  func testReloadData_asksForEverything_andEndsAnimations() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    var order: [String] = []
    source.apply(snapshot([("a", [3, 1, 2])])) { order.append("apply") }
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    source.applySnapshotUsingReloadData(snapshot([("a", [1, 9])])) { order.append("reload") }
    view.layoutIfNeeded()
    XCTAssertEqual(provided, [1, 9])
    XCTAssertNil(view.indexPathsForSelectedItems)
    XCTAssertNil(cell(1)?.layer.animationKeys())
    try app.waitUntilIdle()
    app.pump()
    XCTAssertEqual(Set(order), ["apply", "reload"])
    check([("a", [1, 9])])
  }

  // MARK: Special times

  func testBeforeTheWindow_andBeforeTheFirstLayout() throws {
    try stage(inWindow: false)
    var completions = 0
    source.apply(snapshot([("a", [1, 2])])) { completions += 1 }
    source.apply(snapshot([("a", [2, 3])])) { completions += 1 }
    app.pump()
    XCTAssertEqual(completions, 2)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 2)
    app.show(view)
    try app.waitUntilIdle()
    check([("a", [2, 3])])
  }

  func testAnApplyInsideOfAnother_followsIt() throws {
    try stage()
    try show([("a", [1])])
    var order: [String] = []
    onProvide = { [unowned self] item in
      guard item == 2 else { return }
      source.apply(snapshot([("a", [2, 3])])) { order.append("inner") }
    }
    source.apply(snapshot([("a", [1, 2])])) { order.append("outer") }
    XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3])
    try app.waitUntilIdle()
    app.pump()
    XCTAssertEqual(order, ["outer", "inner"])
    check([("a", [2, 3])])
  }

  func testInsideOfABatch_itWaitsForItsEnd() throws {
    try stage()
    try show([("a", [1, 2])])
    var isOver = false
    view.performBatchUpdates {
      source.apply(snapshot([("a", [2, 5])])) { isOver = true }
      XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2])
    }
    XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 5])
    try app.waitUntilIdle()
    app.pump()
    XCTAssertTrue(isOver)
    check([("a", [2, 5])])
  }

  func testWhileAnimationsRun_cellsGoOnFromWhereTheyAre() throws {
    try stage()
    try show([("a", Array(0..<8))])
    let cells = (0..<8).map { cell($0) }
    for step in 1...6 {
      source.apply(snapshot([("a", (0..<8).map { ($0 + 3 * step) % 8 })]))
      app.advance(by: 0.05)
    }
    let order = (0..<8).map { ($0 + 18) % 8 }
    check([("a", order)])
    for item in 0..<8 { XCTAssertTrue(cell(item) === cells[item]) }
    try app.waitUntilIdle()
    check([("a", order)])
    XCTAssertEqual(provided, [])
  }

  func testSelection_goesWithItsItems() throws {
    try stage()
    view.allowsMultipleSelection = true
    try show([("a", [1, 2, 3]), ("b", [4])])
    for path in [[0, 0], [0, 2], [1, 0]] as [IndexPath] {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    source.apply(snapshot([("b", [3, 7]), ("a", [2, 1])]))
    XCTAssertEqual(Set(view.indexPathsForSelectedItems ?? []), [[0, 0], [1, 1]])
    XCTAssertEqual([cell(3)?.isSelected, cell(1)?.isSelected, cell(7)?.isSelected], [true, true, false])
    try app.waitUntilIdle()
  }

  func testPlaces() throws {
    try stage()
    try show([("a", [1, 2, 3]), ("b", [4])])
    XCTAssertEqual(source.itemIdentifier(for: [1, 0]), 4)
    XCTAssertNil(source.itemIdentifier(for: [1, 1]))
    XCTAssertNil(source.itemIdentifier(for: [2, 0]))
    XCTAssertNil(source.itemIdentifier(for: [0]))
    XCTAssertEqual(source.indexPath(for: 3), [0, 2])
    XCTAssertNil(source.indexPath(for: 9))
    XCTAssertEqual(source.sectionIdentifier(for: 1), "b")
    XCTAssertNil(source.sectionIdentifier(for: 2))
    XCTAssertEqual(source.index(for: "b"), 1)
    XCTAssertNil(source.index(for: "z"))
  }
}

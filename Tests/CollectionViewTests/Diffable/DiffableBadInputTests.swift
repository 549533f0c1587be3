import UIKit
import XCTest

/// Cases in which UIKit raises an exception. Tessera reports an error and applies the rest of the snapshot
/// (measurements.md 11.3).
@preconcurrency @MainActor
final class DiffableBadInputTests: DiffableTestCase {
  private func assertOneReport(
    containing words: String..., file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void
  ) {
    let before = reports.count
    body()
    XCTAssertEqual(reports.count, before + 1, "one report", file: file, line: line)
    for word in words {
      XCTAssertTrue(reports.last?.contains(word) == true, "\(reports.last ?? "") lacks \(word)", file: file, line: line)
    }
  }

  override func stage(inWindow: Bool = true) throws {
    expectsReports = true
    try super.stage(inWindow: inWindow)
  }

  func testSnapshots() throws {
    try stage()
    var snapshot = Snapshot()
    assertOneReport(containing: "no sections", "2 items") { snapshot.appendItems([1, 2]) }
    assertOneReport(containing: "not unique", "a") { snapshot.appendSections(["a", "b", "a"]) }
    XCTAssertEqual(snapshot.sectionIdentifiers, ["a", "b"])
    assertOneReport(containing: "not unique", "3") { snapshot.appendItems([1, 3, 2, 3], toSection: "a") }
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 3, 2])
    assertOneReport(containing: "no section z") { snapshot.appendItems([9], toSection: "z") }
    assertOneReport(containing: "no item 77") { snapshot.insertItems([9], beforeItem: 77) }
    assertOneReport(containing: "no item 77") { snapshot.insertItems([9], afterItem: 77) }
    assertOneReport(containing: "no item 77") { snapshot.moveItem(77, beforeItem: 1) }
    assertOneReport(containing: "no item 78") { snapshot.moveItem(1, afterItem: 78) }
    assertOneReport(containing: "no section z") { snapshot.insertSections(["c"], beforeSection: "z") }
    assertOneReport(containing: "no section z") { snapshot.moveSection("a", afterSection: "z") }
    assertOneReport(containing: "do not exist", "77") { snapshot.reloadItems([1, 77]) }
    assertOneReport(containing: "do not exist", "77") { snapshot.reconfigureItems([77, 2]) }
    assertOneReport(containing: "do not exist", "z") { snapshot.reloadSections(["a", "z"]) }
    assertOneReport(containing: "no section z") { XCTAssertEqual(snapshot.numberOfItems(inSection: "z"), 0) }
    assertOneReport(containing: "no section z") { XCTAssertEqual(snapshot.itemIdentifiers(inSection: "z"), []) }
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 3, 2], "nothing is lost")
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [1])
    XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [2])
    XCTAssertNil(snapshot.indexOfItem(9))
    XCTAssertNil(snapshot.indexOfSection("z"))
    XCTAssertNil(snapshot.sectionIdentifier(containingItem: 9))
    snapshot.deleteItems([9])
    snapshot.deleteSections(["z"])
    snapshot.moveItem(1, beforeItem: 1)
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 3, 2])
    let count = reports.count
    snapshot.appendItems([1, 4], toSection: "b")
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [1, 4], "what is there moves into place")
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [3, 2])
    XCTAssertEqual(reports.count, count, "that is logged, not reported")
  }

  func testSectionSnapshots() throws {
    try stage()
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    assertOneReport(containing: "not unique", "1") { section.append([1, 2, 1]) }
    assertOneReport(containing: "not unique", "2") { section.append([2, 3], to: 1) }
    XCTAssertEqual(section.items, [1, 3, 2])
    assertOneReport(containing: "no item 9") { section.append([4], to: 9) }
    assertOneReport(containing: "no item 9") { section.insert([4], before: 9) }
    assertOneReport(containing: "not unique", "3") { section.insert(section.snapshot(of: 1), after: 2) }
    assertOneReport(containing: "no item 9") { section.replace(childrenOf: 9, using: section) }
    assertOneReport(containing: "not unique") {
      section.replace(childrenOf: 2, using: section.snapshot(of: 1, includingParent: true))
    }
    assertOneReport(containing: "do not exist", "9") { section.expand([1, 9]) }
    assertOneReport(containing: "do not exist", "9") { section.collapse([9]) }
    assertOneReport(containing: "no item 9") { XCTAssertEqual(section.level(of: 9), 0) }
    assertOneReport(containing: "no item 9") { XCTAssertNil(section.parent(of: 9)) }
    assertOneReport(containing: "no item 9") { XCTAssertEqual(section.snapshot(of: 9).items, []) }
    XCTAssertEqual(section.visibleItems, [1, 3, 2])
    assertOneReport(containing: "no section z") { XCTAssertEqual(source.snapshot(for: "z").items, []) }
  }

  func testProvidersThatAnswerNil() throws {
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    try stage()
    let none = Source(collectionView: view) { _, _, _ in nil }
    none.apply(snapshot([("a", [1, 2])]))
    try app.waitUntilIdle()
    XCTAssertEqual(view.visibleCells.count, 2)
    XCTAssertEqual(reports.filter { $0.contains("returned nil for item 1") }.count, 1, "once, not for every item")
    XCTAssertEqual(reports.filter { $0.contains("no supplementaryViewProvider") }.count, 1)
  }

  /// If another object replaces the data source and has other items, a snapshot reports the difference and the view
  /// reloads.
  func testADataSourceInFront_thatSaysSomethingElse_isReloadedFrom() throws {
    try stage()
    try show([("a", [1, 2])])
    let front = TestDataSource([5])
    view.dataSource = front
    view.layoutIfNeeded()
    assertOneReport(containing: "returns other numbers of") { source.apply(snapshot([("a", [2, 3, 4])])) }
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
    XCTAssertEqual(view.visibleCells.count, 5)
  }

  func testWithoutAView_snapshotsAreKept() throws {
    var completions = 0
    var lone: Source?
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      lone = Source(collectionView: view) { _, _, _ in nil }
    }
    lone?.apply(snapshot([("a", [1])])) { completions += 1 }
    XCTAssertEqual(lone?.snapshot().itemIdentifiers, [1])
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(completions, 1)
  }
}

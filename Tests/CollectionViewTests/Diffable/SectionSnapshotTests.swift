import UIKit
import XCTest

/// Section snapshots with and without hierarchy (Apple's documentation of `NSDiffableDataSourceSectionSnapshot`).
@preconcurrency @MainActor
final class SectionSnapshotTests: DiffableTestCase {
  typealias Section = NSDiffableDataSourceSectionSnapshot<Int>

  private func outline() -> Section {
    var section = Section()
    section.append([1, 2, 3])
    section.append([10, 11], to: 1)
    section.append([20], to: 2)
    section.append([100], to: 10)
    section.expand([1])
    return section
  }

  func testAnOutline() {
    var section = outline()
    XCTAssertEqual(section.items, [1, 10, 100, 11, 2, 20, 3])
    XCTAssertEqual(section.rootItems, [1, 2, 3])
    XCTAssertEqual(section.visibleItems, [1, 10, 11, 2, 3])
    XCTAssertEqual([1, 10, 100].map(section.level(of:)), [0, 1, 2])
    XCTAssertEqual([section.parent(of: 100), section.parent(of: 1)], [10, nil])
    XCTAssertEqual(section.index(of: 2), 4)
    XCTAssertTrue(section.isExpanded(1) && !section.isExpanded(10) && section.isVisible(10) && !section.isVisible(100))
    XCTAssertEqual(section.snapshot(of: 1).items, [10, 100, 11])
    XCTAssertEqual(section.snapshot(of: 1, includingParent: true).visibleItems, [1, 10, 11])
    section.insert([9], before: 10)
    section.insert([12], after: 11)
    section.insert(section.snapshot(of: 7), after: 3)
    XCTAssertEqual(section.visibleItems, [1, 9, 10, 11, 12, 2, 3])
    var other = Section()
    other.append([30, 31])
    section.replace(childrenOf: 1, using: other)
    XCTAssertEqual(section.items, [1, 30, 31, 2, 20, 3])
    section.insert(Section(other.snapshot(of: 30, includingParent: false)), before: 1)
    section.delete([2, 77])
    XCTAssertEqual(section.items, [1, 30, 31, 3])
    section.collapse([1])
    XCTAssertEqual(section.visibleItems, [1, 3])
    section.deleteAll()
    XCTAssertEqual(section.items, [])
  }

  /// In the visual description, a star marks a visible item, a plus an expanded item and a minus a collapsed one
  /// (Apple's documentation).
  func testTheVisualDescription() {
    XCTAssertEqual(
      outline().visualDescription().split(separator: "\n").map(String.init),
      ["* + 1", "*   - 10", "      - 100", "*   - 11", "* - 2", "    - 20", "* - 3"])
  }

  /// A section snapshot creates its section. Apple's example applies section snapshots to a data source without
  /// sections.
  func testAppliedToSectionsThatAreNotThere_theyCome() throws {
    try stage()
    source.apply(outline(), to: "a", animatingDifferences: false)
    var second = Section()
    second.append([5])
    source.apply(second, to: "b", animatingDifferences: false)
    try app.waitUntilIdle()
    check([("a", [1, 10, 11, 2, 3]), ("b", [5])])
    XCTAssertEqual(source.snapshot(for: "a").items, outline().items)
  }

  func testExpandAndCollapse_keepTheOtherCells() throws {
    try stage()
    source.apply(outline(), to: "a", animatingDifferences: false)
    try app.waitUntilIdle()
    provided = []
    let cells = [1, 10, 11, 2, 3].map { cell($0) }
    var section = source.snapshot(for: "a")
    section.expand([2])
    section.collapse([1])
    source.apply(section, to: "a")
    check([("a", [1, 2, 20, 3])])
    XCTAssertEqual(provided, [20])
    XCTAssertTrue(cell(1) === cells[0] && cell(2) === cells[3] && cell(3) === cells[4])
    try app.waitUntilIdle()
    check([("a", [1, 2, 20, 3])])
    XCTAssertFalse(source.snapshot(for: "a").isVisible(10))
  }

  /// The handlers that are called when the user expands and collapses items.
  func testHandlers() throws {
    try stage()
    source.apply(outline(), to: "a", animatingDifferences: false)
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)")
      return $0 != 2
    }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should collapse \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, present in
      log.append("children of \(item), now \(present.items)")
      var children = present
      children.append([item * 100])
      return children
    }
    XCTAssertFalse(source.setExpanded(2, true))
    XCTAssertTrue(source.setExpanded(3, true))
    XCTAssertTrue(source.setExpanded(1, false))
    XCTAssertEqual(
      log,
      [
        "should expand 2", "should expand 3", "will expand 3", "children of 3, now []", "should collapse 1",
        "will collapse 1",
      ])
    try app.waitUntilIdle()
    check([("a", [1, 2, 3, 300])])
    XCTAssertFalse(source.setExpanded(77, true), "of no outline")
  }

  /// Applying a snapshot of all sections keeps the hierarchy of a section, unless its items have changed.
  func testAWholeSnapshot_keepsOutlines_unlessTheirItemsAreOthers() throws {
    try stage()
    source.apply(outline(), to: "a", animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([1])
    snapshot.appendSections(["b"])
    source.apply(snapshot, animatingDifferences: false)
    XCTAssertEqual(source.snapshot(for: "a").items, outline().items)
    snapshot = source.snapshot()
    snapshot.deleteItems([11, 2])
    source.apply(snapshot, animatingDifferences: false)
    XCTAssertEqual(source.snapshot(for: "a").items, [1, 10, 100, 3], "what goes, goes with what is below it")
    snapshot = source.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    source.apply(snapshot, animatingDifferences: false)
    XCTAssertEqual(source.snapshot(for: "a").items, [3, 1, 10], "in another order it is a plain list")
    XCTAssertEqual(source.snapshot(for: "a").level(of: 10), 0)
    try app.waitUntilIdle()
    check([("a", [3, 1, 10]), ("b", [])])
  }

  func testItemsOfOtherSections_moveOver() throws {
    try stage()
    try show([("a", [1, 2]), ("b", [3])])
    let kept = cell(2)
    var section = source.snapshot(for: "b")
    section.append([2])
    source.apply(section, to: "b")
    try app.waitUntilIdle()
    check([("a", [1]), ("b", [3, 2])])
    XCTAssertTrue(cell(2) === kept)
  }

  /// Section snapshots that are applied while others are shown, and by the handlers of an outline, all take effect.
  func testExpandingWhileSnapshotsAreShown() throws {
    try stage()
    source.apply(outline(), to: "a", animatingDifferences: false)
    var log: [String] = []
    source.apply(snapshot([("b", [50]), ("a", source.snapshot(for: "a").visibleItems)])) { log.append("all") }
    app.advance(by: 0.05)
    XCTAssertTrue(source.setExpanded(1, false))
    var section = source.snapshot(for: "a")
    section.append([4])
    section.expand([2])
    source.apply(section, to: "a") { log.append("a") }
    XCTAssertTrue(source.setExpanded(1, true))
    try app.waitUntilIdle()
    check([("b", [50]), ("a", [1, 10, 11, 2, 20, 3, 4])])
    XCTAssertEqual(log, ["all", "a"])
    // From the handler that is called before an item expands, and from a completion.
    source.sectionSnapshotHandlers.willCollapseItem = { [self] _ in
      var other = Section()
      other.append([51, 52])
      source.apply(other, to: "b") {
        log.append("b")
        var emptied = self.source.snapshot(for: "a")
        emptied.delete([3])
        self.source.apply(emptied, to: "a")
      }
    }
    XCTAssertTrue(source.setExpanded(2, false))
    try app.waitUntilIdle()
    check([("b", [51, 52]), ("a", [1, 10, 11, 2, 4])])
    XCTAssertEqual(source.snapshot(for: "a").items, [1, 10, 100, 11, 2, 20, 4])
    XCTAssertFalse(source.snapshot(for: "a").isExpanded(2))
  }
}

import TestSupport
import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class BatchUpdateTests: XCTestCase {
  private var source: TestDataSource!

  private func makeList(_ counts: [Int], inWindow: Bool = false) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    source = TestDataSource(counts)
    let view = UICollectionView(showing: source, in: layout)
    view.layoutIfNeeded()
    return view
  }

  /// Checks that every cell shows the item at its index path, and that the counts are those of the data.
  private func check(_ view: UICollectionView, _ context: String) {
    XCTAssertEqual(view.numberOfSections, source.sections.count, context)
    for (section, items) in source.sections.enumerated() {
      XCTAssertEqual(view.numberOfItems(inSection: section), items.count, context)
    }
    for path in view.indexPathsForVisibleItems {
      guard source.sections.indices.contains(path.section), source.sections[path.section].indices.contains(path.item)
      else {
        XCTFail("\(context): a cell at \(path), which does not exist")
        continue
      }
      XCTAssertEqual(
        (view.cellForItem(at: path) as? TestCell)?.name, source.sections[path.section][path.item], "\(context) \(path)")
      XCTAssertEqual(
        view.cellForItem(at: path)?.frame, view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame, context)
    }
    let all = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let expected = Set(all.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), expected, context)
  }

  func testInsertDeleteMove_keepTheCellsOfWhatStays() {
    let view = makeList([5])
    let cells = (0..<5).map { view.cellForItem(at: [0, $0]) }
    view.performBatchUpdates {
      self.source.sections[0] = [99, 0, 4, 1, 3]
      view.deleteItems(at: [[0, 2]])
      view.insertItems(at: [[0, 0]])
      view.moveItem(at: [0, 4], to: [0, 2])
    }
    view.layoutIfNeeded()
    check(view, "after the batch")
    XCTAssertTrue(view.cellForItem(at: [0, 1]) === cells[0])
    XCTAssertTrue(view.cellForItem(at: [0, 2]) === cells[4])
    XCTAssertTrue(view.cellForItem(at: [0, 3]) === cells[1])
    XCTAssertTrue(view.cellForItem(at: [0, 4]) === cells[3])
  }

  func testReloadedItem_getsAnotherCell_reconfiguredItemKeepsIts() {
    let view = makeList([3])
    let first = view.cellForItem(at: [0, 0])
    let second = view.cellForItem(at: [0, 1])
    source.sections[0][0] = 50
    source.sections[0][1] = 51
    view.reloadItems(at: [[0, 0]])
    view.reconfigureItems(at: [[0, 1]])
    view.layoutIfNeeded()
    check(view, "after the reload")
    XCTAssertFalse(view.cellForItem(at: [0, 0]) === first)
    XCTAssertTrue(view.cellForItem(at: [0, 1]) === second)
  }

  func testSelection_followsItsItem() {
    let view = makeList([5])
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.performBatchUpdates {
      self.source.sections[0].remove(at: 1)
      self.source.sections[0].insert(77, at: 0)
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 3]])
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 1)
  }

  func testCompletions_outerFirst_oncePerBatch() {
    let view = makeList([1])
    var log: [String] = []
    let done = expectation(description: "completions")
    view.performBatchUpdates {
      view.performBatchUpdates({ log.append("inner updates") }, completion: { log.append("inner \($0)") })
      view.performBatchUpdates(
        {},
        completion: {
          log.append("second \($0)")
          done.fulfill()
        })
    } completion: {
      log.append("outer \($0)")
    }
    XCTAssertEqual(log, ["inner updates"])
    wait(for: [done], timeout: 60)
    // Without a window and with animated: false, on the next turn (cb-table-batch-nowindow-animated).
    XCTAssertEqual(log, ["inner updates", "outer false", "inner false", "second false"])
  }

  /// The parameter of UIKit's method is NS_NOESCAPE, so code for iOS can use properties in the block without `self`.
  func testUpdates_needNoSelf() {
    let view = makeList([1])
    view.performBatchUpdates {
      source.sections[0].append(5)
      view.insertItems(at: [[0, 1]])
    }
    view.performBatchUpdates(
      {
        source.sections[0].append(6); view.insertItems(at: [[0, 2]])
      }, completion: nil)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
  }

  func testWithoutAnimation_theCompletionSaysTrue() {
    // cb-table-batch-nowindow-noanim
    let view = makeList([1])
    let done = expectation(description: "completion")
    var finished: Bool?
    UIView.setAnimationsEnabled(false)
    view.performBatchUpdates {
      self.source.sections[0].append(5)
      view.insertItems(at: [[0, 1]])
    } completion: {
      finished = $0
      done.fulfill()
    }
    UIView.setAnimationsEnabled(true)
    XCTAssertNil(finished)
    XCTAssertEqual(view.visibleCells.count, 2)
    wait(for: [done], timeout: 60)
    XCTAssertEqual(finished, true)
  }

  /// A reconfigured item must get its own cell again. A registration of another class is reported, and is not called with a cell of
  /// the wrong class.
  func testReconfiguringWithAnotherClass_isReported() {
    final class Small: UICollectionViewCell {}
    final class Big: UICollectionViewCell { var content: [Int] = [] }
    final class Source: NSObject, UICollectionViewDataSource {
      var isBig = false
      let small = UICollectionView.CellRegistration<Small, Int> { _, _, _ in }
      let big = UICollectionView.CellRegistration<Big, Int> { cell, _, item in cell.content.append(item) }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        isBig
          ? view.dequeueConfiguredReusableCell(using: big, for: path, item: path.item)
          : view.dequeueConfiguredReusableCell(using: small, for: path, item: path.item)
      }
    }
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    view.dataSource = source
    app.show(view)
    app.frame()
    let cell = view.cellForItem(at: [0, 1])
    source.isBig = true
    view.reconfigureItems(at: [[0, 1]])
    XCTAssertFalse(reports.isEmpty)
    XCTAssertTrue(view.cellForItem(at: [0, 1]) === cell)
  }

  /// An exact duplicate of a move is dropped (Apple's UXKit); two observers of one model can both report it.
  func testAMoveThatIsReportedTwice_isOneMove() {
    let view = makeList([5, 2])
    UICollectionView.inconsistencyHandler = { _, message in XCTFail(message) }
    defer { UICollectionView.inconsistencyHandler = nil }
    let cell = view.cellForItem(at: [0, 0])
    view.performBatchUpdates {
      self.source.sections[0].insert(self.source.sections[0].remove(at: 0), at: 3)
      view.moveItem(at: [0, 0], to: [0, 3])
      view.moveItem(at: [0, 0], to: [0, 3])
    }
    view.layoutIfNeeded()
    check(view, "items")
    XCTAssertTrue(view.cellForItem(at: [0, 3]) === cell)
    view.performBatchUpdates {
      self.source.sections.swapAt(0, 1)
      view.moveSection(0, toSection: 1)
      view.moveSection(0, toSection: 1)
    }
    view.layoutIfNeeded()
    check(view, "sections")
  }

  func testInvalidBatch_isReported_andReloadedFromTheData() {
    let view = makeList([3])
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    var reports: [String] = []
    UICollectionView.inconsistencyHandler = { _, message in reports.append(message) }
    defer { UICollectionView.inconsistencyHandler = nil }
    source.sections[0].append(9)
    let done = expectation(description: "completion")
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
    } completion: { _ in
      done.fulfill()
    }
    XCTAssertEqual(reports.count, 1)
    // The format of UIKit's message: measurements.md, 13.1.
    let words = [
      "Invalid update: invalid number of items in section 0.", "after the update (4)", "before the update (3)",
      "deleted (1)",
      "delete items [0, 0]", "TestDataSource", "UICollectionViewFlowLayout",
    ]
    for word in words { XCTAssertTrue(reports.first?.contains(word) == true, "\(word): \(reports)") }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 1]])
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.isSelected, true)
    view.layoutIfNeeded()
    check(view, "healed")
  }

  func testDebugDescription_isOneLineOfWhatIsOnScreen() {
    let view = makeList([1, 2])
    XCTAssertTrue(view.debugDescription.hasPrefix("<UICollectionView"))
    let kind = UICollectionView.elementKindSectionHeader
    let elements = "[0, 0]@0,20 [1, 0]@0,80 [1, 1]@0,130 \(kind) [0, 0]@0,0 \(kind) [1, 0]@0,60"
    XCTAssertTrue(
      view.debugDescription.hasSuffix("{1, 2} | \(elements) | leaving 0 | waiting 0"), view.debugDescription)
    XCTAssertFalse(view.debugDescription.contains("\n"))
  }

  func testReloadDataInABatch_showsTheDataOnce() {
    let view = makeList([3])
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      self.source.sections = [[7], [8, 9]]
      view.reloadData()
    }
    check(view, "reloaded")
  }

  func testBatchBeforeTheFirstLayout_takesTheDataAsItIs() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    source = TestDataSource([2])
    let view = UICollectionView(showing: source, in: layout)
    source.sections[0].append(50)
    view.insertItems(at: [[0, 2]])
    check(view, "inserted before anything was shown")
  }

  func testLayoutPassInsideABatch_waitsForItsEnd() {
    let view = makeList([3])
    view.performBatchUpdates {
      self.source.sections[0] = []
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    view.layoutIfNeeded()
    check(view, "emptied")
  }

  func testLayoutHooks_comeInOrder() {
    final class Layout: ListLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log?.add("updates \(updateItems.map { $0.updateAction })")
      }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("initial \(path.item)")
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("final \(path.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: path)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log?.add("finalize")
      }
    }
    let log = EventLog()
    let layout = Layout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    source = TestDataSource([2])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    layout.log = log
    layout.logsContexts = false
    source.sections[0].insert(7, at: 0)
    view.insertItems(at: [[0, 0]])
    XCTAssertEqual(
      log.take().filter { $0 != "contentSize" && $0 != "}" },
      [
        "invalidateLayout [0,0]", "prepare {", "elements 0,0,200,300",
        "updates [insert]".replacingOccurrences(
          of: "[insert]", with: "\([UICollectionViewUpdateItem.Action.insert])"), "final 0", "final 1", "initial 0",
        "initial 1", "initial 2", "finalize",
      ])
    XCTAssertEqual(layout.contexts.last?.invalidateDataSourceCounts, true)
    XCTAssertEqual(layout.contexts.last?.invalidateEverything, false)
  }

  /// After each of many random edits, scrolls and size changes, the cells show the data.
  func testStorm_showsTheDataAfterEveryStep() {
    for seed in UInt64(1)...80 {
      var random = SeededRandom(seed: seed)
      let view = makeList((0..<Int.random(in: 1...4, using: &random)).map { _ in .random(in: 0...12, using: &random) })
      var name = 10_000
      for step in 1...20 {
        let context = "seed \(seed), step \(step)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
        case 1: view.frame.size.height = CGFloat(Int.random(in: 100...500, using: &random))
        case 2:
          source.sections.insert([name], at: 0)
          name += 1
          view.insertSections([0])
        case 3 where source.sections.count > 1:
          let from = Int.random(in: 0..<source.sections.count, using: &random)
          let section = source.sections.remove(at: from)
          let to = Int.random(in: 0...source.sections.count, using: &random)
          source.sections.insert(section, at: to)
          view.moveSection(from, toSection: to)
        default:
          let section = Int.random(in: source.sections.indices, using: &random)
          view.performBatchUpdates {
            var items = self.source.sections[section]
            let deleted = items.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            items = items.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
            let inserted = Int.random(in: 0...3, using: &random)
            for _ in 0..<inserted {
              items.insert(name, at: 0)
              name += 1
            }
            self.source.sections[section] = items
            view.deleteItems(at: deleted.map { [section, $0] })
            view.insertItems(at: (0..<inserted).map { [section, $0] })
          }
        }
        view.layoutIfNeeded()
        check(view, context)
        XCTAssertGreaterThanOrEqual(view.contentOffset.y, 0, context)
      }
    }
  }
}

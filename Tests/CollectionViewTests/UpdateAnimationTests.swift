import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Animations of updates in a window, frame by frame on a manual clock.
@preconcurrency @MainActor
final class UpdateAnimationTests: XCTestCase {
  private var app: TestApplication!
  private var source: TestDataSource!
  private var display: DisplayLog!
  private var list: UICollectionView!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 300), scale: 2)
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func makeList(_ counts: [Int] = [30]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    source = TestDataSource(counts)
    TestDataSource.register(in: list)
    list.dataSource = source
    display = DisplayLog()
    list.delegate = display
    app.show(list)
  }

  private func insert(_ name: Int, at item: Int, _ completion: ((Bool) -> Void)? = nil) {
    list.performBatchUpdates {
      self.source.sections[0].insert(name, at: item)
      self.list.insertItems(at: [[0, item]])
    } completion: {
      completion?($0)
    }
  }

  private func delete(_ item: Int, _ completion: ((Bool) -> Void)? = nil) {
    list.performBatchUpdates {
      self.source.sections[0].remove(at: item)
      self.list.deleteItems(at: [[0, item]])
    } completion: {
      completion?($0)
    }
  }

  private func seenY(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? view.frame.minY }

  func testInsertedItemFadesIn_othersMove_theLastLeavesAtTheEnd() throws {
    makeList()
    let first = try XCTUnwrap(list.cellForItem(at: [0, 0]))
    let last = try XCTUnwrap(list.cellForItem(at: [0, 7]))
    var finished: [Bool] = []
    insert(99, at: 0) { finished.append($0) }
    let inserted = try XCTUnwrap(list.cellForItem(at: [0, 0]))
    app.advance(by: 0.1)
    XCTAssertEqual(inserted.frame.minY, 0)
    let alpha = inserted.layer.presentation()?.opacity ?? 1
    XCTAssertTrue(alpha > 0.1 && alpha < 0.95, "\(alpha)")
    XCTAssertTrue(seenY(first) > 1 && seenY(first) < 39, "\(seenY(first))")
    XCTAssertFalse(last.isHidden, "moves out of sight, and is seen while it does")
    XCTAssertEqual(display.ended, [])
    XCTAssertEqual(finished, [])
    app.advance(by: 0.5)
    XCTAssertEqual(finished, [true])
    XCTAssertTrue(last.isHidden)
    XCTAssertEqual(display.ended, [7], "named by what it shows")
  }

  func testDeletedItem_fadesWhereItIs_theNextComesFromBelow() throws {
    makeList()
    let gone = try XCTUnwrap(list.cellForItem(at: [0, 2]))
    delete(2)
    app.advance(by: 0.1)
    XCTAssertEqual(seenY(gone), 80)
    XCTAssertTrue((gone.layer.presentation()?.opacity ?? 1) < 0.9)
    let come = try XCTUnwrap(list.cellForItem(at: [0, 7]))
    XCTAssertEqual(come.layer.presentation()?.opacity, 1, "what was below slides in, it does not fade")
    XCTAssertTrue(seenY(come) > 281 && seenY(come) < 320, "\(seenY(come))")
    app.advance(by: 0.5)
    XCTAssertTrue(gone.isHidden)
  }

  func testAnotherUpdateInTheMiddle_goesOnFromWhereViewsAre() throws {
    makeList()
    var order: [String] = []
    let first = try XCTUnwrap(list.cellForItem(at: [0, 0]))
    insert(99, at: 0) { order.append("insert \($0)") }
    app.advance(by: 0.15)
    let before = seenY(first)
    delete(0) { order.append("delete \($0)") }
    XCTAssertEqual(seenY(first), before, accuracy: 0.01)
    app.frame()
    XCTAssertEqual(seenY(first), before, accuracy: 6)
    app.advance(by: 1)
    XCTAssertEqual(seenY(first), 0)
    XCTAssertEqual(order, ["insert true", "delete true"])
  }

  func testElementThatIsLeaving_comesBackWithItsView() throws {
    makeList()
    let last = try XCTUnwrap(list.cellForItem(at: [0, 7]))
    insert(99, at: 0)
    app.advance(by: 0.1)
    let before = seenY(last)
    XCTAssertNil(list.indexPathsForVisibleItems.first { $0.item == 8 })
    list.contentOffset.y = 40
    list.layoutIfNeeded()
    XCTAssertTrue(list.cellForItem(at: [0, 8]) === last)
    XCTAssertEqual(seenY(last), before, accuracy: 0.01)
    app.advance(by: 1)
    XCTAssertFalse(last.isHidden)
    XCTAssertEqual(last.frame.minY, 320)
    // The first one was scrolled out of the visible area; the one that came back was never removed.
    XCTAssertFalse(display.ended.contains(7))
    XCTAssertEqual(display.shown.filter { $0 == 7 }.count, 1)
  }

  func testViewsThatAreUsedAgainInTheMiddle_doNotGoOnMoving() throws {
    makeList([100])
    insert(99, at: 0)
    app.advance(by: 0.05)
    list.contentOffset.y = 2000
    list.layoutIfNeeded()
    for cell in list.visibleCells { XCTAssertNil(cell.layer.animationKeys(), "\(cell.frame)") }
  }

  func testRemovalFromTheWindow_endsTheUpdate() throws {
    makeList()
    var finished: [Bool] = []
    insert(99, at: 0) { finished.append($0) }
    app.advance(by: 0.1)
    list.removeFromSuperview()
    XCTAssertEqual(list.subviews.count { ($0 as? TestCell)?.isHidden == false }, 8, "what left is recycled at once")
    app.advance(by: 1)
    XCTAssertEqual(finished, [false])
  }

  func testAnimatedChangeOfSize_takesTheElementsAlong() throws {
    makeList()
    let layout = try XCTUnwrap(list.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.itemSize = CGSize(width: 90, height: 40)
    app.frame()
    let third = try XCTUnwrap(list.cellForItem(at: [0, 2]))
    XCTAssertEqual(third.frame.origin, CGPoint(x: 0, y: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.list.frame.size.width = 290 }
    app.advance(by: 0.5)
    let middle = third.layer.presentation()?.position ?? .zero
    XCTAssertEqual(third.frame.origin, CGPoint(x: 200, y: 0))
    XCTAssertEqual(middle.x, 145, accuracy: 6)
    XCTAssertEqual(middle.y, 40, accuracy: 2)
  }

  func testAnimatedOffset_keepsWhatWasSeenUntilTheEnd() throws {
    makeList([100])
    let first = try XCTUnwrap(list.cellForItem(at: [0, 0]))
    UIView.animate(withDuration: 1) { self.list.contentOffset.y = 200 }
    app.advance(by: 0.3)
    XCTAssertFalse(first.isHidden)
    XCTAssertNotNil(list.cellForItem(at: [0, 12]))
    app.advance(by: 1)
    XCTAssertTrue(first.isHidden)
  }

  func testAnimatedBoundsChange_tellsTheLayout() throws {
    final class Layout: ListLayout {
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log?.add("prepare from \(brief(oldBounds))") }
      override func finalizeAnimatedBoundsChange() { log?.add("finalize") }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("initial \(path.item)")
        return nil
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("final \(path.item)")
        return nil
      }
    }
    let layout = Layout()
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    source = TestDataSource([5])
    TestDataSource.register(in: list)
    list.dataSource = source
    app.show(list)
    let log = EventLog()
    layout.log = log
    layout.logsContexts = false
    UIView.animate(withDuration: 0.5) { self.list.frame.size.height = 150 }
    let calls = log.take().filter { !["contentSize", "}", "prepare {"].contains($0) && !$0.hasPrefix("elements") }
    XCTAssertEqual(
      calls,
      [
        "shouldInvalidate 0,0,200,150 [0,0]", "invalidateLayout [0,0]", "prepare from 0,0,200,100", "final 0",
        "final 1",
        "initial 0", "initial 1", "initial 2", "finalize",
      ])
  }

  func testUpdateInsideABlock_takesItsDuration() throws {
    makeList()
    let first = try XCTUnwrap(list.cellForItem(at: [0, 0]))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { self.insert(99, at: 0) }
    app.advance(by: 1)
    XCTAssertEqual(seenY(first), 20, accuracy: 1)
  }

  func testElementThatComesBackElsewhere_goesThere() throws {
    makeList()
    let last = try XCTUnwrap(list.cellForItem(at: [0, 7]))
    list.performBatchUpdates {
      self.source.sections[0].insert(contentsOf: [90, 91], at: 0)
      self.list.insertItems(at: [[0, 0], [0, 1]])
    }
    app.advance(by: 0.05)
    // Back to its previous position: the attributes are those with which it disappeared.
    list.performBatchUpdates {
      self.source.sections[0].removeSubrange(0..<2)
      self.list.deleteItems(at: [[0, 0], [0, 1]])
    }
    app.advance(by: 1)
    XCTAssertTrue(list.cellForItem(at: [0, 7]) === last)
    XCTAssertEqual(last.frame, CGRect(x: 0, y: 280, width: 200, height: 40))
  }

  func testContentsFollowASizeThatAnUpdateChanges() throws {
    makeList()
    let layout = try XCTUnwrap(list.collectionViewLayout as? UICollectionViewFlowLayout)
    let cell = try XCTUnwrap(list.cellForItem(at: [0, 1]))
    list.performBatchUpdates { layout.itemSize.height = 60 }
    XCTAssertEqual(cell.contentView.frame.height, 60)
    app.advance(by: 0.1)
    let seen = cell.contentView.layer.presentation()?.bounds.height ?? 0
    XCTAssertTrue(seen > 41 && seen < 59, "\(seen)")
    app.advance(by: 1)
    XCTAssertEqual(list.visibleCells.map(\.frame.minY), [0, 60, 120, 180, 240])
  }

  func testPinnedHeader_goesAlongWithAnOffsetThatIsBroughtIntoRange() throws {
    makeList()
    let layout = try XCTUnwrap(list.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize.height = 20
    layout.sectionHeadersPinToVisibleBounds = true
    app.frame()
    list.contentOffset.y = 920
    app.frame()
    list.performBatchUpdates {
      self.source.sections[0].removeLast(10)
      self.list.deleteItems(at: (20..<30).map { [0, $0] })
    }
    XCTAssertEqual(list.contentOffset.y, 520)
    let kind = UICollectionView.elementKindSectionHeader
    XCTAssertEqual(list.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY, 520)
  }

  func testAnimatedScroll_endsAtTheNewEdge() throws {
    makeList([100])
    list.setContentOffset(CGPoint(x: 0, y: 3600), animated: true)
    app.advance(by: 0.05)
    list.performBatchUpdates {
      self.source.sections[0].removeLast(70)
      self.list.deleteItems(at: (30..<100).map { [0, $0] })
    }
    app.advance(by: 1)
    XCTAssertEqual(list.contentOffset.y, 900)
  }

  func testTwoUpdatesInOneFrame_completeInTheirOrder() throws {
    makeList()
    var order: [Int] = []
    // The first moves more views than the second.
    insert(99, at: 0) { _ in order.append(1) }
    delete(7) { _ in order.append(2) }
    list.performBatchUpdates(nil) { _ in order.append(3) }
    app.advance(by: 1)
    XCTAssertEqual(order, [1, 2, 3])
  }

  func testReloadInTheMiddle_endsTheUpdate() throws {
    makeList()
    var finished: [Bool] = []
    insert(99, at: 0) { finished.append($0) }
    app.advance(by: 0.1)
    list.reloadData()
    app.advance(by: 1)
    XCTAssertEqual(finished, [false])
    XCTAssertEqual(display.shown.sorted().filter { $0 == 99 }.count - display.ended.filter { $0 == 99 }.count, 1)
    XCTAssertEqual(list.visibleCells.map { seenY($0) }, (0..<8).map { CGFloat($0) * 40 })
  }
}

/// A delegate that logs which cells are displayed, by item.
@MainActor
final class DisplayLog: NSObject, UICollectionViewDelegate {
  var shown: [Int] = []
  var ended: [Int] = []
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    shown.append((cell as? TestCell)?.name ?? -1)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    ended.append((cell as? TestCell)?.name ?? -1)
  }
}

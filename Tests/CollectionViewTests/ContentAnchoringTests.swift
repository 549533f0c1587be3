import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Tests of `contentAnchoring`, an addition to UIKit. Its value `.contentOffset` is UIKit's behavior.
@preconcurrency @MainActor
final class ContentAnchoringTests: XCTestCase {
  private var source: TestDataSource!
  private let layout = HeightsLayout()

  private func makeList(_ counts: [Int], offset: CGFloat, _ anchoring: UICollectionView.ContentAnchoring)
    -> UICollectionView
  {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.contentAnchoring = anchoring
    source = TestDataSource(counts)
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    return view
  }

  /// Returns the distance of an item from the top of the visible area, in points.
  private func top(_ name: Int, _ view: UICollectionView) -> CGFloat? {
    view.visibleCells.first { ($0 as? TestCell)?.name == name }.map { $0.frame.minY - view.contentOffset.y }
  }

  private func insertThreeAbove(_ view: UICollectionView) {
    view.performBatchUpdates {
      self.source.sections[0].insert(contentsOf: [1001, 1002, 1003], at: 0)
      view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    view.layoutIfNeeded()
  }

  func testByDefault_theOffsetStays() {
    let view = makeList([50], offset: 110, .contentOffset)
    XCTAssertEqual(
      UICollectionView(frame: .zero, collectionViewLayout: HeightsLayout()).contentAnchoring, .contentOffset)
    insertThreeAbove(view)
    XCTAssertEqual(view.contentOffset.y, 110)
  }

  func testInsertedAbove_whatIsVisibleStays() {
    let view = makeList([50], offset: 110, .visibleItem)
    XCTAssertEqual(top(2, view), -30)
    insertThreeAbove(view)
    XCTAssertEqual(view.contentOffset.y, 230)
    XCTAssertEqual(top(2, view), -30)
  }

  func testInsertedAtTheVeryTop_whatIsVisibleStays() {
    let view = makeList([50], offset: 0, .visibleItem)
    insertThreeAbove(view)
    XCTAssertEqual(view.contentOffset.y, 120)
    XCTAssertEqual(top(0, view), 0)
  }

  func testWithInsets_theVisiblePartCounts() {
    let view = makeList([50], offset: 110, .visibleItem)
    view.contentInset.top = 60
    // Item 2 ends at 120, under the inset: item 4 (160 to 200) is cut off at 170.
    view.layoutIfNeeded()
    layout.heights[4] = 80
    layout.invalidate([2])
    view.layoutIfNeeded()
    XCTAssertEqual(
      view.contentOffset.y, 120, "a quarter of item 4 was above the edge at 170, and is now: 160 + 20 - 60")
  }

  func testTheAnchorIsDeleted_theNextStays() {
    let view = makeList([50], offset: 110, .visibleItem)
    view.performBatchUpdates {
      self.source.sections[0].removeSubrange(1...2)
      view.deleteItems(at: [[0, 1], [0, 2]])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 30)
    XCTAssertEqual(top(3, view), 10)
  }

  func testSectionsAboveAndMoves_whatIsVisibleStays() {
    let view = makeList([5, 50], offset: 210, .visibleItem)
    let first = source.sections[1][0]
    XCTAssertEqual(top(first, view), -10)
    view.performBatchUpdates {
      self.source.sections.insert([900, 901], at: 0)
      let moved = self.source.sections[1].remove(at: 0)
      self.source.sections[2].append(moved)
      view.insertSections([0])
      view.moveItem(at: [0, 0], to: [2, 50])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(top(first, view), -10)
    XCTAssertEqual(view.contentOffset.y, 250)
  }

  func testAReloadedAnchor_stays() {
    let view = makeList([50], offset: 120, .visibleItem)
    view.performBatchUpdates {
      self.source.sections[0].insert(1001, at: 0)
      view.insertItems(at: [[0, 0]])
      view.reloadItems(at: [[0, 3]])
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 160)
  }

  func testCorrectedSizes_whatIsVisibleStays() {
    let view = makeList([50], offset: 110, .visibleItem)
    layout.heights[0] = 100
    layout.invalidate([0])
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 170)
    XCTAssertEqual(top(2, view), -30)
    // One that extends into the visible area from above grows upwards, and the next one stays.
    layout.heights[2] = 90
    layout.invalidate([2])
    view.layoutIfNeeded()
    XCTAssertEqual(top(3, view), 10)
    XCTAssertEqual(view.contentOffset.y, 220)
  }

  func testCorrectedSizes_byDefaultTheOffsetStays() {
    let view = makeList([50], offset: 110, .contentOffset)
    layout.heights[0] = 100
    layout.invalidate([0])
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 110)
  }

  func testAnInvalidationOfTheWhole_leavesTheOffset() {
    let view = makeList([50], offset: 110, .visibleItem)
    layout.heights[0] = 100
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 110)
  }

  func testNearTheEnd_theOffsetStaysInRange() {
    let view = makeList([20], offset: 500, .visibleItem)
    view.performBatchUpdates {
      self.source.sections[0].removeLast(5)
      view.deleteItems(at: (15..<20).map { [0, $0] })
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 300)
  }

  func testAnAnimatedScroll_endsWithinTheContent() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    let view = makeList([20], offset: 110, .visibleItem)
    let controller = UIViewController()
    controller.view.addSubview(view)
    app.show(controller)
    app.frame()
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    app.frame()
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        self.source.sections[0].removeLast(5)
        view.deleteItems(at: (15..<20).map { [0, $0] })
      }
    }
    XCTAssertTrue(view.isScrollAnimating)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 300)
  }

  func testADragGoesOn_fromWhereTheContentIs() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    let view = makeList([50], offset: 110, .visibleItem)
    let controller = UIViewController()
    controller.view.addSubview(view)
    app.show(controller)
    app.frame()
    let finger = app.touch(at: CGPoint(x: 100, y: 250))
    finger.drag(to: CGPoint(x: 100, y: 200), duration: 0.2)
    app.frame()
    let before = view.contentOffset.y
    XCTAssertGreaterThan(before, 110)
    UIView.performWithoutAnimation { insertThreeAbove(view) }
    XCTAssertEqual(view.contentOffset.y, before + 120)
    finger.move(dx: 0, dy: -10, after: 0.016)
    XCTAssertEqual(view.contentOffset.y, before + 130)
    // Released while moving: it decelerates from the new offset, also after another insertion.
    finger.drag(to: CGPoint(x: 100, y: 100), duration: 0.05)
    finger.lift(after: 0.001)
    app.frame()
    XCTAssertTrue(view.isDecelerating)
    let running = view.contentOffset.y
    UIView.performWithoutAnimation { insertThreeAbove(view) }
    XCTAssertEqual(view.contentOffset.y, running + 120)
    app.frame()
    XCTAssertTrue(view.isDecelerating)
    XCTAssertGreaterThan(view.contentOffset.y, running + 120)
    XCTAssertLessThan(view.contentOffset.y, running + 160)
    try app.waitUntilIdle()
    try app.expectNoReports()
  }
}

/// A layout with one column of rows. The default height is 40 points.
private final class HeightsLayout: UICollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  private var frames: [[CGRect]] = []
  private var end: CGFloat = 0

  func invalidate(_ items: [Int]) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items.map { IndexPath(item: $0, section: 0) })
    invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    frames = []
    end = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      frames.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          let height = section == 0 ? heights[item] ?? 40 : 40
          defer { end += height }
          return CGRect(x: 0, y: end, width: 200, height: height)
        })
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: end) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices.filter { frames[section][$0].intersects(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }
}

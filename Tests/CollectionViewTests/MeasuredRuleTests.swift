import UIKit
import UIKitTesting
import XCTest

/// Rules of UIKit's behavior (`docs/measurements.md`) without measured cases.
@preconcurrency @MainActor
final class MeasuredRuleTests: StageTestCase {
  private final class CountingFlow: UICollectionViewFlowLayout {
    var invalidations = 0
    var questions: [String] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidations += 1
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      questions.append("prepare")
      super.prepare()
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      questions.append("item")
      return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      questions.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }
  }

  /// Each changed property of a flow layout invalidates it once, even without a collection view (measurements.md 1.10).
  func testEachChangeOfAProperty_invalidatesOnce_alsoUnattached() throws {
    let changes: [(String, (UICollectionViewFlowLayout) -> Void)] = [
      ("minimumLineSpacing", { $0.minimumLineSpacing = 3 }),
      ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = 3 }),
      ("itemSize", { $0.itemSize = CGSize(width: 20, height: 30) }),
      ("estimatedItemSize", { $0.estimatedItemSize = CGSize(width: 20, height: 30) }),
      ("scrollDirection", { $0.scrollDirection = .horizontal }),
      ("headerReferenceSize", { $0.headerReferenceSize = CGSize(width: 4, height: 4) }),
      ("footerReferenceSize", { $0.footerReferenceSize = CGSize(width: 4, height: 4) }),
      ("sectionInset", { $0.sectionInset.left = 7 }),
      ("sectionInsetReference", { $0.sectionInsetReference = .fromSafeArea }),
      ("sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds = true }),
      ("sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds = true }),
    ]
    let alone = CountingFlow()
    let attached = CountingFlow()
    try stage(attached, [0])
    attached.invalidations = 0
    for (name, change) in changes {
      for layout in [alone, attached] {
        change(layout)
        XCTAssertEqual(layout.invalidations, 1, name)
        change(layout)
        XCTAssertEqual(layout.invalidations, 1, "\(name), the same again")
        layout.invalidations = 0
      }
    }
    XCTAssertEqual(alone.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100))?.count, 0)
    XCTAssertEqual(alone.collectionViewContentSize, .zero)
  }

  /// A horizontal flow layout is only invalidated by a change of the height (measurements.md 1.11).
  func testHorizontalFlow_mindsTheHeightAlone() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    try stage(layout)
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 40, y: 0, width: 200, height: 300)))
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 220, height: 300)))
    XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 290)))
  }

  /// Creating a view and reloading it call the layout only in the next layout pass (measurements.md 2.1).
  func testMakingTheView_andReloading_sendNothingAtOnce() {
    let layout = CountingFlow()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = TestDataSource([3])
    TestDataSource.register(in: view)
    view.dataSource = source
    XCTAssertEqual(layout.invalidations, 0)
    view.layoutIfNeeded()
    let before = layout.invalidations
    layout.questions = []
    view.reloadData()
    XCTAssertEqual(layout.invalidations, before)
    XCTAssertEqual(layout.questions, [])
    view.layoutIfNeeded()
    XCTAssertEqual(layout.invalidations, before + 1)
    XCTAssertEqual(layout.questions, ["prepare", "elements"])
  }

  /// The view returns attributes from its last query, and calls the layout for other items (measurements.md 2.4).
  func testTheViewAnswersFromTheLastQuery() throws {
    let layout = CountingFlow()
    try stage(layout)
    layout.questions = []
    XCTAssertEqual(view.layoutAttributesForItem(at: [0, 5])?.indexPath, [0, 5])
    XCTAssertEqual(layout.questions, [])
    XCTAssertNotNil(view.layoutAttributesForItem(at: [0, 190]))
    XCTAssertEqual(layout.questions, ["item"])
    XCTAssertNil(view.layoutAttributesForItem(at: [0, 200]))
    XCTAssertNil(view.layoutAttributesForItem(at: [7, 0]))
  }

  /// Views that wait for reuse stay in the view hierarchy and are hidden (measurements.md 2.15).
  func testViewsThatWait_stayInTheTree_hidden() throws {
    try stage(grid(40))
    view.isPrefetchingEnabled = false
    let cells = view.visibleCells
    view.contentOffset.y = 1500
    app.frame()
    view.contentOffset.y = 0
    app.frame()
    for cell in cells { XCTAssertTrue(cell.superview === view) }
    let waiting = view.subviews.filter { $0 is TestCell && !view.visibleCells.contains($0 as! TestCell) }
    XCTAssertTrue(waiting.allSatisfy(\.isHidden))
    // A cell's selected background stays in its tree, too.
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    XCTAssertTrue(selected.superview === cell)
    XCTAssertEqual(selected.alpha, 0)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    XCTAssertEqual(selected.alpha, 1)
    view.deselectItem(at: [0, 0], animated: false)
    XCTAssertEqual(selected.alpha, 0)
    XCTAssertTrue(selected.superview === cell)
  }

  /// Counts that are first read after a change of the data are reported (measurements.md 4.2).
  func testCountsThatAreReadAfterTheChange_areNamed() throws {
    expectsReports = true
    try stage(grid(40), [4])
    // They have not been read since the layout invalidated them.
    final class Counts: UICollectionViewLayoutInvalidationContext {
      override var invalidateDataSourceCounts: Bool { true }
    }
    view.collectionViewLayout.invalidateLayout(with: Counts())
    source.sections[0].append(7)
    view.insertItems(at: [[0, 4]])
    XCTAssertEqual(reports.count, 1, "\(reports)")
    XCTAssertTrue(reports.first?.contains("after the update (5)") == true, "\(reports)")
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// A header of a missing section is reported, and one that belongs to no section is shown (measurements.md 4.7).
  func testAHeaderOfASectionThatDoesNotExist_isNamed_oneOfNoSectionIsShown() throws {
    final class Extra: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        return all
          + [IndexPath(index: 9), [9, 0]].map { path in
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
            header.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            return header
          }
      }
    }
    expectsReports = true
    try stage(Extra(), [2])
    XCTAssertNotNil(view.supplementaryView(forElementKind: "header", at: IndexPath(index: 9)))
    XCTAssertNil(view.supplementaryView(forElementKind: "header", at: [9, 0]))
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("[9, 0], but there are 1 sections") == true, "\(reports)")
  }

  /// A touch that becomes a scroll removes the highlight and selects nothing (measurements.md 5.5).
  func testATapThatBecomesAScroll_losesItsHighlight() throws {
    try stage(grid(60))
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    let finger = app.touch(at: CGPoint(x: 30, y: 30))
    app.advance(by: 0.3)
    XCTAssertTrue(cell.isHighlighted)
    finger.drag(to: CGPoint(x: 30, y: -60), duration: 0.2)
    XCTAssertFalse(cell.isHighlighted)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertNil(view.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Reconfiguring also updates prefetched cells, without reusing them (measurements.md 4.8).
  func testReconfiguring_reachesPreparedCells_andKeepsThem() throws {
    let layout = ListLayout()
    layout.answersBoundsChange = false
    try stage(layout)
    for offset in [20, 40, 60] as [CGFloat] {
      view.contentOffset.y = offset
      app.frame()
    }
    let ahead = try XCTUnwrap(
      (0..<200).map { IndexPath(item: $0, section: 0) }.last { view.cellForItem(at: $0) != nil })
    let cell = try XCTUnwrap(view.cellForItem(at: ahead) as? TestCell)
    XCTAssertFalse(view.visibleCells.contains(cell))
    source.sections[0][ahead.item] = 777
    view.reconfigureItems(at: [ahead])
    XCTAssertEqual(cell.name, 777)
    XCTAssertEqual(cell.reuses, 0)
    XCTAssertTrue(view.cellForItem(at: ahead) === cell)
  }

  /// Replacing the layout of the view does not change that of the view controller (measurements.md 12.3).
  func testReplacingTheViewsLayout_leavesTheControllersOwn() {
    let own = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: own)
    controller.loadViewIfNeeded()
    let other = UICollectionViewFlowLayout()
    controller.collectionView.setCollectionViewLayout(other, animated: false)
    XCTAssertTrue(controller.collectionView.collectionViewLayout === other)
    XCTAssertTrue(controller.collectionViewLayout === own)
  }
}

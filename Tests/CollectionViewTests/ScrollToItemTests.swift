import UIKit
import UIKitTesting
import XCTest

/// Tests of `scrollToItem(at:at:animated:)` (UICollectionView.h). BoundsChangeTests contains the case
/// cb-scrollToItem-6-top-false.
@preconcurrency @MainActor
final class ScrollToItemTests: StageTestCase {
  private typealias Position = UICollectionView.ScrollPosition

  /// A layout with rows or columns whose sizes change after they are shown, like those of self-sizing cells.
  private class GuessedLayout: UICollectionViewLayout {
    var isVertical = true
    var estimate: CGFloat = 50
    var actual: (Int) -> CGFloat = { 30 + CGFloat($0 * 37 % 90) }
    private var known: [Int: CGFloat] = [:]
    private var starts: [CGFloat] = []
    private(set) var prepares = 0

    override func prepare() {
      super.prepare()
      prepares += 1
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      starts = [0]
      for item in 0..<count { starts.append(starts[item] + (known[item] ?? estimate)) }
    }

    override var collectionViewContentSize: CGSize {
      let length = starts.last ?? 0
      let size = collectionView?.bounds.size ?? .zero
      return isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let (start, length) = (starts[path.item], starts[path.item + 1] - starts[path.item])
      let size = collectionView?.bounds.size ?? .zero
      attributes.frame =
        isVertical
        ? CGRect(x: 0, y: start, width: size.width, height: length)
        : CGRect(x: start, y: 0, width: length, height: size.height)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let found = (0..<max(0, starts.count - 1)).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
      return found
    }

    /// Replaces the estimates of the visible items by their actual sizes.
    func measure() -> Bool {
      guard let view = collectionView else { return false }
      var learned = false
      for path in view.indexPathsForVisibleItems where known[path.item] == nil {
        known[path.item] = actual(path.item)
        learned = true
      }
      if learned { invalidateLayout() }
      return learned
    }
  }

  func testPositions_bothAxes_withInsets() throws {
    let layout = grid(90)
    try stage(layout)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    let frame = try XCTUnwrap(layout.layoutAttributesForItem(at: [0, 100])).frame
    view.scrollToItem(at: [0, 100], at: .top, animated: false)
    XCTAssertEqual(view.contentOffset.y, frame.minY - 20)
    view.scrollToItem(at: [0, 100], at: .bottom, animated: false)
    XCTAssertEqual(view.contentOffset.y, frame.maxY - 300 + 40)
    view.scrollToItem(at: [0, 100], at: .centeredVertically, animated: false)
    XCTAssertEqual(view.contentOffset.y, frame.midY - 20 - 120)
    view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
    XCTAssertEqual(view.contentOffset.y, -20, "not beyond the content")
    view.scrollToItem(at: [0, 199], at: .top, animated: false)
    XCTAssertEqual(view.contentOffset.y, view.contentSize.height + 40 - 300)
    view.scrollToItem(at: [0, 100], at: [.top, .left], animated: false)
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: frame.minY - 20))

    let sideways = grid(90)
    sideways.scrollDirection = .horizontal
    view.setCollectionViewLayout(sideways, animated: false)
    try app.waitUntilIdle()
    let column = try XCTUnwrap(sideways.layoutAttributesForItem(at: [0, 100])).frame
    view.scrollToItem(at: [0, 100], at: .left, animated: false)
    XCTAssertEqual(view.contentOffset.x, column.minX)
    view.scrollToItem(at: [0, 100], at: .right, animated: false)
    XCTAssertEqual(view.contentOffset.x, column.maxX - 200)
    view.scrollToItem(at: [0, 100], at: .centeredHorizontally, animated: false)
    XCTAssertEqual(view.contentOffset.x, column.midX - 100)
  }

  func testAnEmptyPosition_scrollsAsLittleAsShowsTheItem() throws {
    let layout = grid(90)
    try stage(layout)
    view.scrollToItem(at: [0, 1], at: [], animated: false)
    XCTAssertEqual(view.contentOffset.y, 0)
    let frame = try XCTUnwrap(layout.layoutAttributesForItem(at: [0, 100])).frame
    view.scrollToItem(at: [0, 100], at: [], animated: false)
    XCTAssertEqual(view.contentOffset.y, frame.maxY - 300)
    view.contentOffset.y = frame.minY + 1000
    view.scrollToItem(at: [0, 100], at: [], animated: false)
    XCTAssertEqual(view.contentOffset.y, frame.minY)
  }

  func testInvalidPositionsAndPaths_areReported() throws {
    expectsReports = true
    try stage(grid(90), [10, 20])
    for position in [[.top, .bottom], [.left, .centeredHorizontally], [.top, .centeredVertically, .left]] as [Position]
    {
      view.scrollToItem(at: [0, 5], at: position, animated: false)
    }
    XCTAssertEqual(reports.count, 3)
    XCTAssertTrue(reports.allSatisfy { $0.contains("two values for one axis") })
    view.scrollToItem(at: [1, 20], at: .top, animated: false)
    view.scrollToItem(at: [2, 0], at: .top, animated: false)
    view.scrollToItem(at: [0], at: .top, animated: true)
    XCTAssertEqual(reports.count, 6)
    XCTAssertTrue(reports[3].contains("section 1 has 20 items"), reports[3])
    XCTAssertTrue(reports[4].contains("there are 2 sections"), reports[4])
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testBeforeTheFirstLayout_theViewLaysOutFirst() throws {
    let layout = grid(90)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([200])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.scrollToItem(at: [0, 100], at: .centeredVertically, animated: false)
    let frame = try XCTUnwrap(layout.layoutAttributesForItem(at: [0, 100])).frame
    XCTAssertEqual(view.contentOffset.y, frame.midY - 150)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, frame.midY - 150)
    XCTAssertNotNil(view.cellForItem(at: [0, 100]))
    // Without a size there is no target, so the scroll happens when the size is set.
    let late = UICollectionView(frame: .zero, collectionViewLayout: grid(90))
    late.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: late)
    late.dataSource = source
    late.scrollToItem(at: [0, 100], at: .centeredVertically, animated: false)
    late.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    late.layoutIfNeeded()
    XCTAssertEqual(late.contentOffset.y, frame.midY - 150)
  }

  /// A collection view that measures its visible items after each pass.
  private final class MeasuringView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if (collectionViewLayout as? GuessedLayout)?.measure() ?? false { super.layoutSubviews() }
    }
  }

  func testAnAnimatedScroll_overGuessedSizes_landsExactly() throws {
    for isVertical in [true, false] {
      for (item, position) in [
        (150, isVertical ? Position.top : .left), (90, isVertical ? .bottom : .right),
        (120, isVertical ? .centeredVertically : .centeredHorizontally),
      ] {
        app?.close()
        app_ = TestApplication(size: CGSize(width: 200, height: 300))
        let layout = GuessedLayout()
        layout.isVertical = isVertical
        let view = MeasuringView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let source = TestDataSource([200])
        TestDataSource.register(in: view)
        view.dataSource = source
        app_?.show(view)
        try app_?.waitUntilIdle()
        view.scrollToItem(at: [0, item], at: position, animated: true)
        var offsets: [CGFloat] = []
        for _ in 0..<40 {
          app_?.frame()
          offsets.append(isVertical ? view.contentOffset.y : view.contentOffset.x)
        }
        try app_?.waitUntilIdle()
        XCTAssertEqual(offsets, offsets.sorted(), "no jerk backwards")
        let frame = try XCTUnwrap(layout.layoutAttributesForItem(at: [0, item])).frame
        let (low, high, extent, offset) =
          isVertical
          ? (frame.minY, frame.maxY, 300 as CGFloat, view.contentOffset.y)
          : (frame.minX, frame.maxX, 200, view.contentOffset.x)
        switch position {
        case .top, .left: XCTAssertEqual(offset, low)
        case .bottom, .right: XCTAssertEqual(offset, high - extent)
        default: XCTAssertEqual(offset, ((low + high - extent) / 2).rounded())
        }
        XCTAssertNotNil(view.cellForItem(at: [0, item]))
        app_?.close()
        app_ = nil
      }
    }
  }

  private var app_: TestApplication?

  func testAJump_overSizesThatChangeInThePass_isExact() throws {
    let layout = GuessedLayout()
    try stage(layout, [200])
    final class Hook: NSObject, UICollectionViewDelegate {
      let layout: GuessedLayout
      init(_ layout: GuessedLayout) { self.layout = layout }
      // Cells report their sizes when they appear, so the pass that shows them ends with different sizes.
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) { _ = layout.measure() }
    }
    let hook = Hook(layout)
    view.delegate = hook
    view.scrollToItem(at: [0, 120], at: .centeredVertically, animated: false)
    try app.waitUntilIdle()
    for _ in 0..<4 { app.frame() }
    let frame = try XCTUnwrap(layout.layoutAttributesForItem(at: [0, 120])).frame
    XCTAssertEqual(view.contentOffset.y, (frame.midY - 150).rounded())
    withExtendedLifetime(hook) {}
  }

  func testOtherScrolls_overtakeIt() throws {
    try stage(grid(90))
    view.scrollToItem(at: [0, 150], at: .top, animated: true)
    app.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 70)
    view.scrollToItem(at: [0, 150], at: .top, animated: true)
    app.advance(by: 0.1)
    view.stopScrollingAndZooming()
    let stopped = view.contentOffset
    view.collectionViewLayout.invalidateLayout()
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset, stopped)
    view.scrollToItem(at: [0, 0], at: .top, animated: false)
    try app.waitUntilIdle()
    // A drag ends it, too.
    view.scrollToItem(at: [0, 150], at: .top, animated: true)
    app.advance(by: 0.1)
    app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.2, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertLessThan(view.contentOffset.y, 5000)
  }

  func testAnUpdateOnTheWay_leadsToTheSameItem() throws {
    let layout = grid(90)
    try stage(layout)
    view.scrollToItem(at: [0, 100], at: .top, animated: true)
    app.advance(by: 0.1)
    source.sections[0].insert(contentsOf: 1000..<1010, at: 0)
    view.insertItems(at: (0..<10).map { [0, $0] })
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, layout.layoutAttributesForItem(at: [0, 110])?.frame.minY)
    XCTAssertEqual((view.cellForItem(at: [0, 110]) as? TestCell)?.name, 100)
  }

  /// A list whose items move with the offset: by all of it, by more, by a part, or against it.
  private final class FollowingLayout: ListLayout {
    let part: CGFloat
    init(part: CGFloat) {
      self.part = part
      super.init()
      fixedContentSize = CGSize(width: 200, height: 20_000)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.frame.origin.y += part * (collectionView?.contentOffset.y ?? 0)
      return attributes
    }
  }

  /// UIKit scrolls to the frame that the item has at the time of the call. Here the scroll continues while the item comes closer,
  /// as in a cover flow, but an item that moves away at least as fast as the content is not followed.
  func testAnItemThatMovesWithTheOffset_isReachedOrNotFollowed() throws {
    for (part, expected) in [(1, 600), (1.2, 620), (0.5, 1000), (-0.25, 400)] as [(CGFloat, CGFloat)] {
      for animated in [false, true] {
        let layout = FollowingLayout(part: part)
        try stage(layout)
        view.contentOffset.y = 100
        try app.waitUntilIdle()
        view.scrollToItem(at: [0, 10], at: .top, animated: animated)
        try app.waitUntilIdle()
        XCTAssertEqual(view.contentOffset.y, expected, accuracy: 1, "\(part), animated: \(animated)")
        XCTAssertFalse(view.isScrollAnimating)
        app.close()
      }
    }
  }

  /// A layout that invalidates itself with the context that it has also returned for changes of the bounds. Its estimate becomes
  /// larger when it is scrolled.
  private final class StoredContextLayout: GuessedLayout {
    private let context = UICollectionViewLayoutInvalidationContext()

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { context }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if estimate == 50, let view = collectionView, view.contentOffset.y > 0 {
        estimate = 150
        invalidateLayout(with: context)
      }
      return super.layoutAttributesForElements(in: rect)
    }
  }

  func testALayoutWithOneContext_isFollowed() throws {
    try stage(StoredContextLayout())
    view.scrollToItem(at: [0, 100], at: .top, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 15_000)
  }
}

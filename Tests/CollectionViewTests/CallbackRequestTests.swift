import UIKit
import UIKitTesting
import XCTest

/// Requests that callbacks of a layout pass, an update or prefetching make to their collection view.
@preconcurrency @MainActor
final class CallbackRequestTests: XCTestCase {
  /// A list with rows of 50 points whose attributes are created in `prepare()`. It counts the calls that its preparation does
  /// not cover.
  private final class CachingLayout: UICollectionViewLayout {
    var followsBounds = false
    private(set) var unpreparedCalls = 0
    private var isPrepared = false
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      isPrepared = false
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      super.prepare()
      isPrepared = true
      cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 200, height: 50)
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(cache.count) * 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if !isPrepared { unpreparedCalls += 1 }
      return cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard cache.indices.contains(indexPath.item) else {
        unpreparedCalls += 1
        return nil
      }
      return cache[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
  }

  private var app: TestApplication!
  private var source: TestDataSource!

  override func tearDown() async throws {
    app?.close()
    app = nil
    source = nil
  }

  private func show(_ count: Int, _ layout: UICollectionViewLayout) throws -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    source = TestDataSource([count])
    let view = UICollectionView(showing: source, in: layout)
    app.show(view)
    try app.waitUntilIdle()
    return view
  }

  func testAnUpdateThatMovesTheOffset_preparesALayoutThatFollowsTheBounds() throws {
    let layout = CachingLayout()
    layout.followsBounds = true
    let view = try show(20, layout)
    view.contentOffset.y = 700
    try app.waitUntilIdle()
    XCTAssertEqual(layout.unpreparedCalls, 0)
    view.performBatchUpdates {
      source.sections[0].removeLast(10)
      view.deleteItems(at: (10..<20).map { [0, $0] })
    }
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 200)
    XCTAssertEqual(layout.unpreparedCalls, 0)
  }

  func testAScrollToANewItem_afterAReloadInACallback_waitsForTheNewLayout() throws {
    let layout = CachingLayout()
    let view = try show(10, layout)
    source.onCell = { [source] view in
      source?.onCell = nil
      source?.sections[0] += Array(10..<30)
      view.reloadData()
      view.scrollToItem(at: [0, 29], at: .bottom, animated: false)
      XCTAssertNil(view.layoutAttributesForItem(at: [0, 28]), "the layout does not contain the new items yet")
      XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 5, y: 1405)))
    }
    view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(layout.unpreparedCalls, 0)
    XCTAssertEqual(view.contentOffset.y, 1200)
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), (24..<30).map { [0, $0] })
  }

  func testALayoutThatIsSetWhileACellIsPrefetched_isShown() throws {
    let layout = CachingLayout()
    let view = try show(100, layout)
    let flow = UICollectionViewFlowLayout()
    view.contentOffset.y = 25
    app.frame()
    var wasRequested = false
    source.onCell = { [source] view in
      // A prefetched cell is requested outside of a layout pass.
      source?.onCell = nil
      wasRequested = true
      view.collectionViewLayout = flow
      XCTAssertTrue(view.collectionViewLayout === flow)
    }
    try app.waitUntilIdle()
    view.contentOffset.y = 50
    app.frame()
    try app.waitUntilIdle()
    XCTAssertTrue(wasRequested)
    XCTAssertTrue(flow.collectionView === view)
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame, flow.layoutAttributesForItem(at: [0, 3])?.frame)
  }
}

import CollectionCore
import XCTest

@testable import UIKit

/// The data that is prefetched and the cells that are prepared ahead of a scroll. The scroll view has no cells: its
/// items are 100 points high, and it shows 400 points.
@preconcurrency @MainActor
final class PrefetcherTests: XCTestCase {
  @MainActor
  private final class Host: UIScrollView, PrefetchHost {
    let prefetcher = Prefetcher<Host>()
    let count = 100
    var log: [String] = []
    var isPrefetchingEnabled = true
    var canPrefetch = true
    var hasPrefetchDataSource = true
    var needsReload = false
    var mapping = DataMapping()
    /// A closure that is called while a cell is prepared, when the data source would be called.
    var whilePreparing: (() -> Void)?

    static var terms: ItemTerms { .tableView }
    var dataSourceName: String { "Numbers" }
    func requestNumberOfSections() -> Int? { 1 }
    func requestNumberOfItems(inSection section: Int) -> Int? { count }
    func setNeedsReload() { needsReload = true }
    var cachedCounts: SectionCounts? { shownCounts }
    var shownCounts: SectionCounts { SectionCounts([count]) }
    func visibleElement(_ key: ElementKey) -> FakeElement? { visibleElements.first { $0.key == key } }
    var visibleElements: [FakeElement] { items(in: bounds).map { FakeElement(ElementKey(cell: [0, $0])) } }
    func runLayoutPass() {}

    private func frame(_ item: Int) -> CGRect { CGRect(x: 0, y: CGFloat(item) * 100, width: 100, height: 100) }
    private func items(in rect: CGRect) -> [Int] {
      (0..<count).filter { frame($0).minY < rect.maxY && frame($0).maxY > rect.minY }
    }

    func prefetchData(at paths: [IndexPath]) { log.append("fetch \(paths.map(\.item))") }
    func cancelPrefetchingData(at paths: [IndexPath]) { log.append("cancel \(paths.map(\.item))") }
    func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void) {
      forEachItemToPrepare(in: rect) { body($0, $0.path, $1) }
    }
    func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void) {
      let visible = Set(items(in: bounds))
      for item in items(in: rect) where !visible.contains(item) { body(ElementKey(cell: [0, item]), frame(item)) }
    }
    func prepareElement(_ key: ElementKey) -> FakeElement? {
      log.append("prepare \(key.item)")
      whilePreparing?()
      return FakeElement(key)
    }
    func activityDidEnd() {}
    func recyclePrepared(_ element: FakeElement) { log.append("release \(element.key.item)") }
    func frameOfPrepared(_ element: FakeElement) -> CGRect? { frame(element.key.item) }
  }

  private let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

  override func setUp() async throws {
    host.contentSize = CGSize(width: 100, height: 10_000)
    host.contentInsetAdjustmentBehavior = .never
    host.prefetcher.host = host
    window.addSubview(host)
  }

  override func tearDown() async throws { ApplicationStart.tearDown() }

  /// Scrolls to an offset, and returns the calls that were made after the frame.
  private func frame(_ offset: CGFloat) -> [String] {
    host.contentOffset.y = offset
    host.prefetcher.schedule()
    PostFrameWork.run()
    defer { host.log = [] }
    return host.log
  }

  private var prepared: [Int] { host.prefetcher.preparedElements.keys.map(\.item).sorted() }

  func testTheFirstFrame_announcesAScreenful_andPreparesNothing() {
    XCTAssertEqual(frame(0), ["fetch [4, 5, 6, 7]"])
    XCTAssertEqual(prepared, [])
  }

  func testAScroll_preparesOneCellAFrame_theNearestFirst() {
    _ = frame(0)
    XCTAssertEqual(frame(10), ["prepare 5"])
    XCTAssertEqual(frame(20), ["prepare 6"])
    XCTAssertEqual(frame(30), [], "the next one is more than half a screen away")
    XCTAssertEqual(prepared, [5, 6])
  }

  func testAtRest_nothingIsDone() {
    _ = frame(0)
    _ = frame(10)
    XCTAssertEqual(frame(10), [])
  }

  func testAPreparedCell_isTakenOnce() {
    _ = frame(0)
    _ = frame(10)
    XCTAssertEqual(host.prefetcher.dequeue(ElementKey(cell: [0, 5]))?.key.item, 5)
    XCTAssertNil(host.prefetcher.dequeue(ElementKey(cell: [0, 5])))
  }

  func testAfterAQuarterOfTheLength_whatIsNewIsAnnounced() {
    _ = frame(0)
    XCTAssertFalse(frame(90).contains { $0.hasPrefix("fetch") })
    XCTAssertEqual(frame(100).first, "fetch [8]")
  }

  func testAScrollThatTurns_cancelsWhatIsFar_andReleasesItsCells() {
    _ = frame(2000)
    _ = frame(2010)
    XCTAssertEqual(prepared, [25])
    let back = frame(1800)
    XCTAssertTrue(back.contains("cancel [24, 25, 26, 27]"), "\(back)")
    XCTAssertTrue(back.contains("fetch [17, 16, 15, 14]"), "\(back)")
    XCTAssertTrue(back.contains("release 25"), "\(back)")
    XCTAssertTrue(back.contains("prepare 17"), "\(back)")
  }

  func testAReloadThatThePreparationAsksFor_releasesTheCell() {
    _ = frame(0)
    host.whilePreparing = { [unowned host] in host.needsReload = true }
    XCTAssertEqual(frame(10), ["prepare 5", "release 5"])
    XCTAssertEqual(prepared, [])
    XCTAssertEqual(frame(20), [], "nothing is prepared before the reload")
  }

  func testNothingIsDone_whereTheViewCannotPrefetch() {
    host.canPrefetch = false
    XCTAssertEqual(frame(10), [])
    host.canPrefetch = true
    host.isPrefetchingEnabled = false
    XCTAssertEqual(frame(20), [])
    host.isPrefetchingEnabled = true
    host.removeFromSuperview()
    XCTAssertEqual(frame(30), [])
  }

  func testWithoutAPrefetchingDataSource_cellsArePrepared() {
    host.hasPrefetchDataSource = false
    XCTAssertEqual(frame(0), [])
    XCTAssertEqual(frame(10), ["prepare 5"])
  }

  func testStopping_cancelsEverything_andReleasesTheCells() {
    _ = frame(0)
    _ = frame(10)
    host.prefetcher.stop()
    XCTAssertEqual(host.log, ["release 5", "cancel [5, 6, 7]"])
    XCTAssertEqual(prepared, [])
  }

  func testADisappearingCell_isKeptWithinAQuarterOfTheLength() {
    _ = frame(1000)
    XCTAssertTrue(host.prefetcher.isNear(CGRect(x: 0, y: 850, width: 100, height: 100)))
    XCTAssertFalse(host.prefetcher.isNear(CGRect(x: 0, y: 750, width: 100, height: 100)))
    host.prefetcher.drop()
    XCTAssertFalse(host.prefetcher.isNear(CGRect(x: 0, y: 850, width: 100, height: 100)))
  }
}

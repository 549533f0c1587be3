import UIKit
import UIKitTesting
import XCTest

/// Prefetching of cells and data before a scroll reaches them.
@preconcurrency @MainActor
final class PrefetchTests: XCTestCase {
  private let log = EventLog()
  private var app: TestApplication!
  private var source: TestDataSource!
  private var delegate: Delegate!
  private var announcer: Announcer!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
      log.add("will \(path.item)")
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      log.add("did \(path.item)")
    }
  }

  @MainActor
  private final class Announcer: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [[Int]] = []
    var cancelled: [[Int]] = []
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      announced.append(paths.map(\.item))
    }
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      cancelled.append(paths.map(\.item))
    }
  }

  /// Returns the view of the published probe, which is 300 points high with rows of 40 points at a distance of 50.
  private func makeList(announces: Bool = false) -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    let layout = ListLayout()
    layout.answersBoundsChange = false
    source = TestDataSource([1000])
    let view = UICollectionView(showing: source, in: layout)
    delegate = Delegate(log)
    view.delegate = delegate
    if announces {
      announcer = Announcer()
      view.prefetchDataSource = announcer
    }
    app.show(view)
    source.log = log
    _ = log.take()
    return view
  }

  private func move(_ view: UICollectionView, to y: CGFloat) -> [String] {
    view.contentOffset.y = y
    app.frame()
    return log.take()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testOneCellAFrame_isPreparedAhead() throws {
    // cb-drag-deceleration: offsets 39, 54, 69, 83 prepare 7, 8, 9, 10.
    let view = makeList()
    var made: [[String]] = []
    for offset in [39, 54, 69, 83] { made.append(move(view, to: CGFloat(offset)).filter { $0.contains("cellFor") }) }
    XCTAssertEqual(
      made,
      [
        ["dataSource.cellForItem [0, 6]", "dataSource.cellForItem [0, 7]"], ["dataSource.cellForItem [0, 8]"],
        ["dataSource.cellForItem [0, 9]"], ["dataSource.cellForItem [0, 10]"],
      ])
    let prepared = try XCTUnwrap(view.cellForItem(at: [0, 10]), "prepared cells can be found (iOS 15)")
    XCTAssertEqual(view.indexPath(for: prepared), [0, 10])
    XCTAssertFalse(view.visibleCells.contains(prepared))
    XCTAssertFalse(view.indexPathsForVisibleItems.contains([0, 10]))
    XCTAssertTrue(prepared.isHidden)
  }

  func testAPreparedCellLosesTheLookOfTheSelection() {
    let view = makeList()
    view.allowsMultipleSelection = true
    for item in 0..<30 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    _ = move(view, to: 39)
    let prepared = view.cellForItem(at: [0, 7])
    XCTAssertEqual(prepared?.isHidden, true)
    XCTAssertEqual(prepared?.isSelected, true)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    XCTAssertEqual(prepared?.isSelected, false)
    _ = move(view, to: 60)
    XCTAssertTrue(view.visibleCells.contains { $0 === prepared })
    XCTAssertEqual(prepared?.isSelected, false)
  }

  func testPreparedCell_isDisplayedWhenItIsSeen() {
    let view = makeList()
    _ = move(view, to: 39)
    let prepared = view.cellForItem(at: [0, 7])
    let events = move(view, to: 60)
    XCTAssertTrue(events.contains("will 7"))
    XCTAssertFalse(events.contains("dataSource.cellForItem [0, 7]"))
    XCTAssertTrue(view.visibleCells.contains { $0 === prepared })
    XCTAssertEqual(prepared?.isHidden, false)
  }

  func testAScrollThatTurnsRound_displaysTheSameCellsAgain() throws {
    let view = makeList()
    for offset in [20, 40, 60, 80, 100] { _ = move(view, to: CGFloat(offset)) }
    // Item 1 left at 90, item 0 at 40.
    let first = try XCTUnwrap(view.cellForItem(at: [0, 1]), "kept, and found (iOS 15)")
    XCTAssertTrue(first.isHidden)
    XCTAssertFalse(view.visibleCells.contains(first))
    (first as? TestCell)?.log = log
    let events = move(view, to: 60)
    XCTAssertEqual(events.filter { $0.hasSuffix("[0, 1]") || $0 == "will 1" || $0 == "prepareForReuse" }, ["will 1"])
    XCTAssertTrue(view.visibleCells.contains(first))
    XCTAssertFalse(first.isHidden)
    // Far from the visible area it can be reused for other items.
    for step in 1...20 { _ = move(view, to: 60 + CGFloat(step) * 20) }
    XCTAssertNil(view.cellForItem(at: [0, 1]))
  }

  func testAtRest_nothingIsDone() throws {
    let view = makeList()
    _ = move(view, to: 39)
    try app.waitUntilIdle()
    _ = log.take()
    let frames = app.frameCount
    app.advance(by: 1)
    XCTAssertEqual(app.frameCount, frames)
    XCTAssertEqual(log.take(), [])
    _ = view
  }

  func testFarCells_areUsedAgain() {
    let view = makeList()
    for step in 1...60 { _ = move(view, to: CGFloat(step * 35)) }
    for step in 1...60 { _ = move(view, to: CGFloat((60 - step) * 35)) }
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    // Seven visible, three ahead, two behind, and one or two in between.
    XCTAssertLessThanOrEqual(cells.count, 15)
    for cell in view.visibleCells { XCTAssertFalse(cell.isHidden) }
    XCTAssertEqual(view.visibleCells.count, cells.filter { !$0.isHidden }.count)
  }

  func testReloadAndBatches_forgetPreparedCells() {
    let view = makeList()
    _ = move(view, to: 39)
    XCTAssertNotNil(view.cellForItem(at: [0, 7]))
    source.sections[0].insert(5000, at: 0)
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 0]]) }
    _ = log.take()
    _ = move(view, to: 120)
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let cell = cell as? TestCell else { return XCTFail("no path") }
      XCTAssertEqual(cell.name, source.sections[0][path.item])
    }
    _ = move(view, to: 140)
    view.reloadData()
    app.frame()
    XCTAssertNil(view.cellForItem(at: [0, 30]))
  }

  func testSwitchedOff_preparesNothing() {
    let view = makeList()
    view.isPrefetchingEnabled = false
    XCTAssertEqual(move(view, to: 39).filter { $0.contains("cellFor") }, ["dataSource.cellForItem [0, 6]"])
    XCTAssertNil(view.cellForItem(at: [0, 7]))
  }

  func testSelection_reachesPreparedCells() {
    let view = makeList()
    _ = move(view, to: 39)
    view.selectItem(at: [0, 7], animated: false, scrollPosition: [])
    XCTAssertEqual(view.cellForItem(at: [0, 7])?.isSelected, true)
    _ = move(view, to: 60)
    XCTAssertEqual(view.cellForItem(at: [0, 7])?.isSelected, true)
  }

  // MARK: Data

  func testData_isAnnouncedAScreenAhead_nearestFirst() {
    let view = makeList(announces: true)
    XCTAssertEqual(announcer.announced, [[6, 7, 8, 9, 10, 11]])
    _ = move(view, to: 40)
    XCTAssertEqual(announcer.announced.count, 1, "less than a quarter of the screen")
    _ = move(view, to: 100)
    XCTAssertEqual(announcer.announced.dropFirst().first, [12, 13])
    XCTAssertEqual(announcer.cancelled, [])
  }

  func testTurningRound_cancelsWhatWasAhead() {
    let view = makeList(announces: true)
    _ = move(view, to: 1000)
    announcer.announced = []
    announcer.cancelled = []
    _ = move(view, to: 980)
    // Items 20 to 25 were visible; 26 to 31 are now behind.
    XCTAssertEqual(announcer.cancelled, [[26, 27, 28, 29, 30, 31]])
    XCTAssertEqual(announcer.announced, [[18, 17, 16, 15, 14, 13]])
  }

  func testTheSameItem_isAnnouncedOnce() {
    let view = makeList(announces: true)
    for step in 1...80 { _ = move(view, to: CGFloat(step * 20)) }
    let all = announcer.announced.flatMap { $0 }
    XCTAssertEqual(all.count, Set(all).count)
    XCTAssertEqual(Set(all), Set(6...all.max()!))
    XCTAssertEqual(announcer.cancelled, [])
  }

  func testJump_cancelsWhatIsFarAway() {
    let view = makeList(announces: true)
    _ = move(view, to: 20000)
    XCTAssertEqual(announcer.cancelled, [[6, 7, 8, 9, 10, 11]])
    XCTAssertEqual(announcer.announced.last, [406, 407, 408, 409, 410, 411])
    view.isPrefetchingEnabled = false
    XCTAssertEqual(announcer.cancelled.last, [406, 407, 408, 409, 410, 411])
  }
}

import UIKit
import XCTest

/// The order of calls in a layout pass, compared with a log of iOS 26.1 (`callback-orders.json`). The id of the case is
/// before each check. The layout of the published probe called the data source in `prepare`, in addition to the calls
/// of the view.
@preconcurrency @MainActor
final class LayoutPassTests: XCTestCase {
  private let log = EventLog()
  private var window: UIWindow!

  /// Returns the view of `cb-init` and the following cases: one section with five items and a header, 320 × 480 points.
  private func makeProbe() -> (UICollectionView, ListLayout, TestDataSource) {
    let layout = ListLayout()
    layout.log = log
    layout.logsContexts = false
    layout.asksDataSource = true
    layout.headerHeight = 5
    layout.pitch = 44
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([5], log: log)
    TestDataSource.register(in: view)
    view.dataSource = source
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    return (view, layout, source)
  }

  private func pass(_ view: UIView) -> [String] {
    _ = log.take()
    view.layoutIfNeeded()
    return log.take()
  }

  func testFirstPass() {
    let (view, layout, source) = makeProbe()
    // cb-init
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(layout.collectionView === view)
    // cb-first-pass
    window.addSubview(view)
    XCTAssertEqual(
      pass(view),
      [
        "invalidateLayout [0,0]", "prepare {", "dataSource.numberOfItems(0)=5", "dataSource.numberOfItems(0)=5", "}",
        "contentSize", "elements 0,0,320,480", "contentSize", "dataSource.cellForItem [0, 0]",
        "dataSource.cellForItem [0, 1]", "dataSource.cellForItem [0, 2]", "dataSource.cellForItem [0, 3]",
        "dataSource.cellForItem [0, 4]", "dataSource.viewForSupplementary header [0, 0]",
      ])
    withExtendedLifetime(source) {}
  }

  func testWidthChange_preparesAtOnce_andAsksForElementsInThePass() {
    let (view, _, source) = makeProbe()
    window.addSubview(view)
    view.layoutIfNeeded()
    _ = log.take()
    // cb-frame-width-change
    view.frame.size.width = 300
    XCTAssertEqual(
      log.take(),
      [
        "shouldInvalidate 0,0,300,480 [0,0]", "invalidateLayout [0,0]", "prepare {", "dataSource.numberOfItems(0)=5",
        "}",
        "contentSize",
      ])
    XCTAssertEqual(pass(view), ["elements 0,0,300,480", "contentSize"])
    withExtendedLifetime(source) {}
  }

  func testOffsetOutOfRange_asksForBoundsInRange_inTheSamePass() {
    let (view, layout, source) = makeProbe()
    window.addSubview(view)
    view.frame.size.width = 300
    layout.fixedContentSize = CGSize(width: 300, height: 900)
    view.layoutIfNeeded()
    _ = log.take()
    // cb-offset-set-y100
    view.contentOffset = CGPoint(x: 0, y: 100)
    XCTAssertEqual(log.take(), ["shouldInvalidate 0,100,300,480 [0,0]", "invalidateLayout [0,100]"])
    XCTAssertEqual(
      pass(view),
      ["prepare {", "dataSource.numberOfItems(0)=5", "}", "contentSize", "elements 0,0,300,960", "contentSize"])
    XCTAssertNil(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), [2, 3, 4])

    // cb-invalidate-and-clamp
    source.sections[0].append(99)
    layout.fixedContentSize = nil
    layout.invalidateLayout()
    XCTAssertEqual(log.take(), ["invalidateLayout [0,100]"])
    XCTAssertEqual(
      pass(view),
      [
        "prepare {", "dataSource.numberOfItems(0)=6", "}", "contentSize", "elements 0,0,300,960", "contentSize",
        "shouldInvalidate 0,0,300,480 [0,100]", "invalidateLayout [0,100]", "prepare {",
        "dataSource.numberOfItems(0)=6", "}", "contentSize", "elements 0,0,300,960", "contentSize",
      ])
    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 269))
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 100))
    XCTAssertNil(view.cellForItem(at: [0, 5]), "the view keeps its cached counts after a plain invalidation")
    XCTAssertEqual(view.numberOfItems(inSection: 0), 5)

    // cb-remove-from-window-out-of-range
    view.removeFromSuperview()
    XCTAssertEqual(log.take(), ["shouldInvalidate 0,0,300,480 [0,100]", "invalidateLayout [0,100]"])
  }

  func testIdlePass_asksNothing() {
    let (view, _, source) = makeProbe()
    window.addSubview(view)
    view.layoutIfNeeded()
    // cb-idle-pass
    view.setNeedsLayout()
    XCTAssertEqual(pass(view), [])
    withExtendedLifetime(source) {}
  }

  func testReload_tellsTheLayoutNothingBeforeThePass() {
    let (view, layout, source) = makeProbe()
    window.addSubview(view)
    view.layoutIfNeeded()
    _ = log.take()
    view.reloadData()
    XCTAssertEqual(log.take(), [])
    let events = pass(view)
    XCTAssertEqual(events.prefix(3), ["invalidateLayout [0,0]", "prepare {", "dataSource.numberOfItems(0)=5"])
    XCTAssertEqual(events.filter { $0.hasPrefix("dataSource.cellForItem") }.count, 5)
    XCTAssertEqual(layout.contexts.last?.invalidateEverything, true)
    XCTAssertEqual(layout.contexts.last?.invalidateDataSourceCounts, true)
    withExtendedLifetime(source) {}
  }

  func testReload_numbersAreTheNewOnesAtOnce() {
    // Common code on iOS: new data, reload, select.
    let source = TestDataSource([3])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    source.sections = [[7, 8, 9, 10, 11], [12]]
    view.reloadData()
    XCTAssertEqual(view.numberOfSections, 2)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
    view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 4]])
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 4])?.isSelected, true)
    // The same applies to another data source.
    view.dataSource = TestDataSource.Empty.shared
    XCTAssertEqual(view.numberOfSections, 1)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 0)
  }

  func testSupplementaryWithOneIndex_isFoundByItsPath() {
    // cb-one-index-supplementary
    final class Layout: ListLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [3])
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        return [attributes]
      }
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: Layout())
    let source = TestDataSource([1, 1], log: log)
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertTrue(log.take().contains("dataSource.viewForSupplementary header [3]"))
    XCTAssertNotNil(view.supplementaryView(forElementKind: "header", at: [3]))
    XCTAssertEqual(
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [3])?.frame,
      CGRect(x: 0, y: 0, width: 100, height: 20))
    XCTAssertEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: "header"), [[3]])
  }
}

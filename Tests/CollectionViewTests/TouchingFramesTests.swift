import UIKit
import XCTest

/// Elements that only touch the visible area. On Linux, Foundation's `CGRect.intersects` returns true for them
/// (docs/differences.md), so layouts that use it as a filter return them.
@preconcurrency @MainActor
final class TouchingFramesTests: XCTestCase {
  func testLayoutsMayAnswerThem_nothingIsMadeForThem() {
    final class Layout: ListLayout {
      var answered: Set<Int> = []
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let answer = super.layoutAttributesForElements(in: rect)
        answered.formUnion((answer ?? []).map(\.indexPath.item))
        return answer
      }
    }
    let layout = Layout()
    layout.height = 50
    let log = EventLog()
    let source = TestDataSource([20], log: log)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertTrue(layout.answered.contains(6), "the seventh touches the lower edge: Foundation counts it in")
    XCTAssertEqual(log.take().filter { $0.contains("cellForItem") }.count, 6)
    XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), Array(0...5))
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), Array(6...11))
  }
}

import UIKit
import XCTest

/// Tests of invalidation contexts: the family `context` of `callback-orders.json` and their rows of `defaults.tsv`.
@preconcurrency @MainActor
final class InvalidationContextTests: XCTestCase {
  func testPlainInvalidation_marksNothing() {
    // cb-ctx-base-invalidate
    let layout = ListLayout()
    layout.invalidateLayout()
    XCTAssertEqual(layout.contexts.count, 1)
    let context = layout.contexts.first
    XCTAssertEqual(context?.invalidateEverything, false)
    XCTAssertEqual(context?.invalidateDataSourceCounts, false)
    XCTAssertNil(context?.invalidatedItemIndexPaths)
    XCTAssertNil(context?.invalidatedSupplementaryIndexPaths)
    XCTAssertNil(context?.invalidatedDecorationIndexPaths)
    XCTAssertEqual(context?.contentOffsetAdjustment, .zero)
    XCTAssertEqual(context?.contentSizeAdjustment, .zero)
  }

  func testItems_keepTheirOrder_andComeOnce() {
    // cb-ctx-items-order
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[1, 2], [0, 0]])
    context.invalidateItems(at: [[1, 3], [0, 0], [1, 2]])
    XCTAssertEqual(context.invalidatedItemIndexPaths, [[1, 2], [0, 0], [1, 3]])
  }

  func testEmptyLists() {
    // cb-ctx-empty-lists
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    XCTAssertNil(context.invalidatedItemIndexPaths)
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    XCTAssertEqual(context.invalidatedSupplementaryIndexPaths, ["footer": []])
  }

  func testAdjustments_applyAtOnce_andTheSizeUntilTheNextPass() {
    // cb-ctx-adjustments
    let layout = ListLayout()
    layout.fixedContentSize = CGSize(width: 500, height: 1200)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([0])
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 20, y: 30)
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    layout.invalidateLayout(with: context)
    XCTAssertEqual(view.contentOffset, CGPoint(x: 23, y: 34))
    XCTAssertEqual(view.contentSize, CGSize(width: 510, height: 1220))
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset, CGPoint(x: 23, y: 34))
    XCTAssertEqual(view.contentSize, CGSize(width: 500, height: 1200))
  }

  func testFlowContext_marksBoth() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    XCTAssertTrue(context.invalidateFlowLayoutAttributes)
    XCTAssertTrue(context.invalidateFlowLayoutDelegateMetrics)
  }
}

import UIKit
import XCTest

/// The rows of `defaults.tsv` on the classes of collection views.
@preconcurrency @MainActor
final class DefaultsTests: XCTestCase {
  func testFlowLayout() {
    let layout = UICollectionViewFlowLayout()
    XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
    XCTAssertEqual(layout.minimumLineSpacing, 10)
    XCTAssertEqual(layout.minimumInteritemSpacing, 10)
    XCTAssertEqual(layout.scrollDirection, .vertical)
    XCTAssertEqual(layout.sectionInset, .zero)
    XCTAssertEqual(layout.headerReferenceSize, .zero)
    XCTAssertEqual(layout.footerReferenceSize, .zero)
    XCTAssertEqual(layout.estimatedItemSize, .zero)
    XCTAssertEqual(layout.sectionInsetReference, .fromContentInset)
    XCTAssertFalse(layout.sectionHeadersPinToVisibleBounds)
    XCTAssertFalse(layout.sectionFootersPinToVisibleBounds)
    XCTAssertEqual(layout.developmentLayoutDirection, .leftToRight)
    XCTAssertEqual(layout.collectionViewContentSize, .zero)
    XCTAssertEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))?.count, 0)
  }

  func testFlowLayout_everyChangeInvalidatesOnce() {
    final class Counting: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    let layout = Counting()
    layout.itemSize = CGSize(width: 10, height: 10)
    XCTAssertEqual(layout.count, 1)
    layout.itemSize = CGSize(width: 10, height: 10)
    XCTAssertEqual(layout.count, 1)
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 2
    layout.sectionInset.left = 3
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize.height = 4
    layout.footerReferenceSize.height = 5
    layout.estimatedItemSize.height = 6
    layout.sectionHeadersPinToVisibleBounds = true
    XCTAssertEqual(layout.count, 9)
  }

  func testBaseLayout() {
    let layout = UICollectionViewLayout()
    XCTAssertEqual(layout.collectionViewContentSize, .zero)
    XCTAssertNil(layout.layoutAttributesForElements(in: .zero))
    XCTAssertNil(layout.layoutAttributesForItem(at: [0, 0]))
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
    XCTAssertFalse(layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  func testAttributes() {
    let attributes = UICollectionViewLayoutAttributes()
    XCTAssertEqual(attributes.frame, .zero)
    XCTAssertEqual(attributes.zIndex, 0)
    XCTAssertEqual(attributes.alpha, 1)
    XCTAssertFalse(attributes.isHidden)
  }

  func testCollectionView() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    XCTAssertTrue(view.allowsSelection)
    XCTAssertFalse(view.allowsMultipleSelection)
    XCTAssertFalse(view.remembersLastFocusedIndexPath)
    XCTAssertTrue(view.isPrefetchingEnabled)
    XCTAssertEqual(view.backgroundColor, .systemBackground)
    XCTAssertEqual(view.selfSizingInvalidation, .enabled)
    XCTAssertFalse(view.alwaysBounceVertical)
    XCTAssertEqual(UICollectionView.elementKindSectionHeader, "UICollectionElementKindSectionHeader")
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    XCTAssertEqual(positions.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    XCTAssertNil(view.indexPathsForSelectedItems)
  }

  func testCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    XCTAssertTrue(cell.automaticallyUpdatesContentConfiguration)
    XCTAssertTrue(cell.automaticallyUpdatesBackgroundConfiguration)
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
    cell.frame.size = CGSize(width: 30, height: 40)
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
  }
}

import UIKit
import XCTest

/// Behavior that depends on default values. `DefaultRowsTests` compares the values themselves.
@preconcurrency @MainActor
final class DefaultsTests: XCTestCase {
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

  func testCell_contentFollowsItsSize() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
    cell.frame.size = CGSize(width: 30, height: 40)
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
  }
}

// There are no other imports, as in many test files of iOS code.
import XCTest

final class NamesInTestsTests: XCTestCase {
  func testUIKitsNamesAreSeenWithinATestCase() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets).minX, 2)
    XCTAssertEqual(UICollectionView.ScrollDirection.vertical.rawValue, 0)
    XCTAssertTrue(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
  }
}

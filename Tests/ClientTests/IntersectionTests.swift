import Foundation
import UIKit
import XCTest

/// Rectangles that touch, in a module that contains the extension of docs/differences.md.
final class IntersectionTests: XCTestCase {
  private let tile = CGRect(x: 0, y: 0, width: 10, height: 10)

  func testRectanglesThatTouch_doNotIntersect() {
    XCTAssertFalse(tile.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    XCTAssertFalse(tile.intersects(CGRect(x: 0, y: 10, width: 10, height: 10)))
    XCTAssertFalse([CGRect(x: -10, y: 0, width: 10, height: 10)].contains(where: tile.intersects))
    XCTAssertTrue(tile.intersects(CGRect(x: 9.5, y: 9.5, width: 10, height: 10)))
    XCTAssertFalse(tile.intersects(.null))
  }

  func testAnEmptyRectangleInside_intersects() {
    // swift-corelibs-foundation's TestNSGeometry also asserts this on Darwin; DTCoreText and its forks report that one
    // at the edge (0 points wide, at the leading edge) does not intersect.
    XCTAssertTrue(CGRect(x: -10, y: -10, width: 20, height: 20).intersects(.zero))
    XCTAssertFalse(tile.intersects(CGRect(x: 0, y: 2, width: 0, height: 3)))
  }
}

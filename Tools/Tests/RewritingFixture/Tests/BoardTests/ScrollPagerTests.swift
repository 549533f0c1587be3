import UIKit
import XCTest

@testable import Board

/// Observers of an override of a scroll view's delegate run, and the scroll view calls the delegate.
final class ScrollPagerTests: XCTestCase {
  func testTheScrollViewCallsTheDelegate() {
    let pager = ScrollPager(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pager.contentSize = CGSize(width: 100, height: 500)
    let delegate = FallbackScrollDelegate()
    pager.delegate = delegate
    XCTAssertEqual(pager.log, ["will set", "set"])
    pager.contentOffset.y = 50
    XCTAssertEqual(delegate.changes, 1)
    XCTAssertTrue((pager as UIScrollView).delegate === delegate)

    pager.delegate = nil
    XCTAssertEqual(pager.log, ["will set", "set", "replaced"])
    XCTAssertTrue(pager.delegate === pager.fallback)
    pager.contentOffset.y = 100
    XCTAssertEqual(pager.fallback.changes, 1)
    XCTAssertEqual(delegate.changes, 1)
  }

  func testTheDelegateIsNotRetained() {
    let pager = ScrollPager()
    do { pager.delegate = FallbackScrollDelegate() }
    XCTAssertNil(pager.delegate)
  }
}

import UIKit
import XCTest

@testable import Board

/// References to optional methods are nil exactly if the object does not respond to them.
class OptionalReferenceTests: XCTestCase {
  func testAMethodThatADelegateHas() {
    let pager = Pager()
    let delegate = WholePagerDelegate()
    XCTAssertNil(pager.shows(1))
    pager.delegate = delegate
    XCTAssertEqual(pager.shows(1), false)
    XCTAssertEqual(pager.shows(2), true)
    XCTAssertTrue(pager.forced())
    XCTAssertTrue(pager.scroll())
    XCTAssertEqual(delegate.scrolls, 1)
    XCTAssertTrue(pager.hasTitle())
    XCTAssertEqual(pager.title(), "1 of 2 in en")
    pager.complete()
    XCTAssertEqual(pager.log, ["completed 5"])
    XCTAssertEqual(pager.responds(), [true, true, true])
  }

  func testAMethodThatADelegateDoesNotHave() {
    let pager = Pager()
    let delegate = ScrollPagerDelegate()
    pager.delegate = delegate
    XCTAssertNil(pager.shows(1))
    XCTAssertTrue(pager.scroll())
    XCTAssertFalse(pager.hasTitle())
    XCTAssertNil(pager.title())
    pager.complete()
    XCTAssertEqual(pager.log, [])
    XCTAssertEqual(pager.responds(), [false, true, false])
  }

  func testAReferenceInAnotherModule() {
    let delegate: PagerDelegate = ScrollPagerDelegate()
    XCTAssertNil(delegate.pager(_:shouldShow:))
    XCTAssertNotNil(delegate.pagerDidScroll)
    XCTAssertNotNil((delegate as PagerDelegate?)?.pagerDidScroll(_:))
  }

  func testMethodsOfUIKit() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = RowHeights()
    XCTAssertNil(table.delegate?.tableView(_:heightForRowAt:))
    table.delegate = delegate
    let height = table.delegate?.tableView(_:heightForRowAt:)
    XCTAssertEqual(height?(table, IndexPath(row: 2, section: 0)), 22)
    XCTAssertTrue(table.delegate?.tableView(_:viewForHeaderInSection:) == nil)
    XCTAssertTrue(table.delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))) ?? false)
    XCTAssertFalse(
      table.delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:))) ?? false)
    XCTAssertTrue(delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
  }
}

class WholePagerDelegate: NSObject, PagerDelegate {
  var scrolls = 0
  func pager(_ pager: Pager, shouldShow index: Int) -> Bool { return index % 2 == 0 }
  func pagerDidScroll(_ pager: Pager) { scrolls += 1 }
  func pager(_ pager: Pager, title index: Int, of count: Int, in language: String) -> String? {
    return "\(index) of \(count) in \(language)"
  }
  func pager(_ pager: Pager, complete completion: @escaping (Int) -> Void) { completion(5) }
}

class ScrollPagerDelegate: NSObject {
  var scrolls = 0
}

extension ScrollPagerDelegate: PagerDelegate {
  func pagerDidScroll(_ pager: Pager) { scrolls += 1 }
}

class RowHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return 20 + CGFloat(indexPath.row)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

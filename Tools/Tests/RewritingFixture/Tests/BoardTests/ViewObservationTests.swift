import XCTest

@testable import Board

/// The file imports XCTest alone, which exports UIKit on iOS.
class ViewObservationTests: XCTestCase {
  func testTheOffsetOfAScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var offsets: [CGFloat] = []
    var sizes: [CGFloat] = []
    let offset = scroll.observe(\.contentOffset, options: [.old, .new]) { scroll, change in
      offsets.append(change.oldValue?.y ?? -1)
      offsets.append(scroll.contentOffset.y)
    }
    let size = scroll.observe(\.contentSize) { scroll, _ in sizes.append(scroll.contentSize.height) }
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.contentOffset.y = 5
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    XCTAssertEqual(offsets, [0, 5, 5, 7])
    XCTAssertEqual(sizes, [100])
    offset.invalidate()
    size.invalidate()
    scroll.contentOffset.y = 9
    XCTAssertEqual(offsets.count, 4)
  }

  func testObserversByName() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let watcher = Watcher()
    view.addObserver(watcher, forKeyPath: "frame", options: [], context: nil)
    view.addObserver(watcher, forKeyPath: #keyPath(UIView.bounds), options: [], context: nil)
    view.frame.origin.x = 4
    view.bounds.size.width = 20
    view.alpha = 0.5
    view.removeObserver(watcher, forKeyPath: "frame")
    view.removeObserver(watcher, forKeyPath: "bounds")
    view.frame = .zero
    XCTAssertEqual(watcher.seen.map { String($0.prefix { $0 != " " }) }, ["frame", "bounds", "frame"])
  }

  func testRectanglesThatTouch() {
    let tile = CGRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertFalse(tile.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    XCTAssertTrue(tile.intersects(CGRect(x: 9, y: 0, width: 10, height: 10)))
  }
}

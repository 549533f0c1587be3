import XCTest

@testable import UIKit

/// A scroll to an item whose position changes during the scroll, in a scroll view without items.
@preconcurrency @MainActor
final class ItemScrollTests: XCTestCase {
  @MainActor
  private final class Scroller: UIScrollView, ItemScrollHost {
    /// The positions of the items by index path.
    var places: [IndexPath: CGFloat] = [:]
    var isLayoutInvalid = false

    func scrollTarget(for path: IndexPath, at position: CGFloat) -> CGPoint? {
      places[path].map { CGPoint(x: 0, y: $0 + position) }
    }
  }

  private let scroll = ItemScroll<Scroller>()

  private func makeScroller(_ places: [IndexPath: CGFloat]) -> Scroller {
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = CGSize(width: 100, height: 10_000)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.places = places
    return scroller
  }

  func testAJump_isCorrectedUntilTwoPassesAgree() {
    let scroller = makeScroller([[0, 5]: 500])
    scroller.contentOffset.y = 500
    scroll.begin(to: [0, 5], at: 0, in: scroller)
    // Its actual size became known when it was shown.
    scroller.places = [[0, 5]: 540]
    XCTAssertTrue(scroll.correct(in: scroller))
    XCTAssertEqual(scroller.contentOffset.y, 540)
    XCTAssertFalse(scroll.correct(in: scroller))
    XCTAssertTrue(scroll.isRunning, "a second pass has to agree")
    XCTAssertFalse(scroll.correct(in: scroller))
    XCTAssertFalse(scroll.isRunning)
  }

  func testSizesThatDoNotComeToRest_areLeftAlone() {
    let scroller = makeScroller([[0, 5]: 500])
    scroll.begin(to: [0, 5], at: 0, in: scroller)
    var corrections = 0
    while scroll.correct(in: scroller), corrections < 100 {
      corrections += 1
      scroller.places[[0, 5]]? += 10
    }
    XCTAssertEqual(corrections, ItemScroll<Scroller>.maximumCorrections)
    XCTAssertFalse(scroll.isRunning)
  }

  func testAnUpdate_leadsToTheItemsNewPlaceOrEndsTheScroll() {
    let scroller = makeScroller([[0, 5]: 500, [0, 6]: 600])
    scroll.begin(to: [0, 5], at: 20, in: scroller)
    scroll.updatePaths { _ in [0, 6] }
    XCTAssertTrue(scroll.correct(in: scroller))
    XCTAssertEqual(scroller.contentOffset.y, 620)
    scroll.updatePaths { _ in nil }
    XCTAssertFalse(scroll.isRunning)
  }

  func testAnInvalidLayout_isWaitedFor() {
    let scroller = makeScroller([[0, 5]: 500])
    scroll.begin(to: [0, 5], at: 0, in: scroller)
    scroller.isLayoutInvalid = true
    XCTAssertFalse(scroll.correct(in: scroller))
    XCTAssertEqual(scroller.contentOffset.y, 0)
    scroller.isLayoutInvalid = false
    XCTAssertTrue(scroll.correct(in: scroller))
  }

  func testAnythingElseThatMovesTheContent_endsTheScroll() {
    let scroller = makeScroller([[0, 5]: 500])
    for (cause, continues) in [(ScrollCause.animation, true), (.adjustment, true), (.contentOffset, false)] {
      scroll.begin(to: [0, 5], at: 0, in: scroller)
      scroll.offsetDidChange(cause, in: scroller)
      XCTAssertEqual(scroll.isRunning, continues, "\(cause)")
    }
    scroll.begin(to: [0, 9], at: 0, in: scroller)
    XCTAssertFalse(scroll.correct(in: scroller))
    XCTAssertFalse(scroll.isRunning, "there is no such item")
  }
}

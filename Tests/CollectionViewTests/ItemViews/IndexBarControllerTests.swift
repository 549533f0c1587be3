import XCTest

@testable import UIKit

/// The controller of the index at the trailing edge, in a scroll view without items.
@preconcurrency @MainActor
final class IndexBarControllerTests: XCTestCase {
  @MainActor
  private final class Host: UIScrollView, IndexBarHost {
    var titles: [String] = []
    private(set) var asked = 0
    private(set) var chosen: [String] = []

    func loadIndexTitles() -> [String] {
      asked += 1
      return titles
    }
    func styleIndexBar(_ bar: IndexBar) { bar.textColor = .red }
    func scroll(toIndexTitle title: String, at index: Int) { chosen.append("\(title)\(index)") }
  }

  private let index = IndexBarController()
  private let host = Host(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  func testTitles_areAskedForOnceUntilTheyMayHaveChanged() {
    index.update(in: host)
    index.update(in: host)
    XCTAssertEqual(host.asked, 1)
    XCTAssertNil(index.bar)
    host.titles = ["A", "B"]
    index.setNeedsTitles()
    index.update(in: host)
    let bar = index.bar
    XCTAssertEqual(bar?.titles, ["A", "B"])
    XCTAssertEqual(bar?.textColor, .red)
    index.setNeedsTitles()
    index.update(in: host)
    XCTAssertTrue(index.bar === bar, "the same titles keep their bar")
    host.titles = []
    index.setNeedsTitles()
    index.update(in: host)
    XCTAssertNil(index.bar)
    XCTAssertNil(bar?.superview)
    XCTAssertEqual(host.asked, 4)
  }

  func testTheBar_staysAtTheTrailingEdgeOfWhatIsVisible() {
    host.titles = ["A", "B"]
    host.contentInsetAdjustmentBehavior = .never
    host.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    host.bounds.origin.y = 77
    index.update(in: host)
    XCTAssertEqual(index.bar?.frame, CGRect(x: 185, y: 87, width: 15, height: 270))
    XCTAssertTrue(index.contains(CGPoint(x: 190, y: 100)))
    XCTAssertFalse(index.contains(CGPoint(x: 100, y: 100)))
    host.indexDisplayMode = .alwaysHidden
    index.update(in: host)
    XCTAssertFalse(index.contains(CGPoint(x: 190, y: 100)))
  }

  func testAChoice_leadsToItsTitle() {
    host.titles = ["A", "B"]
    index.update(in: host)
    index.bar?.onChoice?(1)
    XCTAssertEqual(host.chosen, ["B1"])
  }
}

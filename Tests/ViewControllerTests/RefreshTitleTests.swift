import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Refreshing under a large title (chrome-cases, `refresh-begin-overscrolled-large` and `refresh-begin-landscape`).
@preconcurrency @MainActor
final class RefreshTitleTests: XCTestCase {
  private var app: TestApplication!
  private var navigation: UINavigationController!
  private var scroll: UIScrollView!
  private let control = UIRefreshControl()

  override func tearDown() async throws { app?.close() }

  private func start(_ size: CGSize = CGSize(width: 375, height: 667)) {
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    let content = UIViewController()
    content.title = "Title"
    scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.refreshControl = control
    content.view = scroll
    navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    app.frame()
  }

  private func expect(_ id: String, line: UInt = #line) throws {
    let cases = try Oracle.cases("chrome-cases.json", family: "refresh")
    let wanted = try XCTUnwrap(cases.first { $0.id == id }?.expect)
    func number(_ key: String) -> CGFloat? { wanted[key, as: CGFloat.self] }
    XCTAssertEqual(scroll.contentOffset.y, number("contentOffset_y"), line: line)
    XCTAssertEqual(scroll.adjustedContentInset.top, number("adjusted_top"), line: line)
    XCTAssertEqual(navigation.navigationBar.frame.height, number("bar_height"), line: line)
    if let y = number("control_y") { XCTAssertEqual(control.frame.minY, y, line: line) }
    let known: Set = ["contentOffset_y", "adjusted_top", "bar_height", "control_y"]
    XCTAssertEqual(Set(wanted.keys).subtracting(known), [], line: line)
  }

  func testBeginningWhileOverscrolled() throws {
    start()
    XCTAssertEqual(scroll.contentOffset.y, -116)
    scroll.contentOffset.y = -176
    control.beginRefreshing()
    navigation.view.layoutIfNeeded()
    try expect("refresh-begin-overscrolled-large")
  }

  func testBeginningInACompactHeight() throws {
    start(CGSize(width: 667, height: 375))
    XCTAssertEqual(scroll.contentOffset.y, -78)
    control.beginRefreshing()
    XCTAssertEqual(scroll.contentOffset.y, -78)
    scroll.contentOffset.y = -138
    navigation.view.layoutIfNeeded()
    try expect("refresh-begin-landscape")
  }

  /// While the content is pulled down, the activity indicator is between the bar buttons and the large title, which
  /// moves with the content.
  func testAPullUnderALargeTitle() throws {
    start()
    let finger = app.touch(at: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 640), duration: 0.5)
    XCTAssertTrue(control.isRefreshing)
    finger.lift(after: 0.2)
    app.advance(by: 2)
    XCTAssertEqual(scroll.contentOffset.y, -176)
    XCTAssertEqual(navigation.navigationBar.frame.height, 166)
    XCTAssertEqual(control.convert(control.bounds, to: nil), CGRect(x: 0, y: 64, width: 375, height: 60))
    let title = try XCTUnwrap(navigation.navigationBar.largeTitle.subviews.first)
    XCTAssertGreaterThan(title.convert(title.bounds, to: nil).minY, 120)
    control.endRefreshing()
    app.advance(by: 2)
    XCTAssertEqual(scroll.contentOffset.y, -116)
    XCTAssertEqual(navigation.navigationBar.frame.height, 106)
  }
}

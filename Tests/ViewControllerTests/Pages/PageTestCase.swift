@testable import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a page view controller.
@preconcurrency @MainActor
class PageTestCase: XCTestCase {
  private(set) var app: TestApplication!
  let log = CallbackLog()
  typealias Source = PageList & UIPageViewControllerDataSource & UIPageViewControllerDelegate

  private(set) var source: (any Source)!
  private(set) var page: UIPageViewController!
  /// The reports that the test expects.
  var reports: [String] = []
  var expectsReports = false

  override func tearDown() async throws { app?.close() }

  func begin(_ size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) {
    app?.close()
    app = TestApplication(size: size, scale: scale)
    app.onReport = { [weak self] in
      guard let self else { return }
      if expectsReports { reports.append($0) } else { XCTFail($0) }
    }
  }

  /// Shows a page view controller with the first pages of a data source.
  @discardableResult
  func show(
    _ names: String = "abcd", counted: Bool = false, style: UIPageViewController.TransitionStyle = .scroll,
    axis: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, start: [Int] = [0], isRightToLeft: Bool = false
  ) throws -> UIPageViewController {
    if app == nil || app.isClosed { begin() }
    let list = names.map { String($0) }
    if counted { source = CountedPages(list, log) } else { source = LoggedPages(list, log) }
    page = UIPageViewController(transitionStyle: style, navigationOrientation: axis, options: options)
    if isRightToLeft { page.view.semanticContentAttribute = .forceRightToLeft }
    page.dataSource = source
    page.delegate = source
    app.show(page)
    if !start.isEmpty {
      page.setViewControllers(start.map { source.pages[$0] }, direction: .forward, animated: false)
    }
    try app.waitUntilIdle()
    _ = log.take()
    return page
  }

  /// Releases the page view controller and its pages.
  func end() {
    source = nil
    page = nil
  }

  func named(_ name: String) -> UIViewController { source.pages.first { $0.title == name }! }

  /// The names of the visible pages.
  var visible: String { (page.viewControllers ?? []).map { $0.title ?? "?" }.joined(separator: "+") }

  /// Checks that the content is at rest and that only the visible pages are contained in the page view controller.
  func assertAtRest(line: UInt = #line) {
    let shown = page.viewControllers ?? []
    XCTAssertEqual(page.children.map { $0.title ?? "?" }.sorted(), shown.map { $0.title ?? "?" }.sorted(), line: line)
    XCTAssertEqual(page.scroller.contentOffset, page.scroller.offset(0), line: line)
    XCTAssertEqual(page.scroller.pages, shown.map { $0.view }, line: line)
    for controller in shown {
      XCTAssertTrue(controller.view.superview === page.scroller, line: line)
      XCTAssertEqual(controller.appearance.phase, .appeared, line: line)
    }
    for other in source.pages where !shown.contains(where: { $0 === other }) {
      XCTAssertNil(other.parent, line: line)
      XCTAssertNil(other.viewIfLoaded?.superview, line: line)
      XCTAssertEqual(other.appearance.phase, .disappeared, line: line)
    }
    XCTAssertNil(page.turn, line: line)
    XCTAssertTrue(page.scroller.isUserInteractionEnabled, line: line)
  }

  /// Swipes horizontally. If `hold` is not 0, the finger rests before it lifts.
  func swipe(_ distance: CGFloat, hold: TimeInterval = 0, from start: CGPoint = CGPoint(x: 160, y: 200)) throws {
    app.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.15, hold: hold)
    try app.waitUntilIdle()
  }
}

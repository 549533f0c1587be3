import UIKit
import UIKitTesting
import XCTest

/// Navigation bars in windows of all sizes, and scrolling with the wheel.
@preconcurrency @MainActor
final class WindowSizeBarTests: XCTestCase {
  private var app: TestApplication!
  private var navigation: UINavigationController!
  private let scroll = UIScrollView()

  private func start(_ size: CGSize, large: Bool = false) {
    app?.close()
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    let content = UIViewController()
    content.title = "Title"
    content.view = scroll
    scroll.contentSize = CGSize(width: 300, height: 3000)
    navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    app.show(navigation)
    app.frame()
  }

  override func tearDown() async throws { app?.close() }

  /// The bar of a window that was resized equals that of a window that had this size from the beginning.
  func testTheBarIsThatOfTheSize_howeverTheWindowGotIt() throws {
    let sizes = [
      CGSize(width: 700, height: 500), CGSize(width: 760, height: 500), CGSize(width: 700, height: 400),
      CGSize(width: 760, height: 400), CGSize(width: 400, height: 700), CGSize(width: 1000, height: 447),
    ]
    var opened: [CGRect] = []
    for size in sizes {
      start(size)
      opened.append(navigation.navigationBar.frame)
    }
    for first in sizes {
      start(first)
      for (size, frame) in zip(sizes, opened) {
        app.resize(to: size)
        try app.waitUntilIdle()
        XCTAssertEqual(navigation.navigationBar.frame, frame, "from \(first) to \(size)")
        XCTAssertEqual(scroll.safeAreaInsets.top, frame.maxY)
      }
    }
  }

  /// In UIKit the large title is in the scroll view (measurements.md, 16.1), so a drag on it scrolls the content.
  func testALargeTitleIsDrawnByTheFinger() throws {
    start(CGSize(width: 375, height: 667), large: true)
    let finger = app.touch(at: CGPoint(x: 60, y: 90))
    finger.drag(to: CGPoint(x: 60, y: 150), duration: 0.2)
    XCTAssertTrue(scroll.isDragging)
    XCTAssertLessThan(scroll.contentOffset.y, -120)
    finger.lift()
    try app.waitUntilIdle()
    let other = app.touch(at: CGPoint(x: 60, y: 40))
    other.drag(to: CGPoint(x: 60, y: 150), duration: 0.2)
    XCTAssertFalse(scroll.isDragging, "the row of buttons is the bar's")
    other.lift()
  }

  /// Scrolling with the wheel does not stop at half a large title either, and the snapping does not block the wheel
  /// (chrome-cases, nav-large-snap).
  func testTheWheelSnapsLargeTitles() throws {
    start(CGSize(width: 375, height: 667), large: true)
    let rest = scroll.contentOffset.y
    XCTAssertEqual(rest, -116)
    func wheel(_ notches: CGFloat) throws -> CGFloat {
      app.wheel(at: CGPoint(x: 100, y: 400), notches: CGPoint(x: 0, y: -notches))
      try app.waitUntilIdle()
      return scroll.contentOffset.y - rest
    }
    XCTAssertEqual(try wheel(0.5), 52, "40 points are more than 36")
    XCTAssertEqual(try wheel(-0.5), 0, "12 points are less")
    XCTAssertEqual(try wheel(0.25), 0)
    XCTAssertEqual(try wheel(0.25), 52, "small steps add up")
    XCTAssertEqual(try wheel(1), 132)
    XCTAssertEqual(try wheel(-1), 52)
  }
}

import UIKit
import UIKitTesting
import XCTest

/// Scroll views under the wheel, the touchpad and keys, and their indicators.
@preconcurrency @MainActor
final class ScrollDesktopTests: XCTestCase {
  private var app: TestApplication!
  private var log = CallbackLog()
  private var scroll: UIScrollView!
  private var listener: ScrollListener!

  private func start(_ size: CGSize = CGSize(width: 393, height: 852), content: CGFloat = 40000) {
    app = TestApplication(size: size, scale: 3)
    scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = CGSize(width: size.width, height: content)
    log = CallbackLog()
    listener = ScrollListener(log)
    scroll.delegate = listener
    app.show(scroll)
    log.take()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testWheelNotchesAddUp() throws {
    start()
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    let notch = scroll.contentOffset.y
    XCTAssertGreaterThan(notch, 20)
    for _ in 0..<3 { app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: -1)) }
    XCTAssertLessThan(scroll.contentOffset.y, notch * 3)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, notch * 4, accuracy: 0.01)
    app.wheel(at: CGPoint(x: 100, y: 100), notches: CGPoint(x: 0, y: 100))
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(log.lines.filter { $0 == "willBeginDecelerating" }.count, 3)
    XCTAssertEqual(log.lines.filter { $0 == "didEndDecelerating" }.count, 3)
  }

  func testTouchpadFollowsAndRunsOut() throws {
    start()
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -120), duration: 0.2, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 120, accuracy: 0.4)
    app.touchpad(at: CGPoint(x: 100, y: 100), delta: CGPoint(x: 0, y: -120), duration: 0.1)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(scroll.contentOffset.y, 500)
  }

  func testKeysScroll() throws {
    start()
    app.key(.keyboardDownArrow)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 40)
    app.key(.keyboardPageDown)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 852)
    app.key(.keyboardSpacebar, modifiers: .shift)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 40)
    app.key(.keyboardEnd)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 39148)
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  /// indicator-short-content.
  func testIndicatorsLieWhereUIKitPutsThem() throws {
    start(CGSize(width: 375, height: 667), content: 351)
    scroll.alwaysBounceVertical = true
    UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 116, left: 0, bottom: 0, right: 0)
    defer { UIScreen.main.safeAreaInsets = .zero }
    app.frame()
    XCTAssertEqual(scroll.bounds, CGRect(x: 0, y: -116, width: 375, height: 667))
    let bars = scroll.subviews.map(\.frame)
    XCTAssertTrue(bars.contains(CGRect(x: 369, y: 203, width: 3, height: 345)), "\(bars)")
    XCTAssertTrue(bars.contains(CGRect(x: 3, y: 545, width: 369, height: 3)), "\(bars)")
    XCTAssertTrue(scroll.subviews.allSatisfy { $0.alpha == 0 && $0.layer.cornerRadius == 1.5 })
  }

  func testIndicatorsShowWhileScrollingAndFade() throws {
    start()
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.3, hold: 0.2)
    XCTAssertTrue(scroll.subviews.contains { $0.alpha == 1 })
    app.advance(by: 2)
    XCTAssertTrue(scroll.subviews.allSatisfy { $0.alpha == 0 })
  }
}

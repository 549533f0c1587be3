import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Scroll views under the wheel, the touchpad and keys, and their indicators.
@preconcurrency @MainActor
final class ScrollDesktopTests: ScrollTestCase {
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

  /// scroll-traces, family indicators.
  func testIndicatorsLieWhereUIKitPutsThem() throws {
    let cases = try Oracle.cases("scroll-traces.json", family: "indicators")
    XCTAssertEqual(cases.count, 1)
    func number(_ value: Any?) throws -> CGFloat { CGFloat(try XCTUnwrap(value as? NSNumber).doubleValue) }
    func rect(_ value: Any?) throws -> CGRect {
      let numbers = try XCTUnwrap(value as? [Any]).map(number)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    defer { UIScreen.main.safeAreaInsets = .zero }
    for entry in cases {
      let input = try XCTUnwrap(entry.whole["input"] as? [String: Any])
      let bounds = try rect(input["bounds"])
      start(bounds.size, content: try number((input["contentSize"] as? [Any])?.last))
      scroll.alwaysBounceVertical = true
      UIScreen.main.safeAreaInsets.top = try number(input["adjusted_top"])
      app.frame()
      XCTAssertEqual(scroll.bounds, bounds, entry.id)
      let bars = scroll.subviews.map(\.frame)
      XCTAssertTrue(bars.contains(try rect(entry.expect["vertical"])), "\(entry.id): \(bars)")
      XCTAssertTrue(bars.contains(try rect(entry.expect["horizontal"])), "\(entry.id): \(bars)")
      let (alpha, radius) = (try number(entry.expect["alpha"]), try number(entry.expect["radius"]))
      XCTAssertTrue(scroll.subviews.allSatisfy { $0.alpha == alpha && $0.layer.cornerRadius == radius }, entry.id)
    }
  }

  func testIndicatorsShowWhileScrollingAndFade() throws {
    start()
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.3, hold: 0.2)
    XCTAssertTrue(scroll.subviews.contains { $0.alpha == 1 })
    app.advance(by: 2)
    XCTAssertTrue(scroll.subviews.allSatisfy { $0.alpha == 0 })
  }
}

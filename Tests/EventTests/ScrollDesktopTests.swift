import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Scroll views with the wheel, the touchpad and keys, and the scroll indicators.
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

  /// Compares the frames of scroll indicators with those of the family `indicators` of scroll-traces.
  func testIndicatorsLieWhereUIKitPutsThem() throws {
    let cases = try Oracle.cases("scroll-traces.json", family: "indicators")
    defer { UIScreen.main.safeAreaInsets = .zero }
    for entry in cases {
      let input = try entry.whole.values("input")
      let bounds = try input.rect("bounds")
      start(bounds.size, content: try input.size("contentSize").height)
      scroll.alwaysBounceVertical = true
      UIScreen.main.safeAreaInsets.top = try input.number("adjusted_top")
      app.frame()
      XCTAssertEqual(scroll.bounds, bounds, entry.id)
      let bars = scroll.subviews.map(\.frame)
      XCTAssertTrue(bars.contains(try entry.expect.rect("vertical")), "\(entry.id): \(bars)")
      XCTAssertTrue(bars.contains(try entry.expect.rect("horizontal")), "\(entry.id): \(bars)")
      for bar in scroll.subviews {
        let isUpright = bar.frame.height > bar.frame.width
        entry.expect("thickness", isUpright ? bar.frame.width : bar.frame.height)
        entry.expect("edge_margin", isUpright ? bounds.maxX - bar.frame.maxX : bounds.maxY - bar.frame.maxY)
        let shown = bar.backgroundColor?.resolvedColor(with: bar.traitCollection)
        let isBlack = shown?.cgColor == UIColor(white: 0, alpha: 0.35).cgColor
        entry.expect("color", text: isBlack ? "black 0.35" : "\(String(describing: shown?.cgColor))")
      }
      let (alpha, radius) = (try entry.expect.number("alpha"), try entry.expect.number("radius"))
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

import UIKit
import UIKitTesting
import XCTest

/// Zooming with the delegate's view.
@preconcurrency @MainActor
final class ScrollZoomTests: XCTestCase {
  private var app: TestApplication!
  private let log = CallbackLog()
  private var scroll: UIScrollView!
  private var image: UIView!
  private var listener: ScrollListener!

  private func start() {
    app = TestApplication(size: CGSize(width: 300, height: 300), scale: 2)
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 600, height: 600)
    listener = ScrollListener(log)
    scroll.delegate = listener
    image = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    scroll.addSubview(image)
    listener.zoomed = image
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    app.show(scroll)
    log.take()
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  /// Returns the point of the unscaled image that is visible at a point of the window.
  private func place(at point: CGPoint) -> CGPoint { image.convert(point, from: app.window) }

  /// If two fingers move apart and sideways, the content between them stays between them.
  func testAPinchKeepsThePlaceUnderTheFingers() throws {
    start()
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    log.take()
    let left = app.touch(at: CGPoint(x: 100, y: 150), finger: 1)
    let right = app.touch(at: CGPoint(x: 140, y: 150), finger: 2)
    var anchor: CGPoint?
    for step in 1...20 {
      app.advance(by: 1.0 / 60)
      let shift = CGFloat(step)
      app.send(moves: [
        (1, CGPoint(x: 100 - 2 * CGFloat(step) + shift, y: 150 + shift)),
        (2, CGPoint(x: 140 + 2 * CGFloat(step) + shift, y: 150 + shift)),
      ])
      guard scroll.isZooming else { continue }
      let middle = CGPoint(x: 120 + shift, y: 150 + shift)
      let now = place(at: middle)
      if let anchor {
        XCTAssertEqual(now.x, anchor.x, accuracy: 0.5, "step \(step)")
        XCTAssertEqual(now.y, anchor.y, accuracy: 0.5, "step \(step)")
      }
      anchor = anchor ?? now
    }
    XCTAssertNotNil(anchor)
    XCTAssertEqual(scroll.zoomScale, 120.0 / 48, accuracy: 0.1)
    XCTAssertEqual(scroll.contentSize.width, 600 * scroll.zoomScale, accuracy: 0.01)
    // Lifting a finger moves nothing.
    let before = scroll.contentOffset
    right.lift()
    left.move(to: CGPoint(x: 80, y: 170))
    XCTAssertEqual(scroll.contentOffset.x, before.x, accuracy: 1)
    left.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(scroll.isZooming || scroll.isZoomBouncing || scroll.isDragging)
    let zooming = log.compact.filter { $0.contains("oom") }
    XCTAssertEqual(zooming.first, "willBeginZooming")
    XCTAssertEqual(zooming.count { $0.hasPrefix("didEndZooming") }, 1)
    XCTAssertTrue(zooming.last?.hasPrefix("didEndZooming") ?? false)
    XCTAssertEqual(log.lines.count { $0 == "willBeginDragging" }, log.lines.count { $0.hasPrefix("didEndDragging") })
  }

  func testBeyondTheLimitsItGivesWayAndComesBack() throws {
    start()
    let left = app.touch(at: CGPoint(x: 30, y: 150), finger: 1)
    let right = app.touch(at: CGPoint(x: 270, y: 150), finger: 2)
    app.advance(by: 1.0 / 60)
    app.send(moves: [(1, CGPoint(x: 60, y: 150)), (2, CGPoint(x: 240, y: 150))])
    app.send(moves: [(1, CGPoint(x: 140, y: 150)), (2, CGPoint(x: 160, y: 150))])
    XCTAssertLessThan(scroll.zoomScale, 0.5)
    XCTAssertGreaterThan(scroll.zoomScale, 0.1)
    left.lift()
    right.lift()
    XCTAssertTrue(scroll.isZoomBouncing)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.zoomScale, 0.5)
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertEqual(log.lines.last, "didEndZooming(0.5)")
    XCTAssertEqual(log.lines.count { $0 == "willBeginZooming" }, 1)
    // Without bouncing the zoom stops at the limit.
    scroll.bouncesZoom = false
    app.pinch(at: CGPoint(x: 150, y: 150), from: 240, to: 40)
    XCTAssertEqual(scroll.zoomScale, 0.5)
  }

  func testCodeTellsOfAnimationsOnly() throws {
    start()
    scroll.setZoomScale(2, animated: false)
    XCTAssertEqual(log.compact.filter { $0.contains("oom") }, ["didZoom"])
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 150, y: 150), "the middle stays")
    log.take()
    scroll.setZoomScale(1, animated: true)
    XCTAssertEqual(scroll.zoomScale, 2)
    XCTAssertTrue(scroll.isZoomAnimating)
    XCTAssertFalse(scroll.isZooming)
    let middle = place(at: CGPoint(x: 150, y: 150))
    for _ in 0..<17 {
      app.frame()
      XCTAssertEqual(place(at: CGPoint(x: 150, y: 150)).x, middle.x, accuracy: 0.5)
    }
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.zoomScale, 1)
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertFalse(scroll.isZoomAnimating)
    XCTAssertEqual(
      log.lines.filter { $0 != "didScroll" && $0 != "didZoom" }, ["willBeginZooming", "didEndZooming(1.0)"])
    XCTAssertEqual(log.lines.last, "didEndZooming(1.0)")
  }

  func testZoomToARectangleIsAnimated() throws {
    start()
    scroll.zoom(to: CGRect(x: 120, y: 240, width: 150, height: 150), animated: true)
    XCTAssertEqual(scroll.zoomScale, 1)
    app.advance(by: 0.15)
    XCTAssertTrue(scroll.zoomScale > 1.1 && scroll.zoomScale < 1.9)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.zoomScale, 2)
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 240, y: 480))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    app.advance(by: 0.1)
    scroll.stopScrollingAndZooming()
    let stopped = scroll.zoomScale
    XCTAssertTrue(stopped > 2 && stopped < 4)
    XCTAssertEqual(log.lines.last, "didEndZooming(\(stopped))")
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.zoomScale, stopped)
  }

  func testAWheelWithControlZoomsAtThePointer() throws {
    start()
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    log.take()
    let before = place(at: CGPoint(x: 60, y: 80))
    app.modifiers = .control
    app.wheel(at: CGPoint(x: 60, y: 80), notches: CGPoint(x: 0, y: 2))
    app.modifiers = []
    XCTAssertEqual(scroll.zoomScale, 1.21, accuracy: 1e-6)
    let after = place(at: CGPoint(x: 60, y: 80))
    XCTAssertEqual(after.x, before.x, accuracy: 0.5)
    XCTAssertEqual(after.y, before.y, accuracy: 0.5)
    XCTAssertEqual(
      log.lines.filter { $0.contains("oom") }.map { String($0.prefix(13)) },
      ["willBeginZoom", "didZoom", "didEndZooming"])
  }

  func testWithoutAViewNothingZooms() throws {
    start()
    listener.zoomed = nil
    app.pinch(at: CGPoint(x: 150, y: 150), from: 60, to: 200)
    scroll.setZoomScale(2, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.zoomScale, 1)
    XCTAssertFalse(log.lines.contains { $0.contains("oom") })
  }
}

import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// The pixels of a real window, read from the X server.
@preconcurrency @MainActor
final class WindowSurfaceTests: WindowTestCase {
  override func tearDown() async throws { closeAll() }

  func testPresentedRectanglesAreOnTheScreen() throws {
    try open()
    show(whole, 0x102030)
    XCTAssertEqual(screenPixel(0, 0), 0x102030)
    XCTAssertEqual(screenPixel(399, 299), 0x102030)
    show(PixelRect(x: 50, y: 60, width: 10, height: 10), 0xff8800)
    XCTAssertEqual(screenPixel(50, 60), 0xff8800)
    XCTAssertEqual(screenPixel(59, 69), 0xff8800)
    XCTAssertEqual(screenPixel(60, 69), 0x102030)
    XCTAssertEqual(screenPixel(49, 60), 0x102030)
  }

  func testWhatIsOutsideThePresentedRectanglesStays() throws {
    try open()
    show(whole, 0x111111)
    fill(whole, 0x222222)
    window.surface.present([PixelRect(x: 0, y: 0, width: 10, height: 10)])
    window.surface.waitUntilPresented()
    XCTAssertEqual(screenPixel(5, 5), 0x222222)
    XCTAssertEqual(screenPixel(15, 15), 0x111111)
  }

  func testCopyMovesWhatIsShown() throws {
    try open()
    show(whole, 0)
    show(PixelRect(x: 0, y: 100, width: 400, height: 20), 0x00ff00)
    XCTAssertTrue(window.surface.canCopy)
    window.surface.copy(PixelRect(x: 0, y: 24, width: 400, height: 276), dx: 0, dy: -24)
    fill(PixelRect(x: 0, y: 276, width: 400, height: 24), 0x0000ff)
    window.surface.present([PixelRect(x: 0, y: 276, width: 400, height: 24)])
    XCTAssertEqual(screenPixel(200, 75), 0)
    XCTAssertEqual(screenPixel(200, 76), 0x00ff00)
    XCTAssertEqual(screenPixel(200, 95), 0x00ff00)
    XCTAssertEqual(screenPixel(200, 96), 0)
    XCTAssertEqual(screenPixel(200, 276), 0x0000ff)
    XCTAssertEqual(window.surface.consumeLostRects(), [])
  }

  func testACopyOfCoveredPixelsIsReportedAsLost() throws {
    try open()
    show(whole, 0x336699)
    let cover = display.coveringWindow(x: origin.x, y: origin.y + 100, width: 400, height: 50)
    window.surface.copy(PixelRect(x: 0, y: 100, width: 400, height: 200), dx: 0, dy: -100)
    window.surface.present([])
    let lost = window.surface.consumeLostRects()
    XCTAssertEqual(lost.reduce(.empty) { $0.union($1) }, PixelRect(x: 0, y: 0, width: 400, height: 50))
    XCTAssertEqual(window.surface.consumeLostRects(), [], "taken once")
    display.remove(cover)
  }

  func testUncoveringExposesExactlyWhatWasCovered() throws {
    try open()
    show(whole, 0x336699)
    let cover = display.coveringWindow(x: origin.x + 20, y: origin.y + 30, width: 100, height: 50)
    settle()
    XCTAssertEqual(recorder.exposures, 0)
    XCTAssertEqual(recorder.visibilities, [], "a part of it can still be seen")
    display.remove(cover)
    run { self.recorder.exposures > 0 }
    XCTAssertEqual(recorder.exposures, 1)
    let lost = window.surface.consumeLostRects()
    XCTAssertEqual(lost.reduce(.empty) { $0.union($1) }, PixelRect(x: 20, y: 30, width: 100, height: 50))
    for rect in lost { show(rect, 0x336699) }
    XCTAssertEqual(screenPixel(20, 30), 0x336699)
    XCTAssertEqual(screenPixel(119, 79), 0x336699)
  }

  func testACoveredWindowIsNotVisible() throws {
    try open()
    show(whole, 0x336699)
    let cover = display.coveringWindow(x: origin.x - 5, y: origin.y - 5, width: 500, height: 400)
    run { self.recorder.visibilities.count == 1 }
    XCTAssertEqual(recorder.visibilities, [false])
    XCTAssertFalse(window.isVisible)
    host.requestFrame()
    run(atLeast: 0.1)
    XCTAssertEqual(recorder.frames.count, 0, "nobody sees it")
    display.remove(cover)
    run { self.recorder.visibilities.count == 2 }
    XCTAssertEqual(recorder.visibilities, [false, true])
    XCTAssertGreaterThan(recorder.exposures, 0)
  }

  func testResizing() throws {
    try open()
    let generation = window.surface.generation
    window.resize(to: CGSize(width: 640, height: 480))
    run { self.recorder.resizes > 0 }
    XCTAssertEqual(window.size, CGSize(width: 640, height: 480))
    XCTAssertEqual(window.surface.pixelWidth, 640)
    XCTAssertEqual(window.surface.pixelHeight, 480)
    XCTAssertGreaterThan(window.surface.generation, generation)
    show(whole, 0xabcdef)
    XCTAssertEqual(screenPixel(639, 479), 0xabcdef)
    for side in stride(from: 30, through: 500, by: 47) {
      window.resize(to: CGSize(width: side, height: side))
      run { self.window.size.width == CGFloat(side) }
      let target = window.surface.beginDrawing()
      XCTAssertEqual(target.width, side)
      XCTAssertGreaterThanOrEqual(target.bytesPerRow, side * 4)
      show(whole, UInt32(side))
      XCTAssertEqual(screenPixel(side - 1, side - 1), UInt32(side))
    }
  }

  func testFractionalScale() throws {
    for (scale, pixels) in [("1.25", 500), ("1.5", 600), ("2", 800)] {
      try open(environment: ["TESSERA_SCALE": scale])
      XCTAssertEqual(window.scale, CGFloat(Double(scale)!))
      XCTAssertEqual(window.surface.pixelWidth, pixels)
      XCTAssertEqual(window.size, CGSize(width: 400, height: 300))
      XCTAssertEqual(host.screen.scale, window.scale)
      try hand("mousemove", "\(origin.x + pixels / 2)", "\(origin.y + pixels / 4)")
      run { self.recorder.pointers.last?.location == CGPoint(x: 200, y: 100) }
      XCTAssertEqual(recorder.pointers.last?.location, CGPoint(x: 200, y: 100))
      closeAll()
    }
  }

  func testAClosedWindowTakesDrawingInSilence() throws {
    try open()
    show(whole, 0x123456)
    let surface = window.surface
    window.close()
    surface.present([])
    XCTAssertFalse(window.isVisible)
    show(PixelRect(x: 0, y: 0, width: 10, height: 10), 1)
    window.surface.copy(PixelRect(x: 0, y: 0, width: 10, height: 10), dx: 1, dy: 1)
    window.title = "gone"
    window.resize(to: CGSize(width: 10, height: 10))
    window.setCursor(.text)
    window.close()
    host.requestFrame()
    run(atLeast: 0.1)
    settle()
    XCTAssertEqual(recorder.frames.count, 0)
    XCTAssertEqual(screenPixel(5, 5), 0, "the root window is black")
  }
}

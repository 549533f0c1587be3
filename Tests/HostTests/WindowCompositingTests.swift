import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface
import WindowHost
import XCTest

/// A layer tree and the compositor with a real window. Areas that the display loses are drawn again, and no others.
@preconcurrency @MainActor
final class WindowCompositingTests: WindowTestCase {
  private var root: CALayer!
  private var content: CALayer!
  private var server: (any RenderServer)!

  override func tearDown() async throws { closeAll() }

  /// Opens a scrolling layer with stripes of 10 points in different colors.
  private func openStripes() throws {
    try open()
    root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    content = CALayer()
    content.frame = root.bounds
    content.masksToBounds = true
    root.addSublayer(content)
    for stripe in 0..<100 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: stripe * 10, width: 400, height: 10)
      layer.backgroundColor = CGColor(red: CGFloat(stripe) / 255, green: 1, blue: 0, alpha: 1)
      content.addSublayer(layer)
    }
    server = try XCTUnwrap(Rendering.makeServer?())
    render()
  }

  @discardableResult
  private func render() -> RenderReport {
    RenderLoop.sampleAnimations(at: FrameClock.now)
    RenderLoop.layoutIfNeeded(root)
    RenderLoop.displayIfNeeded(root)
    let report = server.render(root, scale: 1, to: window.surface)
    window.surface.waitUntilPresented()
    return report
  }

  private func assertStripes(offset: Int, line: UInt = #line) {
    for y in stride(from: 5, to: 300, by: 10) {
      let expected = UInt32((y + offset) / 10) << 16 | 0xff00
      XCTAssertEqual(screenPixel(200, y), expected, "at \(y)", line: line)
    }
  }

  func testUncoveredPixelsAreDrawnAgainAndNoOthers() throws {
    try openStripes()
    assertStripes(offset: 0)
    let cover = display.coveringWindow(x: origin.x + 100, y: origin.y + 50, width: 200, height: 60)
    display.remove(cover)
    run { self.recorder.exposures > 0 }
    let report = render()
    XCTAssertEqual(report.damage, [PixelRect(x: 100, y: 50, width: 200, height: 60)])
    assertStripes(offset: 0)
    XCTAssertFalse(render().didPresent, "nothing else is to be done")
  }

  func testScrollingUnderAnotherWindow() throws {
    try openStripes()
    let cover = display.coveringWindow(x: origin.x + 100, y: origin.y + 100, width: 200, height: 60)
    for step in 1...5 {
      // Without animation; a layer without a view would take a quarter of a second.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      content.bounds.origin.y = CGFloat(step) * 20
      CATransaction.commit()
      let report = render()
      XCTAssertGreaterThan(report.copiedPixelCount, 0)
      XCTAssertLessThan(report.compositedPixelCount, 400 * 300)
      // Areas that could not be copied are drawn by the next frame.
      render()
    }
    display.remove(cover)
    run { self.recorder.exposures > 0 }
    render()
    assertStripes(offset: 100)
  }
}

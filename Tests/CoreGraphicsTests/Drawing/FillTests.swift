import CoreGraphics
import XCTest

final class FillTests: XCTestCase {
  func testFill_paintsWholePixelsInPlace() {
    let canvas = Canvas(10, 10)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    XCTAssertEqual(canvas.extent, PixelRect(x: 2, y: 3, width: 4, height: 5))
    XCTAssertEqual(canvas[2, 3], 0xFFFF_0000)
    XCTAssertEqual(canvas[5, 7], 0xFFFF_0000)
    XCTAssertEqual(canvas.area, 20)
  }

  func testFill_smoothsEdges_unlessTurnedOff() {
    let canvas = Canvas(4, 4)
    canvas.context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    XCTAssertEqual(canvas.alpha(0, 0), 128, accuracy: 2)
    XCTAssertEqual(canvas.alpha(1, 0), 128, accuracy: 2)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.context.setShouldAntialias(false)
    canvas.context.fill(CGRect(x: 0.4, y: 0, width: 1, height: 1))
    XCTAssertEqual(canvas[0, 0], 0xFF00_0000)
    XCTAssertEqual(canvas[1, 0], 0)
  }
}

import CoreGraphics
import XCTest

final class PatternTests: XCTestCase {
  func testCallbackPattern_repeatsItsCell() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let canvas = Canvas(16, 16)
    canvas.context.setFillPattern(pattern, colorComponents: [1])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    XCTAssertEqual(canvas[0, 0], 0xFFFF_0000)
    XCTAssertEqual(canvas[2, 2], 0)
    XCTAssertEqual(canvas[13, 5], 0xFFFF_0000)
    XCTAssertEqual(canvas[0, 12], 0)
    XCTAssertEqual(canvas.area, 8 * 4)
  }

  func testStencil_isDrawnInTheColourGiven_andFades() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) },
      releaseInfo: nil)
    let pattern = try XCTUnwrap(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks))
    let canvas = Canvas(8, 8)
    canvas.context.setFillPattern(pattern, colorComponents: [0, 1, 0, 0.5])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    XCTAssertEqual(canvas.green(0, 0), 128, accuracy: 1)
    XCTAssertEqual(canvas.alpha(0, 0), 128, accuracy: 1)
    XCTAssertEqual(canvas[0, 3], 0)
  }

  func testImagePattern_followsTheDefaultSpace_notTheTransform() {
    let tile = PixelBuffer(width: 4, height: 4)
    tile[0, 0] = 0xFFFF_0000
    let color = CGColor(patternImage: CGImage(pixels: tile), size: CGSize(width: 2, height: 2))
    let canvas = Canvas(6, 6, scale: 2)
    canvas.context.setFillColor(color)
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    XCTAssertEqual(canvas[4, 4], 0xFFFF_0000)
    XCTAssertEqual(canvas[8, 4], 0xFFFF_0000)
    XCTAssertEqual(canvas[5, 4], 0)
    canvas.context.clear(CGRect(x: -1, y: -1, width: 6, height: 6))
    canvas.context.setPatternPhase(CGSize(width: 0.5, height: 0))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    XCTAssertEqual(canvas[5, 4], 0xFFFF_0000)
  }

  func testPatternWithoutAStep_isNone() {
    var callbacks = CGPatternCallbacks()
    XCTAssertNil(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 0, yStep: 4,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
  }
}

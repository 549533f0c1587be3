import CoreGraphics
import XCTest

final class StateTests: XCTestCase {
  func testRestore_bringsBackTransformColourClipAndAlpha() {
    let canvas = Canvas(20, 20)
    let context = canvas.context
    context.setFillColor(red)
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.setFillColor(blue)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(canvas.extent, PixelRect(x: 10, y: 10, width: 2, height: 2))
    XCTAssertEqual(canvas.alpha(10, 10), 128, accuracy: 1)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(canvas[0, 0], 0xFFFF_0000)
    context.restoreGState()  // without a saved state, this has no effect
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    XCTAssertEqual(canvas[1, 0], 0xFFFF_0000)
  }

  func testPath_isNoPartOfTheSavedState_andKeepsThePlaceOfItsPoints() {
    let canvas = Canvas(20, 20)
    let context = canvas.context
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 5, y: 0, width: 2, height: 2))
    context.fillPath()
    XCTAssertEqual(canvas.extent, PixelRect(x: 5, y: 0, width: 2, height: 2))
    XCTAssertTrue(context.isPathEmpty)
    XCTAssertNil(context.path)
  }

  func testConversions_inUIKitsSpace() {
    let canvas = Canvas(10, 10, scale: 2)
    XCTAssertEqual(canvas.context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    XCTAssertEqual(canvas.context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 2, y: 18))
    XCTAssertEqual(canvas.context.convertToUserSpace(CGPoint(x: 2, y: 18)), CGPoint(x: 1, y: 1))
    XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testOrigin_liesAtTheFirstPixel() {
    let pixels = PixelBuffer(width: 10, height: 10)
    let context = CGContext(pixels: pixels, scale: 2, origin: CGPoint(x: 100, y: 50))
    context.fill(CGRect(x: 101, y: 52, width: 1, height: 1))
    XCTAssertEqual(pixels[2, 4], 0xFF00_0000)
    XCTAssertEqual(pixels[3, 5], 0xFF00_0000)
    XCTAssertEqual(pixels[1, 4], 0)
    XCTAssertEqual(pixels[4, 4], 0)
  }

  func testTransparencyLayer_isDrawnAsOne() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.setFillColor(blue)
    context.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
    context.endTransparencyLayer()
    XCTAssertEqual(canvas.alpha(4, 4), 128, accuracy: 1)
    XCTAssertEqual(canvas.red(4, 4), 0)
    XCTAssertEqual(canvas.blue(4, 4), 128, accuracy: 1)
    XCTAssertEqual(canvas.red(1, 1), 128, accuracy: 1)
  }

  func testTransparencyLayer_dropsStatesLeftOpenInIt() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.setFillColor(green)
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(canvas[9, 9], 0xFF00_FF00)
  }
}

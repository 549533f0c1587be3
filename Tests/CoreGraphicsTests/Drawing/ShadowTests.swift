import CoreGraphics
import XCTest

final class ShadowTests: XCTestCase {
  func testSharpShadow_liesAtItsOffset_downInUIKitsSpace() {
    let canvas = Canvas(30, 30, scale: 2)
    canvas.context.setFillColor(red)
    canvas.context.setShadow(offset: CGSize(width: 3, height: 5), blur: 0, color: blue)
    // The transform does not move or rotate shadows.
    canvas.context.translateBy(x: 5, y: 15)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(canvas[10, 10], 0xFFFF_0000)
    XCTAssertEqual(canvas[2 * 16, 2 * 18], 0xFF00_00FF)
    XCTAssertEqual(canvas.extent, PixelRect(x: 10, y: 10, width: 26, height: 30))
  }

  func testShadow_inABitmapContext_goesUpForPositiveHeights() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    let image = try XCTUnwrap(context.makeImage())
    XCTAssertEqual(image.pixels[7, 12], 0xFFFF_0000)
    XCTAssertEqual(image.pixels[7, 7], 0xFF00_00FF)
  }

  func testBlur_spreadsAsAGaussianOfHalfItsRadius() {
    for blur: CGFloat in [2, 6, 12] {
      let canvas = Canvas(120, 120)
      canvas.context.setFillColor(CGColor(gray: 0, alpha: 1))
      canvas.context.setShadow(offset: CGSize(width: 500, height: 0), blur: blur, color: blue)
      // The shape is outside, so only its shadow is in the picture.
      canvas.context.fill(CGRect(x: -500 + 60, y: -100, width: 400, height: 400))
      // Across the edge of the shadow at x = 60, alpha follows the normal distribution.
      for x in stride(from: 45, to: 75, by: 3) {
        let away = (Double(x) + 0.5 - 60) / Double(blur / 2)
        let expected = 255 * 0.5 * erfc(-away / 2.0.squareRoot())
        XCTAssertEqual(Double(canvas.alpha(x, 60)), expected, accuracy: 6, "blur \(blur) x \(x)")
      }
    }
  }

  func testShadow_fadesWithTheShape() {
    let canvas = Canvas(40, 40)
    canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(canvas.alpha(25, 5), 128, accuracy: 2)
    canvas.context.setShadow(offset: .zero, blur: 0, color: nil)
    canvas.context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
    XCTAssertEqual(canvas.alpha(25, 25), 0)
  }

  func testShadowOfALayer_isThatOfItsOutline() {
    let canvas = Canvas(60, 30)
    canvas.context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: blue)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    canvas.context.endTransparencyLayer()
    XCTAssertEqual(canvas[7, 7], 0xFFFF_0000)
    XCTAssertEqual(canvas[37, 7], 0xFF00_00FF)
    XCTAssertEqual(canvas[42, 2], 0)
  }
}

import CoreGraphics
import XCTest

final class ImageDrawingTests: XCTestCase {
  /// An image of 2 × 2 pixels. The pixels of the first row are red and green, and those of the second row blue and
  /// white.
  private var sample: CGImage {
    let pixels = PixelBuffer(width: 2, height: 2)
    pixels[0, 0] = 0xFFFF_0000
    pixels[1, 0] = 0xFF00_FF00
    pixels[0, 1] = 0xFF00_00FF
    pixels[1, 1] = 0xFFFF_FFFF
    return CGImage(pixels: pixels)
  }

  func testDraw_isUprightInABitmapContext() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.native.rawValue))
    context.draw(sample, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let pixels = try XCTUnwrap(context.makeImage()).pixels
    // The bottom left quarter, with red at its top left.
    XCTAssertEqual(
      [pixels[0, 2], pixels[1, 2], pixels[0, 3], pixels[1, 3]], [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
    XCTAssertEqual(pixels[0, 0], 0)
  }

  func testDraw_isUpsideDownWhereYPointsDown_andDrawUprightIsNot() {
    let canvas = Canvas(4, 4)
    canvas.context.draw(sample, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    XCTAssertEqual(
      [canvas[1, 1], canvas[2, 1], canvas[1, 2], canvas[2, 2]], [0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00])
    canvas.context.drawUpright(sample, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    XCTAssertEqual(
      [canvas[1, 1], canvas[2, 1], canvas[1, 2], canvas[2, 2]], [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  func testNoInterpolation_givesSharpPixels() {
    let canvas = Canvas(8, 8)
    canvas.context.interpolationQuality = .none
    canvas.context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    XCTAssertEqual(canvas[3, 3], 0xFFFF_0000)
    XCTAssertEqual(canvas[4, 3], 0xFF00_FF00)
    XCTAssertEqual(canvas[3, 4], 0xFF00_00FF)
    XCTAssertEqual(canvas[7, 7], 0xFFFF_FFFF)
  }

  func testEnlarging_keepsTheEdgesOpaque() {
    let canvas = Canvas(16, 16)
    canvas.context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    for index in 0..<16 {
      XCTAssertEqual(canvas.alpha(index, 0), 255)
      XCTAssertEqual(canvas.alpha(15, index), 255)
    }
  }

  func testShrinking_averagesAllPixels() {
    // Black and white lines of one pixel: at a sixteenth of the size the image must be uniformly gray.
    let pixels = PixelBuffer(width: 256, height: 256, hasAlpha: false)
    for y in 0..<256 { for x in 0..<256 { pixels[x, y] = x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    for quality in [CGInterpolationQuality.default, .medium, .high] {
      let canvas = Canvas(16, 16)
      canvas.context.interpolationQuality = quality
      canvas.context.drawUpright(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: 16, height: 16))
      for x in 1..<15 { XCTAssertEqual(canvas.red(x, 8), 128, accuracy: 10, "\(quality) \(x)") }
    }
  }

  func testAlpha_andOpaqueSourcesWithoutAlphaBytes() {
    let pixels = PixelBuffer(width: 2, height: 2, hasAlpha: false)
    for y in 0..<2 { for x in 0..<2 { pixels[x, y] = 0x0000_FF00 } }
    let canvas = Canvas(2, 2)
    canvas.context.setAlpha(0.5)
    canvas.context.drawUpright(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(canvas.alpha(0, 0), 128, accuracy: 1)
    XCTAssertEqual(canvas.green(0, 0), 128, accuracy: 1)
  }

  func testTiling_coversTheClip() {
    let canvas = Canvas(6, 6)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 4))
    canvas.context.drawUpright(sample, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
    XCTAssertEqual(canvas[4, 2], 0xFFFF_0000)
    XCTAssertEqual(canvas[5, 3], 0xFFFF_FFFF)
    XCTAssertEqual(canvas[0, 5], 0)
  }

  func testMask_letsThePaintThrough() throws {
    let bytes = Data([0, 255, 128, 255])
    let provider = try XCTUnwrap(CGDataProvider(data: bytes))
    let mask = try XCTUnwrap(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    XCTAssertTrue(mask.isMask)
    let canvas = Canvas(2, 2)
    canvas.context.setFillColor(red)
    canvas.context.drawUpright(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(canvas[0, 0], 0xFFFF_0000)
    XCTAssertEqual(canvas[1, 0], 0)
    XCTAssertEqual(canvas.alpha(0, 1), 127, accuracy: 1)
  }

  func testClipToMask_isSoft_andEndsWithItsState() {
    let shape = Canvas(4, 4)
    shape.context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    shape.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    // An image is used as a mask by its brightness.
    let picture = Canvas(4, 4, background: 0xFF00_0000)
    picture.context.setFillColor(.white)
    picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let canvas = Canvas(8, 4)
    canvas.context.saveGState()
    canvas.context.clip(to: CGRect(x: 2, y: 0, width: 4, height: 4), mask: CGImage(pixels: picture.pixels))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    XCTAssertEqual(canvas[2, 1], 0xFFFF_0000)
    XCTAssertEqual(canvas[3, 1], 0xFFFF_0000)
    XCTAssertEqual(canvas[4, 1], 0)
    XCTAssertEqual(canvas[1, 1], 0)
    XCTAssertEqual(canvas[7, 1], 0)
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 7, y: 0, width: 1, height: 1))
    XCTAssertEqual(canvas[7, 0], 0xFF00_0000)
  }

  func testCropping_sharesPixels() throws {
    let part = try XCTUnwrap(sample.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
    XCTAssertEqual(part.width, 1)
    XCTAssertEqual(part.pixels[0, 0], 0xFF00_FF00)
    XCTAssertEqual(part.pixels[0, 1], 0xFFFF_FFFF)
    XCTAssertNil(sample.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)))
    XCTAssertEqual(sample.cropping(to: CGRect(x: 0.4, y: 0, width: 0.2, height: 9))?.width, 1)
  }

  func testMasking_byBrightness() throws {
    let bright = PixelBuffer(width: 1, height: 2)
    bright[0, 0] = 0xFFFF_FFFF
    bright[0, 1] = 0xFF00_0000
    let masked = try XCTUnwrap(sample.masking(CGImage(pixels: bright)))
    XCTAssertEqual(masked.pixels[0, 0], 0xFFFF_0000)
    XCTAssertEqual(masked.pixels[0, 1], 0)
  }
}

import CoreGraphics
import XCTest

final class ShadingAndLayerTests: XCTestCase {
  func testShading_drawsWhatItsFunctionComputes() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * input[0]
        output[1] = 0
        output[2] = 0
        output[3] = 1
      }, releaseInfo: nil)
    let function = try XCTUnwrap(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
        callbacks: &callbacks))
    let shading = try XCTUnwrap(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0),
        function: function, extendStart: false, extendEnd: true))
    let canvas = Canvas(120, 1)
    canvas.context.drawShading(shading)
    XCTAssertEqual(canvas.alpha(5, 0), 0)
    XCTAssertEqual(canvas.red(60, 0), 65, accuracy: 3)
    XCTAssertEqual(canvas.red(115, 0), 255)
  }

  func testLayer_isDrawnUprightInBothKindsOfContexts() throws {
    let canvas = Canvas(8, 8, scale: 2)
    let layer = try XCTUnwrap(CGLayer(canvas.context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    let context = try XCTUnwrap(layer.context)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    canvas.context.draw(layer, at: CGPoint(x: 2, y: 2))
    XCTAssertEqual(canvas.extent, PixelRect(x: 4, y: 4, width: 8, height: 2))

    let bitmap = try XCTUnwrap(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.native.rawValue))
    let other = try XCTUnwrap(CGLayer(bitmap, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    other.context?.setFillColor(red)
    other.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    bitmap.draw(other, at: .zero)
    XCTAssertEqual(bitmap.pixels[0, 7], 0xFFFF_0000)
    XCTAssertEqual(bitmap.pixels[0, 6], 0)
  }
}

import CoreGraphics
import XCTest

final class BitmapContextTests: XCTestCase {
  /// Draws a translucent orange and returns the bytes of the pixel.
  private func bytes(
    _ info: UInt32, bitsPerComponent: Int = 8, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) throws -> [UInt8] {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: bitsPerComponent, bytesPerRow: 0, space: space,
        bitmapInfo: info))
    context.setFillColor(red: 1, green: 0.4, blue: 0, alpha: 0.6)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let data = try XCTUnwrap(context.data)
    let pixel = context.bitsPerPixel / 8
    return Array(UnsafeRawBufferPointer(start: data + pixel, count: pixel))
  }

  func testLayouts_putTheirBytesInOrder() throws {
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    XCTAssertEqual(try bytes(CGImageAlphaInfo.premultipliedLast.rawValue), [153, 61, 0, 153])
    XCTAssertEqual(try bytes(CGImageAlphaInfo.premultipliedLast.rawValue | big), [153, 61, 0, 153])
    XCTAssertEqual(try bytes(CGImageAlphaInfo.premultipliedFirst.rawValue), [153, 153, 61, 0])
    XCTAssertEqual(try bytes(CGImageAlphaInfo.premultipliedFirst.rawValue | little), [0, 61, 153, 153])
    XCTAssertEqual(try bytes(CGImageAlphaInfo.noneSkipLast.rawValue), [153, 61, 0, 255])
    XCTAssertEqual(Array(try bytes(CGImageAlphaInfo.noneSkipFirst.rawValue | little).prefix(3)), [0, 61, 153])
    XCTAssertEqual(try bytes(CGImageAlphaInfo.alphaOnly.rawValue, space: CGColorSpaceCreateDeviceGray()), [153])
    XCTAssertEqual(
      try bytes(CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray()).count, 1)
    XCTAssertEqual(
      try bytes(CGImageAlphaInfo.premultipliedLast.rawValue, bitsPerComponent: 16),
      [153, 153, 61, 61, 0, 0, 153, 153])
  }

  func testForeignMemory_isReadAndWrittenAtEveryOperation() throws {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 2)
    try memory.withUnsafeMutableBytes { buffer in
      let context = try XCTUnwrap(
        CGContext(
          data: buffer.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(green)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      XCTAssertEqual(Array(buffer[0..<4]), [0, 255, 0, 255])
      // Pixels that the owner writes in between are the background of later drawing.
      buffer[4] = 200
      buffer[7] = 200
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      XCTAssertEqual(Int(buffer[4]), 100, accuracy: 2)
      XCTAssertEqual(Int(buffer[6]), 128, accuracy: 2)
      XCTAssertEqual(context.makeImage()?.pixels[0, 0], 0xFF00_FF00)
    }
  }

  func testProperties_areThoseAskedFor() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 5, height: 7, bitsPerComponent: 8, bytesPerRow: 64, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    XCTAssertEqual(context.width, 5)
    XCTAssertEqual(context.height, 7)
    XCTAssertEqual(context.bytesPerRow, 64)
    XCTAssertEqual(context.bitsPerPixel, 32)
    XCTAssertEqual(context.alphaInfo, .premultipliedLast)
    XCTAssertEqual(context.colorSpace, CGColorSpaceCreateDeviceRGB())
    XCTAssertEqual(context.ctm, .identity)
    XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 5, height: 7))
  }

  func testUnusableRequests_giveNothing() {
    func make(_ width: Int, _ bits: Int, _ row: Int, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
    XCTAssertNil(make(0, 8, 0, .premultipliedLast))
    XCTAssertNil(make(4, 5, 0, .premultipliedLast))
    XCTAssertNil(make(4, 8, 8, .premultipliedLast))
    XCTAssertNil(make(4, 8, 0, .last))
    XCTAssertNotNil(make(4, 8, 0, .premultipliedLast))
  }

  func testMakeImage_doesNotChangeWithTheContext() throws {
    let canvas = Canvas(2, 2)
    let image = try XCTUnwrap(canvas.context.makeImage())
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    XCTAssertEqual(image.pixels[0, 0], 0)
    XCTAssertEqual(canvas[0, 0], 0xFF00_0000)
  }

  func testImagesOfBytes_roundTrip() throws {
    let bytes = Data([255, 0, 0, 255, 10, 20, 30, 128])
    let provider = try XCTUnwrap(CGDataProvider(data: bytes))
    let image = try XCTUnwrap(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    XCTAssertEqual(image.pixels[0, 0], 0xFFFF_0000)
    XCTAssertEqual(image.pixels[1, 0], 0x8005_0A0F)
    XCTAssertEqual(image.dataProvider?.data, bytes)
    XCTAssertEqual(image.alphaInfo, .last)
    XCTAssertNil(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }
}

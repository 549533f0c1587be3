import UIKit
import XCTest

/// The bytes of images that were read from files. ImageIO's are red, green, blue and alpha in this order
/// (mrousavy/react-native-nitro-image, pull request 159), which zenangst/Hue and others expect without a look at the layout.
@preconcurrency @MainActor
final class DecodedBytesTests: XCTestCase {
  /// Returns an image with one row of pixels, which have the colors.
  private func drawn(_ colors: UIColor..., opaque: Bool = false) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: colors.count, height: 1), format: format).image { context in
      for (place, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: place, y: 0, width: 1, height: 1))
      }
    }
  }

  private func bytes(_ image: CGImage?) throws -> [UInt8] { [UInt8](try XCTUnwrap(image?.dataProvider?.data as Data?)) }

  func testAPNGFile() throws {
    let half = UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)
    let data = try XCTUnwrap(drawn(half, UIColor(red: 0, green: 0.4, blue: 1, alpha: 1)).pngData())
    let image = try XCTUnwrap(UIImage(data: data)?.cgImage)
    XCTAssertEqual(image.alphaInfo, .last)
    XCTAssertEqual(image.byteOrderInfo, .orderDefault)
    XCTAssertEqual([image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow], [8, 32, 8])
    let found = try bytes(image)
    XCTAssertEqual(found.count, 8)
    for (value, expected) in zip(found, [255, 0, 51, 128, 0, 102, 255, 255]) {
      XCTAssertEqual(Double(value), Double(expected), accuracy: 1)
    }
    let part = try XCTUnwrap(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    XCTAssertEqual(part.bytesPerRow, 4)
    XCTAssertEqual(try bytes(part), [0, 102, 255, 255])
    // An image with the bytes is the same picture.
    let space = try XCTUnwrap(image.colorSpace)
    let provider = try XCTUnwrap(image.dataProvider)
    let copy = try XCTUnwrap(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: image.bytesPerRow, space: space,
        bitmapInfo: image.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    XCTAssertEqual(try bytes(copy), found)
  }

  func testAJPEGFile() throws {
    let gray = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    let data = try XCTUnwrap(drawn(gray, gray, opaque: true).jpegData(compressionQuality: 1))
    let image = try XCTUnwrap(UIImage(data: data)?.cgImage)
    XCTAssertEqual(image.alphaInfo, .noneSkipLast)
    XCTAssertEqual(image.byteOrderInfo, .orderDefault)
    XCTAssertEqual(try bytes(image).count, 8)
    XCTAssertEqual(try bytes(image)[3], 255)
  }

  func testADrawnImage_hasTheLayoutOfItsContext() throws {
    let image = try XCTUnwrap(drawn(.red, .blue).cgImage)
    XCTAssertEqual(image.alphaInfo, .premultipliedFirst)
    XCTAssertEqual(image.byteOrderInfo, .order32Little)
    XCTAssertEqual(try bytes(image).prefix(4), [0, 0, 255, 255])
  }
}

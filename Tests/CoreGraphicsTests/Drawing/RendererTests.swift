import UIKit
import XCTest

final class RendererTests: XCTestCase {
  private func renderer(_ size: CGSize, scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  func testSizes_atEveryScale() throws {
    let expected: [(CGFloat, CGSize, Int, Int)] = [
      (1, CGSize(width: 10, height: 20), 10, 20), (1.25, CGSize(width: 10, height: 20), 13, 25),
      (1.5, CGSize(width: 10, height: 21), 15, 32), (2, CGSize(width: 10.25, height: 20), 21, 40),
      (3, CGSize(width: 100.0 / 3.0, height: 20), 100, 60), (3, CGSize(width: 10.1, height: 0.1), 31, 1),
    ]
    for (scale, size, width, height) in expected {
      let image = renderer(size, scale: scale).image { _ in }
      XCTAssertEqual(image.cgImage?.width, width, "\(size) at \(scale)")
      XCTAssertEqual(image.cgImage?.height, height, "\(size) at \(scale)")
      XCTAssertEqual(image.scale, scale)
      XCTAssertEqual(image.size.width, CGFloat(width) / scale, accuracy: 1e-9)
    }
  }

  func testDrawing_isInPoints_andTheContextIsCurrent() throws {
    let image = renderer(CGSize(width: 10, height: 10), scale: 2).image { context in
      XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIColor.blue.setStroke()
      context.stroke(CGRect(x: 5, y: 5, width: 4, height: 4))
      XCTAssertEqual(context.currentImage.cgImage?.width, 20)
      XCTAssertEqual(context.format.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
    let pixels = try XCTUnwrap(image.cgImage).pixels
    XCTAssertEqual(pixels[2, 2], 0xFFFF_0000)
    XCTAssertEqual(pixels[5, 5], 0xFFFF_0000)
    XCTAssertEqual(pixels[1, 1], 0)
    // The line is on the inside.
    XCTAssertEqual(pixels[10, 10], 0xFF00_00FF)
    XCTAssertEqual(pixels[11, 11], 0xFF00_00FF)
    XCTAssertEqual(pixels[12, 12], 0)
    XCTAssertEqual(pixels[9, 9], 0)
  }

  func testBounds_moveTheOrigin() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 4, height: 4), format: format)
    let image = renderer.image { $0.fill(CGRect(x: 101, y: 52, width: 1, height: 1)) }
    XCTAssertEqual(try XCTUnwrap(image.cgImage).pixels[1, 2], 0xFF00_0000)
  }

  func testOpaque_beginsBlack() throws {
    let image = renderer(CGSize(width: 2, height: 2), scale: 1, opaque: true).image { _ in }
    let picture = try XCTUnwrap(image.cgImage)
    XCTAssertFalse(picture.pixels.hasAlpha)
    XCTAssertEqual(picture.alphaInfo, .noneSkipFirst)
    XCTAssertEqual(picture.pixels[0, 0] & 0xFFFFFF, 0)
  }

  func testEmptyAndEndlessSizes_giveAnImage() {
    XCTAssertNotNil(renderer(.zero, scale: 2).image { _ in }.cgImage)
    XCTAssertNotNil(renderer(CGSize(width: -5, height: 5), scale: 2).image { _ in }.cgImage)
    XCTAssertNotNil(renderer(CGSize(width: CGFloat.nan, height: 5), scale: 2).image { _ in }.cgImage)
  }

  func testImageContexts_nest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width, 3)
    UIGraphicsEndImageContext()
    let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
    XCTAssertEqual(image.scale, 2)
    XCTAssertEqual(image.cgImage?.width, 8)
    XCTAssertEqual(image.cgImage?.pixels[7, 7], 0xFFFF_0000)
    UIGraphicsEndImageContext()
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  func testPatternColour_repeatsItsImageInPoints() throws {
    let tile = renderer(CGSize(width: 4, height: 4), scale: 2).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let image = renderer(CGSize(width: 12, height: 12), scale: 2).image { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let pixels = try XCTUnwrap(image.cgImage).pixels
    XCTAssertEqual(pixels[0, 0], 0xFF00_FF00)
    XCTAssertEqual(pixels[8, 8], 0xFF00_FF00)
    XCTAssertEqual(pixels[11, 17], 0xFF00_FF00)
    XCTAssertEqual(pixels[4, 0], 0)
    XCTAssertEqual(pixels[0, 2], 0)
  }

  func testRendererOffTheMainThread() {
    let done = expectation(description: "drawn")
    DispatchQueue.global().async {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
        UIColor.label.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      XCTAssertEqual(image.cgImage?.pixels[1, 1].leadingZeroBitCount, 0)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }
}

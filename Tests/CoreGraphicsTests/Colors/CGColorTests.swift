import CoreGraphics
import XCTest

final class CGColorTests: XCTestCase {
  func testEquality_isThatOfSpaceAndComponents() {
    XCTAssertEqual(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    XCTAssertNotEqual(CGColor(red: 1, green: 1, blue: 1, alpha: 1), CGColor.white)
    XCTAssertNotEqual(CGColor(gray: 1, alpha: 0.9), CGColor.white)
    XCTAssertEqual(Set([CGColor.white, CGColor(gray: 1, alpha: 1), CGColor.black]).count, 2)
    XCTAssertEqual(CGColor.clear.alpha, 0)
    XCTAssertEqual(CGColor.white.copy(alpha: 0.25), CGColor(gray: 1, alpha: 0.25))
    XCTAssertEqual(CGColor.white.numberOfComponents, 2)
  }

  func testConversions_goThereAndBack() throws {
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.genericCMYK, CGColorSpace.sRGB] {
      let space = try XCTUnwrap(CGColorSpace(name: name))
      let there = try XCTUnwrap(color.converted(to: space, intent: .defaultIntent, options: nil))
      XCTAssertEqual(there.colorSpace, space)
      XCTAssertEqual(there.rgba.red, 0.2, accuracy: 1e-3, name)
      XCTAssertEqual(there.rgba.green, 0.6, accuracy: 1e-3, name)
      XCTAssertEqual(there.rgba.blue, 0.9, accuracy: 1e-3, name)
      XCTAssertEqual(there.alpha, 0.5)
    }
    let gray = try XCTUnwrap(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    XCTAssertEqual(try XCTUnwrap(gray.components)[0], 0.4983, accuracy: 1e-3)
    XCTAssertNil(CGColorSpace(name: "no such space"))
  }

  func testPremultipliedPixel() {
    XCTAssertEqual(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedARGB, 0x8080_4000)
    XCTAssertEqual(RGBA(red: 2, green: -1, blue: .nan, alpha: 1).premultipliedARGB, 0xFFFF_0000)
  }
}

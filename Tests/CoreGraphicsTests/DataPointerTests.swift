import CoreGraphics
import Foundation
import XCTest

final class DataPointerTests: XCTestCase {
  // Hue (on GitHub) reads the pixels of an image at the address of its data.
  func testTheBytesOfData() {
    let long = Data((0..<100).map { UInt8($0) })
    XCTAssertEqual(CFDataGetLength(long), 100)
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(long)
    XCTAssertEqual((0..<100).map { bytes[$0] }, [UInt8](long))
    let short = Data([7, 8, 9])
    let few: UnsafePointer<UInt8> = CFDataGetBytePtr(short)
    XCTAssertEqual([few[0], few[1], few[2]], [7, 8, 9])
    XCTAssertNil(CFDataGetBytePtr(Data()))
  }
}

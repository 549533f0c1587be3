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

  /// The bytes of a short value are copied once, not with each call.
  func testShortDataHasOneAddress() throws {
    for count in 1...14 {
      let data = Data((0..<count).map { UInt8($0 + 100) })
      let address = try XCTUnwrap(CFDataGetBytePtr(data))
      let copy = Data(Array(data))
      XCTAssertEqual(CFDataGetBytePtr(copy), address)
      XCTAssertEqual(Array(UnsafeBufferPointer(start: address, count: count)), [UInt8](data))
      let slice = (Data([0]) + data)[1...]
      XCTAssertEqual(CFDataGetBytePtr(slice), address, "a slice with other indices")
      var changed = data
      changed[0] = 1
      XCTAssertNotEqual(CFDataGetBytePtr(changed), address)
      XCTAssertEqual(address[0], 100, "the bytes of other values are unchanged")
    }
    let long = Data(repeating: 5, count: 15)
    let copy = long
    XCTAssertEqual(CFDataGetBytePtr(long), CFDataGetBytePtr(copy), "longer values share their storage")
  }
}

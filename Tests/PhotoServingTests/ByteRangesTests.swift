import XCTest

@testable import PhotoServing

/// The `Range` header field (RFC 9110, section 14).
final class ByteRangesTests: XCTestCase {
  private func ranges(_ header: String, of length: Int = 1000) -> ByteRanges { ByteRanges(header, length: length) }

  func testOneRange() {
    XCTAssertEqual(ranges("bytes=0-99"), .parts([0..<100]))
    XCTAssertEqual(ranges("Bytes = 0-0"), .parts([0..<1]))
    XCTAssertEqual(ranges("bytes=990-"), .parts([990..<1000]))
    XCTAssertEqual(ranges("bytes=-10"), .parts([990..<1000]))
    XCTAssertEqual(ranges("bytes=-5000"), .parts([0..<1000]))
    XCTAssertEqual(ranges("bytes=500-5000"), .parts([500..<1000]))
    XCTAssertEqual(ranges("bytes=999-99999999999999999999999"), .parts([999..<1000]))
    XCTAssertEqual(ranges("bytes=0-9223372036854775807"), .parts([0..<1000]))
  }

  func testNoneWithin() {
    XCTAssertEqual(ranges("bytes=1000-"), .unsatisfiable)
    XCTAssertEqual(ranges("bytes=1000-2000,5000-"), .unsatisfiable)
    XCTAssertEqual(ranges("bytes=-0"), .unsatisfiable)
    XCTAssertEqual(ranges("bytes=0-", of: 0), .unsatisfiable)
    XCTAssertEqual(ranges("bytes=-1", of: 0), .unsatisfiable)
    XCTAssertEqual(ranges("bytes=99999999999999999999999-"), .unsatisfiable)
  }

  func testSeveralAreInOrderAndJoined() {
    XCTAssertEqual(ranges("bytes=0-9, 20-29"), .parts([0..<10, 20..<30]))
    XCTAssertEqual(ranges("bytes=20-29,0-9,,5000-6000"), .parts([0..<10, 20..<30]))
    XCTAssertEqual(ranges("bytes=0-9,5-14"), .parts([0..<15]))
    XCTAssertEqual(ranges("bytes=0-9,10-19"), .parts([0..<20]))
    XCTAssertEqual(ranges("bytes=0-999,5-9,-1"), .parts([0..<1000]))
  }

  func testWhatMakesNoSenseIsAsIfItWereNotThere() {
    for header in [
      "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=9-0", "bytes=1-2-3", "items=0-9", "bytes=0-9,x", "bytes=+1-2",
      "bytes=" + (0..<17).map { "\($0 * 10)-\($0 * 10)" }.joined(separator: ","),
    ] {
      XCTAssertEqual(ranges(header), .whole, header)
    }
  }
}

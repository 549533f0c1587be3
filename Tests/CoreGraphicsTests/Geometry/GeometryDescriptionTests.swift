import CoreGraphics
import XCTest

/// The descriptions of Apple's CoreGraphics values, as public tests expect them.
final class GeometryDescriptionTests: XCTestCase {
  func testPointsSizesAndRectsArePrintedShortly() {
    let rect = CGRect(x: 1, y: 2.5, width: 100, height: 40)
    XCTAssertEqual("\(rect)", "(1.0, 2.5, 100.0, 40.0)")
    XCTAssertEqual("\(rect.origin) \(rect.size)", "(1.0, 2.5) (100.0, 40.0)")
    XCTAssertEqual(String(reflecting: rect), "(1.0, 2.5, 100.0, 40.0)")
    XCTAssertEqual("\([CGPoint.zero])", "[(0.0, 0.0)]")
  }

  func testAbsoluteTimeIsThatOfTheReferenceDate() {
    let before = Date.timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    XCTAssertGreaterThanOrEqual(time, before)
    XCTAssertLessThanOrEqual(time, Date.timeIntervalSinceReferenceDate)
  }
}

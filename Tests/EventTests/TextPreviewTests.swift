import UIKit
import XCTest

/// Tests of `UIPreviewParameters(textLineRects:)` (Apple's documentation). Only the lines are visible.
@preconcurrency @MainActor
final class TextPreviewTests: XCTestCase {
  func testThePathGoesAroundTheLines() throws {
    let lines = [CGRect(x: 50, y: 10, width: 100, height: 20), CGRect(x: 0, y: 30, width: 60, height: 20)]
    let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    let path = try XCTUnwrap(parameters.visiblePath)
    XCTAssertEqual(path.bounds, CGRect(x: -6, y: 6, width: 162, height: 48))
    XCTAssertTrue(path.contains(CGPoint(x: 100, y: 20)))
    XCTAssertTrue(path.contains(CGPoint(x: 55, y: 30)), "where they overlap, too")
    XCTAssertFalse(path.contains(CGPoint(x: 10, y: 15)))
    XCTAssertFalse(path.contains(CGPoint(x: 140, y: 45)))
    XCTAssertNil(UIPreviewParameters(textLineRects: []).visiblePath)
    let drag = UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    XCTAssertNotNil((drag.copy() as? UIDragPreviewParameters)?.visiblePath)
  }
}

import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// Figure 5-4: wherever a scroll would end, it ends with an item in the middle.
@preconcurrency @MainActor
final class SnapToTheMiddleTests: ExampleTestCase {
  private func itemInTheMiddle(_ view: UICollectionView) -> Int? {
    view.visibleCells.first { abs($0.center.x - view.bounds.midX) < 0.5 }.flatMap { view.indexPath(for: $0)?.item }
  }

  func testEveryScrollComesToRestWithAPictureInTheMiddle() throws {
    let controller = try start("SnapToTheMiddle", as: SnapViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(itemInTheMiddle(view), 0)
    try expectPicture("SnapToTheMiddle", inPage: true)
    var seen: [Int] = []
    for (length, seconds) in [(200, 0.3), (110, 0.4), (60, 0.5), (260, 0.12), (-150, 0.3), (-300, 0.08), (35, 0.1)] {
      let start = CGPoint(x: length > 0 ? 350 : 50, y: 250)
      app.drag(from: start, to: CGPoint(x: start.x - CGFloat(length), y: 250), duration: seconds)
      try app.waitUntilIdle()
      let item = try XCTUnwrap(
        itemInTheMiddle(view), "after a drag of \(length) points the offset is \(view.contentOffset)")
      // 240 points wide with 20 between them, the first one in the middle of 400.
      XCTAssertEqual(view.contentOffset.x, CGFloat(item) * 260, accuracy: 0.5)
      seen.append(item)
    }
    XCTAssertGreaterThan(Set(seen).count, 3, "\(seen)")
    // A slow drag that rests before the finger lifts goes to the nearest one.
    let rest = try XCTUnwrap(itemInTheMiddle(view))
    app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 190, y: 250), duration: 0.5, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(itemInTheMiddle(view), rest)
    app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 130, y: 250), duration: 0.5, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(itemInTheMiddle(view), rest + 1)
    try app.expectNoReports()
  }

  func testTheLastPictureCanBeInTheMiddle_andTheWindowMayChange() throws {
    let controller = try start("SnapToTheMiddle", as: SnapViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    for _ in 0..<30 { app.drag(from: CGPoint(x: 380, y: 250), to: CGPoint(x: 20, y: 250), duration: 0.06) }
    try app.waitUntilIdle()
    XCTAssertEqual(itemInTheMiddle(view), 19)
    app.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 350, y: 250), duration: 0.06)
    try app.waitUntilIdle()
    XCTAssertNotNil(itemInTheMiddle(view))
    app.resize(to: CGSize(width: 800, height: 400))
    try app.waitUntilIdle()
    app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 330, y: 250), duration: 0.06)
    try app.waitUntilIdle()
    XCTAssertNotNil(itemInTheMiddle(view))
    try expectPicture("snap-wide")
    try app.expectNoReports()
  }
}

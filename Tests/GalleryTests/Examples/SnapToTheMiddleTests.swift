import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of figure 5-4, in which every scroll ends with an item in the middle.
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
    // A slow drag that stops before the finger is lifted goes to the nearest item.
    let rest = try XCTUnwrap(itemInTheMiddle(view))
    app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 190, y: 250), duration: 0.5, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(itemInTheMiddle(view), rest)
    app.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 130, y: 250), duration: 0.5, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(itemInTheMiddle(view), rest + 1)
    try app.expectNoReports()
  }

  /// There is one row in all windows. In portrait on a phone there would be enough space for two. In a wide window,
  /// pictures do not become larger than their resolution.
  func testThereIsOneRow_whateverTheWindow() throws {
    let controller = try start("SnapToTheMiddle", as: SnapViewController.self, size: CGSize(width: 390, height: 844))
    let view = try XCTUnwrap(controller.collectionView)
    for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1280, height: 800)] {
      app.resize(to: size)
      try app.waitUntilIdle()
      let width = min((size.width * 0.6).rounded(), 360)
      let height = min((width * 1.3).rounded(), view.bounds.height - 40)
      for cell in view.visibleCells {
        let item = try XCTUnwrap(view.indexPath(for: cell)).item
        let middle = CGPoint(x: size.width / 2 + CGFloat(item) * (width + 20), y: view.bounds.midY)
        assertEqual(cell.center, middle, accuracy: 1, "\(size), \(item)")
        XCTAssertEqual(cell.bounds.size, CGSize(width: width, height: height), "\(size), \(item)")
      }
      XCTAssertNotNil(itemInTheMiddle(view), "\(size)")
      if size.width == 390 {
        // Between two items during the drag.
        let finger = app.touch(at: CGPoint(x: 300, y: 400))
        finger.drag(to: CGPoint(x: 170, y: 400), duration: 0.3)
        app.advance(by: 0.2)
        XCTAssertNil(itemInTheMiddle(view))
        try expectPicture("snap-between")
        finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.3)
        finger.lift(after: 0.2)
        try app.waitUntilIdle()
        XCTAssertEqual(itemInTheMiddle(view), 0)
      }
    }
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

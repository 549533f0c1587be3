import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The examples of the guide's fourth chapter: gestures that change the layout, take precedence over selection or move
/// items.
@preconcurrency @MainActor
final class GestureExampleTests: ExampleTestCase {
  func testThePinchSetsTheSpread_withinItsLimits() throws {
    let controller = try start("Pinch", as: PinchViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    try assertSpread(view, 85)
    try expectPicture("Pinch", inPage: true)
    app.pinch(at: CGPoint(x: 200, y: 280), from: 100, to: 200)
    try assertSpread(view, 200)
    try expectPicture("pinch-spread")
    app.pinch(at: CGPoint(x: 200, y: 280), from: 100, to: 380)
    try assertSpread(view, 240)
    app.pinch(at: CGPoint(x: 200, y: 280), from: 100, to: 20)
    try assertSpread(view, 40)
    try expectPicture("pinch-together")
    app.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 250, y: 280), duration: 0.3)
    try assertSpread(view, 40)
    try app.expectNoReports()
  }

  /// Checks listing 4-1: the distance between the fingers determines the spread. The spread is the distance of cell 16
  /// from the middle.
  private func assertSpread(
    _ view: UICollectionView, _ spread: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try app.waitUntilIdle()
    let cells = try [0, 16, 4].map { try XCTUnwrap(view.cellForItem(at: IndexPath(item: $0, section: 0))).center }
    assertEqual(cells[0], CGPoint(x: view.bounds.midX, y: view.bounds.midY), file: file, line: line)
    let far = hypot(cells[1].x - cells[0].x, cells[1].y - cells[0].y)
    XCTAssertEqual(far, spread, accuracy: 1, file: file, line: line)
    XCTAssertEqual(
      hypot(cells[2].x - cells[0].x, cells[2].y - cells[0].y), far / 2, accuracy: 1, file: file, line: line)
  }

  func testADoubleTapIsNoSelection_aSingleOneIs() throws {
    let controller = try start("DoubleTap", as: DoubleTapViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    app.tap(at: try point(of: 4, in: view), count: 2)
    try app.waitUntilIdle()
    app.advance(by: 1)
    XCTAssertEqual(controller.likedPaths, [IndexPath(item: 4, section: 0)])
    XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [])
    app.tap(at: try point(of: 7, in: view))
    app.advance(by: 1)
    XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 7, section: 0)])
    XCTAssertEqual(controller.likedPaths.count, 1)
    try expectPicture("DoubleTap", inPage: true)
    app.tap(at: try point(of: 4, in: view), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(controller.likedPaths, [])
    XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 7, section: 0)])
    // Beside the cells it has no effect.
    app.tap(at: CGPoint(x: 4, y: 300), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(controller.likedPaths, [])
    try app.expectNoReports()
  }

  func testAPictureThatIsHeldMoves_andTheOthersMakeRoom() throws {
    let controller = try start("Reorder", as: ReorderViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    let from = try point(of: 1, in: view)
    let to = try point(of: 6, in: view)
    let finger = app.touch(at: from)
    app.advance(by: 0.8)
    finger.drag(to: CGPoint(x: to.x + 6, y: to.y + 4), duration: 0.5)
    app.advance(by: 0.6)
    XCTAssertEqual(controller.pictures, Array(0..<24), "the data waits for the drop")
    let held = try XCTUnwrap(view.visibleCells.first { ($0 as? PaintingCell)?.imageView.image === Painting.image(1) })
    let place = view.convert(held.center, to: nil)
    XCTAssertEqual(place.x, to.x, accuracy: 12)
    XCTAssertEqual(place.y, to.y, accuracy: 12)
    try expectPicture("Reorder", inPage: true)
    finger.lift()
    app.advance(by: 0.1)
    let settling = try XCTUnwrap(held.layer.presentation()).position
    XCTAssertNotEqual(settling, held.layer.position, "it goes to its place")
    try expectPicture("reorder-dropping")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures, [0, 2, 3, 4, 5, 6, 1] + Array(7..<24))
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      XCTAssertTrue((cell as? PaintingCell)?.imageView.image === Painting.image(controller.pictures[path.item]))
      XCTAssertEqual(cell.frame, view.layoutAttributesForItem(at: path)?.frame)
    }
    // A drag without a long press scrolls or does nothing; it moves no picture.
    app.drag(from: from, to: to)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures, [0, 2, 3, 4, 5, 6, 1] + Array(7..<24))
    try app.expectNoReports()
  }
}

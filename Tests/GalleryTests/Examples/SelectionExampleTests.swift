import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The examples of the listings 2-3, 2-4 and 2-5, which select and highlight items.
@preconcurrency @MainActor
final class SelectionExampleTests: ExampleTestCase {
  private func selected(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  func testTheSelectedPicturesGoInOneBatch() throws {
    let controller = try start("DeleteSelected", as: DeleteSelectedViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.isEnabled, false, "nothing is selected")
    for item in [1, 2, 6, 11] { app.tap(at: try point(of: item, in: view)) }
    app.tap(at: try point(of: 2, in: view))
    try app.waitUntilIdle()
    XCTAssertEqual(selected(view), [1, 6, 11])
    try expectPicture("DeleteSelected", inPage: true)
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.12)
    let moved = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    XCTAssertNotEqual(moved.layer.presentation()?.position, moved.layer.position, "the others close the gaps")
    try expectPicture("deleting-selected")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures, (0..<24).filter { ![1, 6, 11].contains($0) })
    XCTAssertEqual(selected(view), [])
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      XCTAssertTrue((cell as? SelectableCell)?.imageView.image === Painting.image(controller.pictures[path.item]))
      XCTAssertEqual(cell.frame, view.layoutAttributesForItem(at: path)?.frame)
    }
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures.count, 21, "nothing is selected, nothing goes")
    for count in [15, 6] {
      for item in 0..<count { app.tap(at: try point(of: item, in: view)) }
      XCTAssertEqual(selected(view), Array(0..<count))
      XCTAssertNil(view.backgroundView)
      app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
      try app.waitUntilIdle()
    }
    XCTAssertEqual(controller.pictures, [])
    XCTAssertEqual((view.backgroundView as? UILabel)?.text, "No pictures are left.")
    XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.isEnabled, false)
    try expectPicture("deleted-all")
    try app.expectNoReports()
  }

  /// Returns the color in the corner of a cell, outside of its content.
  private func color(_ item: Int, _ view: UICollectionView) throws -> [Int] {
    let point = try point(of: item, in: view)
    let color = app.snapshot().color(x: Int(point.x) - 30, y: Int(point.y) - 30)
    return [color.red, color.green, color.blue]
  }

  private let red = [255, 0, 0]
  private let white = [255, 255, 255]
  private let blue = [0, 0, 255]

  func testTheBackgroundViewsChangeWithTouchAndSelection() throws {
    let controller = try start("BackgroundViews", as: BackgroundViewsController.self)
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(try color(5, view), red)
    let finger = app.touch(at: try point(of: 5, in: view))
    app.advance(by: 0.4)
    XCTAssertEqual(try color(5, view), white, "highlighted")
    try expectPicture("background-highlighted")
    XCTAssertEqual(selected(view), [])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(try color(5, view), white, "selected")
    try expectPicture("BackgroundViews", inPage: true)
    app.tap(at: try point(of: 9, in: view))
    try app.waitUntilIdle()
    XCTAssertEqual(try color(5, view), red)
    XCTAssertEqual(try color(9, view), white)
    XCTAssertEqual(try color(0, view), red)
    try app.expectNoReports()
  }

  func testTheHighlightIsBlueWhileTheFingerIsThere_andGoneWhenTheCellIsSelected() throws {
    let controller = try start("Highlight", as: HighlightViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    let finger = app.touch(at: try point(of: 5, in: view))
    app.advance(by: 0.4)
    XCTAssertEqual(try color(5, view), blue)
    try expectPicture("Highlight", inPage: true)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(try color(5, view), white)
    XCTAssertEqual(selected(view), [5])
    try expectPicture("highlight-selected")
    // A scroll removes the highlight and selects nothing.
    let other = app.touch(at: try point(of: 9, in: view))
    app.advance(by: 0.4)
    XCTAssertEqual(try color(9, view), blue)
    other.drag(to: CGPoint(x: other.location.x, y: other.location.y - 60), duration: 0.2)
    XCTAssertNil(view.cellForItem(at: IndexPath(item: 9, section: 0))?.contentView.backgroundColor)
    other.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(selected(view), [5])
    try app.expectNoReports()
  }
}

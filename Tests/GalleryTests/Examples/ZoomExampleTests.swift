import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of zoom transitions. A push zooms out of a cell, and a pop zooms to the cell of the painting that is
/// then shown.
@preconcurrency @MainActor
final class ZoomExampleTests: ExampleTestCase {
  private func begin(isDark: Bool = false) throws -> ZoomGridViewController {
    try start("Zoom", as: ZoomGridViewController.self, size: CGSize(width: 390, height: 600), isDark: isDark)
  }

  private func cellAlpha(_ controller: ZoomGridViewController, _ item: Int) -> CGFloat? {
    controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.alpha
  }

  func testThereAndBack() throws {
    let controller = try begin()
    let navigation = try XCTUnwrap(controller.navigationController)
    app.tap(at: try point(of: 4, in: controller.collectionView))
    XCTAssertEqual(cellAlpha(controller, 4), 0)
    app.advance(by: 0.12)
    try expectPicture("Zoom", inPage: true)
    try app.waitUntilIdle()
    let page = try XCTUnwrap(navigation.topViewController as? ZoomPageViewController)
    XCTAssertEqual(page.number, 4)
    XCTAssertEqual(cellAlpha(controller, 4), 1)
    try expectPicture("zoom-page")
    // The next painting belongs to another cell.
    app.tap(at: CGPoint(x: 360, y: 32))
    XCTAssertEqual(page.number, 5)
    let finger = app.touch(at: CGPoint(x: 195, y: 300))
    finger.drag(to: CGPoint(x: 215, y: 420), duration: 0.2)
    XCTAssertEqual(cellAlpha(controller, 5), 0)
    XCTAssertEqual(cellAlpha(controller, 4), 1)
    try expectPicture("zoom-drag")
    finger.lift()
    app.advance(by: 0.12)
    try expectPicture("zoom-back")
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.topViewController === controller)
    XCTAssertEqual(cellAlpha(controller, 5), 1)
  }

  func testDark() throws {
    let controller = try begin(isDark: true)
    app.tap(at: try point(of: 7, in: controller.collectionView))
    app.advance(by: 0.08)
    try expectPicture("zoom-dark")
  }
}

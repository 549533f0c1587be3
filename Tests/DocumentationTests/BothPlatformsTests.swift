import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Coming from iOS".
@preconcurrency @MainActor
final class BothPlatformsTests: XCTestCase {
  func testTheButtonCounts_andADoubleTapResets() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = CounterController()
    app.show(controller)
    app.tap(controller.button)
    // The view holds the end of the touch back until no second tap can follow.
    app.advance(by: 0.5)
    XCTAssertEqual(controller.count, 1)
    app.tap(at: CGPoint(x: 200, y: 400), count: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.count, 0)
  }

  func testVisibleItems_stayInPlaceWhenItemsAreInsertedAbove() throws {
    let app = TestApplication(size: CGSize(width: 332, height: 480))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = TileController(count: 300)
    app.show(controller)
    let view = controller.collectionView!
    keepVisibleItemsInPlace(in: view)
    view.contentOffset.y = 1080
    try app.waitUntilIdle()
    let first = try XCTUnwrap(view.indexPathsForVisibleItems.min())
    let cell = try XCTUnwrap(view.cellForItem(at: first))
    let place = cell.frame.minY - view.contentOffset.y
    controller.insertTiles(3)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.frame.minY - view.contentOffset.y, place, accuracy: 0.5)
  }
}

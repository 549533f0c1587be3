import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class CircleTests: XCTestCase {
  func testTheFirstCellIsAtTwelve() throws {
    let app = TestApplication(size: CGSize(width: 400, height: 400))
    defer { app.close() }
    let controller = CircleController()
    app.show(controller)

    let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(cell.center, CGPoint(x: 200, y: 40))
  }

  func testANewCellComesFromTheMiddle() throws {
    let app = TestApplication(size: CGSize(width: 400, height: 400))
    defer { app.close() }
    let controller = CircleController()
    app.show(controller)

    controller.addCell()
    app.frame()
    let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 12, section: 0)))
    let shown = try XCTUnwrap(cell.layer.presentation())
    XCTAssertEqual(shown.position.x, 200, accuracy: 10)
    XCTAssertEqual(shown.position.y, 200, accuracy: 10)

    try app.waitUntilIdle()
    XCTAssertEqual(controller.collectionView.visibleCells.count, 13)
  }
}

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
}

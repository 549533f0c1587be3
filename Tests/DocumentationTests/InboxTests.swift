import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class InboxTests: XCTestCase {
  func testATapOpensTheMail() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    defer { app.close() }
    app.onReport = { XCTFail($0) }

    let controller = InboxController(mails: [Mail(id: 7, subject: "Lunch?", sender: "Ann")])
    app.show(controller)
    let row = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    app.tap(row)
    try app.waitUntilIdle()

    XCTAssertEqual(controller.openedMail, 7)
  }
}

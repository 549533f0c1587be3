import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Testing" about the clock, snapshots and call logs.
@preconcurrency @MainActor
final class TestingTests: XCTestCase {
  func testTheMailsBelowMoveUp() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    let controller = InboxController(mails: (1...3).map { Mail(id: $0, subject: "Mail \($0)", sender: "Ann") })
    app.show(controller)
    let last = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    let end = last.frame.minY

    controller.deleteMail(at: IndexPath(item: 0, section: 0))
    app.advance(by: 0.1)
    let shown = try XCTUnwrap(last.layer.presentation()).frame.minY
    XCTAssertLessThan(shown, end)
    XCTAssertGreaterThan(shown, last.frame.minY)

    try app.waitUntilIdle()
    XCTAssertEqual(last.layer.presentation()?.frame.minY, last.frame.minY)
  }

  func testTheInboxLooksAsItShould() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 200), scale: 2)
    defer { app.close() }
    app.show(InboxController(mails: [Mail(id: 7, subject: "Lunch?", sender: "Ann")]))
    try app.waitUntilIdle()
    try app.expectSnapshot("inbox")
  }

  func testScrolling_callsTheDelegateInOrder() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    let view = UIScrollView(frame: app.window.bounds)
    view.contentSize = CGSize(width: 375, height: 3000)
    let delegate = LoggingDelegate()
    view.delegate = delegate
    app.show(view)

    app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()

    try delegate.log.expect(["willBeginDragging", "didScroll*", "didEndDragging"], compact: true)
  }
}

final class LoggingDelegate: NSObject, UIScrollViewDelegate {
  let log = CallbackLog()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging")
  }
}

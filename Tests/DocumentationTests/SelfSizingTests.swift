import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Self-sizing cells".
@preconcurrency @MainActor
final class SelfSizingTests: XCTestCase {
  private let short = "Hello"
  private let long = String(repeating: "A longer message that takes several lines. ", count: 5)

  private func check(
    _ layout: UICollectionViewLayout, cellClass: MessageCell.Type = MessageCell.self, spacing: CGFloat
  ) throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = MessageController(messages: [short, long, short], layout: layout, cellClass: cellClass)
    app.show(controller)
    try app.waitUntilIdle()
    let view = controller.collectionView!
    func frame(_ item: Int) throws -> CGRect {
      try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0))).frame
    }
    XCTAssertLessThan(try frame(0).height, 44)
    XCTAssertGreaterThan(try frame(1).height, 88)
    XCTAssertEqual(try frame(1).minY, try frame(0).maxY + spacing, accuracy: 0.5)
    XCTAssertEqual(try frame(2).minY, try frame(1).maxY + spacing, accuracy: 0.5)
    controller.edit(0, to: long)
    try app.waitUntilIdle()
    XCTAssertEqual(try frame(0).height, try frame(1).height)
    XCTAssertEqual(try frame(1).minY, try frame(0).maxY + spacing, accuracy: 0.5)
  }

  func testACompositionalLayout_asksTheCells() throws { try check(makeMessageLayout(), spacing: 4) }

  func testALayoutOfYourOwn_asksTheCells() throws {
    try check(PileLayout(), cellClass: WideMessageCell.self, spacing: 0)
  }

  func testHeights_moveWithTheirItems() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = MessageController(
      messages: [short, long, short], layout: PileLayout(), cellClass: WideMessageCell.self)
    app.show(controller)
    try app.waitUntilIdle()
    let view = controller.collectionView!
    func frame(_ item: Int) throws -> CGRect {
      try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0))).frame
    }
    let (shortHeight, longHeight) = (try frame(0).height, try frame(1).height)
    view.performBatchUpdates {
      controller.messages.insert(short, at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(try (0..<4).map { try frame($0).height }, [shortHeight, shortHeight, longHeight, shortHeight])
    XCTAssertEqual(try frame(3).minY, try frame(2).maxY, accuracy: 0.5)
  }
}

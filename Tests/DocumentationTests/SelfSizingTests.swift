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
}

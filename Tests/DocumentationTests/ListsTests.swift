import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Lists".
@preconcurrency @MainActor
final class ListsTests: XCTestCase {
  func testASwipe_deletes() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = InboxController(mails: (1...3).map { Mail(id: $0, subject: "Subject \($0)", sender: "Ann") })
    app.show(controller)
    let row = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    app.drag(
      from: CGPoint(x: 340, y: middle.y), to: CGPoint(x: 10, y: middle.y), duration: 0.3, hold: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.mails.map(\.id), [2, 3])
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 2)
  }

  func testSectionsHaveHeaders() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = NamesController()
    app.show(controller)
    let kind = UICollectionView.elementKindSectionHeader
    let titles = try (0..<2).map { section in
      let path = IndexPath(item: 0, section: section)
      let view = controller.collectionView.supplementaryView(forElementKind: kind, at: path)
      let header = try XCTUnwrap(view as? UICollectionViewListCell)
      return (header.contentConfiguration as? UIListContentConfiguration)?.text
    }
    XCTAssertEqual(titles, ["A", "G"])
  }

  func testAnOutline_opensAndCloses() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = OutlineController()
    app.show(controller)
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 2)
    let row = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    app.tap(at: row.convert(CGPoint(x: row.bounds.maxX - 20, y: row.bounds.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 4)
  }

  func testATableWithSnapshots_sizesItsRows_andASwipeDeletes() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let chores = (1...3).map { Chore(id: $0, title: "Chore \($0)", note: "Short") }
    let controller = ChoresController(chores: chores)
    app.show(controller)
    let first = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let height = first.frame.height
    controller.edit(1, note: String(repeating: "Before the last ferry leaves. ", count: 6))
    try app.waitUntilIdle()
    let edited = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertTrue(edited === first)
    XCTAssertGreaterThan(edited.frame.height, height + 20)

    let middle = edited.convert(CGPoint(x: edited.bounds.midX, y: edited.bounds.midY), to: nil)
    app.drag(
      from: CGPoint(x: 340, y: middle.y), to: CGPoint(x: 10, y: middle.y), duration: 0.3, hold: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.chores.map(\.id), [2, 3])
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
  }

  func testATable_sizesItsRows_andASwipeDeletes() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let errands = [
      Errand(title: "Bakery", note: "Rye bread"),
      Errand(title: "Post office", note: String(repeating: "Before the last ferry leaves. ", count: 6)),
    ]
    let controller = ErrandsController(errands: errands)
    app.show(controller)
    let first = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    XCTAssertGreaterThan(second.frame.height, first.frame.height + 30)
    app.tap(second)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.openedErrand, errands[1])

    let middle = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    app.drag(
      from: CGPoint(x: 340, y: middle.y), to: CGPoint(x: 10, y: middle.y), duration: 0.3, hold: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.errands, [errands[1]])
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 1)
  }
}

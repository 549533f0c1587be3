import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Updates".
@preconcurrency @MainActor
final class UpdatesTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 375, height: 667))
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app.close() }
  }

  private func texts(_ controller: FruitController) -> [String] {
    controller.fruits.indices.compactMap {
      (controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? FruitCell)?.label.text
    }
  }

  func testABatch_deletesInTheOldPathsAndInsertsInTheNew() throws {
    let controller = FruitController()
    app.show(controller)
    let pear = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    controller.changeSeason()
    try app.waitUntilIdle()
    XCTAssertEqual(texts(controller), ["Pear", "Plum", "Quince", "Medlar", "Rose hip"])
    XCTAssertTrue(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === pear)
  }

  func testAMove_keepsTheCell() throws {
    let controller = FruitController()
    app.show(controller)
    let last = controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
    controller.moveLastToFront()
    try app.waitUntilIdle()
    XCTAssertEqual(texts(controller), ["Quince", "Apple", "Pear", "Plum"])
    XCTAssertTrue(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === last)
  }

  func testABatchThatDoesNotFitTheData_isReportedAndTheViewReloads() throws {
    let controller = FruitController()
    app.show(controller)
    app.onReport = { _ in }
    controller.collectionView.performBatchUpdates {
      controller.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(app.reports.count, 1)
    XCTAssertEqual(texts(controller), ["Apple", "Pear", "Plum", "Quince"])
  }

  func testADiffableDataSource_movesARenamesB() throws {
    let controller = NoteListController()
    controller.notes = [Note(id: 1, title: "Write"), Note(id: 2, title: "Test")]
    app.show(controller)
    let view = controller.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    controller.notes[0].isDone = true
    try app.waitUntilIdle()
    XCTAssertTrue(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    controller.rename(1, to: "Publish")
    try app.waitUntilIdle()
    let renamed = view.cellForItem(at: IndexPath(item: 0, section: 1))
    XCTAssertTrue(renamed === cell)
    XCTAssertEqual((renamed?.contentConfiguration as? UIListContentConfiguration)?.text, "Publish")
  }
}

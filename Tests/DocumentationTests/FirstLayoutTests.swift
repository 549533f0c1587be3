import UIKit
import UIKitTesting
import XCTest

/// Checks the statements of the article "Your first layout".
@preconcurrency @MainActor
final class FirstLayoutTests: XCTestCase {
  private func launched(
    _ controller: UIViewController, _ body: (TestApplication) throws -> Void
  ) rethrows {
    let app = TestApplication(size: CGSize(width: 332, height: 480))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    app.show(controller)
    try body(app)
  }

  func testTiles_areInThreeColumns() throws {
    let controller = TileController(count: 100_000)
    try launched(controller) { app in
      let view = controller.collectionView!
      XCTAssertEqual(
        view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame, CGRect(x: 116, y: 116, width: 100, height: 100))
      XCTAssertEqual(view.contentSize, CGSize(width: 332, height: 8 + 33_334 * 108))
      XCTAssertEqual(view.visibleCells.count, 15)
      app.resize(to: CGSize(width: 632, height: 480))
      try app.waitUntilIdle()
      XCTAssertEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.width, 200)
    }
  }

  func testAnInsertedTile_growsFromItsCentre() throws {
    let controller = TileController(count: 9)
    try launched(controller) { app in
      controller.insertTiles(1)
      app.frame()
      let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
      let shown = try XCTUnwrap(cell.layer.presentation())
      XCTAssertLessThan(shown.frame.width, 60)
      XCTAssertLessThan(shown.opacity, 0.5)
      try app.waitUntilIdle()
      XCTAssertEqual(cell.frame, CGRect(x: 8, y: 8, width: 100, height: 100))
      XCTAssertEqual(cell.alpha, 1)
    }
  }

  func testATitle_isAboveTheTiles() throws {
    let controller = TitledTileController(collectionViewLayout: TitledTileLayout())
    try launched(controller) { app in
      let view = controller.collectionView!
      let path = IndexPath(item: 0, section: 0)
      let title = try XCTUnwrap(
        view.supplementaryView(forElementKind: TitledTileLayout.titleKind, at: path) as? TitleView)
      XCTAssertEqual(title.frame, CGRect(x: 0, y: 0, width: 332, height: 44))
      XCTAssertEqual(title.label.text, "60 tiles")
      XCTAssertEqual(view.cellForItem(at: path)?.frame, CGRect(x: 8, y: 52, width: 100, height: 100))
      XCTAssertEqual(view.contentSize, CGSize(width: 332, height: 44 + 8 + 20 * 108))
      view.contentOffset.y = 1000
      try app.waitUntilIdle()
      XCTAssertNil(view.supplementaryView(forElementKind: TitledTileLayout.titleKind, at: path))
    }
  }

  func testAStickyTitle_staysAtTheTop() throws {
    let controller = TitledTileController(collectionViewLayout: StickyTitleLayout())
    try launched(controller) { app in
      let view = controller.collectionView!
      let path = IndexPath(item: 0, section: 0)
      app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.3, hold: 0.3)
      try app.waitUntilIdle()
      XCTAssertEqual(view.contentOffset.y, 290, accuracy: 0.5, "the finger moves 10 points before the content does")
      let title = try XCTUnwrap(view.supplementaryView(forElementKind: StickyTitleLayout.titleKind, at: path))
      XCTAssertEqual(title.frame, CGRect(x: 0, y: view.contentOffset.y, width: 332, height: 44))
      // The layout gets a context for the scroll, and none for the resize.
      view.contentOffset.y += 1
      app.resize(to: CGSize(width: 632, height: 480))
      try app.waitUntilIdle()
      XCTAssertEqual(view.visibleCells.first?.frame.width, 200)
    }
  }

  func testReadyMadeLayouts() throws {
    let flow = TileController(layout: makeFlowLayout())
    launched(flow) { _ in
      XCTAssertEqual(
        flow.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size, CGSize(width: 80, height: 80))
    }
    let grid = TileController(layout: makeGridLayout())
    try launched(grid) { _ in
      let frame = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.frame)
      XCTAssertEqual(frame.minX, 332 / 3, accuracy: 1)
      XCTAssertEqual(frame.height, 100)
    }
  }
}

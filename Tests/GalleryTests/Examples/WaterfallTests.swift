import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The waterfall example, compared with the loop in the document, with a changing number of columns and with inserted
/// pictures.
@preconcurrency @MainActor
final class WaterfallTests: ExampleTestCase {
  /// Returns the frames of the first `count` pictures, computed with the document's loop. It adds each picture to the
  /// shortest column, or to the first of several. Cells have insets of 5 points.
  private func expected(_ controller: WaterfallViewController, columns: Int, count: Int) -> [CGRect] {
    let width = (controller.collectionView.bounds.width - 10) / CGFloat(columns)
    var yOffset = [CGFloat](repeating: 0, count: columns)
    return (0..<count).map { item in
      let column = yOffset.firstIndex(of: yOffset.min()!)!
      let cellHeight = ((width - 10) / Painting.aspectRatio(controller.pictures[item])).rounded()
      let frame = CGRect(x: CGFloat(column) * width, y: yOffset[column], width: width, height: cellHeight + 10)
      yOffset[column] = frame.maxY
      return frame.insetBy(dx: 5, dy: 5)
    }
  }

  private func assertPlaces(
    _ controller: WaterfallViewController, columns: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let view = controller.collectionView!
    for (item, frame) in expected(controller, columns: columns, count: 300).enumerated() {
      let path = IndexPath(item: item, section: 0)
      let place = view.layoutAttributesForItem(at: path)?.frame ?? .zero
      assertEqual(place.origin, frame.origin, accuracy: 0.001, "\(item)", file: file, line: line)
      XCTAssertEqual(place.width, frame.width, accuracy: 0.001, "\(item)", file: file, line: line)
      XCTAssertEqual(place.height, frame.height, accuracy: 0.001, "\(item)", file: file, line: line)
    }
    XCTAssertFalse(view.visibleCells.isEmpty, file: file, line: line)
    for cell in view.visibleCells {
      let place = view.indexPath(for: cell).flatMap { view.layoutAttributesForItem(at: $0)?.frame }
      assertEqual(
        cell.center, CGPoint(x: place?.midX ?? 0, y: place?.midY ?? 0), accuracy: 0.001, file: file, line: line)
      XCTAssertEqual(cell.bounds.size, place?.size, file: file, line: line)
      XCTAssertTrue(cell.frame.intersects(view.bounds), file: file, line: line)
    }
  }

  private func tapStepper(_ controller: WaterfallViewController, up: Bool) {
    let stepper = controller.columnStepper
    app.tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * (up ? 0.75 : 0.25), y: stepper.bounds.midY), to: nil))
  }

  func testEachPictureGoesToTheShortestColumn_withItsProportions() throws {
    let controller = try start("Waterfall", as: WaterfallViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 100_000)
    assertPlaces(controller, columns: 2)
    let last = expected(controller, columns: 2, count: 100_000).map(\.maxY).max()! + 5
    XCTAssertEqual(view.contentSize, CGSize(width: 390, height: last))
    try expectPicture("Waterfall", inPage: true)

    view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    try app.waitUntilIdle()
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 99_999, section: 0)))
    XCTAssertLessThan(view.visibleCells.count, 12)
    try app.expectNoReports()
  }

  func testTheStepperChangesTheColumns_animated_andTheWindowItsWidth() throws {
    let controller = try start("Waterfall", as: WaterfallViewController.self)
    tapStepper(controller, up: true)
    app.advance(by: 0.1)
    let view = try XCTUnwrap(controller.collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let shown = try XCTUnwrap(cell.layer.presentation())
    XCTAssertNotEqual(shown.bounds.width, cell.bounds.width, "it is under way")
    try expectPicture("waterfall-to-three")
    try app.waitUntilIdle()
    assertPlaces(controller, columns: 3)
    for _ in 0..<7 { tapStepper(controller, up: true) }
    try app.waitUntilIdle()
    assertPlaces(controller, columns: 8)
    for _ in 0..<9 { tapStepper(controller, up: false) }
    try app.waitUntilIdle()
    assertPlaces(controller, columns: 1)
    for _ in 0..<3 { tapStepper(controller, up: true) }
    try app.waitUntilIdle()
    app.resize(to: CGSize(width: 700, height: 500))
    try app.waitUntilIdle()
    assertPlaces(controller, columns: 4)
    try expectPicture("waterfall-wide")
    try app.expectNoReports()
  }

  func testANewPictureGrowsFirstInSight_andTheOthersMakeRoom() throws {
    let controller = try start("Waterfall", as: WaterfallViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    let before = controller.pictures
    let second = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let from = second.center
    app.tap(at: try barButton(controller.navigationItem.leftBarButtonItem))
    app.advance(by: 0.1)
    let new = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation())
    XCTAssertLessThan(CGFloat(new.opacity), 1)
    XCTAssertGreaterThan(new.transform.m11, 0.3)
    XCTAssertLessThan(new.transform.m11, 1)
    XCTAssertTrue(view.cellForItem(at: IndexPath(item: 1, section: 0)) === second, "the cell moved on")
    XCTAssertNotEqual(second.layer.presentation()?.position, from)
    XCTAssertNotEqual(second.layer.presentation()?.position, second.center)
    try expectPicture("waterfall-adding")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures, [100_000 % Painting.count] + before)
    assertPlaces(controller, columns: 2)

    view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
    try app.waitUntilIdle()
    app.tap(at: try barButton(controller.navigationItem.leftBarButtonItem))
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 100_002)
    try app.expectNoReports()
  }

  func testAnyNumberOfColumns() throws {
    let controller = try start("Waterfall", as: WaterfallViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    for columns in [1, 5, 8] {
      controller.columnStepper.value = Double(columns)
      controller.columnStepper.sendActions(for: .valueChanged)
      try app.waitUntilIdle()
      assertPlaces(controller, columns: columns)
    }
    XCTAssertEqual(WaterfallLayout(numberOfColumns: 0, delegate: controller).numberOfColumns, 1)
    // Wide windows begin with more columns, so that no picture is larger than its resolution allows.
    end()
    let wide = try start("Waterfall", as: WaterfallViewController.self, size: CGSize(width: 1280, height: 800))
    XCTAssertEqual(wide.columnStepper.value, 4)
    assertPlaces(wide, columns: 4)
    XCTAssertFalse(view === wide.collectionView)
    try app.expectNoReports()
  }
}

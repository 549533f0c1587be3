import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example with a million cells of many sizes.
@preconcurrency @MainActor
final class MillionTests: ExampleTestCase {
  func testAMillionCells_jumpAnywhere_insertAnywhere() throws {
    let controller = try start("Million", as: MillionViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 1_000_000)
    try assertLines(controller)
    XCTAssertEqual(controller.meter.text, "at rest", "finding its place below the bar is no scroll")
    try expectPicture("million-start")
    // The test controls the processor time: each frame needs two milliseconds, the tenth one five.
    var frame = 0
    var used = 0.0
    controller.meter.processorTime = {
      frame += 1
      used += frame == 10 ? 0.005 : 0.002
      return used
    }
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 150), duration: 0.2)
    app.advance(by: 0.2)
    let shown = try XCTUnwrap(controller.meter.text)
    let mean = 2 + 3 / Double(frame - 1)
    XCTAssertEqual(shown, String(format: "%.1f ms of work, worst 5.0, every 16.7 ms", mean))
    XCTAssertLessThanOrEqual(frame, 61)
    XCTAssertEqual(controller.meter.superview?.convert(controller.meter.frame, to: nil).maxY, 488)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.y, 200)
    try assertLines(controller)

    // The slider's thumb is dragged from its left to its right end.
    let slider = controller.slider
    let place = slider.convert(slider.bounds, to: nil)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    let from = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    app.drag(from: from, to: CGPoint(x: place.midX, y: place.midY), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    let middle = try XCTUnwrap(view.indexPathsForVisibleItems.min()?.item)
    XCTAssertGreaterThan(middle, 300_000)
    XCTAssertLessThan(middle, 700_000)
    try assertLines(controller)

    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 1_000_001)
    let new = try XCTUnwrap(controller.numbers.firstIndex(of: 1_000_000))
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: new, section: 0)), "the new one is in sight")
    try assertLines(controller)
    try expectPicture("Million", inPage: true)
    view.scrollToItem(at: IndexPath(item: 1_000_000, section: 0), at: .bottom, animated: false)
    try app.waitUntilIdle()
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 1_000_000, section: 0)))
    XCTAssertLessThan(view.visibleCells.count, 100)
    let frames = app.frameCount
    app.advance(by: 2)
    XCTAssertEqual(app.frameCount, frames, "at rest no frames are made")
    try app.expectNoReports()
  }

  /// Checks that every visible cell has its size, and that the cells are in rows from left to right without
  /// overlapping.
  private func assertLines(
    _ controller: MillionViewController, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let view = try XCTUnwrap(controller.collectionView)
    let paths = view.indexPathsForVisibleItems.sorted()
    XCTAssertGreaterThan(paths.count, 20, file: file, line: line)
    XCTAssertEqual(paths.last!.item - paths.first!.item, paths.count - 1, "none is missing", file: file, line: line)
    var last: CGRect?
    for path in paths {
      let cell = try XCTUnwrap(view.cellForItem(at: path), file: file, line: line)
      let size = controller.collectionView(view, layout: view.collectionViewLayout, sizeForItemAt: path)
      XCTAssertEqual(cell.bounds.size, size, "\(path)", file: file, line: line)
      if let last, cell.frame.midX > last.midX {
        XCTAssertGreaterThanOrEqual(cell.frame.minX, last.maxX + 4 - 0.01, "\(path)", file: file, line: line)
      } else if let last {
        XCTAssertGreaterThan(cell.frame.midY, last.midY, "\(path)", file: file, line: line)
      }
      last = cell.frame
    }
  }
}

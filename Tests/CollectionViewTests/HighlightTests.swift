import UIKit
import UIKitTesting
import XCTest

/// Highlights that overlap with other operations. Random input found these cases.
@preconcurrency @MainActor
final class HighlightTests: DragTestCase {
  private func delete(_ item: Int) {
    left.view.performBatchUpdates {
      self.left.items.remove(at: item)
      self.left.view.deleteItems(at: [[0, item]])
    }
  }

  /// With single selection, the selected item looks deselected while another item is touched. If the touched item is
  /// deleted, the selected item looks selected again.
  func testTheSelectedItem_looksSelectedAgain_whenTheHighlightedOneGoes() throws {
    try show(["a", "b", "c"], [])
    left.view.dragDelegate = nil
    left.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let finger = app.touch(at: CGPoint(x: 75, y: 25))
    app.advance(by: 0.2)
    XCTAssertEqual(left.cell([0, 1])?.isHighlighted, true)
    XCTAssertEqual(left.cell([0, 0])?.isSelected, false)
    delete(1)
    app.frame()
    XCTAssertEqual(left.cell([0, 0])?.isSelected, true)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(left.cell([0, 0])?.isSelected, true)
    XCTAssertEqual(left.view.visibleCells.filter(\.isHighlighted).count, 0)
  }

  /// Only the touch that highlighted an item selects it. The end of another touch selects nothing.
  func testAnotherFinger_doesNotSelect() throws {
    try show(["a", "b", "c"], [])
    left.view.dragDelegate = nil
    let finger = app.touch(at: CGPoint(x: 75, y: 25), finger: 1)
    app.advance(by: 0.2)
    let other = app.touch(at: CGPoint(x: 25, y: 25), finger: 2)
    app.advance(by: 0.2)
    other.lift()
    app.frame()
    XCTAssertEqual(left.cell([0, 1])?.isHighlighted, true)
    XCTAssertEqual(log.take(), [])
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["left select 1"])
  }

  /// An item that is lifted, scrolled out of the visible area and dropped does not look lifted when it is visible
  /// again.
  func testALiftedCell_thatScrolledAway() throws {
    try show((0..<60).map { "\($0)" }, [])
    let finger = lift(25, 25)
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, .lifting)
    left.view.contentOffset.y = 260
    app.frame()
    finger.lift()
    try app.waitUntilIdle()
    left.view.contentOffset.y = 0
    try app.waitUntilIdle()
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
  }
}

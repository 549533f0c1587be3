import UIKit
import UIKitTesting
import XCTest

/// Drags that overlap with other operations: another drag, another gesture, batch updates, scrolling and changes of
/// cells. Random input found these cases.
@preconcurrency @MainActor
final class DragOverlapTests: DragTestCase {
  /// A spring-loaded cell is dimmed without a change of its own alpha. Afterwards it has the alpha that was assigned.
  func testTheSpringLoadedCell_keepsItsAlpha() throws {
    try show(["a"], ["x", "y"])
    right.view.isSpringLoaded = true
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 175, y: 25), duration: 0.2)
    app.advance(by: 0.95)
    let cell = try XCTUnwrap(right.cell([0, 1]))
    XCTAssertEqual(Double(cell.layer.presentation()?.opacity ?? 1), 0.5, accuracy: 0.01)
    XCTAssertEqual(cell.alpha, 1)
    cell.alpha = 0.25
    finger.move(to: CGPoint(x: 100, y: 180))
    app.advance(by: 0.1)
    finger.cancel()
    try app.waitUntilIdle()
    XCTAssertEqual(cell.alpha, 0.25)
    XCTAssertNil(cell.layer.animationKeys())
  }

  /// If another drag begins while a drop is still animated, the end of the first drag does not affect the second one.
  func testADragThatBeginsWhileADropSettles_isOneOfItsOwn() throws {
    try show(["a", "b", "c"], ["x", "y"])
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    let first = lift(25, 25)
    first.drag(to: CGPoint(x: 125, y: 125), duration: 0.1)
    first.lift()
    // A mouse drags immediately.
    let second = app.press(at: CGPoint(x: 75, y: 25), button: 1)
    second.drag(to: CGPoint(x: 125, y: 25), duration: 0.1)
    XCTAssertEqual(log.events.count { $0 == "left dragSessionWillBegin" }, 2)
    XCTAssertEqual(log.events.count { $0 == "left dragSessionDidEnd" }, 0, "the first one settles")
    XCTAssertEqual(log.events.count { $0 == "right didEnter" }, 2)
    app.advance(by: 0.6)
    XCTAssertEqual(log.events.count { $0 == "left dragSessionDidEnd" }, 1)
    XCTAssertEqual(log.events.count { $0 == "right dropSessionDidEnd" }, 1)
    XCTAssertTrue(left.view.hasActiveDrag)
    XCTAssertTrue(right.view.hasActiveDrop)
    XCTAssertTrue(right.view.hasUncommittedUpdates, "the gap of the second drag")
    XCTAssertEqual(left.cell([0, 1])?.configurationState.cellDragState, .dragging)
    XCTAssertEqual(left.cell([0, 0])?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
    second.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(log.events.count { $0 == "left dragSessionDidEnd" }, 2)
    XCTAssertFalse(left.view.hasActiveDrag)
    XCTAssertFalse(right.view.hasActiveDrop)
    XCTAssertFalse(right.view.hasUncommittedUpdates)
  }

  /// A gesture recognizer that begins with the first touch.
  private final class Holding: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if numberOfTouches == touches.count { state = .ended }
    }
  }

  /// If the cell of a dropped item leaves the visible area during the drop animation, it is hidden until it is visible
  /// again.
  func testADroppedCell_thatLeavesTheScreen_staysHidden() throws {
    try show(["a"], (0..<40).map { "\($0)" })
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    insertDrops(on: right)
    let insert = try XCTUnwrap(right.perform)
    // Without its own animation, so that the cell is kept for scrolling back.
    right.perform = { coordinator in UIView.performWithoutAnimation { insert(coordinator) } }
    right.view.contentOffset.y = 2
    try app.waitUntilIdle()
    right.view.contentOffset.y = 0
    try app.waitUntilIdle()
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 125, y: 25), duration: 0.2)
    app.advance(by: 0.6)
    finger.lift()
    app.advance(by: 0.05)
    let place = try XCTUnwrap(right.items.firstIndex(of: "a"))
    let cell = try XCTUnwrap(right.cell([0, place]))
    XCTAssertTrue(cell.isHidden)
    right.view.contentOffset.y = 60
    try app.waitUntilIdle()
    XCTAssertFalse(right.view.indexPathsForVisibleItems.contains([0, place]), "beside the screen")
    let seen = right.view.subviews.filter { $0 is NamedCell && !$0.isHidden }
    XCTAssertEqual(seen.count, right.view.visibleCells.count)
    right.view.contentOffset.y = 0
    try app.waitUntilIdle()
    XCTAssertEqual(right.cell([0, place])?.name, "a")
    XCTAssertEqual(right.cell([0, place])?.isHidden, false)
  }

  /// A tap with a second finger requests items for the drag. If another gesture then fails the tap, no item of this
  /// view is dragged.
  func testItemsThatNeverJoinADrag_leaveNothingBehind() throws {
    try show(["a", "b", "c"], ["x", "y"])
    right.view.addGestureRecognizer(Holding())
    let held = app.touch(at: CGPoint(x: 125, y: 150), finger: 2)
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 75, y: 150), duration: 0.2)
    let tapping = app.touch(at: CGPoint(x: 175, y: 25), finger: 3)
    tapping.lift(after: 0.05)
    app.frame()
    XCTAssertEqual(log.events.count { $0.hasPrefix("right itemsForAdding") }, 1)
    XCTAssertFalse(log.events.contains("right dragSessionWillBegin"))
    XCTAssertFalse(right.view.hasActiveDrag)
    XCTAssertTrue(right.view.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
    held.lift()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(right.view.hasActiveDrag)
    XCTAssertFalse(left.view.hasActiveDrag)
  }

  /// If several items are moved in one batch update each, the changes of a batch also move the source index paths of
  /// the next one.
  func testTheSourcesOfADrop_followItsChanges() throws {
    try show(["a", "b", "c", "d"], [])
    left.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .unspecified) }
    var sources: [Int?] = []
    left.perform = { [unowned left = left!] coordinator in
      for item in coordinator.items {
        sources.append(item.sourceIndexPath?.item)
        guard let source = item.sourceIndexPath else { continue }
        left.view.performBatchUpdates {
          left.items.append(left.items.remove(at: source.item))
          left.view.deleteItems(at: [source])
          left.view.insertItems(at: [IndexPath(item: left.items.count - 1, section: 0)])
        }
        XCTAssertEqual(item.sourceIndexPath, source, "it is gone: the last that is known")
      }
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 25, y: 150), duration: 0.2)
    let other = app.touch(at: CGPoint(x: 75, y: 25), finger: 2)
    other.lift(after: 0.05)
    app.frame()
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(sources, [0, 0])
    XCTAssertEqual(left.items, ["c", "d", "a", "b"])
    XCTAssertEqual(left.names, left.items)
  }
}

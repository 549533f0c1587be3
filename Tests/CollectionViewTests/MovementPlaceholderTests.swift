import UIKit
import UIKitTesting
import XCTest

/// Reordering while placeholders of a drop are shown. The data source receives index paths of its own data, without the
/// placeholders.
@preconcurrency @MainActor
final class MovementPlaceholderTests: DragTestCase {
  private var context: (any UICollectionViewDropPlaceholderContext)?

  override func tearDown() async throws {
    context = nil
    try await super.tearDown()
  }

  /// Shows the items w, x, y and z in two columns, with a placeholder between w and x.
  private func showWithPlaceholder() throws {
    try show(["a"], ["w", "x", "y", "z"])
    right.perform = { [unowned self] coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { ($0 as? NamedCell)?.name = "wait" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let finger = lift(25, 25)
    finger.drag(to: CGPoint(x: 150, y: 100), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "wait", "x", "y", "z"])
    _ = log.take()
  }

  func testAnItemPassesThePlaceholder_andTheDataSourceGetsItsOwnPaths() throws {
    try showWithPlaceholder()
    XCTAssertTrue(right.view.beginInteractiveMovementForItem(at: [0, 4]))
    right.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["z", "w", "wait", "x", "y"])
    right.view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["right move 3>0"])
    XCTAssertEqual(right.items, ["z", "w", "x", "y"])
    XCTAssertEqual(right.names, ["z", "w", "wait", "x", "y"])
    XCTAssertTrue(
      try XCTUnwrap(context).commitInsertion { path in
        XCTAssertEqual(path, [0, 2], "the place at which it is seen")
        right.items.insert("a", at: path.item)
      })
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["z", "w", "a", "x", "y"])
    XCTAssertFalse(right.view.hasUncommittedUpdates)
  }

  /// A batch in a callback is shown by a reload. The application did not ask for it, so the placeholder remains.
  func testABatchInACallback_keepsTheSelectedItemAndThePlaceholder() throws {
    try showWithPlaceholder()
    right.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    right.onCell = { [right] in
      right?.items.insert("n", at: 0)
      right?.view.insertItems(at: [[0, 0]])
    }
    right.view.reloadItems(at: [[0, 0]])
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["n", "w", "wait", "x", "y", "z"])
    XCTAssertEqual(right.view.indexPathsForSelectedItems, [[0, 4]], "y")
    XCTAssertTrue(try XCTUnwrap(context).commitInsertion { self.right.items.insert("a", at: $0.item) })
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["n", "w", "a", "x", "y", "z"])
  }

  func testPastThePlaceholderAlone_nothingHasMovedInTheData() throws {
    try showWithPlaceholder()
    XCTAssertTrue(right.view.beginInteractiveMovementForItem(at: [0, 0]))
    right.view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 20))
    app.advance(by: 0.5)
    XCTAssertEqual(right.names, ["wait", "w", "x", "y", "z"])
    right.view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(right.names, ["wait", "w", "x", "y", "z"])
    XCTAssertTrue(try XCTUnwrap(context).deletePlaceholder())
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "x", "y", "z"])
  }

  func testThePlaceholderItselfIsNotMoved_andItsDataEndsAMovement() throws {
    try showWithPlaceholder()
    XCTAssertFalse(right.view.beginInteractiveMovementForItem(at: [0, 1]))
    XCTAssertTrue(right.view.beginInteractiveMovementForItem(at: [0, 4]))
    right.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    XCTAssertTrue(
      try XCTUnwrap(context).commitInsertion { path in
        XCTAssertEqual(path, [0, 1])
        right.items.insert("a", at: path.item)
      })
    right.view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(right.names, ["w", "a", "x", "y", "z"])
  }

  func testCancelling_bringsEverythingBack() throws {
    try showWithPlaceholder()
    XCTAssertTrue(right.view.beginInteractiveMovementForItem(at: [0, 2]))
    right.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    app.advance(by: 0.2)
    right.view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(right.names, ["w", "wait", "x", "y", "z"])
    XCTAssertEqual(log.take(), [])
  }
}

import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of the guide's "Transitioning Between Layouts", in which a pinch controls the progress.
@preconcurrency @MainActor
final class InteractiveTransitionTests: ExampleTestCase {
  private var left: TestFinger!
  private var right: TestFinger!

  /// Begins two touches on opposite sides of a point, at a distance from each other.
  private func down(at center: CGPoint, _ distance: CGFloat) {
    left = app.touch(at: CGPoint(x: center.x - distance / 2, y: center.y), finger: 1)
    right = app.touch(at: CGPoint(x: center.x + distance / 2, y: center.y), finger: 2)
  }

  private func move(to center: CGPoint, _ distance: CGFloat) {
    let ends = (CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y))
    for left in stride(from: CGFloat(10), to: 0, by: -1) {
      func next(_ one: CGPoint, _ end: CGPoint) -> CGPoint {
        CGPoint(x: one.x + (end.x - one.x) / left, y: one.y + (end.y - one.y) / left)
      }
      self.left.move(to: next(self.left.location, ends.0))
      right.move(to: next(right.location, ends.1), after: 0)
    }
    app.frame()
  }

  private func lift() {
    left.lift(after: 0.2)
    right.lift()
    app.frame()
  }

  private func frames(_ layout: UICollectionViewLayout, _ item: Int) throws -> CGRect {
    try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
  }

  /// Checks that the size of each cell and its distance from the next cell in the row are interpolated by the progress.
  private func assertBetween(
    _ view: UICollectionView, _ controller: TransitionViewController, _ progress: CGFloat, line: UInt = #line
  ) throws {
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
    let cells = try (0..<2).map { try XCTUnwrap(view.cellForItem(at: IndexPath(item: $0, section: 0)), line: line) }
    let fine = try (0..<2).map { try frames(controller.fineLayout, $0) }
    let coarse = try (0..<2).map { try frames(controller.coarseLayout, $0) }
    for (cell, ends) in zip(cells, zip(fine, coarse)) {
      XCTAssertEqual(cell.bounds.width, mixed(ends.0.width, ends.1.width), accuracy: 0.01, line: line)
    }
    XCTAssertEqual(
      cells[1].center.x - cells[0].center.x,
      mixed(fine[1].midX - fine[0].midX, coarse[1].midX - coarse[0].midX), accuracy: 0.01, line: line)
    XCTAssertEqual(cells[1].center.y - cells[0].center.y, 0, accuracy: 0.01, line: line)
  }

  func testThePinchIsTheProgress_andItsMiddleCarriesTheCells() throws {
    let controller = try start("InteractiveTransition", as: TransitionViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    let fine = try (0..<12).map { try frames(controller.fineLayout, $0) }
    let center = CGPoint(x: 200, y: 250)
    try expectPicture("transition-fine")
    down(at: center, 100)
    move(to: center, 115)
    let beginning = try XCTUnwrap(view.collectionViewLayout as? FollowingTransitionLayout).transitionProgress
    XCTAssertGreaterThan(beginning, 0)
    XCTAssertLessThan(beginning, 0.2)
    try assertBetween(view, controller, beginning)
    try expectPicture("transition-beginning")
    move(to: center, 150)
    let transition = try XCTUnwrap(view.collectionViewLayout as? FollowingTransitionLayout)
    let progress = transition.transitionProgress
    // The distance has increased by half, less the movement that is required for a pinch.
    XCTAssertGreaterThan(progress, 0.3)
    XCTAssertLessThan(progress, 0.5)
    XCTAssertTrue(transition.nextLayout === controller.coarseLayout)
    // The size is interpolated between the two layouts.
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(cell.bounds.width, 80 + 100 * progress, accuracy: 0.01)
    try assertBetween(view, controller, progress)
    let before = cell.center
    move(to: CGPoint(x: 230, y: 290), 150)
    assertEqual(transition.shift, CGPoint(x: 30, y: 40), accuracy: 2)
    assertEqual(cell.center, CGPoint(x: before.x + 30, y: before.y + 40), accuracy: 2)
    try expectPicture("InteractiveTransition", inPage: true)

    // Further apart and released: it continues to the end, and the offset is removed.
    move(to: CGPoint(x: 230, y: 290), 190)
    lift()
    XCTAssertTrue(view.collectionViewLayout is FollowingTransitionLayout, "it runs to its end")
    app.advance(by: 0.1)
    try expectPicture("transition-finishing")
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.coarseLayout)
    XCTAssertEqual(transition.shift, .zero)
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      XCTAssertEqual(cell.frame, try frames(controller.coarseLayout, path.item))
    }
    try expectPicture("transition-coarse")

    // Together, but not far enough: it is cancelled. Then all the way.
    down(at: center, 200)
    move(to: center, 170)
    let back = try XCTUnwrap(view.collectionViewLayout as? FollowingTransitionLayout)
    let reached = back.transitionProgress
    XCTAssertGreaterThan(reached, 0)
    XCTAssertLessThan(reached, 0.5)
    lift()
    app.advance(by: 0.1)
    XCTAssertLessThan(back.transitionProgress, reached, "it goes back")
    try expectPicture("transition-cancelling")
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.coarseLayout)
    down(at: center, 200)
    move(to: center, 90)
    lift()
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.fineLayout)
    XCTAssertEqual(try (0..<12).map { try frames(controller.fineLayout, $0) }, fine)
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      XCTAssertEqual(cell.frame, try frames(controller.fineLayout, path.item))
    }
    try app.expectNoReports()
  }

  /// If the window is resized during the touches, all items remain and the transition can be completed.
  func testTheWindowChangesOnTheWay() throws {
    let controller = try start("InteractiveTransition", as: TransitionViewController.self)
    let view = try XCTUnwrap(controller.collectionView)
    down(at: CGPoint(x: 200, y: 250), 100)
    move(to: CGPoint(x: 200, y: 250), 180)
    XCTAssertTrue(view.collectionViewLayout is FollowingTransitionLayout)
    app.resize(to: CGSize(width: 700, height: 420))
    app.frame()
    XCTAssertGreaterThan(view.visibleCells.count, 3)
    lift()
    try app.waitUntilIdle()
    XCTAssertFalse(view.collectionViewLayout is FollowingTransitionLayout)
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      XCTAssertEqual(cell.frame, view.layoutAttributesForItem(at: path)?.frame)
      XCTAssertTrue(cell.frame.intersects(view.bounds))
    }
    XCTAssertEqual(view.contentSize.width, 700)
    try app.expectNoReports()
  }

  func testWhereThereIsNothingToGoTo_nothingHappens() throws {
    let controller = try start("InteractiveTransition", as: TransitionViewController.self)
    app.pinch(at: CGPoint(x: 200, y: 250), from: 200, to: 60)
    try app.waitUntilIdle()
    XCTAssertTrue(controller.collectionView.collectionViewLayout === controller.fineLayout, "it is fine already")
    try app.expectNoReports()
  }
}

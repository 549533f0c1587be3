import UIKit
import UIKitTesting
import XCTest

/// Interactive movement: changes of the data and the layout (UICollectionView.h, UICollectionViewLayout.h,
/// UICollectionViewDelegate).
@preconcurrency @MainActor
final class MovementTests: MovementTestCase {
  /// After a move, each item has its own cell. Random input found that a prefetched cell was shown for the item that
  /// had taken its item's position.
  func testCellsPreparedAhead_areNotThoseOfOtherItems_afterAMove() throws {
    try lay([Array(0..<200)])
    for offset in [10, 20, 30, 40] as [CGFloat] {
      view.contentOffset.y = offset
      app.frame()
    }
    XCTAssertNotNil(view.cellForItem(at: [0, 28]), "prepared ahead")
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 12]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 75))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    view.contentOffset.y = 300
    try app.waitUntilIdle()
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual((view.cellForItem(at: path) as? TestCell)?.name, mover.sections[0][path.item], "\(path)")
    }
  }

  /// A dropped item is in front of the others until its animation ends. Random input found that it stayed in front.
  func testTheDroppedItem_isInFrontUntilItsAnimationEnds() throws {
    try lay([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 175, y: 25))
    view.endInteractiveMovement()
    func order() -> [Int] { view.subviews.compactMap { ($0 as? TestCell)?.name } }
    XCTAssertEqual(order().last, (cell as? TestCell)?.name)
    try app.waitUntilIdle()
    XCTAssertEqual(order(), mover.sections[0])
  }

  func testAnItem_followsTheHand_andTheOthersMakeRoom() throws {
    try lay([Array(0..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    XCTAssertEqual(mover.log, ["can [0, 1]"])
    mover.log = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 30))
    app.frame()
    XCTAssertEqual(cell.center, CGPoint(x: 90, y: 30), "its own place still: only the cell moves")
    XCTAssertEqual(mover.log, [])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    XCTAssertEqual(mover.log, ["target [0, 1] [0, 1] [0, 7]"])
    app.advance(by: 0.6)
    XCTAssertEqual(cell.center, CGPoint(x: 160, y: 60))
    XCTAssertEqual(names(), [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.origin, CGPoint(x: 50, y: 0))
    XCTAssertEqual((view.subviews.filter { $0 is TestCell && !$0.isHidden }).last, cell, "in front of the others")
    XCTAssertEqual(mover.sections[0], Array(0..<12), "the data waits for the drop")
    mover.log = []
    view.endInteractiveMovement()
    XCTAssertEqual(mover.log, ["move [0, 1] [0, 7]"], "nothing is reloaded")
    XCTAssertEqual(mover.sections[0], [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    try app.waitUntilIdle()
    XCTAssertTrue(view.cellForItem(at: [0, 7]) === cell)
    XCTAssertEqual(cell.frame, CGRect(x: 150, y: 50, width: 50, height: 50))
    XCTAssertEqual(mover.log, ["move [0, 1] [0, 7]"])
  }

  func testTheDataSourceIsCalled_beforeTheDropAnimationEnds() throws {
    try lay([Array(0..<8)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 40))
    app.advance(by: 0.6)
    view.endInteractiveMovement()
    XCTAssertEqual(mover.sections[0].first, 1)
    app.frame()
    app.frame()
    let seen = seen(cell)
    XCTAssertNotEqual(seen.origin, CGPoint(x: 100, y: 0), "on its way")
    try app.waitUntilIdle()
    XCTAssertEqual(cell.frame.origin, CGPoint(x: 100, y: 0))
  }

  func testCancelled_everythingGoesHome() throws {
    try lay([Array(0..<8), Array(8..<12)])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 2]))
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    view.beginInteractiveMovementForItem(at: [0, 2])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 125))
    app.advance(by: 0.6)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 7)
    XCTAssertEqual(view.numberOfItems(inSection: 1), 5)
    XCTAssertEqual(names(1), [8, 2, 9, 10, 11])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[1, 1]])
    mover.log = []
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.log, [])
    XCTAssertEqual(view.numberOfItems(inSection: 0), 8)
    XCTAssertEqual(names(), [0, 1, 2, 3, 4, 5, 6, 7])
    XCTAssertTrue(view.cellForItem(at: [0, 2]) === cell)
    XCTAssertEqual(cell.frame.origin, CGPoint(x: 100, y: 0))
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
  }

  func testAcrossSections_theDropLandsThere() throws {
    try lay([Array(0..<5), Array(5..<9)])
    view.beginInteractiveMovementForItem(at: [0, 4])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 110))
    app.advance(by: 0.6)
    // The last row of the first section is gone, so the second one has moved up and the finger is over its end.
    XCTAssertEqual(names(1).count, 5)
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0], [0, 1, 2, 3])
    XCTAssertEqual(mover.sections[1].count, 5)
    XCTAssertEqual(names(0) + names(1), (mover.sections[0] + mover.sections[1]).map { $0 })
  }

  func testMixedSizes_travelWithTheirItems() throws {
    // The requested sizes during a movement are those of the items, not of the positions.
    try lay([Array(0..<6)])
    mover.size = { $0 == 0 ? CGSize(width: 150, height: 80) : CGSize(width: 50, height: 50) }
    view.reloadData()
    try app.waitUntilIdle()
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    app.advance(by: 0.6)
    let big = names().firstIndex(of: 0) ?? -1
    XCTAssertGreaterThan(big, 0)
    XCTAssertEqual(view.cellForItem(at: [0, big])?.bounds.size, CGSize(width: 150, height: 80))
    for item in 0..<6 where item != big {
      XCTAssertEqual(view.cellForItem(at: [0, item])?.bounds.size, CGSize(width: 50, height: 50), "\(item)")
    }
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0].firstIndex(of: 0), big)
    XCTAssertEqual(view.cellForItem(at: [0, big])?.bounds.size, CGSize(width: 150, height: 80))
  }

  func testCellsThatScrollIn_showTheirOwnItems() throws {
    try lay([Array(0..<400)])
    view.beginInteractiveMovementForItem(at: [0, 1])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 260))
    app.advance(by: 0.6)
    view.contentOffset.y = 1000
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 1260))
    try app.waitUntilIdle()
    let target = try XCTUnwrap(
      view.indexPathsForVisibleItems.first { (view.cellForItem(at: $0) as? TestCell)?.name == 1 })
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0][target.item], 1)
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual((view.cellForItem(at: path) as? TestCell)?.name, mover.sections[0][path.item], "\(path)")
    }
  }

  func testACustomLayout_needsNothingOfItsOwn() throws {
    let list = ListLayout()
    try lay([Array(0..<20)], list)
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 165))
    app.advance(by: 0.6)
    XCTAssertEqual(names().prefix(5), [1, 2, 3, 0, 4])
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0].prefix(5), [1, 2, 3, 0, 4])
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame.minY, 150)
  }
}

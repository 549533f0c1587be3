import UIKit
import UIKitTesting
import XCTest

/// Items that an application moves by its own gesture, as tutorials do since iOS 9.
@preconcurrency @MainActor
final class OwnGestureMovementTests: MovementTestCase {
  /// Apple's class UICollectionView has the methods `_autoscrollForReordering:` and `_autoScrollAssistantUpdateContentOffset:`: the
  /// view itself scrolls while an item is held near an edge.
  func testAnItemAtTheEdge_scrollsTheView() throws {
    try lay([Array(0..<200)])
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 150))
    app.advance(by: 0.2)
    XCTAssertEqual(view.contentOffset.y, 0)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 295))
    app.advance(by: 0.5)
    let offset = view.contentOffset.y
    XCTAssertGreaterThan(offset, 50, "the finger rests")
    let cell = try XCTUnwrap(view.visibleCells.first { ($0 as? TestCell)?.name == 1 })
    XCTAssertEqual(cell.center.y, view.contentOffset.y + 295, accuracy: 1, "the item remains below the finger")
    app.advance(by: 0.2)
    XCTAssertGreaterThan(view.contentOffset.y, offset)
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    let end = view.contentOffset.y
    app.advance(by: 0.3)
    XCTAssertEqual(view.contentOffset.y, end)
    XCTAssertGreaterThan(try XCTUnwrap(mover.sections[0].firstIndex(of: 1)), 24)
    // A canceled movement stops the scrolling, too.
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: try XCTUnwrap(view.indexPathsForVisibleItems.min())))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: view.contentOffset.y + 150))
    app.advance(by: 0.1)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: view.contentOffset.y + 5))
    app.advance(by: 0.5)
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    let stopped = view.contentOffset.y
    XCTAssertLessThan(stopped, end)
    app.advance(by: 0.3)
    XCTAssertEqual(view.contentOffset.y, stopped)
  }

  private final class Fixed: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// Apple's documentation of `collectionView(_:moveItemAt:to:)`: "If you don't implement this method, the collection view ignores
  /// any attempts to reorder items."
  func testADataSourceThatMovesNothing_hasNoMovableItems() throws {
    try stage(grid(50))
    let fixed = Fixed()
    view.dataSource = fixed
    try app.waitUntilIdle()
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    checkAtRest()
  }
}

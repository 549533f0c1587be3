import UIKit
import UIKitTesting
import XCTest

/// The delegate calls of an interactive movement, and operations that interrupt one.
@preconcurrency @MainActor
final class MovementCallTests: MovementTestCase {
  func testTheDelegate_decides_andNonsenseIsReported() throws {
    try lay([Array(0..<8)])
    mover.target = { original, _, _ in original.item < 4 ? [0, 3] : [5, 9] }
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(mover.sections[0], [1, 2, 3, 0, 4, 5, 6, 7])
    expectsReports = true
    view.beginInteractiveMovementForItem(at: [0, 5])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports[0].contains("[5, 9]"), reports[0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 10))
    XCTAssertEqual(reports.count, 2)
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 6]), "one at a time")
    XCTAssertEqual(reports.count, 3)
    view.cancelInteractiveMovement()
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 60]))
    XCTAssertEqual(reports.count, 4)
    mover.movable = { _ in false }
    XCTAssertFalse(view.beginInteractiveMovementForItem(at: [0, 6]))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    XCTAssertEqual(reports.count, 4)
    try app.waitUntilIdle()
    XCTAssertEqual(names(), mover.sections[0].map { $0 })
  }

  func testLayoutHooks_getTheirArguments() throws {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func targetIndexPath(
        forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        log.append("target \(Array(previous)) \(brief(position))")
        return super.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
      }
      override func layoutAttributesForInteractivelyMovingItem(
        at path: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
        attributes.alpha = 0.7
        attributes.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        return attributes
      }
      override func invalidationContext(
        forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targets, withTargetPosition: position, previousIndexPaths: previousIndexPaths,
          previousPosition: previousPosition)
        log.append(
          "moving \(targets.map(Array.init)) \(brief(position)) from \(previousIndexPaths.map(Array.init)) "
            + "\(brief(previousPosition))")
        XCTAssertEqual(context.targetIndexPathsForInteractivelyMovingItems, targets)
        XCTAssertEqual(context.previousIndexPathsForInteractivelyMovingItems, previousIndexPaths)
        XCTAssertEqual(context.interactiveMovementTarget, position)
        return context
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("end \(paths.map(Array.init)) from \(previousIndexPaths.map(Array.init)) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
      }
    }
    let layout = Layout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    try lay([Array(0..<8)], layout)
    let cell = view.cellForItem(at: [0, 0])
    view.beginInteractiveMovementForItem(at: [0, 0])
    XCTAssertEqual(layout.log, ["moving [[0, 0]] 25,25 from [[0, 0]] 25,25"])
    try app.waitUntilIdle()
    XCTAssertEqual(cell?.alpha ?? 0, 0.7, accuracy: 1e-6)
    XCTAssertEqual(cell?.transform.a, 1.2)
    layout.log = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 25))
    XCTAssertEqual(layout.log, ["target [0, 0] 60,25", "moving [[0, 1]] 60,25 from [[0, 0]] 25,25"])
    layout.log = []
    view.cancelInteractiveMovement()
    XCTAssertEqual(layout.log, ["end [[0, 0]] from [[0, 1]] true"])
    try app.waitUntilIdle()
    XCTAssertEqual(cell?.alpha, 1)
    XCTAssertEqual(cell?.transform, .identity)
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 25))
    layout.log = []
    view.endInteractiveMovement()
    XCTAssertEqual(layout.log, ["end [[0, 1]] from [[0, 0]] false"])
  }

  func testUpdatesReloadsAndLayoutChanges_overtakeAMovement() throws {
    try lay([Array(0..<8)])
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    app.frame()
    view.performBatchUpdates {
      self.mover.sections[0].remove(at: 0)
      self.view.deleteItems(at: [[0, 0]])
    }
    try app.waitUntilIdle()
    XCTAssertEqual(names(), [1, 2, 3, 4, 5, 6, 7])
    view.endInteractiveMovement()
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })

    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    mover.sections[0].append(9)
    view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(names(), [1, 2, 3, 4, 5, 6, 7, 9])
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })

    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    view.setCollectionViewLayout(ListLayout(), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(names().prefix(6), [1, 2, 3, 4, 5, 6])
    XCTAssertFalse(mover.log.contains { $0.hasPrefix("move") })
  }

  func testADataSourceThatDoesSomethingElse_isReported_andReloaded() throws {
    try lay([Array(0..<4), Array(4..<8)])
    let plain = TestDataSource([4, 4])
    view.dataSource = plain
    try app.waitUntilIdle()
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
    expectsReports = true
    view.endInteractiveMovement()
    XCTAssertEqual(reports.count, 1)
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(view.visibleCells.count, 8)
    withExtendedLifetime(plain) {}
  }
}

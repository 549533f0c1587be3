import UIKit
import UIKitTesting
import XCTest

/// Operations that interrupt an interactive transition.
@preconcurrency @MainActor
final class TransitionInterruptionTests: StageTestCase {
  func testMisuse_isReported_andHarmsNothing() throws {
    expectsReports = true
    let old = grid(90)
    try stage(old)
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports[0].contains("no interactive transition to finish"), reports[0])
    XCTAssertTrue(reports[1].contains("no interactive transition to cancel"), reports[1])
    let first = view.startInteractiveTransition(to: grid(40))
    let second = view.startInteractiveTransition(to: grid(30))
    XCTAssertTrue(first === second)
    XCTAssertEqual(reports.count, 3)
    view.finishInteractiveTransition()
    view.finishInteractiveTransition()
    XCTAssertEqual(reports.count, 4)
    first.transitionProgress = .nan
    XCTAssertEqual(reports.count, 5)
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === first.nextLayout)
    checkAtRest()
  }

  func testSettingALayout_breaksTheTransitionOff() throws {
    let third = grid(60)
    try stage(grid(90))
    var ends: [[Bool]] = []
    let transition = view.startInteractiveTransition(to: grid(40)) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.7
    app.frame()
    view.finishInteractiveTransition()
    app.frame()
    // While it is finishing: the layout change takes over without a report.
    view.setCollectionViewLayout(third, animated: true)
    XCTAssertEqual(ends, [[false, true]])
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === third)
    checkAtRest()
    // While it is controlled by code: an error is reported.
    expectsReports = true
    view.startInteractiveTransition(to: grid(40)) { ends.append([$0, $1]) }.transitionProgress = 0.4
    app.frame()
    view.collectionViewLayout = grid(50)
    XCTAssertEqual(reports.count, 1)
    XCTAssertEqual(ends.last, [false, false])
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testUpdatesAndReloads_duringTheTransition() throws {
    try stage(grid(90))
    let new = grid(40)
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.4
    app.frame()
    source.sections[0].removeSubrange(2..<5)
    view.deleteItems(at: [[0, 2], [0, 3], [0, 4]])
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 197)
    transition.transitionProgress = 0.6
    source.sections[0].removeSubrange(0..<190)
    view.reloadData()
    app.frame()
    XCTAssertEqual(view.visibleCells.count, 7)
    new.itemSize = CGSize(width: 30, height: 30)
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width ?? 0, 54, accuracy: 1e-9)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 30)
    checkAtRest()
  }
}

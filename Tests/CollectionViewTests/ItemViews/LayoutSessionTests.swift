import XCTest

@testable import UIKit

/// The phases of an item view and the work for its next pass.
final class LayoutSessionTests: XCTestCase {
  func testANewViewNeedsEverything() {
    let session = LayoutSession()
    for need: LayoutNeeds in [.reload, .preparation, .query, .indexTitles] { XCTAssertTrue(session.needs(need)) }
    for need: LayoutNeeds in [.boundsPreparation, .offsetInRange, .offsetCheck, .viewOrder, .sizes, .heights] {
      XCTAssertFalse(session.needs(need))
    }
  }

  func testALayoutPassDoesNotBeginInsideOfAnother() {
    var session = LayoutSession()
    XCTAssertTrue(session.beginLayoutPass())
    XCTAssertTrue(session.isInLayoutPass)
    XCTAssertFalse(session.beginLayoutPass())
    session.endLayoutPass()
    XCTAssertTrue(session.isIdle)
    XCTAssertTrue(session.beginLayoutPass())
  }

  func testAnUpdateInsideOfAPassGoesBackToThePass() {
    var session = LayoutSession()
    XCTAssertTrue(session.beginLayoutPass())
    let outer = session.beginUpdate()
    XCTAssertTrue(session.isUpdating)
    XCTAssertTrue(session.isInLayoutPass, "what appears with the update is measured, too")
    let inner = session.beginUpdate()
    session.restorePhase(inner)
    XCTAssertTrue(session.isUpdating)
    session.restorePhase(outer)
    XCTAssertFalse(session.isUpdating)
    XCTAssertTrue(session.isInLayoutPass)
    XCTAssertFalse(session.isIdle)
  }

  func testAnUpdateByItselfMeasuresNothing() {
    var session = LayoutSession()
    let outer = session.beginUpdate()
    XCTAssertFalse(session.isInLayoutPass)
    XCTAssertFalse(session.beginLayoutPass())
    session.restorePhase(outer)
    XCTAssertTrue(session.isIdle)
  }

  func testAnUpdateWhileACellIsPreparedGoesBackToThat() {
    var session = LayoutSession()
    let idle = session.beginPrefetch()
    let prefetch = session.beginUpdate()
    session.restorePhase(prefetch)
    XCTAssertEqual(session.phase, .prefetch)
    XCTAssertFalse(session.isIdle)
    session.restorePhase(idle)
    XCTAssertTrue(session.isIdle)
  }

  func testNeedsAreTakenOnce() {
    var session = LayoutSession()
    session.clear([.preparation, .query])
    XCTAssertFalse(session.needs([.preparation, .query]))
    session.setNeeds(.query)
    XCTAssertTrue(session.needs([.preparation, .query]), "one of them")
    XCTAssertTrue(session.consume(.query))
    XCTAssertFalse(session.consume(.query))
    XCTAssertTrue(session.needs(.reload), "others stay")
  }

  func testOnlyTheOutermostScopeEnds() {
    var session = LayoutSession()
    XCTAssertTrue(session.enter(.movingBounds))
    XCTAssertFalse(session.enter(.movingBounds))
    XCTAssertFalse(session.isIn(.preservingContentOffset))
    session.leave(.movingBounds)
    XCTAssertFalse(session.isIn(.movingBounds))
  }
}

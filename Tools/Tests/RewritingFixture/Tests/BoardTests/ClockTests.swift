import Clock
import UIKit
import XCTest

/// Selectors of methods of the main actor, in a module in the mode of Swift 6.
@MainActor
final class ClockTests: XCTestCase {
  func testADisplayLinkCallsTheMethodOfAnObjectWithoutActor() {
    let clock = Clock()
    clock.start()
    let ticked = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in MainActor.assumeIsolated { clock.ticks > 1 } }, object: nil)
    wait(for: [ticked], timeout: 30)
    clock.stop()
  }

  func testTheMethodIsFoundByItsName() {
    let clock = Clock()
    clock.tickByName()
    XCTAssertEqual(clock.ticks, 1)
  }
}

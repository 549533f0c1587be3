import XCTest

@testable import WebHost

/// The times at which the browser host may send frames.
final class FrameThrottleTests: XCTestCase {
  private func due(_ unacknowledged: Int, _ hasSentFrame: Bool) -> Double? {
    FrameThrottle.nextFrameTime(
      after: 100, interval: 0.02, unacknowledgedCount: unacknowledged, hasSentFrame: hasSentFrame)
  }

  func testThePageSetsThePace() throws {
    XCTAssertEqual(try XCTUnwrap(due(0, true)), 100.01, accuracy: 1e-9, "it has shown the last one")
    XCTAssertEqual(try XCTUnwrap(due(1, true)), 100.04, accuracy: 1e-9, "a slow line: one more")
    XCTAssertNil(due(2, true), "and no more than that")
    XCTAssertEqual(
      try XCTUnwrap(due(0, false)), 100.02, accuracy: 1e-9, "nothing changed, nothing was sent, nobody will answer")
  }
}

import UIKit
import UIKitTesting
import XCTest

/// The work of segmented controls of many segments, counted in calls.
@preconcurrency @MainActor
final class SegmentedControlWorkTests: XCTestCase {
  private final class CountingControl: UISegmentedControl {
    var readCount = 0
    override var apportionsSegmentWidthsByContent: Bool {
      get {
        readCount += 1
        return super.apportionsSegmentWidthsByContent
      }
      set { super.apportionsSegmentWidthsByContent = newValue }
    }
  }

  /// The width of each segment depends on all segments. A layout calculates the widths once, not once for each segment.
  func testALayoutReadsEachSegmentAFewTimes() {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    let control = CountingControl(items: (0..<200).map { "\($0)" })
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    app.window.addSubview(control)
    app.frame()
    control.readCount = 0
    control.setNeedsLayout()
    control.layoutIfNeeded()
    XCTAssertGreaterThan(control.readCount, 0)
    XCTAssertLessThan(control.readCount, 2000)
  }
}

import UIKit
import UIKitTesting
import XCTest

/// `contentOffsetAdjustment` during a scroll: "the delta values to add to the content offset"
/// (UICollectionViewLayoutInvalidationContext) move the scroll, which ends within the content.
@preconcurrency @MainActor
final class AdjustedScrollTests: StageTestCase {
  private func shrinkAbove(by length: CGFloat) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -length)
    view.collectionViewLayout.invalidateLayout(with: context)
  }

  func testAnAnimatedScrollToTheTop_endsThere() throws {
    try stage(grid(60))
    view.contentOffset.y = 400
    try app.waitUntilIdle()
    view.setContentOffset(.zero, animated: true)
    app.advance(by: 0.1)
    shrinkAbove(by: 18)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset, .zero)
  }

  /// An animated scroll to the top that begins during a touch still ends at the top.
  func testAnAnimatedScrollBelowAFinger_endsThere() throws {
    try stage(grid(60))
    view.contentOffset.y = 400
    try app.waitUntilIdle()
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 120), duration: 0.1)
    XCTAssertTrue(view.isTracking)
    view.setContentOffset(.zero, animated: true)
    app.advance(by: 0.1)
    shrinkAbove(by: 18)
    app.advance(by: 0.6)
    XCTAssertEqual(view.contentOffset, .zero)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset, .zero)
  }
}

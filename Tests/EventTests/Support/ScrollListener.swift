import UIKit
import UIKitTesting

/// A delegate that logs the callbacks of a scroll view, with configurable results.
@MainActor final class ScrollListener: UIScrollViewDelegate {
  let log: CallbackLog
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var wantedTarget: CGPoint?
  var endTime: TimeInterval = 0
  var zoomed: UIView?
  /// A closure that returns another vertical position for the target of a deceleration.
  var steer: ((CGPoint) -> CGFloat)?
  var scrollsToTop = true

  init(_ log: CallbackLog) { self.log = log }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.add("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wantedTarget { targetContentOffset.pointee = wantedTarget }
    if let steer { targetContentOffset.pointee.y = steer(target) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    endTime = CACurrentMediaTime()
    log.add("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.add("didZoom") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.add("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.add("didEndZooming(\(scale))")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.add("shouldScrollToTop")
    return scrollsToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.add("didScrollToTop") }
}

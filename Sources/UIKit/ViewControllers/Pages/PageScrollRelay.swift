import Foundation

/// The delegate of a page view controller's scroll view. The relay passes each call to the page view controller and
/// then to a delegate that the application has set, such as one that moves a background with the pages.
@MainActor final class PageScrollRelay: NSObject, UIScrollViewDelegate {
  weak var client: (any UIScrollViewDelegate)?
  /// A closure that is called after the offset has changed.
  var didScroll: (() -> Void)?
  /// A closure that is called before a drag or a scroll by a mouse wheel begins.
  var willDrag: (() -> Void)?
  /// A closure that is called when the content has come to rest.
  var didRest: (() -> Void)?

  private func isAdjusting(_ scrollView: UIScrollView) -> Bool { (scrollView as? PageScrollView)?.isAdjusting ?? false }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isAdjusting(scrollView) else { return }
    client?.scrollViewDidScroll(scrollView)
    didScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    willDrag?()
    client?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    client?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    client?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate, !isAdjusting(scrollView) { didRest?() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    client?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    client?.scrollViewDidEndDecelerating(scrollView)
    if !isAdjusting(scrollView) { didRest?() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    client?.scrollViewDidEndScrollingAnimation(scrollView)
    if !isAdjusting(scrollView) { didRest?() }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { client?.scrollViewDidZoom(scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { client?.viewForZooming(in: scrollView) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    client?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    client?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    client?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

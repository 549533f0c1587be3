/// Hears of everything that a scroll view does. Every method has an empty default.
///
/// The order on a drag is UIKit's: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging`,
/// `willBeginDecelerating`, `didScroll`…, `didEndDecelerating`. A wheel's notch and keys that scroll tell the same story
/// with a drag of one moment.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, whatever the cause; not sent when `bounds` is assigned.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger has moved far enough to scroll; sent before the offset changes.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves. `velocity` is in points a millisecond; the content will rest at `targetContentOffset`, which may
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has left. With `decelerate` the content still runs out.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content runs out or springs back after the finger has left.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a touch or `stopScrollingAndZooming()` stopped it. Not sent when code assigns the
  /// offset.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// After `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has arrived; only if animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that is scaled; nil (the default) turns zooming off.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// A pinch or an animated zoom begins; `view` is what is scaled.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming has ended at `scale`, after any spring back into the limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Default true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has come to its top after it was asked to go there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Default: nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Default: nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Default: nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Default: nothing; the proposed target stays.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Default: nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Default: nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Default: nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Default: nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Default: nil, no zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Default: nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Default: nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Default: yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Default: nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Default: nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollView: UIScrollViewDelegating {}

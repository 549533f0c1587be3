/// Hears of everything that a scroll view does. Every method has an empty default.
///
/// The order on a drag is UIKit's: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging`,
/// `willBeginDecelerating`, `didScroll`…, `didEndDecelerating`. A wheel's notch and keys that scroll tell the same story
/// with a drag of one moment.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, whatever the cause; not sent when `bounds` is assigned.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves. `velocity` is in points a millisecond; the content will rest at `targetContentOffset`, which may
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// After `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has arrived; only if animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that is scaled; nil (the default) turns zooming off.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Default true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`. It stands in a protocol so that `UICollectionView`, `UITableView` and `UITextView`
/// can each declare a `delegate` of their own type, which Swift would not let them override.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// Who hears of scrolling; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: UIScrollViewDelegating {}

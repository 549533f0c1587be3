/// The methods that the delegate of a scroll view implements to respond to scrolling and zooming. All methods are
/// optional.
///
/// A drag causes these calls, in UIKit's order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each step,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll`
/// for each step, `scrollViewDidEndDecelerating`. A notch of a wheel and a scrolling key cause the same calls as a drag
/// without duration.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content offset changed for any reason. The method is not called when code assigns
  /// `bounds`.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that the zoom scale changed. The method is called for every step of a zoom.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag begins, before the offset changes.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the finger was lifted, before the content continues to move. The delegate can change the
  /// offset at which the content comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content in points per millisecond.
  ///   - targetContentOffset: A pointer to the offset at which the content will rest. The delegate can change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the finger was lifted and the drag has ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: `true` if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the content begins to decelerate or spring back after a drag.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the content has come to rest, or that a touch or `stopScrollingAndZooming()` has stopped it. The
  /// method is not called when code assigns the offset.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks the delegate for the view whose scale changes when the scroll view zooms.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view, or `nil` if it does not zoom. The default is `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells the delegate that a pinch or an animated zoom begins.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells the delegate that zooming has ended. The call comes after any bounce, when the scale is between
  /// `minimumZoomScale` and `maximumZoomScale`.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: The final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asks the delegate whether the content should scroll to the top. The default is `true`.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: `false` to prevent the scroll.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Tells the delegate that the content has been scrolled to the top, for example by the Home key.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells the delegate that `adjustedContentInset` has changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Tells the delegate that the content offset changed. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Tells the delegate that the zoom scale changed. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Tells the delegate that a drag begins. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Tells the delegate that the finger was lifted. The default implementation does nothing, so the content comes to
  /// rest at the proposed offset.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content in points per millisecond.
  ///   - targetContentOffset: A pointer to the offset at which the content will rest. The delegate can change it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Tells the delegate that the drag has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: `true` if the content continues to move.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Tells the delegate that the content begins to decelerate. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Tells the delegate that the content has come to rest after a deceleration. The default implementation does
  /// nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Tells the delegate that an animated scroll has ended. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Asks the delegate for the view whose scale changes when the scroll view zooms. The default implementation returns
  /// `nil`, which disables zooming.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view, or `nil` if it does not zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Tells the delegate that zooming begins. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Tells the delegate that zooming has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: The final scale.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Asks the delegate whether the content should scroll to the top. The default implementation returns `true`.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: `false` to prevent the scroll.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Tells the delegate that the content has been scrolled to the top. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Tells the delegate that `adjustedContentInset` has changed. The default implementation does nothing.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollView: UIScrollViewDelegating {}

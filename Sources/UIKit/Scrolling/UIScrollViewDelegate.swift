/// The methods that a scroll view calls to notify its delegate of scrolling and zooming. All have default
/// implementations.
///
/// The order of a drag is UIKit's: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging`,
/// `willBeginDecelerating`, `didScroll`…, `didEndDecelerating`. A notch of a wheel and a scrolling key cause the same
/// calls as a drag without duration.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content offset changed for any reason. Not called when `bounds` is assigned.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that the zoom scale changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag begins, before the offset changes.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the finger is being lifted. The delegate can change the offset at which the content comes
  /// to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will rest. It may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the finger has lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: `true` if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the content starts to decelerate or spring back after a drag.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the content has come to rest, or that a touch or `stopScrollingAndZooming()` stopped it.
  /// Not called when code assigns the offset.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks the delegate for the view to scale.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view, or `nil`, the default, if it does not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells the delegate that a pinch or an animated zoom begins.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells the delegate that zooming has ended, after any spring back into the limits.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: The final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asks the delegate whether the scroll view may scroll to the top. The default is `true`.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: `false` to prevent the scroll.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Tells the delegate that the content has scrolled to the top on request.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells the delegate that `adjustedContentInset` has changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, so that the content rests at the proposed offset.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will rest. It may be changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: `true` if the content continues to move.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `nil`, so that zooming is disabled.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view, or `nil`, the default, if it does not zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is scaled.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that was scaled.
  ///   - scale: The final scale.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Returns `true`, so that the scroll view scrolls to the top.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: `false` to prevent the scroll.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  ///
  /// - Parameter scrollView: The scroll view.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollView: UIScrollViewDelegating {}

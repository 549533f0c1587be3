import CollectionCore
import Foundation
import QuartzCore

extension UIScrollView {
  /// Shifts the stored offsets of a drag, deceleration or animated scroll in progress after the content and the offset
  /// have moved by a step. The velocity does not change.
  package final func rebaseMotion(by step: CGPoint) {
    moveDraggedContent(by: step)
    if scrollState.isAnimating {
      scrollState.animationX?.shift(by: step.x)
      scrollState.animationY?.shift(by: step.y)
    }
  }

  /// Continues a drag, deceleration or wheel scroll in progress from the new offset after code has assigned the offset.
  /// The target of an animated change does not change.
  ///
  /// Apple does not document this behavior. The behavior was reported for iOS 6 and 7 (rdar://16724593). Apple's sample
  /// StreetScroller depends on it: it sets the offset back to the middle in `layoutSubviews`.
  package final func moveDraggedContent(by step: CGPoint) {
    guard step != .zero else { return }
    if scrollState.isDragging { rebaseDrag(by: step) }
    scrollState.wheelFinalOffset = nil
    scrollState.wheelSpringX?.target += step.x
    scrollState.wheelSpringY?.target += step.y
    rebaseDeceleration(by: step)
  }

  private func rebaseDeceleration(by step: CGPoint) {
    guard scrollState.isDecelerating, let x = scrollState.decelerationX, let y = scrollState.decelerationY else {
      return
    }
    scrollState.offsetRanges = (offsetRangeX, offsetRangeY)
    let elapsedTime = CACurrentMediaTime() - scrollState.decelerationStartTime
    let rate = Double(decelerationRate.rawValue)
    scrollState.decelerationX = x.carried(
      by: step.x, at: elapsedTime, range: offsetRangeX, rate: rate, isSteered: scrollState.hasChosenTargetX,
      bounces: bouncesHorizontally)
    scrollState.decelerationY = y.carried(
      by: step.y, at: elapsedTime, range: offsetRangeY, rate: rate, isSteered: scrollState.hasChosenTargetY,
      bounces: bouncesVertically)
  }

  /// Updates the drag in progress after the edges of the content have moved. The visible offset does not change, and
  /// the overscroll resistance begins at the new edge.
  ///
  /// Without this update, the next movement of the finger would make the content jump after space for a refresh or more
  /// content was added.
  final func rebaseDragInNewRange() {
    let ranges = (x: offsetRangeX, y: offsetRangeY)
    guard scrollState.isDragging, !zoom.isZooming, ranges != scrollState.offsetRanges else { return }
    rebaseDrag(by: .zero)
  }

  /// Continues a deceleration or spring motion at the same velocity after the edges of the content have moved. A list
  /// that loads more items while it decelerates therefore does not stop at its previous end.
  final func rebaseDecelerationInNewRange() {
    guard scrollState.isDecelerating, !zoom.isZooming, (x: offsetRangeX, y: offsetRangeY) != scrollState.offsetRanges
    else { return }
    rebaseDeceleration(by: .zero)
  }

  /// Restarts the calculation of the drag from the visible offset.
  private func rebaseDrag(by step: CGPoint) {
    scrollState.pageStartOffset.x += step.x
    scrollState.pageStartOffset.y += step.y
    scrollState.dragDisplayedOffset.x += step.x
    scrollState.dragDisplayedOffset.y += step.y
    scrollState.offsetRanges = (offsetRangeX, offsetRangeY)
    let undampedOffset = rawOffset(forDisplayedOffset: scrollState.dragDisplayedOffset)
    scrollState.dragStartOffset = CGPoint(
      x: undampedOffset.x + (scrollState.dragsHorizontally ? scrollState.dragTranslation.x : 0),
      y: undampedOffset.y + (scrollState.dragsVertically ? scrollState.dragTranslation.y : 0))
    // The outer scroll views remain where the drag has moved them.
    if scrollState.hasScrolledAncestorX { scrollState.outerScrollViewX?.restartDragAtCurrentOffset() }
    if scrollState.hasScrolledAncestorY,
      scrollState.outerScrollViewY !== scrollState.outerScrollViewX || !scrollState.hasScrolledAncestorX
    {
      scrollState.outerScrollViewY?.restartDragAtCurrentOffset()
    }
  }

  /// Restarts the calculation of the drag from the current offset, unless fingers drag this view.
  private func restartDragAtCurrentOffset() {
    guard scrollState.isDragged(by: .nestedScrollView) else { return }
    if scrollState.dragsHorizontally { scrollState.dragStartOffset.x -= scrollState.dragTranslation.x }
    if scrollState.dragsVertically { scrollState.dragStartOffset.y -= scrollState.dragTranslation.y }
    scrollState.dragTranslation = .zero
  }
}

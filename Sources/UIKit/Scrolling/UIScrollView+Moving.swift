import CollectionCore
import Foundation
import RuntimeInterface

extension UIScrollView {
  /// Returns whether both coordinates of an offset are finite. Reports an error if they are not.
  package final func isFinite(_ offset: CGPoint) -> Bool {
    if offset.x.isFinite, offset.y.isFinite { return true }
    Diagnostics.report(
      "\(self): contentOffset must be finite, but would become \(offset). It is unchanged. Look for a division by zero")
    return false
  }

  /// Scrolls by assigning `contentOffset`. Subclasses that override the property receive every step, as in UIKit.
  package final func moveOffset(to offset: CGPoint, cause: ScrollCause) {
    guard isFinite(offset) else { return }
    let offset = roundedToPixel(offset)
    guard offset != bounds.origin else { return }
    let previousCause = scrollState.cause
    scrollState.cause = cause
    contentOffset = offset
    scrollState.cause = previousCause
  }

  /// Changes the offset like an assignment of `contentOffset`. The callbacks have the same order as in UIKit: first the
  /// hooks of the layout, then `scrollViewDidScroll`.
  package final func assignOffset(_ offset: CGPoint) {
    guard isFinite(offset) else { return }
    let cause = scrollState.cause ?? .contentOffset
    scrollState.cause = nil
    let oldBounds = bounds
    var newBounds = oldBounds
    newBounds.origin = roundedToPixel(offset)
    guard newBounds.origin != oldBounds.origin else { return }
    if cause == .contentOffset {
      moveDraggedContent(by: CGPoint(x: newBounds.minX - oldBounds.minX, y: newBounds.minY - oldBounds.minY))
    }
    let collapsedHeight = content.collapsedTitleHeight
    boundsWillScroll(to: newBounds, cause: cause)
    setScrolledBounds(newBounds)
    boundsDidScroll(from: oldBounds, cause: cause)
    scrollDelegate?.scrollViewDidScroll(self)
    if cause == .contentOffset || cause == .programmatic, bounds.origin == newBounds.origin {
      keepDistanceFromBar(collapsedBefore: collapsedHeight)
    }
  }

  /// Moves the content together with the edge of the navigation bar, if an offset that the application assigned has
  /// collapsed a large title or a search bar. The content keeps its distance from the bar (measured on UIKit,
  /// docs/measurements.md 16.9). Offsets at which the title is visible, and the last offset of the content, remain
  /// unchanged.
  private func keepDistanceFromBar(collapsedBefore: CGFloat) {
    let distance = content.collapsedTitleHeight - collapsedBefore
    let scrolledHeight = bounds.minY + content.restInset.top - content.refreshInset
    guard distance > 0, scrolledHeight > content.collapsedTitleHeight + 1e-6, !scrollState.isDragging else { return }
    let y = min(bounds.minY + distance, max(bounds.minY, CGFloat(offsetRangeY.upperBound)))
    moveOffset(to: CGPoint(x: bounds.minX, y: y), cause: .adjustment)
  }

  /// Scrolls to the top within 0.3 s if the delegate allows it. On a phone, a tap on the status bar has the same
  /// effect.
  package final func scrollToTop() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top =
      overflowsY || !overflowsX
      ? CGPoint(x: bounds.minX, y: CGFloat(offsetRangeY.lowerBound))
      : CGPoint(x: CGFloat(offsetRangeX.lowerBound), y: bounds.minY)
    guard roundedToPixel(top) != bounds.origin else { return }
    // The delegate must be notified of the end of a scroll in progress.
    if scrollState.isDecelerating { stopMotion(notify: true) }
    scrollToOffset(top, animated: true)
    scrollState.animatesToTop = scrollState.isAnimating
    indicators.appear()
  }

  /// Scrolls to an offset, with or without an animation.
  package final func scrollToOffset(_ offset: CGPoint, animated: Bool) {
    let target = roundedToPixel(offset)
    if !animated {
      stopMotion(notify: false)
      moveOffset(to: target, cause: .programmatic)
      return
    }
    // An animation to the same target continues unchanged.
    if scrollState.isAnimating, scrollState.animationX?.to == Double(target.x),
      scrollState.animationY?.to == Double(target.y)
    {
      return
    }
    stopMotion(notify: false)
    guard target != bounds.origin else { return }
    scrollState.isAnimating = true
    scrollState.hasAnimationArrived = false
    scrollState.animationStartTime = FrameClock.now
    scrollState.animationX = OffsetAnimation(from: bounds.minX, to: target.x)
    scrollState.animationY = OffsetAnimation(from: bounds.minY, to: target.y)
    willAnimateScroll(to: CGRect(origin: target, size: bounds.size))
    FrameTasks.add(self, "scroll") { [weak self] time in self?.stepAnimation(at: time) ?? false }
  }

  /// Changes the target of an animated change of the offset without interrupting its motion.
  package final func retargetAnimation(to target: CGPoint) {
    guard scrollState.isAnimating, !scrollState.hasAnimationArrived, let x = scrollState.animationX,
      let y = scrollState.animationY
    else { return }
    let elapsedTime = FrameClock.now - scrollState.animationStartTime
    scrollState.animationX = x.retargeted(to: target.x, at: elapsedTime)
    scrollState.animationY = y.retargeted(to: target.y, at: elapsedTime)
  }

  private func stepAnimation(at time: TimeInterval) -> Bool {
    guard let x = scrollState.animationX, let y = scrollState.animationY else { return false }
    let elapsedTime = time - scrollState.animationStartTime
    if scrollState.hasAnimationArrived, elapsedTime > x.duration + 1e-6 {
      // The animation ends when its duration is over, and a frame after the last step (docs/measurements.md, 2.11). The last step
      // is the one after which the rounded offset is the target (measured: `anim-scrollToItem-300` and `anim-setContentOffset-40`
      // in scroll-traces.json).
      scrollState.isAnimating = false
      scrollState.animationX = nil
      scrollState.animationY = nil
      if scrollState.animatesToTop {
        scrollState.animatesToTop = false
        scrollDelegate?.scrollViewDidScrollToTop(self)
      } else {
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      indicators.motionEnded()
      return scrollState.isAnimating
    }
    if scrollState.hasAnimationArrived { return true }
    let target = CGPoint(x: x.to, y: y.to)
    let isFinished = elapsedTime >= x.duration - 1e-6
    let offset = isFinished ? target : CGPoint(x: x.position(at: elapsedTime), y: y.position(at: elapsedTime))
    scrollState.hasAnimationArrived = isFinished || roundedToPixel(offset) == roundedToPixel(target)
    moveOffset(to: offset, cause: .animation)
    return true
  }

  /// Scrolls by the shortest distance that makes a rectangle visible.
  package final func show(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isEmpty || rect != .zero else { return }
    let inset = content.adjustedInset
    let visibleRect = CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
    func nearestStart(_ minEdge: CGFloat, _ maxEdge: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if maxEdge - minEdge > length {
        // If the rectangle is longer than the visible area, it is sufficient that a part of it is visible. Otherwise
        // its nearer end becomes visible.
        if minEdge <= start, maxEdge >= start + length { return start }
        return minEdge > start ? minEdge : maxEdge - length
      }
      if minEdge < start { return minEdge }
      if maxEdge > start + length { return maxEdge - length }
      return start
    }
    let x = nearestStart(rect.minX, rect.maxX, visibleRect.minX, visibleRect.width) - inset.left
    let y = nearestStart(rect.minY, rect.maxY, visibleRect.minY, visibleRect.height) - inset.top
    let target = clamped(CGPoint(x: x, y: y))
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }

  /// Stops all motion of the content. If `notify` is `true`, the delegate receives `scrollViewDidEndDecelerating` for a
  /// deceleration.
  package final func stopMotion(notify: Bool) {
    FrameTasks.remove(self, "scroll")
    scrollState.isAnimating = false
    scrollState.animatesToTop = false
    scrollState.animationX = nil
    scrollState.animationY = nil
    scrollState.decelerationX = nil
    scrollState.decelerationY = nil
    scrollState.wheelSpringX = nil
    scrollState.wheelSpringY = nil
    if scrollState.isDecelerating {
      scrollState.isDecelerating = false
      if notify { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }
    indicators.motionEnded()
  }

  /// Ends a drag. The content decelerates, moves back to an edge or remains at rest (docs/measurements.md, 6.5 to 6.7).
  package final func release(velocity: CGPoint, at time: TimeInterval) {
    guard !zoom.isZooming else {
      endDragWhileZooming()
      return
    }
    var velocity = velocity
    endOuterDrags(&velocity, at: time)
    refresh?.released()
    let offset = bounds.origin
    // The offset changes in the opposite direction of the finger.
    var speed = CGPoint(
      x: scrollState.dragsHorizontally ? -velocity.x : 0, y: scrollState.dragsVertically ? -velocity.y : 0)
    if !scrollsX { speed.x = 0 }
    if !scrollsY { speed.y = 0 }
    let rate = Double(decelerationRate.rawValue)
    let rangeX = offsetRangeX
    let rangeY = offsetRangeY
    func unlimitedTarget(_ offset: CGFloat, _ speed: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      let target = Deceleration(start: offset, velocity: speed, rate: rate).reportedTarget
      return CGFloat(min(max(target, range.lowerBound), range.upperBound))
    }
    var naturalEnd = CGPoint(
      x: unlimitedTarget(offset.x, speed.x, rangeX), y: unlimitedTarget(offset.y, speed.y, rangeY))
    if isPagingEnabled { naturalEnd = page(from: offset, speed: speed) }
    let naturalOffset = roundedToPixel(naturalEnd)
    if let chosenOffset = restingOffset(proposed: naturalEnd, velocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000)) {
      naturalEnd = chosenOffset
    }
    if let snap { naturalEnd = snap(naturalEnd) }
    var target = roundedToPixel(naturalEnd)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
    // The layout or the delegate may have chosen a different target, even for content at rest.
    scrollState.hasChosenTargetX = target.x != naturalOffset.x || isPagingEnabled
    scrollState.hasChosenTargetY = target.y != naturalOffset.y || isPagingEnabled
    func motion(
      _ offset: CGFloat, _ speed: CGFloat, _ range: ClosedRange<Double>, _ wanted: CGFloat, _ isSteered: Bool,
      _ bounces: Bool
    ) -> AxisMotion {
      AxisMotion(
        offset: offset, velocity: speed, range: range,
        rate: isPagingEnabled ? Double(DecelerationRate.fast.rawValue) : rate,
        target: isSteered ? Double(wanted) : nil, bounces: bounces)
    }
    let x = motion(offset.x, speed.x, rangeX, target.x, scrollState.hasChosenTargetX, bouncesHorizontally)
    let y = motion(offset.y, speed.y, rangeY, target.y, scrollState.hasChosenTargetY, bouncesVertically)
    // A finger that did not move does not interrupt an animated change that began while it was down.
    let isMoving = !scrollState.isAnimating && !(x.isAtRest(at: 0, pixel: pixel) && y.isAtRest(at: 0, pixel: pixel))
    scrollState.isDragging = false
    scrollState.isTracking = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    guard isMoving else {
      if !scrollState.isAnimating { indicators.motionEnded() }
      return
    }
    scrollState.isDecelerating = true
    scrollState.decelerationX = x
    scrollState.decelerationY = y
    scrollState.decelerationStartTime = time
    scrollState.offsetRanges = (rangeX, rangeY)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    FrameTasks.add(self, "scroll") { [weak self] time in self?.stepDeceleration(at: time) ?? false }
  }

  /// Ends the drag when the last finger of a pinch is lifted. The zoom then determines the offset.
  private func endDragWhileZooming() {
    var target = bounds.origin
    var velocity = CGPoint.zero
    endOuterDrags(&velocity, at: FrameClock.now)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    scrollState.isDragging = false
    scrollState.isTracking = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  private func stepDeceleration(at time: TimeInterval) -> Bool {
    guard scrollState.isDecelerating, let x = scrollState.decelerationX, let y = scrollState.decelerationY else {
      return false
    }
    let elapsedTime = time - scrollState.decelerationStartTime
    let isAtRest = x.isAtRest(at: elapsedTime, pixel: pixel) && y.isAtRest(at: elapsedTime, pixel: pixel)
    let offset =
      isAtRest
      ? CGPoint(x: x.end, y: y.end) : CGPoint(x: x.position(at: elapsedTime), y: y.position(at: elapsedTime))
    moveOffset(to: offset, cause: .deceleration)
    // The delegate may have started another scroll in its callback.
    guard scrollState.isDecelerating else { return FrameTasks.contains(self, "scroll") && scrollState.isAnimating }
    if isAtRest {
      scrollState.isDecelerating = false
      scrollState.decelerationX = nil
      scrollState.decelerationY = nil
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      indicators.motionEnded()
      bounceBack()
      return scrollState.isAnimating || scrollState.isDecelerating
    }
    return true
  }

  /// Moves the content back to its edge if it has stopped beyond the edge. This happens if the content became smaller during the scroll.
  final func bounceBack() {
    guard !scrollState.isDragging, !scrollState.isDecelerating, !scrollState.isAnimating, !zoom.isMoving else { return }
    let target = clamped(bounds.origin)
    if abs(target.x - bounds.minX) >= pixel || abs(target.y - bounds.minY) >= pixel {
      scrollToOffset(target, animated: true)
    }
  }

  /// Returns the offset of the page at which the content comes to rest: the next page in the direction of the velocity,
  /// or the nearest page after a slow drag.
  final func page(from offset: CGPoint, speed: CGPoint) -> CGPoint {
    func pageOffset(
      _ offset: CGFloat, _ speed: CGFloat, _ start: CGFloat, _ length: CGFloat, _ range: ClosedRange<Double>
    )
      -> CGFloat
    {
      guard length > 0 else { return offset }
      let lowerBound = CGFloat(range.lowerBound)
      let startPage = ((start - lowerBound) / length).rounded()
      var page = ((offset - lowerBound) / length).rounded()
      if abs(speed) > 100 {
        page =
          speed > 0
          ? ((offset - lowerBound) / length).rounded(.down) + 1 : ((offset - lowerBound) / length).rounded(.up) - 1
      }
      // A drag turns at most one page.
      page = min(max(page, startPage - 1), startPage + 1)
      return min(max(lowerBound + page * length, lowerBound), CGFloat(range.upperBound))
    }
    return CGPoint(
      x: scrollsX ? pageOffset(offset.x, speed.x, scrollState.pageStartOffset.x, bounds.width, offsetRangeX) : offset.x,
      y: scrollsY ? pageOffset(offset.y, speed.y, scrollState.pageStartOffset.y, bounds.height, offsetRangeY) : offset.y
    )
  }
}

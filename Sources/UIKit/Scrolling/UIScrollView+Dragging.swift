import CollectionCore
import Foundation
import RuntimeInterface

extension UIScrollView {
  /// Returns whether the pan can begin. The content must scroll along the axis of the movement, and the views that have
  /// received the touches must allow their cancellation.
  package final func panMayBegin() -> Bool {
    let translation = scrollPan.touchTravel
    let isHorizontal = abs(translation.x) > abs(translation.y)
    if isHorizontal ? !scrollsX : !scrollsY {
      // This view does not scroll along the main direction of the drag, so an outer scroll view may handle it.
      if isHorizontal ? !scrollsY : !scrollsX { return false }
      if hasOuterScrollView(alongX: isHorizontal) { return false }
    }
    if yieldsToOuterScrollView(translation, alongX: isHorizontal) { return false }
    for touch in scrollPan.trackedTouches {
      guard let view = touch.view, view !== self, touch.isDelivered else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  /// Returns whether an outer scroll view handles a drag along one axis, because this scroll view is at its edge and the outer
  /// one can still scroll. `travel` is the movement of the finger.
  private func yieldsToOuterScrollView(_ travel: CGPoint, alongX: Bool) -> Bool {
    let direction = alongX ? -travel.x : -travel.y
    let range = alongX ? offsetRangeX : offsetRangeY
    let offset = Double(alongX ? bounds.minX : bounds.minY)
    // A drag of content that is springing back from beyond the edge belongs to this view.
    guard direction != 0, abs(offset - (direction > 0 ? range.upperBound : range.lowerBound)) < Double(pixel) else {
      return false
    }
    return outerScrollView(alongX: alongX, towards: direction) != nil
  }

  /// Returns the nearest outer scroll view that can scroll along an axis, or `nil` if there is none. `towards` is positive for an
  /// increasing content offset, and negative for a decreasing one.
  final func outerScrollView(alongX: Bool, towards: CGFloat) -> UIScrollView? {
    guard alongX ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else { return nil }
    var view = superview
    while let current = view {
      view = current.superview
      guard let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.panGestureRecognizer.isEnabled,
        alongX ? scroll.scrollsX : scroll.scrollsY, !scroll.scrollState.isDragging
      else { continue }
      let range = alongX ? scroll.offsetRangeX : scroll.offsetRangeY
      let offset = Double(alongX ? scroll.bounds.minX : scroll.bounds.minY)
      if towards > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5 { return scroll }
      if !(alongX ? scroll.transfersHorizontalScrollingToParent : scroll.transfersVerticalScrollingToParent) {
        return nil
      }
    }
    return nil
  }

  private func hasOuterScrollView(alongX: Bool) -> Bool {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        alongX ? scrollView.scrollsX : scrollView.scrollsY
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// The pan gesture recognizer with its actual type.
  package final var scrollPan: ScrollPanGestureRecognizer {
    // The type of the public property is the one that UIKit documents.
    panGestureRecognizer as! ScrollPanGestureRecognizer
  }

  /// Begins, updates or ends the drag of the content according to the state of the pan.
  package final func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(by: .fingers)
      drag(by: pan.translation(in: self))
    case .changed:
      guard scrollState.isDragged(by: .fingers) else { return }
      drag(by: pan.translation(in: self))
    case .ended:
      guard scrollState.isDragged(by: .fingers) else { return }
      release(velocity: pan.releaseVelocity(in: self), at: scrollPan.liftTime)
    case .cancelled:
      guard scrollState.isDragged(by: .fingers) else { return }
      release(velocity: .zero, at: scrollPan.liftTime)
    default:
      break
    }
  }

  /// Stops a deceleration or animation of the content when a finger touches it.
  package final func trackedTouchDidBegin() {
    scrollState.isTracking = true
    guard
      scrollState.isDecelerating || scrollState.isAnimating || scrollState.wheelSpringX != nil
        || scrollState.wheelSpringY != nil
    else { return }
    scrollState.isStoppedBetweenPages = isPagingEnabled
    stopMotion(notify: true)
  }

  /// Animates content that was stopped beyond an edge back to the edge, after the finger was lifted without a drag. Content that
  /// was stopped between two pages moves to the nearer page.
  package final func trackedTouchDidEnd() {
    scrollState.isTracking = false
    if scrollState.isStoppedBetweenPages {
      scrollState.isStoppedBetweenPages = false
      let restOffset = roundedToPixel(page(from: bounds.origin, speed: .zero))
      if restOffset != bounds.origin, !scrollState.isDragging { return scrollToOffset(restOffset, animated: true) }
    }
    bounceBack()
  }

  /// Begins a drag from a source. A drag by fingers replaces any other drag in progress. A drag from another source
  /// does not replace the one in progress: the method returns `false`.
  @discardableResult
  package final func beginDrag(by dragSource: ScrollState.DragSource) -> Bool {
    if scrollState.isDragging {
      guard dragSource == .fingers else { return false }
      release(velocity: .zero, at: FrameClock.now)
    }
    stopMotion(notify: true)
    scrollState.isStoppedBetweenPages = false
    scrollState.isDragging = true
    scrollState.dragSource = dragSource
    scrollState.isTracking = true
    scrollState.dragStartOffset = rawOffset(forDisplayedOffset: bounds.origin)
    scrollState.dragTranslation = .zero
    scrollState.dragDisplayedOffset = bounds.origin
    scrollState.offsetRanges = (offsetRangeX, offsetRangeY)
    scrollState.passesOverscrollX = offsetRangeX.contains(Double(bounds.minX))
    scrollState.passesOverscrollY = offsetRangeY.contains(Double(bounds.minY))
    scrollState.wheelFinalOffset = nil
    scrollState.pageStartOffset = bounds.origin
    scrollState.dragsHorizontally = scrollsX
    scrollState.dragsVertically = scrollsY
    if isDirectionalLockEnabled, scrollState.dragsHorizontally, scrollState.dragsVertically {
      // The axis is locked if the direction of the drag is clear.
      let translation = scrollPan.touchTravel
      if abs(translation.x) > abs(translation.y) * 1.5 { scrollState.dragsVertically = false }
      if abs(translation.y) > abs(translation.x) * 1.5 { scrollState.dragsHorizontally = false }
    }
    dismissKeyboard()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    indicators.appear()
    return true
  }

  /// Moves the content by the translation since the beginning of the drag.
  package final func drag(by translation: CGPoint) {
    // While two fingers zoom, the pinch also moves the content.
    guard scrollState.isDragging, !zoom.isZooming else { return }
    if scrollState.isAnimating {
      if translation == scrollState.dragTranslation { return }
      interruptAnimation()
    }
    var undampedOffset = scrollState.dragStartOffset
    if scrollState.dragsHorizontally { undampedOffset.x -= translation.x }
    if scrollState.dragsVertically { undampedOffset.y -= translation.y }
    passOvershootToOuter(&undampedOffset)
    dismissKeyboardInteractively()
    scrollState.dragTranslation = translation
    scrollState.dragDisplayedOffset = displayedOffset(forRawOffset: undampedOffset)
    moveOffset(to: scrollState.dragDisplayedOffset, cause: .drag)
    refresh?.contentWasPulled()
  }

  /// Stops an animated change of the offset when the finger moves again, and continues the drag from the current
  /// offset.
  private func interruptAnimation() {
    FrameTasks.remove(self, "scroll")
    scrollState.isAnimating = false
    scrollState.animatesToTop = false
    scrollState.animationX = nil
    scrollState.animationY = nil
    moveDraggedContent(
      by: CGPoint(
        x: bounds.minX - scrollState.dragDisplayedOffset.x, y: bounds.minY - scrollState.dragDisplayedOffset.y))
  }

  /// Passes overscroll of the drag to the outer scroll views if they can scroll in that direction.
  private func passOvershootToOuter(_ undampedOffset: inout CGPoint) {
    let overscroll = CGPoint(
      x: scrollState.dragsHorizontally && scrollState.passesOverscrollX ? overshoot(undampedOffset.x, offsetRangeX) : 0,
      y: scrollState.dragsVertically && scrollState.passesOverscrollY ? overshoot(undampedOffset.y, offsetRangeY) : 0)
    if overscroll.x != 0, scrollState.outerScrollViewX == nil {
      scrollState.outerScrollViewX = beginOuterDrag(alongX: true, towards: overscroll.x)
    }
    if overscroll.y != 0, scrollState.outerScrollViewY == nil {
      scrollState.outerScrollViewY = beginOuterDrag(alongX: false, towards: overscroll.y)
    }
    if scrollState.outerScrollViewX != nil {
      undampedOffset.x -= overscroll.x
      scrollState.hasScrolledAncestorX = overscroll.x != 0
    }
    if scrollState.outerScrollViewY != nil {
      undampedOffset.y -= overscroll.y
      scrollState.hasScrolledAncestorY = overscroll.y != 0
    }
    if let sharedOuter = scrollState.outerScrollViewX, sharedOuter === scrollState.outerScrollViewY {
      sharedOuter.continueOuterDrag(by: CGPoint(x: -overscroll.x, y: -overscroll.y))
    } else {
      scrollState.outerScrollViewX?.continueOuterDrag(by: CGPoint(x: -overscroll.x, y: 0))
      scrollState.outerScrollViewY?.continueOuterDrag(by: CGPoint(x: 0, y: -overscroll.y))
    }
  }

  /// Scrolls this view for a drag in a nested scroll view, unless fingers drag this view.
  private func continueOuterDrag(by translation: CGPoint) {
    if scrollState.isDragged(by: .nestedScrollView) { drag(by: translation) }
  }

  private func overshoot(_ value: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
    value - CGFloat(min(max(Double(value), range.lowerBound), range.upperBound))
  }

  private func beginOuterDrag(alongX: Bool, towards: CGFloat) -> UIScrollView? {
    // A view that the drag already moves along the other axis is also used for this axis.
    if let otherAxisScrollView = alongX ? scrollState.outerScrollViewY : scrollState.outerScrollViewX,
      alongX ? otherAxisScrollView.scrollsX : otherAxisScrollView.scrollsY
    {
      return otherAxisScrollView
    }
    guard let outerView = outerScrollView(alongX: alongX, towards: towards) else { return nil }
    return outerView.beginDrag(by: .nestedScrollView) ? outerView : nil
  }

  /// Ends the drag of the outer scroll views with the velocity of the finger. Sets the components of `velocity` that
  /// the outer scroll views use to zero.
  final func endOuterDrags(_ velocity: inout CGPoint, at time: TimeInterval) {
    let (x, y) = (scrollState.outerScrollViewX, scrollState.outerScrollViewY)
    let speed = CGPoint(
      x: scrollState.hasScrolledAncestorX ? velocity.x : 0, y: scrollState.hasScrolledAncestorY ? velocity.y : 0)
    scrollState.outerScrollViewX = nil
    scrollState.outerScrollViewY = nil
    if scrollState.hasScrolledAncestorX { velocity.x = 0 }
    if scrollState.hasScrolledAncestorY { velocity.y = 0 }
    scrollState.hasScrolledAncestorX = false
    scrollState.hasScrolledAncestorY = false
    if let x, x.scrollState.isDragged(by: .nestedScrollView) {
      x.release(velocity: CGPoint(x: speed.x, y: x === y ? speed.y : 0), at: time)
    }
    if let y, y !== x, y.scrollState.isDragged(by: .nestedScrollView) {
      y.release(velocity: CGPoint(x: 0, y: speed.y), at: time)
    }
  }

  /// Ends editing at the start of a drag if the keyboard dismiss mode requires it.
  final func dismissKeyboard() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory, let window,
      FirstResponder.current(in: window) is any UIKeyInput
    else { return }
    window.endEditing(false)
  }

  /// Ends editing when the finger reaches the input view at the bottom of the window, if the dismiss mode is
  /// interactive.
  private func dismissKeyboardInteractively() {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window,
      let inputFrame = window.inputContainer?.frame, panGestureRecognizer.location(in: window).y >= inputFrame.minY
    else { return }
    window.endEditing(false)
  }

  /// Returns the offset that is displayed for an offset without overscroll resistance. Beyond the edges the resistance
  /// increases with the distance. Without bouncing, the offset is limited to the edges.
  package final func displayedOffset(forRawOffset undampedOffset: CGPoint) -> CGPoint {
    func displayedDistance(_ value: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat, _ bounces: Bool)
      -> CGFloat
    {
      bounces
        ? CGFloat(Overscroll.apply(Double(value), range: range, dimension: Double(length)))
        : CGFloat(min(max(Double(value), range.lowerBound), range.upperBound))
    }
    return CGPoint(
      x: displayedDistance(undampedOffset.x, offsetRangeX, bounds.width, bouncesHorizontally),
      y: displayedDistance(undampedOffset.y, offsetRangeY, bounds.height, bouncesVertically))
  }

  /// Returns the offset without overscroll resistance for a displayed offset. The method is the inverse of
  /// `displayedOffset(forRawOffset:)`.
  package final func rawOffset(forDisplayedOffset offset: CGPoint) -> CGPoint {
    func raw(_ value: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
      let edge = CGFloat(min(max(Double(value), range.lowerBound), range.upperBound))
      return edge + CGFloat(Overscroll.distance(shown: Double(value - edge), dimension: Double(length)))
    }
    return CGPoint(x: raw(offset.x, offsetRangeX, bounds.width), y: raw(offset.y, offsetRangeY, bounds.height))
  }
}

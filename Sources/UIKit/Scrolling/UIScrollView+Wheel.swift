import CollectionCore
import Foundation
import RuntimeInterface

extension UIScrollView {
  /// The distance by which one notch of a wheel scrolls the content, in points.
  static let pointsPerNotch: CGFloat = 80

  /// The time, in seconds, within which successive notches of the wheel are added up while a layout or delegate prevents the
  /// content from moving.
  static let wheelSequenceTimeout: TimeInterval = 1

  /// Scrolls with an animation in response to a wheel notch or a key press. If the previous scroll is still running,
  /// `delta` is added to its target. The layout and the delegate can change the offset at which the scroll ends.
  /// Returns `false` if the content cannot scroll in that direction.
  @discardableResult
  package final func scrollSmoothly(by delta: CGPoint) -> Bool {
    let restOffset = wheelFinalOffset
    let startOffset = scrollState.wheelFinalOffset != nil ? scrollState.wheelProposedOffset : restOffset
    var target = clamped(CGPoint(x: startOffset.x + delta.x, y: startOffset.y + delta.y))
    if isPagingEnabled {
      // A notch of the wheel turns one page.
      func offsetAfterPageTurn(_ value: CGFloat, _ delta: CGFloat, _ length: CGFloat, _ lowerBound: Double) -> CGFloat {
        guard delta != 0, length > 0 else { return value }
        return (((value - lowerBound) / length).rounded() + (delta > 0 ? 1 : -1)) * length + lowerBound
      }
      target = clamped(
        CGPoint(
          x: offsetAfterPageTurn(restOffset.x, delta.x, bounds.width, offsetRangeX.lowerBound),
          y: offsetAfterPageTurn(restOffset.y, delta.y, bounds.height, offsetRangeY.lowerBound)))
    }
    target = roundedToPixel(target)
    guard target != startOffset || isWheelScrolling else { return false }
    scrollSmoothly(to: target, from: restOffset)
    return true
  }

  private var isWheelScrolling: Bool { scrollState.wheelSpringX != nil || scrollState.wheelSpringY != nil }

  /// The offset at which the scroll by all notches of the wheel so far ends.
  private var wheelFinalOffset: CGPoint {
    if let x = scrollState.wheelSpringX, let y = scrollState.wheelSpringY { return CGPoint(x: x.target, y: y.target) }
    if let finalOffset = scrollState.wheelFinalOffset, finalOffset == bounds.origin,
      FrameClock.now - scrollState.lastWheelTime < Self.wheelSequenceTimeout
    {
      return finalOffset
    }
    scrollState.wheelFinalOffset = nil
    return bounds.origin
  }

  /// Scrolls to a proposed offset, or to the offset that the layout and the delegate choose instead.
  ///
  /// The delegate receives the same callbacks as for a drag, so that code that waits for the end of a scroll works.
  /// Further notches during the scroll only call the method that chooses the final offset.
  package final func scrollSmoothly(to proposed: CGPoint, from rest: CGPoint) {
    guard !scrollState.isDragging else { return }
    let time = FrameClock.now
    let currentOffset = bounds.origin
    let isFollowUp = isWheelScrolling
    var speed = CGPoint.zero
    var exactOffset = currentOffset
    if isFollowUp {
      let elapsedTime = time - scrollState.wheelSpringStartTime
      speed = CGPoint(
        x: scrollState.wheelSpringX?.velocity(at: elapsedTime) ?? 0,
        y: scrollState.wheelSpringY?.velocity(at: elapsedTime) ?? 0)
      exactOffset = CGPoint(
        x: scrollState.wheelSpringX?.position(at: elapsedTime) ?? currentOffset.x,
        y: scrollState.wheelSpringY?.position(at: elapsedTime) ?? currentOffset.y)
    } else {
      stopMotion(notify: true)
      guard proposed != currentOffset else { return }
      dismissKeyboard()
      wheelWillMoveContent()
      scrollDelegate?.scrollViewWillBeginDragging(self)
    }
    let step = CGPoint(x: proposed.x - rest.x, y: proposed.y - rest.y)
    let velocity = CGPoint(x: flingVelocity(by: step.x), y: flingVelocity(by: step.y))
    var target = roundedToPixel(snappedTarget(proposed, velocity: velocity, from: rest))
    // A large title is either fully visible or hidden. Notches that would show a part of it add up.
    if let snap { target = snap(target) }
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    target = roundedToPixel(clamped(target))
    scrollState.wheelProposedOffset = movesForward(from: rest, to: target, along: step) ? target : proposed
    scrollState.wheelFinalOffset = target
    scrollState.lastWheelTime = time
    if !isFollowUp {
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: target != currentOffset)
      guard target != currentOffset else { return }
      scrollState.isDecelerating = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      indicators.appear()
    }
    // The delegate may have started another scroll in its callback.
    guard scrollState.isDecelerating else { return }
    scrollState.wheelSpringX = WheelScrollSpring(from: exactOffset.x, velocity: speed.x, to: target.x)
    scrollState.wheelSpringY = WheelScrollSpring(from: exactOffset.y, velocity: speed.y, to: target.y)
    scrollState.wheelSpringStartTime = time
    if !isFollowUp { FrameTasks.add(self, "scroll") { [weak self] time in self?.stepWheelScroll(at: time) ?? false } }
  }

  /// Returns the velocity, in points per millisecond, at which a finger would have to release the content so that it
  /// moves by `step` points.
  private func flingVelocity(by step: CGFloat) -> CGFloat {
    guard step != 0 else { return 0 }
    let notchDistance = Deceleration(start: 0, velocity: 1000 + Deceleration.restVelocity).reportedTarget / 1000
    return (step / CGFloat(notchDistance) + (step > 0 ? 1 : -1) * CGFloat(Deceleration.restVelocity)) / 1000
  }

  /// Returns the offset at which the layout allows the content to rest, near a proposed offset.
  ///
  /// In a layout that snaps to items, the step of a single notch can be too small to reach the next item. The proposed
  /// offset is therefore increased notch by notch until the layout allows the content to move, or until the sum is the
  /// length of the view.
  private func snappedTarget(_ proposed: CGPoint, velocity: CGPoint, from rest: CGPoint) -> CGPoint {
    guard let restingPoint = restingOffset(proposed: proposed, velocity: velocity) else { return proposed }
    let step = CGPoint(x: proposed.x - rest.x, y: proposed.y - rest.y)
    guard restingPoint != proposed, !movesForward(from: rest, to: restingPoint, along: step) else {
      return restingPoint
    }
    let length = max(abs(step.x), abs(step.y))
    guard length >= pixel else { return restingPoint }
    var stepCount: CGFloat = 2
    while stepCount * length <= max(bounds.width, bounds.height) {
      let fartherOffset = clamped(CGPoint(x: rest.x + step.x * stepCount, y: rest.y + step.y * stepCount))
      guard let candidate = restingOffset(proposed: fartherOffset, velocity: velocity) else { return fartherOffset }
      if movesForward(from: rest, to: candidate, along: step) { return candidate }
      stepCount += 1
    }
    return restingPoint
  }

  private func movesForward(from rest: CGPoint, to offset: CGPoint, along step: CGPoint) -> Bool {
    ((offset.x - rest.x) * step.x + (offset.y - rest.y) * step.y) / max(hypot(step.x, step.y), 1e-9) >= pixel
  }

  private func stepWheelScroll(at time: TimeInterval) -> Bool {
    guard let x = scrollState.wheelSpringX, let y = scrollState.wheelSpringY else { return false }
    let elapsedTime = time - scrollState.wheelSpringStartTime
    let isAtRest = x.isAtRest(at: elapsedTime, pixel: pixel) && y.isAtRest(at: elapsedTime, pixel: pixel)
    let offset =
      isAtRest
      ? CGPoint(x: x.target, y: y.target) : CGPoint(x: x.position(at: elapsedTime), y: y.position(at: elapsedTime))
    moveOffset(to: offset, cause: .deceleration)
    guard scrollState.wheelSpringX != nil else { return scrollState.isAnimating }
    if isAtRest {
      scrollState.wheelSpringX = nil
      scrollState.wheelSpringY = nil
      scrollState.isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      indicators.motionEnded()
      bounceBack()
      return scrollState.isAnimating || scrollState.isDecelerating
    }
    return true
  }

  // MARK: Touchpad

  /// Scrolls the content by `delta` points for a movement of two fingers on a touchpad. When the fingers are lifted, the content
  /// decelerates.
  package final func touchpad(_ delta: CGPoint, phase: RawInput.Scroll.Phase, time: TimeInterval) {
    switch phase {
    case .began:
      beginTouchpadScroll(at: time)
      continueTouchpadScroll(by: delta, at: time)
    case .changed:
      if scrollState.touchpadOffset == nil { beginTouchpadScroll(at: time) }
      continueTouchpadScroll(by: delta, at: time)
    case .ended:
      guard scrollState.touchpadOffset != nil else { return }
      scrollState.touchpadOffset = nil
      scrollState.touchpadVelocity.recordLift(at: time)
      let velocity = scrollState.touchpadVelocity.value
      if scrollState.isDragged(by: .touchpad) { release(velocity: velocity, at: time) }
    case .discrete:
      break
    }
  }

  private func beginTouchpadScroll(at time: TimeInterval) {
    guard beginDrag(by: .touchpad) else { return }
    wheelWillMoveContent()
    scrollState.isTracking = false
    scrollState.touchpadOffset = scrollState.dragStartOffset
    scrollState.touchpadTranslation = .zero
    scrollState.touchpadVelocity = VelocityTracker()
    scrollState.touchpadVelocity.add(.zero, at: time)
  }

  private func continueTouchpadScroll(by delta: CGPoint, at time: TimeInterval) {
    guard scrollState.isDragged(by: .touchpad) else { return }
    scrollState.touchpadTranslation.x += delta.x
    scrollState.touchpadTranslation.y += delta.y
    scrollState.touchpadVelocity.add(scrollState.touchpadTranslation, at: time)
    drag(by: scrollState.touchpadTranslation)
  }

  // MARK: Keys

  /// Scrolls in response to a key that no responder has handled. Returns `false` if the key does not scroll this view.
  package final func scroll(with key: UIKeyboardHIDUsage, shift: Bool) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling else { return false }
    let inset = content.adjustedInset
    let pageDistance = max(40, bounds.height - inset.top - inset.bottom - 40)
    // Arrow keys refer to directions on the screen, even in a list that is flipped vertically.
    let vector = convertScrollVector(CGPoint(x: 1, y: 1))
    let verticalSign: CGFloat = vector.y < 0 ? -1 : 1
    let horizontalSign: CGFloat = vector.x < 0 ? -1 : 1
    func moveY(_ distance: CGFloat) -> Bool {
      overflowsY && scrollSmoothly(by: CGPoint(x: 0, y: distance * verticalSign))
    }
    func moveX(_ distance: CGFloat) -> Bool {
      overflowsX && scrollSmoothly(by: CGPoint(x: distance * horizontalSign, y: 0))
    }
    switch key {
    case .keyboardUpArrow: return moveY(-Self.pointsPerNotch / 2)
    case .keyboardDownArrow: return moveY(Self.pointsPerNotch / 2)
    case .keyboardLeftArrow: return moveX(-Self.pointsPerNotch / 2)
    case .keyboardRightArrow: return moveX(Self.pointsPerNotch / 2)
    case .keyboardPageUp: return moveY(-pageDistance)
    case .keyboardPageDown: return moveY(pageDistance)
    case .keyboardSpacebar: return moveY(shift ? -pageDistance : pageDistance)
    case .keyboardHome:
      guard overflowsY || overflowsX, scrollsToTop else { return false }
      scrollToTop()
      return true
    case .keyboardEnd:
      guard overflowsY || overflowsX else { return false }
      scrollSmoothly(
        to: overflowsY
          ? CGPoint(x: bounds.minX, y: CGFloat(offsetRangeY.upperBound))
          : CGPoint(x: CGFloat(offsetRangeX.upperBound), y: bounds.minY), from: wheelFinalOffset)
      return true
    default: return false
    }
  }
}

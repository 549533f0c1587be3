import CollectionCore
import Foundation
import RuntimeInterface

extension UIScrollView {
  /// Points of one notch of a wheel.
  static let notch: CGFloat = 80

  /// A notch of the wheel or a key: the content glides on by `delta`, from wherever an earlier one has brought it.
  /// False when there is nothing to move that way.
  @discardableResult
  package final func glide(by delta: CGPoint) -> Bool {
    let now = bounds.origin
    let from = CGPoint(x: drive.glideX?.target ?? now.x, y: drive.glideY?.target ?? now.y)
    var target = clamped(CGPoint(x: from.x + delta.x, y: from.y + delta.y))
    if isPagingEnabled {
      // A notch turns a page.
      func turn(_ value: CGFloat, _ delta: CGFloat, _ length: CGFloat) -> CGFloat {
        guard delta != 0, length > 0 else { return value }
        return ((value / length).rounded() + (delta > 0 ? 1 : -1)) * length
      }
      target = clamped(CGPoint(x: turn(from.x, delta.x, bounds.width), y: turn(from.y, delta.y, bounds.height)))
    }
    target = roundedToPixel(target)
    guard target != from || drive.glideX != nil || drive.glideY != nil else { return false }
    glide(to: target)
    return true
  }

  package final func glide(to target: CGPoint) {
    let time = FrameClock.now
    let now = bounds.origin
    let isFollowUp = drive.glideX != nil || drive.glideY != nil
    var speed = CGPoint.zero
    var exact = now
    if isFollowUp {
      let elapsed = time - drive.glideStart
      speed = CGPoint(x: drive.glideX?.velocity(at: elapsed) ?? 0, y: drive.glideY?.velocity(at: elapsed) ?? 0)
      exact = CGPoint(
        x: drive.glideX?.position(at: elapsed) ?? now.x, y: drive.glideY?.position(at: elapsed) ?? now.y)
    } else {
      if drive.isDragging { return }
      stopMotion(notify: true)
      guard target != now else { return }
      // The story that a finger would have told, so that whoever waits for the end of a scroll hears of it.
      scrollDelegate?.scrollViewWillBeginDragging(self)
      var wanted = target
      scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &wanted)
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
      drive.isDecelerating = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      indicators.appear()
    }
    drive.glideX = GlideSpring(from: exact.x, velocity: speed.x, to: target.x)
    drive.glideY = GlideSpring(from: exact.y, velocity: speed.y, to: target.y)
    drive.glideStart = time
    if !isFollowUp { FrameTasks.add(self, "scroll") { [weak self] time in self?.stepGlide(at: time) ?? false } }
  }

  private func stepGlide(at time: TimeInterval) -> Bool {
    guard let x = drive.glideX, let y = drive.glideY else { return false }
    let elapsed = time - drive.glideStart
    let rests = x.isAtRest(at: elapsed, pixel: pixel) && y.isAtRest(at: elapsed, pixel: pixel)
    let offset =
      rests
      ? CGPoint(x: x.target, y: y.target) : CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
    moveOffset(to: offset, cause: .deceleration)
    guard drive.glideX != nil else { return drive.isAnimating }
    if rests {
      drive.glideX = nil
      drive.glideY = nil
      drive.isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      indicators.motionEnded()
      return drive.isAnimating || drive.isDecelerating
    }
    return true
  }

  // MARK: Touchpad

  /// Two fingers on a touchpad move the content one to one; when they leave, it runs out.
  package final func touchpad(_ delta: CGPoint, phase: RawInput.Scroll.Phase, time: TimeInterval) {
    switch phase {
    case .began:
      touchpadBegins(at: time)
      touchpadMoves(by: delta, at: time)
    case .changed:
      if drive.touchpadOffset == nil { touchpadBegins(at: time) }
      touchpadMoves(by: delta, at: time)
    case .ended:
      guard drive.touchpadOffset != nil else { return }
      drive.touchpadOffset = nil
      drive.touchpadVelocity.lift(at: time)
      let velocity = drive.touchpadVelocity.value
      if drive.isDragging { release(velocity: velocity, at: time) }
    case .discrete:
      break
    }
  }

  private func touchpadBegins(at time: TimeInterval) {
    beginDrag()
    drive.isTracking = false
    drive.touchpadOffset = drive.dragStart
    drive.touchpadTravel = .zero
    drive.touchpadVelocity = VelocityTracker()
    drive.touchpadVelocity.add(.zero, at: time)
  }

  private func touchpadMoves(by delta: CGPoint, at time: TimeInterval) {
    drive.touchpadTravel.x += delta.x
    drive.touchpadTravel.y += delta.y
    drive.touchpadVelocity.add(drive.touchpadTravel, at: time)
    drag(by: drive.touchpadTravel)
  }

  // MARK: Keys

  /// What a key does where nobody else wants it; false when it does nothing here.
  package final func scroll(with key: UIKeyboardHIDUsage, shift: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let inset = content.adjustedInset
    let page = max(40, bounds.height - inset.top - inset.bottom - 40)
    switch key {
    case .keyboardUpArrow: return overflowsY && glide(by: CGPoint(x: 0, y: -Self.notch / 2))
    case .keyboardDownArrow: return overflowsY && glide(by: CGPoint(x: 0, y: Self.notch / 2))
    case .keyboardLeftArrow: return overflowsX && glide(by: CGPoint(x: -Self.notch / 2, y: 0))
    case .keyboardRightArrow: return overflowsX && glide(by: CGPoint(x: Self.notch / 2, y: 0))
    case .keyboardPageUp: return overflowsY && glide(by: CGPoint(x: 0, y: -page))
    case .keyboardPageDown: return overflowsY && glide(by: CGPoint(x: 0, y: page))
    case .keyboardSpacebar: return overflowsY && glide(by: CGPoint(x: 0, y: shift ? -page : page))
    case .keyboardHome:
      guard overflowsY || overflowsX, scrollsToTop,
        scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
      else { return false }
      glide(
        to: overflowsY
          ? CGPoint(x: bounds.minX, y: CGFloat(offsetRangeY.lowerBound))
          : CGPoint(x: CGFloat(offsetRangeX.lowerBound), y: bounds.minY))
      return true
    case .keyboardEnd:
      guard overflowsY || overflowsX else { return false }
      glide(
        to: overflowsY
          ? CGPoint(x: bounds.minX, y: CGFloat(offsetRangeY.upperBound))
          : CGPoint(x: CGFloat(offsetRangeX.upperBound), y: bounds.minY))
      return true
    default: return false
    }
  }
}

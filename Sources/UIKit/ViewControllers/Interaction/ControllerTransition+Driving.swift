import Foundation

/// A transition under a finger.
extension ControllerTransition {
  /// Begins the transition with the clocks of its views held.
  func startDriven() {
    guard !isOver, let animator else { return }
    driver = TransitionDriver([containerView] + alongsideViews, duration: transitionDuration)
    var started: [UIViewPropertyAnimator] = []
    UIViewPropertyAnimator.onStart = { started.append($0) }
    animator.animateTransition(using: self)
    UIViewPropertyAnimator.onStart = nil
    if let interruptible, !isOver {
      driver?.reset()
      driver = TransitionDriver(
        [containerView] + alongsideViews, duration: transitionDuration, animator: interruptible)
    } else {
      // UIKit holds the container's layer, and with it whatever is animated below, by an animator of properties, too.
      driver?.hold(started)
    }
    runAlongside(under: animator)
  }

  /// A transition that runs by itself is held where it is: if its animator can be interrupted, or if a finger has just let
  /// go of it.
  func holdRunning() {
    guard !isOver, !isInteractive else { return }
    if driver != nil, FrameTasks.contains(self, "transition") {
      FrameTasks.remove(self, "transition")
      isCancelled = false
      isInteractive = true
      tellInteractionChanged()
      return
    }
    guard driver == nil, let interruptible else { return }
    let made = TransitionDriver(
      [containerView] + alongsideViews, duration: transitionDuration, animator: interruptible,
      elapsed: CACurrentMediaTime() - beginTime)
    driver = made
    percentComplete = CGFloat(made.progress)
    isInteractive = true
    tellInteractionChanged()
  }

  /// The finger has left: `position` tells, for the seconds since, where the transition is and whether it has arrived.
  func endDriven(_ finishes: Bool, _ position: @escaping (TimeInterval) -> (progress: Double, isOver: Bool)) {
    guard !isOver, isInteractive, let driver else { return }
    if finishes { finishInteractiveTransition() } else { cancelInteractiveTransition() }
    let begin = CACurrentMediaTime()
    FrameTasks.add(self, "transition") { [weak self] time in
      guard let self, !isOver else { return false }
      let (progress, arrived) = position(time - begin)
      driver.scrub(to: progress)
      percentComplete = CGFloat(progress)
      guard arrived else { return true }
      if finishes { arrive(driver) } else { goBack(driver) }
      return false
    }
  }

  private func arrive(_ driver: TransitionDriver) {
    driver.scrub(to: 1)
    driver.release()
  }

  /// With the animations the ends that they were to come to are gone; the animator is told, and tells us.
  private func goBack(_ driver: TransitionDriver) {
    driver.end(at: .start)
    driver.removeAnimations()
    driver.reset()
    // An animator that never answers must not hold everything up.
    RenderLoop.performNextFrame { [weak self] in
      RenderLoop.performNextFrame { self?.completeTransition(false) }
    }
  }

  /// Told to those who want to know that the finger has left.
  func interactionEnded(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    tellInteractionChanged()
  }

  private func tellInteractionChanged() {
    let handlers = interactionHandlers
    for handler in handlers { handler(self) }
  }
}

import Foundation

/// Methods that start, update, finish and cancel an interactive transition.
extension ControllerTransition {
  /// Begins an interactive transition and pauses the time of its views.
  func startInteractive() {
    guard !isOver, let animator else { return }
    driver = TransitionDriver([containerView] + alongsideViews, duration: transitionDuration)
    var startedAnimators: [UIViewPropertyAnimator] = []
    UIViewPropertyAnimator.onStart = { startedAnimators.append($0) }
    animator.animateTransition(using: self)
    UIViewPropertyAnimator.onStart = nil
    if let interruptible, !isOver {
      driver?.reset()
      driver = TransitionDriver(
        [containerView] + alongsideViews, duration: transitionDuration, animator: interruptible)
    } else {
      // As in UIKit, the container's layer is paused, and with it everything that is animated in it. This includes
      // property animators.
      driver?.hold(startedAnimators)
    }
    runAlongside(under: animator)
  }

  /// Pauses a running transition, so that the user can continue it. The animator must be interruptible, or the user
  /// must have just ended the interaction.
  func pauseRunning() {
    guard !isOver, !isInteractive else { return }
    if driver != nil, FrameTasks.contains(self, "transition") {
      FrameTasks.remove(self, "transition")
      isCancelled = false
      isInteractive = true
      sendInteractionChange()
      return
    }
    guard driver == nil, let interruptible else { return }
    let newDriver = TransitionDriver(
      [containerView] + alongsideViews, duration: transitionDuration, animator: interruptible,
      elapsed: CACurrentMediaTime() - beginTime)
    driver = newDriver
    percentComplete = CGFloat(newDriver.progress)
    isInteractive = true
    sendInteractionChange()
  }

  /// Ends the interaction and runs the rest of the transition. `position` returns the progress for a number of seconds
  /// since the end of the interaction, and a Boolean value that indicates whether the transition is complete.
  func endInteraction(_ finishes: Bool, _ position: @escaping (TimeInterval) -> (progress: Double, isOver: Bool)) {
    guard !isOver, isInteractive, let driver else { return }
    if finishes { finishInteractiveTransition() } else { cancelInteractiveTransition() }
    let startTime = CACurrentMediaTime()
    FrameTasks.add(self, "transition") { [weak self] time in
      guard let self, !isOver else { return false }
      let (progress, arrived) = position(time - startTime)
      driver.scrub(to: progress)
      percentComplete = CGFloat(progress)
      guard arrived else { return true }
      if finishes { arrive(driver) } else { goBack(driver) }
      return false
    }
  }

  /// Runs the animations that accompany an interaction to their end, or back to their start, after an interaction
  /// controller that moves the views itself has ended the interaction. Call `completeInteraction(_:)` when the
  /// interaction controller completes the transition.
  func runAlongsideToEnd(_ finishes: Bool, duration: TimeInterval) {
    let (from, to) = (Double(percentComplete), finishes ? 1.0 : 0.0)
    let startTime = CACurrentMediaTime()
    FrameTasks.add(self, "alongside") { [weak self] time in
      guard let self, !isOver, duration > 0, time - startTime < duration else { return false }
      let progress = CAMediaTimingFunction(name: .easeOut).value(at: (time - startTime) / duration)
      driver?.scrub(to: from + (to - from) * progress)
      return true
    }
  }

  /// Completes a transition whose interaction controller has moved the views to their final positions.
  func completeInteraction(_ finishes: Bool) {
    FrameTasks.remove(self, "alongside")
    if let driver {
      if finishes { arrive(driver) } else { driver.end(at: .start) }
      driver.removeAnimations()
    }
    completeTransition(finishes)
  }

  private func arrive(_ driver: TransitionDriver) {
    driver.scrub(to: 1)
    driver.release()
  }

  /// Ends a cancelled transition by ending the animator at its start, which completes the transition. If the animations
  /// were removed instead, their completions would not be called.
  private func goBack(_ driver: TransitionDriver) {
    driver.end(at: .start)
    driver.removeAnimations()
    driver.reset()
    // An animator that does not complete the transition would block it forever, so it is completed here two frames
    // later.
    RenderLoop.performNextFrame { [weak self] in
      RenderLoop.performNextFrame { self?.completeTransition(false) }
    }
  }

  /// Calls the closures that were registered with `notifyWhenInteractionChanges(_:)`, because the interaction has
  /// ended.
  func interactionEnded(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    sendInteractionChange()
  }

  private func sendInteractionChange() {
    let handlers = interactionHandlers
    for handler in handlers { handler(self) }
  }
}

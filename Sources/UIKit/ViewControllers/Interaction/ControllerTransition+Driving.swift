import Foundation

/// Drives interactive transitions.
extension ControllerTransition {
  /// Begins an interactive transition and pauses the time of its views.
  func startInteractive() {
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
      // As in UIKit, the container's layer and everything that is animated in it is paused, for a property animator as
      // well.
      driver?.hold(started)
    }
    runAlongside(under: animator)
  }

  /// Pauses a running transition, so that the user can continue it. It applies if the animator is interruptible or the
  /// user has just ended the interaction.
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
    let made = TransitionDriver(
      [containerView] + alongsideViews, duration: transitionDuration, animator: interruptible,
      elapsed: CACurrentMediaTime() - beginTime)
    driver = made
    percentComplete = CGFloat(made.progress)
    isInteractive = true
    sendInteractionChange()
  }

  /// Ends the interaction and runs the rest of the transition. `position` returns the progress and whether it is
  /// complete, for a number of seconds since the interaction ended.
  func endInteraction(_ finishes: Bool, _ position: @escaping (TimeInterval) -> (progress: Double, isOver: Bool)) {
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

  /// Ends a cancelled transition. The animator is moved to its start and ended, which completes the transition.
  /// Removing the animations would not call their completions.
  private func goBack(_ driver: TransitionDriver) {
    driver.end(at: .start)
    driver.removeAnimations()
    driver.reset()
    // An animator that does not complete the transition must not block it forever.
    RenderLoop.performNextFrame { [weak self] in
      RenderLoop.performNextFrame { self?.completeTransition(false) }
    }
  }

  /// Notifies the registered closures of the end of the interaction.
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

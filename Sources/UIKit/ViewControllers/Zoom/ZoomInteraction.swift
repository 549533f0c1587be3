import Foundation

/// The interaction controller of a zoom transition that a gesture controls. The view follows the finger. At the end,
/// the view zooms back to its source view or returns to its full size.
@MainActor final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?
  private var stage: ZoomStage?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition,
      let animator = transition.animator as? ZoomAnimator, let stage = animator.prepare(transition)
    else { return transitionContext.completeTransition(false) }
    self.transition = transition
    self.stage = stage
    UIView.performWithoutAnimation { stage.showFull() }
  }

  /// Moves the view.
  ///
  /// - Parameters:
  ///   - offset: The distance from the view's position at rest, in points.
  ///   - scale: The scale, from 0 to 1.
  func move(by offset: CGPoint, scale: CGFloat) {
    UIView.performWithoutAnimation { stage?.show(offset: offset, scale: scale) }
    transition?.updateInteractiveTransition(min(1, max(0, (1 - scale) * 2)))
  }

  /// Ends the interaction.
  ///
  /// - Parameters:
  ///   - finishes: `true` to zoom to the source view, `false` to return to the full size.
  ///   - duration: The duration in seconds.
  func end(_ finishes: Bool, duration: TimeInterval = 0.4) {
    guard let transition, let stage else { return }
    if finishes { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: finishes ? 1 : 0.85, initialSpringVelocity: 0,
      options: [.beginFromCurrentState],
      animations: { finishes ? stage.showSource() : stage.showFull() },
      completion: { [weak self] _ in
        guard let self, let transition = self.transition, !transition.isOver else { return }
        (transition.animator as? ZoomAnimator)?.removeTransforms()
        self.stage = nil
        transition.completeInteraction(finishes)
      })
    transition.runAlongsideToEnd(finishes, duration: duration)
  }
}

import Foundation

/// The animator of pushes and pops. The upper view moves by its whole width. The lower view moves by 30 % of its width
/// and is dimmed.
@MainActor final class SlideAnimator: NSObject, ResettingAnimator {
  let isPush: Bool
  let isRightToLeft: Bool

  /// A closure that removes the views and transforms that the animation has added, or nil if there are none to remove.
  private var rollBack: (() -> Void)?

  init(isPush: Bool, isRightToLeft: Bool) {
    self.isPush = isPush
    self.isRightToLeft = isRightToLeft
  }

  /// Removes the animation's views and transforms, but does not change the positions of the controllers' views. An
  /// interrupted transition calls this method immediately, because the completion handlers of the animations are called
  /// only in the next frame, when a different transition may already use the views.
  func removeTransforms() {
    rollBack?()
    rollBack = nil
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPush = isPush
    guard let oldView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width * (isRightToLeft ? -1 : 1)
    let upperView = isPush ? toView : oldView
    let lowerView = isPush ? oldView : toView
    toView.transform = .identity
    toView.frame = context.finalFrame(for: toController)
    if isPush { container.addSubview(toView) } else { container.insertSubview(toView, belowSubview: oldView) }
    // The dimming view is between the two views and darkens the lower one.
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, belowSubview: upperView)
    let offscreenTransform = CGAffineTransform(translationX: width, y: 0)
    let shiftedTransform = CGAffineTransform(translationX: -width * 0.3, y: 0)
    UIView.performWithoutAnimation {
      upperView.transform = isPush ? offscreenTransform : .identity
      lowerView.transform = isPush ? .identity : shiftedTransform
      dimming.alpha = isPush ? 0 : 1
    }
    let animations = {
      upperView.transform = isPush ? .identity : offscreenTransform
      lowerView.transform = isPush ? shiftedTransform : .identity
      dimming.alpha = isPush ? 1 : 0
    }
    rollBack = {
      dimming.removeFromSuperview()
      upperView.transform = .identity
      lowerView.transform = .identity
    }
    let completion = { (_: Bool) in
      self.removeTransforms()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let duration = transitionDuration(using: context)
    if context.isInteractive {
      // With a linear curve, the page remains under the finger.
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: animations, completion: completion)
    }
  }
}

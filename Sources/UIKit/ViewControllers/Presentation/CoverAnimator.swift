import Foundation

/// An animator for `modalTransitionStyle` that slides the view from the bottom or dissolves it.
@MainActor final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presents: Bool
  let style: UIModalTransitionStyle

  init(presents: Bool, style: UIModalTransitionStyle) {
    self.presents = presents
    self.style = style
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    style == .crossDissolve ? 0.3 : 0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let duration = transitionDuration(using: context)
    let controller = context.viewController(forKey: presents ? .to : .from)
    guard let moving = context.view(forKey: presents ? .to : .from) ?? controller?.view else {
      return context.completeTransition(true)
    }
    if presents {
      if moving.superview !== container { container.addSubview(moving) }
      if let presentation = (container as? PresentationContainerView)?.presentationController {
        presentation.positionPresentedView(moving)
      } else if let controller {
        moving.frame = context.finalFrame(for: controller)
      }
    }
    let restingCenter = moving.center
    if style == .coverVertical {
      let offscreenCenter = CGPoint(
        x: restingCenter.x, y: restingCenter.y + max(0, container.bounds.maxY - moving.frame.minY))
      if presents { moving.center = offscreenCenter }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: { moving.center = self.presents ? restingCenter : offscreenCenter },
        completion: { _ in
          let isCancelled = context.transitionWasCancelled
          if isCancelled { moving.center = restingCenter }
          context.completeTransition(!isCancelled)
        })
    } else {
      let alpha = moving.alpha
      if presents { moving.alpha = 0 }
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseInOut],
        animations: { moving.alpha = self.presents ? alpha : 0 },
        completion: { _ in
          moving.alpha = alpha
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }
}

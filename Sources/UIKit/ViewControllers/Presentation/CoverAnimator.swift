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
    guard let movingView = context.view(forKey: presents ? .to : .from) ?? controller?.view else {
      return context.completeTransition(true)
    }
    if presents {
      if movingView.superview !== container { container.addSubview(movingView) }
      if let presentation = (container as? PresentationContainerView)?.presentationController {
        presentation.positionPresentedView(movingView)
      } else if let controller {
        movingView.frame = context.finalFrame(for: controller)
      }
    }
    let restingCenter = movingView.center
    if style == .coverVertical {
      let offscreenCenter = CGPoint(
        x: restingCenter.x, y: restingCenter.y + max(0, container.bounds.maxY - movingView.frame.minY))
      if presents { movingView.center = offscreenCenter }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: { movingView.center = self.presents ? restingCenter : offscreenCenter },
        completion: { _ in
          let isCancelled = context.transitionWasCancelled
          if isCancelled { movingView.center = restingCenter }
          context.completeTransition(!isCancelled)
        })
    } else {
      let alpha = movingView.alpha
      if presents { movingView.alpha = 0 }
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseInOut],
        animations: { movingView.alpha = self.presents ? alpha : 0 },
        completion: { _ in
          movingView.alpha = alpha
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }
}

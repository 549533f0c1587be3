import Foundation

/// The animations of `modalTransitionStyle`: up from the bottom, or a dissolve.
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
    let moving = presents ? context.viewController(forKey: .to)?.view : context.viewController(forKey: .from)?.view
    guard let moving else { return context.completeTransition(true) }
    var away = moving.frame
    if presents {
      let final = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? container.bounds
      moving.frame = final
      if moving.superview !== container { container.addSubview(moving) }
      away = final
    }
    away.origin.y = container.bounds.maxY
    let home = moving.frame
    if style == .coverVertical {
      if presents { moving.frame = away }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: { moving.frame = self.presents ? home : away },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
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

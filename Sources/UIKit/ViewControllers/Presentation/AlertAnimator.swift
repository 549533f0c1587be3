import Foundation

/// The animator of an alert. The card appears immediately. The content behind it is dimmed by a critically damped
/// spring of 22.88 radians per second (measured on UIKit, case `anim-alert-dim` of Tests/Oracle).
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let dimming: UIView
  /// The duration of the animation in seconds. UIKit ends such a spring when its frequency times the duration is 9.2334
  /// (measured on UIKit, case `anim-switch-on` of Tests/Oracle).
  private static let duration: TimeInterval = 9.2334 / 22.88

  init(dimming: UIView) { self.dimming = dimming }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let card = context.view(forKey: .to) {
      context.containerView.addSubview(card)
      (context.containerView as? PresentationContainerView)?.presentationController?.positionPresentedView(card)
      card.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { self.dimming.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

import Foundation

/// Shows an alert: its card is there at once, what is below it is dimmed by a critically damped spring of 22.88 radians a
/// second (oracle, anim-alert-dim).
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let dimming: UIView
  /// The time after which UIKit takes such a spring to rest: its frequency times the time is 9.2334 (oracle,
  /// anim-switch-on).
  private static let duration: TimeInterval = 9.2334 / 22.88

  init(dimming: UIView) { self.dimming = dimming }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let card = context.view(forKey: .to) {
      context.containerView.addSubview(card)
      (context.containerView as? PresentationContainerView)?.presentationController?.place(card)
      card.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { self.dimming.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

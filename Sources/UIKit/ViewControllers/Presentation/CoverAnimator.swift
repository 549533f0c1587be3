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
    let controller = context.viewController(forKey: presents ? .to : .from)
    guard let moving = context.view(forKey: presents ? .to : .from) ?? controller?.view else {
      return context.completeTransition(true)
    }
    if presents {
      if moving.superview !== container { container.addSubview(moving) }
      if let presentation = (container as? PresentationContainerView)?.presentationController {
        presentation.place(moving)
      } else if let controller {
        moving.frame = context.finalFrame(for: controller)
      }
    }
    let home = moving.center
    if style == .coverVertical {
      let away = CGPoint(x: home.x, y: home.y + max(0, container.bounds.maxY - moving.frame.minY))
      if presents { moving.center = away }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: { moving.center = self.presents ? home : away },
        completion: { _ in
          let isCancelled = context.transitionWasCancelled
          if isCancelled { moving.center = home }
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

/// Fades a card in at a slightly other size, and out: popovers, and alerts that go.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let scale: CGFloat
  /// The point about which it grows, in shares of the card.
  private let origin: CGPoint

  init(presents: Bool, scale: CGFloat, from origin: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.presents = presents
    self.scale = scale
    self.origin = origin
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presents ? 0.3 : 0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let card = context.view(forKey: presents ? .to : .from) else { return context.completeTransition(true) }
    if presents {
      container.addSubview(card)
      (container as? PresentationContainerView)?.presentationController?.place(card)
      card.layoutIfNeeded()
    }
    let rest = card.transform
    let dx = (origin.x - 0.5) * card.bounds.width * (1 - scale)
    let dy = (origin.y - 0.5) * card.bounds.height * (1 - scale)
    let small = rest.translatedBy(x: dx, y: dy).scaledBy(x: scale, y: scale)
    if presents {
      card.alpha = 0
      card.transform = small
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [],
      animations: {
        card.alpha = self.presents ? 1 : 0
        // What goes only fades.
        if self.presents { card.transform = rest }
      },
      completion: { _ in
        card.alpha = 1
        card.transform = rest
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

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

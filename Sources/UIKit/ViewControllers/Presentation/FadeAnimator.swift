import Foundation

/// The animator of popovers, and of alerts that disappear. The card fades in and out. When the card appears, it also
/// grows from a smaller size.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let scale: CGFloat
  /// The point from which the card grows, as a fraction of its size.
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
      (container as? PresentationContainerView)?.presentationController?.positionPresentedView(card)
      card.layoutIfNeeded()
    }
    let finalTransform = card.transform
    let dx = (origin.x - 0.5) * card.bounds.width * (1 - scale)
    let dy = (origin.y - 0.5) * card.bounds.height * (1 - scale)
    let scaledTransform = finalTransform.translatedBy(x: dx, y: dy).scaledBy(x: scale, y: scale)
    if presents {
      card.alpha = 0
      card.transform = scaledTransform
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [],
      animations: {
        card.alpha = self.presents ? 1 : 0
        // A card that disappears only fades.
        if self.presents { card.transform = finalTransform }
      },
      completion: { _ in
        card.alpha = 1
        card.transform = finalTransform
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

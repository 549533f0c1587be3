import UIKit

/// A custom presentation with an interactive dismissal: a transitioning delegate, an animator and an interaction.
final class CardDismissal: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var isDriving = false
  private var isPresenting = true
  private weak var presented: UIViewController?

  func attach(to controller: UIViewController) {
    presented = controller
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    controller.loadViewIfNeeded()
    controller.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("panned:", Self.panned)))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let done = pan.translation(in: view.window).y / view.bounds.height
    switch pan.state {
    case .began:
      isDriving = true
      presented?.dismiss(animated: true)
    case .changed: update(min(1, max(0, done)))
    case .ended:
      isDriving = false
      if done > 0.4 || pan.velocity(in: view).y > 800 { finish() } else { cancel() }
    case .cancelled:
      isDriving = false
      cancel()
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDriving ? self : nil }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let card = controller.view else { return }
    let container = context.containerView
    let shown = isPresenting ? context.finalFrame(for: controller) : card.frame
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.height)
    if isPresenting {
      container.addSubview(card)
      card.frame = hidden
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
      card.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import Foundation

/// The animator of a push or pop between view controllers that share a collection view. The animator animates only the
/// change of the collection view's layout.
@MainActor
final class LayoutChangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let shared: SharedCollectionView

  init(shared: SharedCollectionView) {
    self.shared = shared
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UpdateSpring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    UIView.performWithoutAnimation {
      toView.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(toView)
      toView.layoutIfNeeded()
    }
    shared.attach(animated: true) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}

import UIKit

/// A push in which the image of the tapped cell grows into the next screen.
final class ZoomTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private(set) var log: [String] = []
  weak var source: UIView?
  private var operation = UINavigationController.Operation.none

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.operation = operation
    return operation == .push ? self : nil
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to), let source,
      let picture = source.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(false) }
    log.append("begin")
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    to.alpha = 0
    container.addSubview(to)
    picture.frame = container.convert(source.bounds, from: source)
    container.addSubview(picture)
    source.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) {
      picture.frame = to.frame
      to.alpha = 1
    } completion: { _ in
      picture.removeFromSuperview()
      source.isHidden = false
      self.log.append("end")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

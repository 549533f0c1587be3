import Foundation

// A search controller is its own animator, for applications that present it with `present(_:animated:completion:)`. The
// searches of a navigation item begin and end without an animator.
extension UISearchController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  final func animator(of context: (any UIViewControllerContextTransitioning)?) -> FadeAnimator {
    FadeAnimator(presents: context?.viewController(forKey: .from) !== self, scale: 1)
  }
}

import Foundation

// A search controller is its own animator, for applications that present it with `present(_:animated:completion:)`. The
// searches of a navigation item begin and end without an animator.
extension UISearchController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  /// Returns the search controller, which animates its own presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: The search controller, or `nil` if a different controller is presented.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presented === self ? self : nil }

  /// Returns the search controller, which animates its own dismissal.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The search controller, or `nil` if a different controller is dismissed.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissed === self ? self : nil }

  /// Returns the duration of the presentation or the dismissal.
  ///
  /// - Parameter transitionContext: The context of the transition, or `nil`.
  /// - Returns: The duration in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator(of: transitionContext).transitionDuration(using: transitionContext)
  }

  /// Fades the view of the search controller in or out.
  ///
  /// - Parameter transitionContext: The context of the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(of: transitionContext).animateTransition(using: transitionContext)
  }

  private func animator(of context: (any UIViewControllerContextTransitioning)?) -> FadeAnimator {
    FadeAnimator(presents: context?.viewController(forKey: .from) !== self, scale: 1)
  }
}

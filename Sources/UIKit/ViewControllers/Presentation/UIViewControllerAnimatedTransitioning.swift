import Foundation

/// The methods of an object that animates a transition between two view controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition.
  ///
  /// - Parameter transitionContext: The context of the transition, or nil.
  /// - Returns: The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Starts the animation. At its end, the animator calls `completeTransition(_:)` of the context.
  ///
  /// - Parameter transitionContext: The context of the transition to animate.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can pause the transition and set its progress, such as a `UIViewPropertyAnimator`. The
  /// method must return the same object in all calls during a transition. If the method is not implemented, the
  /// transition cannot be interrupted.
  ///
  /// - Parameter transitionContext: The context of the transition.
  /// - Returns: The interruptible animator of the transition.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Tells the animator that the transition has ended.
  ///
  /// - Parameter transitionCompleted: `false` if the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that can pause the transition and set its progress. The default implementation returns an
  /// animator that does nothing, with which the transition cannot be interrupted.
  ///
  /// - Parameter transitionContext: The context of the transition.
  /// - Returns: An animator that does nothing.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { NoAnimator.shared }
  /// Tells the animator that the transition has ended. The default implementation does nothing.
  ///
  /// - Parameter transitionCompleted: `false` if the transition was cancelled.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
